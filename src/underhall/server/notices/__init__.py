"""Telling people what happens while they are away: by push to a browser, by mail, by Discord and by ntfy.

What is to be said is written down with the change it tells of (``outbox.py``), and sent a little later by whichever
process comes first (``sender.py``): so nothing is lost when a process is killed, nothing is said twice, and whoever
sits at the table by then is left alone.
"""
