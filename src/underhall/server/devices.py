"""What kind of browser somebody uses, in two words: so that a person can tell their own sessions apart."""

from __future__ import annotations

# In this order: most browsers also name those they descend from.
BROWSERS = (
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("Chrome/", "Chrome"),
    ("CriOS/", "Chrome"),
    ("Safari/", "Safari"),
    ("python-httpx/", "underhall.client"),
)
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Macintosh", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> str:
    """``Firefox, Linux`` from what a browser says of itself; nothing of what it says is kept as it is."""
    names = [next((name for mark, name in known if mark in agent), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(name for name in names if name)
