"""A table without a server: the static folder that ``underhall site`` writes, and what runs in it (docs/site.md)."""
