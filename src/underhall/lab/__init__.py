"""The lab: many games, measured honestly. Matches with intervals, ratings, and reports about a game itself."""
