"""What Underhall says in a language, as JSON: run in a process of its own, since languages are found at the start.

``python -m tests.spoken command_line|terminal|server LANGUAGE FOLDER``
"""

from __future__ import annotations

import asyncio
import json
import os
import sys
from pathlib import Path
from typing import Any

GAMES = ("dwarf", "dwar7s_fall", "dig_deeper_dwarf")


def command_line(language: str, folder: Path) -> dict[str, str]:
    """Commands that show something, play, or are refused, in the language of the environment; both outputs."""
    from typer.testing import CliRunner

    from underhall.cli.app import app

    saved = folder / "game.record"
    lines = [
        ["--help"],
        ["play", "--help"],
        ["games"],
        *(["cards", game] for game in GAMES),
        ["play", "dwarf", "--seats", "random,random", "--seed", "5", "--save", str(saved)],
        ["play", "dwarf", "--seats", "human:Ute,random", "--seed", "5", "--save", str(folder / "other.record")],
        [
            "play",
            "dig_deeper_dwarf",
            "--seats",
            "human:Ute,random",
            "--seed",
            "5",
            "--save",
            str(folder / "third.record"),
        ],
        ["replay", str(saved), "--to", "7"],
        ["simulate", "dwarf", "-g", "2", "-p", "1", "--seed", "3"],
        ["play", "chess"],
        ["play", "dwarf", "-o", "players=9"],
        ["play", "dwarf", "--load", str(folder / "nothing.record")],
        ["play", "dwarf", "--position", str(folder / "nothing.json")],
        ["play", "dwarf", "--seats", "human"],
        ["rules", "dwarf", "99"],
    ]
    said = {}
    for line in lines:
        typed = "?\nxyzzy\nplace 17\n1\nhint\nquit\n" if "human:Ute,random" in line else ""
        result = CliRunner().invoke(app, line, input=typed)
        assert result.exception is None or isinstance(result.exception, SystemExit), (line, result.exception)
        said[" ".join(line)] = result.stdout + result.stderr
    return said


def terminal(language: str, folder: Path) -> dict[str, str]:
    """The home screen, the form of each game, and each game's table with its help, after some moves."""
    from tests.terminal.conftest import record_of, running_app

    said: dict[str, str] = {}

    async def story() -> None:
        async with running_app(None, language=language) as player:
            said["home"] = player.screen_text()
            await player.press("enter")
            said["form"] = player.screen_text()
        for game in GAMES:
            record = record_of(game, "Ute,random", 30)
            async with running_app(record, folder / f"{game}.record", language=language, size=(140, 45)) as player:
                await player.until_asked()
                said[game] = player.screen_text()
                await player.press("?")
                said[f"{game} keys"] = player.screen_text()

    asyncio.run(story())
    return said


def server(language: str, folder: Path) -> dict[str, str]:
    """Answers of the server: games, a table with its moves and changes, and what it refuses."""
    import httpx

    from tests.server.hosts import Host
    from underhall.client import Client, Refused
    from underhall.server.settings import Settings, database_url

    host = Host(Settings(database_url(str(folder / "tables.db"), folder), limits=False, workers=1))
    said: dict[str, str] = {}
    try:
        client = Client(host.address, language=language)
        client.guest("Ute")
        for shown in client.ask("GET", "/games", lang=language):
            texts = [shown["title"], shown["about"]]
            for option in shown["options"]:
                texts += [option["name"], option["text"], *(word for word in option["words"])]
            said[f"games {shown['key']}"] = "\n".join(texts)
        for game in GAMES:
            seats: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
            table = client.create(game, seats=seats, start=True, hints=True)
            client.wait_for_turn(table)
            now = client.look(table, language)["now"]
            said[f"{game} question"] = now["question"]
            said[f"{game} moves"] = "\n".join(move["sentence"] for move in now["moves"])
            said[f"{game} hints"] = " ".join(
                f"{hint['sentence']} {' '.join(hint['reasons'])}"
                for hint in client.ask("POST", f"/tables/{table}/hints", lang=language)
            )
            legal = {move["move"] for move in now["moves"]}
            wrong = next(move for move in range(len(legal) + 1) if move not in legal)
            asked: list[tuple[str, str, Any]] = [
                ("POST", f"/tables/{table}/play", {"move": wrong, "turn_number": now["turn_number"]}),
                ("POST", f"/tables/{table}/sit", {}),
                ("POST", f"/tables/{table}/undo", {"turn_number": 99}),
                ("GET", f"/tables/{table}x", None),
                ("GET", "/nothing", None),
                ("POST", "/tables", {"game": game, "options": {"players": 99}}),
                ("POST", "/tables", {"game": game, "seats": seats * 3}),
            ]
            for method, path, body in asked:
                try:
                    client.ask(method, path, body)
                except Refused as refused:
                    problem = refused.problem
                    said[f"{game} {method} {path} {body}"] = f"{problem['title']}\n{problem.get('detail', '')}"
        said["accepted"] = httpx.get(
            f"{host.address}/api/me", headers={"Accept-Language": f"tlh, {language};q=0.5"}
        ).json()["title"]
    finally:
        host.stop()
    return said


if __name__ == "__main__":
    part, tag, place = sys.argv[1:]
    os.environ["UNDERHALL_DATA"] = str(Path(place) / "data")
    speak = {"command_line": command_line, "terminal": terminal, "server": server}[part]
    print("\0" + json.dumps(speak(tag, Path(place))))
