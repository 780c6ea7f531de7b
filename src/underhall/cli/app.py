"""The commands and their options. Each hands over to its own module at once, so that ``--help`` stays quick."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from typing import Annotated

import typer

from underhall.cli.admin import admin
from underhall.cli.cluster import MayUseRay
from underhall.cli.failures import Commands
from underhall.cli.puzzles import puzzles
from underhall.cli.words import Words, language_for, language_of_help
from underhall.core.text import LANGUAGES, languages_in_words
from underhall.players.levels import KINDS
from underhall.players.manners import manners_in_words
from underhall.players.parts import MOST_PROCESSES

HELP = Words(language_of_help())
RUNTIME = Path("web/node_modules/pyodide")  # of a checkout; elsewhere the option names it


def _help(key: str, **fields: object) -> str:
    return HELP.say(f"help.{key}", **fields)


app = typer.Typer(
    name="underhall",
    cls=Commands,
    help=_help("underhall"),
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 80},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=_help("game"))]
MaybeGameName = Annotated[str, typer.Argument(metavar="[GAME]", help=_help("maybe_game"), show_default=False)]
Lang = Annotated[
    str,
    typer.Option(
        "--lang", metavar="|".join(LANGUAGES), help=_help("lang", languages=languages_in_words()), show_default=False
    ),
]
Players = Annotated[int | None, typer.Option("--players", "-n", help=_help("players"), show_default=False)]
Edition = Annotated[str, typer.Option("--edition", metavar="NAME", help=_help("edition"), show_default=False)]
Solo = Annotated[str, typer.Option("--solo", metavar="NAME", help=_help("solo"), show_default=False)]
OptionPairs = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="KEY=VALUE", help=_help("option"))]
Seed = Annotated[int | None, typer.Option("--seed", metavar="N", help=_help("seed"), show_default=False)]
Cards = Annotated[Path | None, typer.Option("--cards", metavar="FILE", help=_help("cards_file"), show_default=False)]
Seats = Annotated[
    str,
    typer.Option(
        "--seats",
        metavar="KIND,KIND,...",
        help=_help("seats", kinds=", ".join(KINDS), manners=manners_in_words(HELP.language)),
        show_default=False,
    ),
]
Load = Annotated[Path | None, typer.Option("--load", metavar="FILE", help=_help("load"), show_default=False)]
HowMany = Annotated[int, typer.Option("--games", "-g", min=1, help=_help("how_many_games"))]
PlayerNames = Annotated[
    list[str], typer.Argument(metavar="PLAYER", help=_help("match_players", manners=manners_in_words(HELP.language)))
]
Processes = Annotated[int | None, typer.Option("--processes", "-p", min=1, help=_help("processes"), show_default=False)]
MatchSeed = Annotated[int | None, typer.Option("--seed", metavar="N", help=_help("match_seed"), show_default="1")]
BotSeconds = Annotated[float, typer.Option("--bot-seconds", metavar="S", min=0.01, max=3600, help=_help("bot_seconds"))]
Ray = Annotated[str, typer.Option("--ray", metavar="[ADDRESS]", help=_help("ray"), show_default=False)]


def run() -> None:
    """What the console script calls: odd bytes on input or a poor terminal must never end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    app()


def _words(context: typer.Context, lang: str) -> Words:
    return Words(language_for(lang or context.obj or ""))


def _version(wanted: bool) -> None:
    if wanted:
        import underhall

        key = "version.compiled" if underhall.COMPILED else "version.interpreted"
        typer.echo(HELP.say(key, version=underhall.__version__))
        raise typer.Exit


@app.callback()
def _underhall(
    context: typer.Context,
    lang: Lang = "",
    version: Annotated[
        bool, typer.Option("--version", "-V", callback=_version, is_eager=True, help=_help("version"))
    ] = False,
) -> None:
    context.obj = lang
    if context.invoked_subcommand is None:
        _open_the_table(context)


def _open_the_table(context: typer.Context) -> None:
    """Without a command a player gets what `make play` shows; where there is no server, the commands."""
    if importlib.util.find_spec("fastapi") is None:
        typer.echo(context.get_help())
    else:
        context.invoke(serve, context, show=True)


@app.command(help=_help("games"))
def games(context: typer.Context, lang: Lang = "") -> None:
    from underhall.cli.games import show_games

    show_games(_words(context, lang))


