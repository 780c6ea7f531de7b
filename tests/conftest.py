"""For all tests: some press Ctrl-C on programs they start, which must work also where we run in the background."""

import os
import signal
import sys

# A shell that starts a job in the background lets it ignore Ctrl-C, and whatever it starts inherits that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Where Python keeps no bytecode, every server and every command that a test starts compiles all its libraries again.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False
