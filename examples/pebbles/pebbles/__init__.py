"""Pebbles, a game for Underhall: ``game`` has the rules, ``terminal`` draws the board, ``texts.toml`` has the words."""
