"""What the server calls tables, people and webhooks can be typed in a shell."""

from __future__ import annotations

import secrets

import pytest

from tests.server.hosts import Host
from tests.server.test_people import PASSWORD
from underhall.server.ids import LENGTH, new_id


def test_names_are_letters_and_digits_and_never_the_same() -> None:
    names = {new_id() for _ in range(2000)}
    assert len(names) == 2000
    assert all(len(name) == LENGTH and name.isascii() and name.isalnum() for name in names)


def test_nothing_is_called_like_an_option(host: Host, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table called "-Q…" could not be deleted with ``underhall admin delete -Q…``."""
    monkeypatch.setattr(secrets, "token_urlsafe", lambda size: "-Q" + secrets.token_hex(size))
    ann, bea = host.client("Ann"), host.client()
    bea.register(f"Bea {new_id()[:6]}", PASSWORD)
    hook = ann.ask("POST", "/my/webhooks", {"url": "https://8.8.8.8/turn"})
    names = [ann.create("dwarf"), ann.ask("GET", "/me")["id"], bea.ask("GET", "/me")["id"], hook["id"]]
    assert all(name.isalnum() for name in names), names