@app.command(help=_help("play"))
def play(
    context: typer.Context,
    game: MaybeGameName = "",
    players: Players = None,
    edition: Edition = "",
    solo: Solo = "",
    option: OptionPairs = None,
    seed: Seed = None,
    seats: Seats = "",
    cards: Cards = None,
    load: Load = None,
    save: Annotated[Path | None, typer.Option("--save", metavar="FILE", help=_help("save"), show_default=False)] = None,
    position: Annotated[
        Path | None, typer.Option("--position", metavar="FILE", help=_help("position_file"), show_default=False)
    ] = None,
    lang: Lang = "",
) -> None:
    from underhall.cli.choices import Choices
    from underhall.cli.play import Wishes, play_game

    choices = Choices(game, players, edition, solo, option or [], seed, cards)
    play_game(choices, Wishes(seats, load, save, position), _words(context, lang))


@app.command(help=_help("tui"))
def tui(
    context: typer.Context,
    game: MaybeGameName = "",
    players: Players = None,
    edition: Edition = "",
    solo: Solo = "",
    option: OptionPairs = None,
    seed: Seed = None,
    seats: Seats = "",
    load: Load = None,
    server: Annotated[str, typer.Option("--server", metavar="URL", help=_help("tui_server"), show_default=False)] = "",
    name: Annotated[str, typer.Option("--name", metavar="NAME", help=_help("tui_name"), show_default=False)] = "",
    lang: Lang = "",
) -> None:
    from underhall.cli.choices import Choices
    from underhall.cli.tui import open_table, visit_server

    choices = Choices(game, players, edition, solo, option or [], seed, None)
    if server:
        visit_server(server, name, bool(game or seats or load), _words(context, lang))
    else:
        open_table(choices, seats, load, _words(context, lang))


@app.command(help=_help("replay"))
def replay(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help=_help("record_file"))],
    cards: Cards = None,
    step: Annotated[bool, typer.Option("--step", help=_help("step"))] = False,
    to: Annotated[int | None, typer.Option("--to", metavar="N", help=_help("to"), show_default=False)] = None,
    position: Annotated[bool, typer.Option("--position", help=_help("as_position"))] = False,
    report: Annotated[
        int | None, typer.Option("--report", metavar="SEAT", help=_help("game_report"), show_default=False)
    ] = None,
    lang: Lang = "",
) -> None:
    from underhall.cli.replay import print_position, replay_game

    if report is not None:
        from underhall.cli.game_report import print_report

        print_report(file, cards, report, _words(context, lang))
    elif position:
        print_position(file, cards, to)
    else:
        replay_game(file, cards, to, step, _words(context, lang))


@app.command(help=_help("position"))
def position(
    context: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE", help=_help("position_json"))],
    cards: Cards = None,
    lang: Lang = "",
) -> None:
    from underhall.cli.replay import show_position

    show_position(file, cards, _words(context, lang))


@app.command(help=_help("simulate"))
def simulate(
    context: typer.Context,
    game: GameName,
    players: Players = None,
    edition: Edition = "",
    solo: Solo = "",
    option: OptionPairs = None,
    games: HowMany = 10_000,
    seed: Seed = None,
    processes: Processes = None,
    cards: Cards = None,
    lang: Lang = "",
) -> None:
    from underhall.cli.choices import Choices
    from underhall.cli.simulate import simulate_games

    choices = Choices(game, players, edition, solo, option or [], seed, cards)
    simulate_games(choices, games, processes, _words(context, lang))


@app.command(help=_help("cards"))
def cards(context: typer.Context, game: GameName, cards: Cards = None, lang: Lang = "") -> None:
    from underhall.cli.cards import show_cards

    show_cards(game, cards, _words(context, lang))


@app.command(help=_help("rules"))
def rules(
    context: typer.Context,
    words: Annotated[
        list[str] | None, typer.Argument(metavar="[GAME] [CLAUSE|WORD...]", help=_help("rule_words"))
    ] = None,
    lang: Lang = "",
) -> None:
    from underhall.cli.rules import show_rules

    show_rules(words or [], _words(context, lang))


@app.command("new-game", help=_help("new_game"))
def new_game(
    context: typer.Context,
    name: Annotated[str, typer.Argument(metavar="NAME", help=_help("new_game_name"))],
    folder: Annotated[Path, typer.Option("--in", metavar="DIR", help=_help("new_game_folder"))] = Path(),
    lang: Lang = "",
) -> None:
    from underhall.cli.new_game import begin_game

    begin_game(name, folder, _words(context, lang))


