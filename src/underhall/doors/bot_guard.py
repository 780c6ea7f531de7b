"""Runs an outside bot and ends it, with all it has started, when whoever asked for it is gone.

``python bot_guard.py LIFELINE PROGRAM [ARGUMENT...]``: the bot gets the standard streams. ``LIFELINE`` is the number of
a pipe's reading end that nobody writes to: when its other end is closed, for whatever reason (a match that was broken
off, a process that was killed), the bot is killed, also one that hangs and does not notice the end of its input.

A script of its own that imports the standard library only, so that it starts at once.
"""

import os
import signal
import subprocess
import sys
import threading

NOT_STARTED = 127


def main() -> None:
    lifeline = int(sys.argv[1])
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for whoever asked for the bot
    try:
        bot = subprocess.Popen(sys.argv[2:], start_new_session=True)
    except OSError as error:
        print(f"{sys.argv[2]}: {error.strerror}", file=sys.stderr, flush=True)
        os._exit(NOT_STARTED)
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):  # so that the end of the bot is the end of its pipes
        os.dup2(nowhere, stream)

    def end_with_the_lifeline() -> None:
        os.read(lifeline, 1)
        try:
            os.killpg(bot.pid, signal.SIGKILL)
        except OSError:
            bot.kill()

    threading.Thread(target=end_with_the_lifeline, daemon=True).start()
    code = bot.wait()
    os._exit(128 - code if code < 0 else code)


main()
