"""The number of the last change that altered a game is called its turn number; a position is a game's state as data."""

from alembic import op

revision = "0004"
down_revision = "0003"

RENAMED = (
    ("tables", "position", "turn_number"),
    ("tables", "asked_position", "asked_turn_number"),
    ("webhooks_told", "position", "turn_number"),
)


def upgrade() -> None:
    for table, old, new in RENAMED:
        op.execute(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}")
