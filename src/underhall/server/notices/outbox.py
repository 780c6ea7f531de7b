"""What people must hear of, written down in the transaction of the change that it tells of.

Nothing of a game is kept here but that somebody is asked: what is said is made later, from what everybody may see of
the table (``wording.py``).
"""

from __future__ import annotations

from underhall.server import changes as kinds
from underhall.server.bot_seats import waiting_for
from underhall.server.changes import NOBODY, Change
from underhall.server.live_table import LiveTable
from underhall.server.person import account_of
from underhall.server.store.notices import new_notice
from underhall.server.table import OVER, RUNNING, Table
from underhall.server.unit_of_work import TableEdit

TURN, UNDO, OVER_NOW, INVITED, AGAIN, DIGEST, TRIAL = "turn", "undo", "over", "invited", "again", "digest", "trial"
ROUND = "round"  # a table of an event is ready
# So long nothing is sent: whoever is at the table in another process, or comes at once, need not be called.
HOLD_SECONDS = 10.0
TURNS = frozenset({kinds.START, kinds.MOVE, kinds.UNDO})
RECENT_MOVES = 50


def note_notices(edit: TableEdit, live: LiveTable | None, was_over: bool) -> None:
    """Add to a command what people hear of by it, unless they look at the table."""
    table = edit.table
    heard: dict[tuple[str, str], int] = {}
    called = _called(table, edit.added, live)
    if called:
        heard[called, TURN] = table.asked()
    if table.status == OVER and not was_over:
        for account, seat in _told_of_the_end(table, edit.added).items():
            heard[account, OVER_NOW] = seat
    for change in edit.added:
        heard.update(_asked_by(table, change))
    for (account, kind), seat in heard.items():
        if live is None or not is_here(live, account):
            edit.also(
                new_notice(
                    {
                        "person": account,
                        "table_id": table.header.id,
                        "seat": seat,
                        "kind": kind,
                        "number": table.number,
                        "at": edit.at,
                        "next_try": edit.at + HOLD_SECONDS,
                    }
                )
            )


def _called(table: Table, added: list[Change], live: LiveTable | None) -> str:
    """Whose turn has come by some changes; empty if nobody's who must be called, as whoever looks at the table.

    Judged by the last move that everybody could see: whether somebody was asked aside since then must not show from
    whether the next one is called. Where nobody else plays, nobody waits.
    """
    if table.status != RUNNING or not any(change.kind in TURNS for change in added):
        return ""
    asked = table.asked()
    if added[-1].kind == kinds.START and _of_event(table):
        return ""  # that the table is ready is told to everybody who sits there
    account = account_of(table.seats[asked].person)
    if table.seats[asked].kind != "person" or (live is not None and is_here(live, account)) or waiting_for(table):
        return ""
    movers = [seat for seat in reversed(table.running().deciders[-RECENT_MOVES:]) if seat != NOBODY]
    if any(change.kind == kinds.UNDO for change in added):
        movers = []
    actors = [added[0].seat] if added[0].kind in (kinds.MOVE, kinds.UNDO, kinds.ANSWER_UNDO) else []
    knowing = {account_of(table.seats[seat].person) for seat in (*movers[:1], *actors)}
    return "" if account in knowing or not others_of(table, account) else account


def others_of(table: Table, account: str) -> list[str]:
    """The names of the other people at a table, without those at the same device."""
    return [
        seat.name
        for seat in table.seats
        if seat.kind == "person" and not seat.left and account_of(seat.person) not in ("", account)
    ]


def is_here(live: LiveTable, account: str) -> bool:
    """Whether somebody looks at the table now; a page in the background is not looked at."""
    return any(account_of(watcher.person) == account and not watcher.away for watcher in live.watchers)


def _told_of_the_end(table: Table, added: list[Change]) -> dict[str, int]:
    """Everybody who played with others, but for whoever ended the game and knows."""
    ended_by = {
        account_of(table.seats[change.seat].person)
        for change in added
        if change.seat != NOBODY and change.kind in (kinds.MOVE, kinds.RESIGN) and not change.data.get("timeout")
    }
    told: dict[str, int] = {}
    for number, seat in enumerate(table.seats):
        account = account_of(seat.person)
        if account and not seat.left and account not in ended_by and others_of(table, account):
            told.setdefault(account, number)
    return told


def _asked_by(table: Table, change: Change) -> dict[tuple[str, str], int]:
    """Whom one change asks something: to let moves be taken back, to play again, to come to a table or to a round."""
    if change.kind == kinds.INVITE:
        return {(change.person or "", INVITED): NOBODY}
    if change.kind == kinds.START and _of_event(table):
        kind, seats = ROUND, table.people()
    elif change.kind == kinds.ASK_UNDO:
        kind, seats = UNDO, undo_asked(table)
    elif change.kind == kinds.AGAIN and change.data["agree"]:
        kind, seats = AGAIN, again_asked(table)
    else:
        return {}
    found: dict[tuple[str, str], int] = {}
    for seat in seats:
        found.setdefault((account_of(table.seats[seat].person), kind), seat)
    return found


def _of_event(table: Table) -> bool:
    return "event" in (table.header.origin or {})


def undo_asked(table: Table) -> list[int]:
    """The seats whose answer is waited for before moves are taken back."""
    request = table.undo_request
    if request is None:
        return []
    return [seat for seat in table.people() if seat not in {*table.beside(request["seat"]), *request["agreed"]}]


def again_asked(table: Table) -> list[int]:
    """The seats that have not said whether they would like to play again, where somebody else would."""
    if table.status != OVER or table.rematch or not any(table.again.values()):
        return []
    return [
        number for number, seat in enumerate(table.seats) if seat.person and not seat.left and number not in table.again
    ]
