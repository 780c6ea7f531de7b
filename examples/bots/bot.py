#!/usr/bin/env python3
"""A bot for Underhall: reads questions from its input, writes answers to its output, one JSON object a line.

Try it:  underhall match dwarf examples/bots/bot.py random --games 10
Then make ``choose`` better. What the messages hold: docs/bots.md. Print nothing else to the standard output; what goes
to the error output is shown when the bot dies.
"""

import json
import random
import sys


def choose(question, game):
    """One of ``question["moves"]``. ``question["view"]`` is all that this seat may know."""
    return random.choice(question["moves"])


def main():
    game = {}
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            answer({"type": "ready", "name": "A bot in Python"})
        elif message["type"] == "game":
            game = message  # which game, which options, which seat is ours; wants no answer
        elif message["type"] == "go":
            answer({"type": "move", "number": message["number"], "move": choose(message, game)["move"]})
        elif message["type"] == "over":
            pass  # message["results"][game["seat"]] is our share of the victory; wants no answer


def answer(message):
    print(json.dumps(message), flush=True)


main()
