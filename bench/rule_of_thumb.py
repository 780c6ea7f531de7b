"""What the advice of "How to play" is worth: ``python bench/rule_of_thumb.py``.

For each game there is a small player that does what the rules of thumb on its page say and nothing else: no search, no
evaluator of ours, only what its seat sees. Each rule is quoted beside the code that follows it, in the page's words
(``tips`` in ``locales/en/<game>_howto.ftl``). Where they leave something open it does the obvious (an action over none,
a card that draws over ending the turn), else the first legal move. It plays ``--games`` games against ``novice``, every
deal once from each seat, and the share it wins is printed with its 95 % interval by Wilson.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from multiprocessing import Pool
from typing import Any

from underhall.core.game import Game, find
from underhall.core.state import State
from underhall.lab.statistics import wilson
from underhall.players.levels import make
from underhall.players.player import Player, ask, must_be_imagined

View = dict[str, Any]
Moves = dict[str, int]  # by their text

AGAINST = "novice"
SEED = 2100  # fixed before the first game of the table in docs/strength.md; the rules were tried out on other deals
GAMES = 50
OPTIONS: dict[str, dict[str, Any]] = {
    "dwarf": {},
    "dwar7s_fall": {"players": 2},
    "dwar7s_duel": {},
    # As in bench/strength.py: a game in which nobody digs would have no end (G-11).
    "dig_deeper_dwarf": {"players": 2, "max_rounds": 40},
}
SIDES = {"N": (0, -1, "S"), "E": (1, 0, "W"), "S": (0, 1, "N"), "W": (-1, 0, "E")}


class RuleOfThumb(Player):
    """A player that follows one page: it looks at its seat's view, and picks among the moves by their texts."""

    def choose(self, imagined: State) -> int:
        must_be_imagined(imagined)
        space = imagined.game.moves
        moves = {space.print(move): move for move in imagined.moves()}
        picked = self.pick(imagined.view(imagined.seat), moves, imagined.game)
        return moves.get(picked, next(iter(moves.values())))

    def pick(self, view: View, moves: Moves, game: Game[Any]) -> str:
        """The text of a move, or anything else for the first one."""
        raise NotImplementedError


def first(moves: Moves, *beginnings: str) -> str:
    """The first move that begins like this; the earlier beginnings come first."""
    for beginning in beginnings:
        for text in moves:
            if text.startswith(beginning):
                return text
    return ""


class Dwarf(RuleOfThumb):
    def pick(self, view: View, moves: Moves, game: Game[Any]) -> str:
        kinds = {card.id: card.values for card in game.catalogue.tables["kind"]}
        me = view["viewer"]
        seat, others = view["seats"][me], [one for number, one in enumerate(view["seats"]) if number != me]
        have = {what: seat[what] for what in ("iron", "steel", "gold")}
        most = {what: max(one[what] for one in others) for what in ("steel", "gold", "items")}
        top = {place["name"]: place["kind"] for place in view["locations"]}
        mining = False
        for worker in view["workers"]:  # what an own worker will pay and bring this round
            if worker["seat"] == me and not worker["spent"] and worker["on"] in top:
                kind = kinds[top[worker["on"]]]
                mining = mining or kind["action"] == "mine"
                for what in have:
                    have[what] += kind.get(f"take_{what}", 0) - kind.get(f"return_{what}", 0)
        free = {text.removeprefix("place "): text for text in moves if text.startswith("place ")}

        def left(kind: str, what: str) -> int:
            return int(have[what] - kinds[kind].get(f"return_{what}", 0))

        def place_on(*wanted: str) -> str:
            return next((free[name] for kind in wanted for name in free if top[name] == kind), "")

        payable = [kind for kind in (*FORGES, "alloy_steel") if all(left(kind, what) >= 0 for what in have)]
        # "Two of the three are enough. Forge until you are two items ahead, but make your fourth item only if you lead
        # in steel or gold as well."
        forges = [kind for kind in payable if kind in FORGES and seat["items"] <= most["items"] + 1]
        if seat["items"] >= view["items_to_end"] - 1:
            forges = [kind for kind in forges if any(left(kind, what) > most[what] for what in ("steel", "gold"))]
        # "Take Get Help whenever it is free: four workers do more than two. Then make steel of every 3 iron."
        wanted = [*forges, "get_help", *(kind for kind in payable if kind == "alloy_steel")]
        # "Face Orc Raiders if you have a worker in the mine. Otherwise dig gold until you lead in it, else iron; ..."
        if mining:
            wanted.append("orc_raiders")
        if have["gold"] <= most["gold"]:
            wanted.append("gold_seam")
        # "... if all seams are taken, face any monster."
        threatened = [free[threat["at"]] for threat in view["threats"] if threat["at"] in free]
        return place_on(*wanted, "iron_seam", "gold_seam") or next(iter(threatened), first(moves, "decline"))


