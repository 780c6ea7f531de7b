"""Events: round robins, Swisses and knock-outs, their entrants and their games."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.Column("entry", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("header", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_events_host", "events", ["host"])
    op.create_index("events_state", "events", ["state", "entry", "updated"])
    op.create_table(
        "event_entrants",
        sa.Column("event_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.Text()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("guest", sa.Integer(), nullable=False),
        sa.Column("level", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("event_id", "number"),
    )
    op.create_index("ix_event_entrants_person", "event_entrants", ["person"])
    op.create_table(
        "event_games",
        sa.Column("event_id", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("board", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seats", sa.Text(), nullable=False),
        sa.Column("shares", sa.Text(), nullable=False),
        sa.Column("scores", sa.Text(), nullable=False),
        sa.Column("ending", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("event_id", "round", "board", "game"),
    )
    op.create_index("ix_event_games_table_id", "event_games", ["table_id"])
