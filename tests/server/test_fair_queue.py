"""Who is thought for next: the workers' time is shared between networks and people, whatever anybody asks for."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass

import pytest

from underhall.server.fair_queue import FairQueue
from underhall.server.networks import network_of


@dataclass(eq=False)
class Asked:
    person: str
    network: str = ""
    urgent: bool = True
    cost: float = 1.0

    def __post_init__(self) -> None:
        self.network = self.network or f"home of {self.person}"


def queue(per_person: int = 1, per_network: int = 1) -> FairQueue[Asked]:
    return FairQueue(per_person, per_network)


def serve(line: FairQueue[Asked], seconds: float | None = None) -> Asked:
    """One question at the only worker; by default it takes as long as expected."""
    asked = line.take()
    assert asked is not None
    line.done(asked, asked.cost if seconds is None else seconds)
    return asked


def test_a_quick_question_waits_for_nothing_but_what_is_being_thought_about() -> None:
    """However many others wait, at their own homes or at the stranger's."""
    for home in ("", "one house"):
        line = queue()
        for number in range(40):
            for _ in range(3):
                line.put(Asked(f"guest {number}", home, cost=5.0))
        for _ in range(25):
            at_the_worker = line.take()
            assert at_the_worker is not None
            line.put(Asked("stranger", home, cost=0.05))
            line.done(at_the_worker, 5.0)
            assert serve(line).person == "stranger"


def test_a_network_full_of_guests_gets_no_more_than_one_person_elsewhere() -> None:
    line = queue()
    for number in range(30):
        for _ in range(20):
            line.put(Asked(f"guest {number}", "one house", cost=5.0))
    for _ in range(40):
        line.put(Asked("stranger", cost=5.0))
    served = Counter(serve(line).network for _ in range(80))
    assert served == {"one house": 40, "home of stranger": 40}


def test_time_is_shared_and_not_questions() -> None:
    """Three people in two networks, questions of all lengths, and expectations that are wrong."""
    chance = random.Random(5)
    line = queue()
    used: Counter[str] = Counter()
    places = {"ann": "a", "bob": "b", "cleo": "b"}
    lengths = {"ann": 5.0, "bob": 0.2, "cleo": 1.0}
    for person, place in places.items():
        for _ in range(4):
            line.put(Asked(person, place, cost=lengths[person]))
    for _ in range(3000):
        seconds = 2.0 * chance.random()
        asked = line.take()
        assert asked is not None
        line.done(asked, seconds * asked.cost)
        used[asked.person] += seconds * asked.cost
        line.put(Asked(asked.person, asked.network, cost=asked.cost))
    total = sum(used.values())
    assert used["ann"] / total == pytest.approx(0.5, abs=0.05)
    assert used["bob"] / total == pytest.approx(0.25, abs=0.05)
    assert used["cleo"] / total == pytest.approx(0.25, abs=0.05)


def test_people_go_before_tables_at_which_only_bots_play() -> None:
    line = queue()
    line.put(Asked("ann", urgent=False, cost=0.05))
    for _ in range(5):
        line.put(Asked("bob", cost=5.0))
    assert [serve(line).person for _ in range(6)] == ["bob"] * 5 + ["ann"]


def test_a_hint_does_not_wait_for_all_the_bots_of_whoever_asks_for_it() -> None:
    line = queue()
    for _ in range(10):
        line.put(Asked("ann", cost=5.0))
    hint = Asked("ann", cost=0.7)
    line.put(hint)
    assert serve(line) is hint


def test_questions_that_are_alike_are_answered_in_their_order() -> None:
    line = queue()
    asked = [Asked("ann") for _ in range(5)]
    for one in asked:
        line.put(one)
    first = line.take()
    assert first is asked[0]
    line.done(first, 1.0)
    line.put(first, again=True)  # its worker died
    assert [serve(line) for _ in range(5)] == asked


def test_nobody_keeps_all_workers_busy() -> None:
    line = queue(per_person=2, per_network=3)
    for _ in range(9):
        line.put(Asked("ann", "one house"))
        line.put(Asked("bob", "one house"))
    taken = [one for _ in range(9) if (one := line.take()) is not None]
    assert len(taken) == 3
    assert max(Counter(one.person for one in taken).values()) == 2
    stranger = Asked("stranger")
    line.put(stranger)
    assert line.take() is stranger


def test_time_not_used_is_not_saved_up() -> None:
    line = queue()
    for _ in range(100):
        line.put(Asked("ann"))
    for _ in range(50):
        serve(line)
    for _ in range(50):
        line.put(Asked("bob"))
    served = Counter(serve(line).person for _ in range(40))
    assert served["bob"] == pytest.approx(20, abs=1)


def test_whoever_asks_one_question_after_the_other_is_not_taken_for_somebody_new() -> None:
    """Thirty guests whose one slow question is asked again as soon as it was answered are no newcomers each time."""
    line = queue()
    for number in range(30):
        line.put(Asked(f"guest {number}", cost=5.0))
    line.put(Asked("stranger", cost=5.0))
    for _ in range(31):
        asked = serve(line)
        line.put(Asked(asked.person, cost=5.0))
        if asked.person == "stranger":
            break
    else:
        raise AssertionError("the stranger has waited for more than one question of everybody else")


def test_a_question_nobody_wants_any_more_is_gone_and_nothing_is_kept_of_anybody() -> None:
    line = queue()
    kept, dropped = Asked("ann"), Asked("bob")
    for one in (kept, dropped):
        line.put(one)
    line.remove(dropped)
    line.remove(dropped)
    assert (line.open(), line.open_for("ann"), line.open_for("bob"), line.open_from("home of ann")) == (1, 1, 0, 1)
    assert line.waiting() == [kept]
    assert serve(line) is kept
    assert line.take() is None
    assert line.networks == {}


def test_whoever_has_many_addresses_is_one_network() -> None:
    assert network_of("2001:db8:1:2:aaaa::1") == network_of("2001:db8:1:2:bbbb::2")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("192.0.2.1") != network_of("192.0.2.2")
    assert network_of("::ffff:192.0.2.1") == network_of("192.0.2.1")
    assert network_of("testclient") == "testclient"
    assert network_of("fe80::1%eth0") == network_of("fe80::2%eth0")
