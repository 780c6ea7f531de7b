"""``python -m underhall.cli``: the same as the command ``underhall``."""

from underhall.cli import main

if __name__ == "__main__":
    main()
