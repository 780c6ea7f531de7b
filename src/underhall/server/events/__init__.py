"""Events: a round robin, a Swiss or a knock-out of one game, with tables made and results kept by the server.

What is played next and how everybody stands is worked out from the entrants, the games and a seed alone
(``pairing.py``, ``matching.py``, ``knock_out.py``, ``schedule.py``, ``standings.py``), so it can be worked out again.
"""
