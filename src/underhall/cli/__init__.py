"""The command line: ``underhall play dwarf`` and its kin. Plain Python; everything heavy is imported when needed."""

from __future__ import annotations


def main() -> None:
    from underhall.cli.app import run

    run()
