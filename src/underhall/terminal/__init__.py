"""The table in a terminal, with Textual. This module imports no Textual: ``underhall play`` shares some modules."""