# The cheapest first.
FORGES = (
    *("forge_crown", "forge_diadem", "forge_helm", "forge_axe"),
    *("forge_dagger", "forge_mace", "forge_armour", "forge_sword"),
)


class Dwar7s(RuleOfThumb):
    """Fall and Duel."""

    def pick(self, view: View, moves: Moves, game: Game[Any]) -> str:
        if "end actions" not in moves and not first(moves, "play "):
            return self.answer(view, moves)
        return self.build(view, moves, game) or self.work(view, moves, game) or "end actions"

    def build(self, view: View, moves: Moves, game: Game[Any]) -> str:
        # "Begin with your castle."
        if "castle" in view["seats"][view["viewer"]]["kingdom"]:
            return self.lay(view, moves, game, "castle")
        # "Lay the dragon, the frost giant, the store and the tavern open to a rival's castle and not to yours: their
        # points are negative."
        for kind in AWAY:
            if found := self.lay(view, moves, game, kind, rival=True):
                return found
        return ""

    def work(self, view: View, moves: Moves, game: Game[Any]) -> str:
        # "Slay with five dwarfs whatever monster is in your own kingdom."
        for site in view["map"]:
            if site["kind"] in MONSTERS and view["viewer"] in site["kingdom"]:
                if found := self.send(view, moves, site["kind"], site["spot"]):
                    return found
        # "Go for the goal that gives the most points for the dwarfs it takes. Fill one mine after the other, but only
        # for the gems it still lacks; ..."
        missing, payable = self.best_goal(view)
        # "Lay a mine with an open way to it when you want its gem: ..."
        for gem in missing:
            if found := self.send(view, moves, f"{gem} mine") or self.lay(view, moves, game, f"{gem} mine"):
                return found
        # "... as soon as the mines that are full bring them, send three dwarfs to a store."
        if payable and (found := self.send(view, moves, STORE) or self.lay(view, moves, game, STORE)):
            return found
        # What is left over: the mines still in hand ("it brings points at the end, too."), or gems for later goals.
        return self.lay_mines(view, moves, game) or next(
            (found for kind in MINES if (found := self.send(view, moves, kind))), ""
        )

    def lay_mines(self, view: View, moves: Moves, game: Game[Any]) -> str:
        return next((found for kind in MINES if (found := self.lay(view, moves, game, kind))), "")

    def answer(self, view: View, moves: Moves) -> str:
        if any(text.startswith("discard ") for text in moves):
            return first(moves, *(f"discard {ogre}" for ogre in OGRES)) or first(moves, "discard gold", "discard")
        mines = [f"resolve {kind}" for kind in MINES]
        return first(moves, "reveal", *mines, "resolve", "trade")

    def best_goal(self, view: View) -> tuple[list[str], bool]:
        """The gems that are missing for the goal that gives most for its dwarfs, and whether none is."""
        gems = view["seats"][view["viewer"]]["gems"] + self.coming(view)
        best: list[str] = []
        least = WORK_LIMIT
        for goal in view["row"]:
            price = {gem: view["prices"][goal][gem] for gem in GEMS}
            missing = {gem: price[gem] - gems.count(gem) for gem in GEMS if price[gem] > gems.count(gem)}
            # Two gold come at once, and a ruby takes three dwarfs instead of two; three more go to the store.
            work = 3 + sum(
                count if gem == "gold" else 3 * count if gem == "ruby" else 2 * count for gem, count in missing.items()
            )
            if work / view["prices"][goal]["vp"] < least and not any(view["supply"][gem] == 0 for gem in missing):
                best, least = list(missing), work / view["prices"][goal]["vp"]
        return best, least < WORK_LIMIT and not best

    def coming(self, view: View) -> list[str]:
        """What the mines bring where enough of our dwarfs stand already."""
        dragons = {site["domain"] for site in view["map"] if site["kind"] == "dragon"}
        found: list[str] = []
        for site in view["map"]:
            if view["viewer"] in site["ready"] and site["kind"] in MINES and site["domain"] not in dragons:
                gem = site["kind"].partition(" ")[0]
                found += [gem] * (2 if gem == "gold" else 1)
        return found

    def send(self, view: View, moves: Moves, kind: str, spot: str = "") -> str:
        """Put a dwarf on a card where enough of ours can come to stand, the one where the fewest are missing."""
        me = view["viewer"]
        colour = view["seats"][me]["colour"]
        dragons = {site["domain"] for site in view["map"] if site["kind"] == "dragon"}
        best, least = "", 99
        for site in view["map"]:
            if site["kind"] != kind or site["spot"] != (spot or site["spot"]) or me in site["ready"]:
                continue
            if kind in MINES and site["domain"] in dragons:
                continue
            lacking = site["need"] - site["dwarfs"].get(colour, 0)
            text = f"place dwarf on {kind} {site['spot']}"
            if text in moves and lacking < least and lacking <= site["places"] - sum(site["dwarfs"].values()):
                best, least = text, lacking
        return best

    def lay(self, view: View, moves: Moves, game: Game[Any], kind: str, rival: bool = False) -> str:
        """Lay a card where one can walk to it from our castle, and not to a monster; or from a rival's castle alone."""
        me = view["viewer"]
        colour = view["seats"][me]["colour"]
        walls = game.facts()["cards"][f"{colour} {kind}"]["walls"]
        sites = {(site["x"], site["y"]): site for site in view["map"]}
        best, highest = "", -99
        for text in moves:
            if not text.startswith(f"play {kind} at "):
                continue
            spot, _, turn = text.removeprefix(f"play {kind} at ").partition(" r")
            x, y = map(int, spot.split(","))
            if (x, y) in sites:
                continue
            value = 0
            for side, (dx, dy, other) in SIDES.items():
                site = sites.get((x + dx, y + dy))
                if site is None or side in walls[int(turn)] or other in site["walls"]:
                    continue
                ours, theirs = me in site["kingdom"], any(seat != me for seat in site["kingdom"])
                if rival:
                    value += (1 if theirs else 0) - (9 if ours else 0)
                else:
                    value += (1 if ours else 0) - (5 if site["kind"] in MONSTERS else 0)
            if rival and value < 1:
                continue
            if value > highest:
                best, highest = text, value
        return best