@app.command(help=_help("match"), cls=MayUseRay)
def match(
    context: typer.Context,
    game: GameName,
    players: PlayerNames,
    games: HowMany = 1000,
    option: OptionPairs = None,
    sprt: Annotated[
        tuple[float, float] | None, typer.Option("--sprt", metavar="ELO0 ELO1", help=_help("sprt"), show_default=False)
    ] = None,
    processes: Processes = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help=_help("match_out"), show_default=False)
    ] = None,
    seed: MatchSeed = None,
    cards: Cards = None,
    bot_seconds: BotSeconds = 10.0,
    ray: Ray = "",
    lang: Lang = "",
) -> None:
    from underhall.cli.choices import Choices
    from underhall.cli.match import Lab, play_match

    choices = Choices(game, None, "", "", option or [], seed, cards)
    play_match(choices, players, Lab(games, processes, ray, out, sprt, bot_seconds), _words(context, lang))


@app.command(help=_help("ladder"), cls=MayUseRay)
def ladder(
    context: typer.Context,
    game: GameName,
    players: PlayerNames,
    games: Annotated[int, typer.Option("--games", "-g", min=1, help=_help("ladder_games"))] = 200,
    option: OptionPairs = None,
    processes: Processes = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FOLDER", help=_help("ladder_out"), show_default=False)
    ] = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help=_help("ladder_plot"), show_default=False)
    ] = None,
    seed: MatchSeed = None,
    cards: Cards = None,
    bot_seconds: BotSeconds = 10.0,
    ray: Ray = "",
    lang: Lang = "",
) -> None:
    from underhall.cli.choices import Choices
    from underhall.cli.ladder import show_ladder
    from underhall.cli.match import Lab

    choices = Choices(game, None, "", "", option or [], seed, cards)
    show_ladder(choices, players, Lab(games, processes, ray, out, None, bot_seconds), plot, _words(context, lang))


@app.command(help=_help("report"), cls=MayUseRay)
def report(
    context: typer.Context,
    game: GameName,
    games: HowMany = 20_000,
    player: Annotated[str, typer.Option("--player", metavar="NAME", help=_help("report_player"))] = "random",
    option: OptionPairs = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help=_help("report_out"), show_default=False)
    ] = None,
    parquet: Annotated[
        Path | None, typer.Option("--parquet", metavar="FILE", help=_help("parquet"), show_default=False)
    ] = None,
    processes: Processes = None,
    seed: MatchSeed = None,
    cards: Cards = None,
    ray: Ray = "",
    lang: Lang = "",
) -> None:
    from underhall.cli.choices import Choices
    from underhall.cli.match import Lab
    from underhall.cli.report import write_report

    choices = Choices(game, None, "", "", option or [], seed, cards)
    write_report(choices, player, Lab(games, processes, ray, out), parquet, _words(context, lang))


@app.command(help=_help("features"))
def features(context: typer.Context, game: GameName, lang: Lang = "") -> None:
    from underhall.cli.features import show_features

    show_features(game, _words(context, lang))


@app.command(help=_help("train"), cls=MayUseRay)
def train(
    context: typer.Context,
    game: GameName,
    players: Players = None,
    option: OptionPairs = None,
    games: Annotated[int, typer.Option("--games", "-g", min=1, help=_help("train_games"))] = 32_000,
    processes: Processes = None,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help=_help("train_out"), show_default=False)
    ] = None,
    data: Annotated[
        Path | None, typer.Option("--data", metavar="FOLDER", help=_help("train_data"), show_default=False)
    ] = None,
    seed: MatchSeed = None,
    ray: Ray = "",
    lang: Lang = "",
) -> None:
    from underhall.cli.choices import Choices
    from underhall.cli.match import Lab
    from underhall.cli.train import train_net

    choices = Choices(game, players, "", "", option or [], seed, None)
    train_net(choices, Lab(games, processes, ray, out), data, _words(context, lang))


Server = Annotated[str, typer.Option("--server", metavar="URL", help=_help("door_server"), show_default=False)]
Token = Annotated[
    str,
    typer.Option("--token", metavar="TOKEN", envvar="UNDERHALL_TOKEN", help=_help("token"), show_default=False),
]


