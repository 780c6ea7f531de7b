"""``python -m underhall``: the command line, also where the script is not on the path."""

from underhall.cli.app import run

if __name__ == "__main__":
    run()
