"""Puzzles: positions with one best move, cut from games, checked and rated."""