GEMS = ("gold", "emerald", "diamond", "ruby")
MINES = ("ruby mine", "emerald mine", "diamond mine", "gold mine")
STORE = "general store"
MONSTERS = ("dragon", "frost giant")
AWAY = (*MONSTERS, STORE, "tavern")
WORK_LIMIT = 99.0
OGRES = ("ambush", "panic", "thief", "crown", "brute")


class DigDeeper(RuleOfThumb):
    def pick(self, view: View, moves: Moves, game: Game[Any]) -> str:
        faces = {face["word"]: face for face in game.facts()["faces"]}
        if view["question"] == "activity":
            return self.act(view, moves, faces)
        if view["question"] == "playing":
            return self.carry_out(view, moves, faces)
        if any(text.startswith(("pay ", "keep ", "choose ")) for text in moves):
            # "Pay for the basic actions with what neither mines nor walks; ..."
            cards = {text: text.partition(" ")[2] for text in moves if " " in text}
            by_use = sorted(cards, key=lambda text: use(faces[cards[text]]))
            return by_use[-1] if by_use[0].startswith("keep ") else by_use[0]
        return first(moves, "draw", "fee silver", "pass")

    def act(self, view: View, moves: Moves, faces: dict[str, Any]) -> str:
        seat = view["seats"][view["viewer"]]
        # "Reveal every Resource card at once: each brings you another card."
        if found := first(moves, "reveal"):
            return found
        # "As soon as your Resources pay for a piece of Jewelry, go to the Camp, buy the one worth most, ..."
        if buys := [text for text in moves if text.startswith("buy ")]:
            return max(buys, key=lambda text: (self.worth(view, faces, text), "resources" in text))
        hand = sorted(seat["cards"]["hand"], key=lambda word: len(faces[word]["actions"]))
        # "Walk to the nearest pile and dig with all you have. ..." and "... and walk back to dig."
        side = self.way(view, faces)
        if side == HERE:
            usable = [word for word in hand if "mine" in faces[word]["actions"] and f"play {word}" in moves]
            if usable:
                return f"play {usable[0]}"
            if found := first(moves, "basic mine pile"):
                return found
            side = ""
        if side:
            usable = [word for word in hand if "move" in faces[word]["actions"] and f"play {word}" in moves]
            if usable:
                return f"play {usable[0]}"
            if f"basic move {side}" in moves:
                return f"basic move {side}"
        for word in hand:
            if "draw" in faces[word]["actions"] and f"play {word}" in moves:
                return f"play {word}"
        # "... if you can craft a card that mines, do."
        crafts = [text for text in moves if text.startswith("craft ")]
        for text in crafts:
            if "mine" in faces[view["stocks"][f"actions {text.split()[1]}"]["cards"][0]]["actions"]:
                return text
        return "end"

    def carry_out(self, view: View, moves: Moves, faces: dict[str, Any]) -> str:
        side = self.way(view, faces)
        if found := first(moves, "mine pile", f"move {side}", "draw a card"):
            return found
        return "stop"

    def worth(self, view: View, faces: dict[str, Any], text: str) -> int:
        return int(faces[view["stocks"][f"jewelry {text.split()[1]}"]["cards"][0]]["vp"])

    def can_buy(self, view: View, faces: dict[str, Any]) -> bool:
        seat = view["seats"][view["viewer"]]
        held = [faces[word] for word in seat["revealed"] + seat["cards"]["hand"] if faces[word]["kind"] == "resource"]
        kinds = [face["resource"] for face in held]
        coins = sum(face["coins"] for face in held)
        for stock in ("jewelry 1", "jewelry 2"):
            for word in view["stocks"][stock]["cards"][:1]:
                needs = faces[word]["needs"]
                if coins >= faces[word]["cost"] or all(kinds.count(need) >= needs.count(need) for need in needs):
                    return True
        return False

    def way(self, view: View, faces: dict[str, Any]) -> str:
        """The side to walk to, HERE, or nothing."""
        tiles = {(tile["x"], tile["y"]): tile for tile in view["tiles"]}
        x, y = view["seats"][view["viewer"]]["at"]
        camp = self.can_buy(view, faces) and not view["bought"]
        seen = {(x, y)}
        edge = [((x, y), "")]
        while edge:
            (x, y), side = edge.pop(0)
            tile = tiles[x, y]
            if tile["kind"] == "L-CAMP" if camp else tile["digs"]:
                return side or ("" if camp else HERE)
            if tile["rubble"] and not side:
                continue
            for letter in tile["ways"]:
                word, dx, dy = COMPASS[letter]
                to = (x + dx, y + dy)
                if to not in seen and not tiles[to]["rubble"]:
                    seen.add(to)
                    edge.append((to, side or word))
        return ""