@app.command(help=_help("bot"))
def bot(
    context: typer.Context,
    program: Annotated[str, typer.Argument(metavar="BOT", help=_help("bot_program"))],
    server: Server,
    table: Annotated[str, typer.Option("--table", metavar="ID", help=_help("bot_table"), show_default=False)],
    token: Token,
    bot_seconds: BotSeconds = 10.0,
    lang: Lang = "",
) -> None:
    from underhall.cli.bot import play_at_table

    play_at_table(program, server, token, table, bot_seconds, _words(context, lang))


@app.command(help=_help("doctor"))
def doctor(
    context: typer.Context,
    database: Annotated[
        str, typer.Option("--database", metavar="URL", help=_help("database"), show_default=False)
    ] = "",
    port: Annotated[int, typer.Option("--port", min=1, max=65535, metavar="N", help=_help("doctor_port"))] = 8417,
    lang: Lang = "",
) -> None:
    from underhall.cli.doctor import examine

    examine(database, port, _words(context, lang))


@app.command(help=_help("mcp"))
def mcp(context: typer.Context, server: Server = "", token: Token = "", lang: Lang = "") -> None:
    from underhall.cli.mcp import serve_models

    serve_models(server, token, _words(context, lang))


@app.command(help=_help("serve"))
def serve(
    context: typer.Context,
    host: Annotated[str, typer.Option("--host", help=_help("host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help=_help("port"))] = 8417,
    database: Annotated[
        str, typer.Option("--database", metavar="URL", help=_help("database"), show_default=False)
    ] = "",
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help=_help("origin"))] = None,
    https: Annotated[bool, typer.Option("--https", help=_help("https"))] = False,
    behind_proxy: Annotated[bool, typer.Option("--behind-proxy", help=_help("behind_proxy"))] = False,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option("--trusted-proxy", metavar="ADDR", help=_help("trusted_proxy"))
    ] = None,
    private_webhooks: Annotated[bool, typer.Option("--private-webhooks", help=_help("private_webhooks"))] = False,
    bot_processes: Annotated[
        int, typer.Option("--bot-processes", metavar="N", min=1, max=MOST_PROCESSES, help=_help("bot_processes"))
    ] = 1,
    bots_elsewhere: Annotated[bool, typer.Option("--bots-elsewhere", help=_help("bots_elsewhere"))] = False,
    admin_token_file: Annotated[
        str, typer.Option("--admin-token-file", metavar="FILE", help=_help("admin_token_file"), show_default=False)
    ] = "",
    show: Annotated[bool, typer.Option("--open", help=_help("open"))] = False,
    lang: Lang = "",
) -> None:
    from underhall.cli.serve import serve_tables

    words = _words(context, lang)
    proxies = trusted_proxy or []
    reached = (origin or [], https, behind_proxy, proxies)
    thinking = (bot_processes, bots_elsewhere)
    serve_tables(host, port, database, *reached, private_webhooks, *thinking, admin_token_file, show, words)


@app.command(help=_help("bots"))
def bots(
    context: typer.Context,
    database: Annotated[str, typer.Option("--database", metavar="URL", help=_help("bots_database"))],
    workers: Annotated[
        int | None, typer.Option("--workers", metavar="N", min=1, help=_help("bots_workers"), show_default=False)
    ] = None,
    bot_processes: Annotated[
        int, typer.Option("--bot-processes", metavar="N", min=1, max=MOST_PROCESSES, help=_help("bot_processes"))
    ] = 1,
    lang: Lang = "",
) -> None:
    from underhall.cli.bots import play_turns

    play_turns(database, workers, bot_processes, _words(context, lang))


@app.command(help=_help("site"))
def site(
    context: typer.Context,
    folder: Annotated[Path, typer.Argument(metavar="DIR", help=_help("site_folder"))],
    runtime: Annotated[Path, typer.Option("--runtime", metavar="DIR", help=_help("site_runtime"))] = RUNTIME,
    wheel: Annotated[
        Path | None, typer.Option("--librt", metavar="FILE", help=_help("site_librt"), show_default=False)
    ] = None,
    lang: Lang = "",
) -> None:
    from underhall.cli.site import write_folder

    write_folder(folder, runtime, wheel, _words(context, lang))


app.add_typer(admin, name="admin")
app.add_typer(puzzles, name="puzzles")
