"""Faults on purpose: people play while servers, their bots' workers and the database are killed, cut off and stopped.

``make chaos`` runs it for as long as one likes; ``test_chaos.py`` for some seconds. ``faults.py`` says what goes wrong
and when, ``house.py`` does it to a set-up of real processes, ``people.py`` play and note in ``notes.py`` what was
acknowledged and what they were told, and ``checker.py`` compares that with what is stored.
"""