HERE = "here"
COMPASS = {"N": ("north", 0, 1), "E": ("east", 1, 0), "S": ("south", 0, -1), "W": ("west", -1, 0)}


def use(face: dict[str, Any]) -> int:
    """How gladly a card is kept: what mines, what walks, what draws; the rest is there to pay with."""
    for value, action in ((4, "mine"), (3, "move"), (2, "draw")):
        if action in face["actions"]:
            return value
    return 1 if face["kind"] == "resource" else 0


PLAYERS: dict[str, Callable[[], RuleOfThumb]] = {
    "dwarf": Dwarf,
    "dwar7s_fall": Dwar7s,
    "dwar7s_duel": Dwar7s,
    "dig_deeper_dwarf": DigDeeper,
}


def play(key: str, seed: int, number: int) -> float:
    """What the player by rule of thumb wins of one game: 1, 0, or a share of a tie."""
    game = find(key)
    state = game.new(seed << 32 | number // 2, **OPTIONS[key])
    seat = number % 2
    players: list[Player] = [make(AGAINST, key), make(AGAINST, key)]
    players[seat] = PLAYERS[key]()
    decisions = 0
    while state.seat >= 0:
        decisions += 1
        state.play(ask(players[state.seat], state, (number << 32 | decisions) + 1))
    return float(state.outcome().results[seat])


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", choices=list(PLAYERS), action="append", help="not all games, but this one")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args()
    for key in asked.only or PLAYERS:
        with Pool(asked.processes) as pool:
            won = pool.map(partial(play, key, asked.seed), range(asked.games), chunksize=1)
        share = wilson(sum(won) / len(won), len(won))
        print(
            f"{key:17} {sum(won):5.1f} of {len(won)} games against {AGAINST}: "
            f"{100 * share.value:.1f} % ({100 * share.low:.1f} - {100 * share.high:.1f})",
            flush=True,
        )


if __name__ == "__main__":
    main()
