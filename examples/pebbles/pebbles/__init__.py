"""Pebbles, a game for Underhall: ``game`` plays, ``terminal`` draws the board, ``locales`` has words and rules."""
