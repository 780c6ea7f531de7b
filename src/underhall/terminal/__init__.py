"""The table in a terminal, with Textual. Nothing here imports it at once: ``underhall play`` shares some modules."""
