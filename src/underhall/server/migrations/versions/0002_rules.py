"""Stored games know their rules: rules and cards in the header, moves as text, what lists show in the row."""

import sqlalchemy as sa
from alembic import op

from underhall.server.migrations.before_rules import bring_up

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("turned_at", sa.Double(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("asked_position", sa.Integer(), nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("summary", sa.Text(), nullable=False, server_default="{}"))
    bring_up(op.get_bind())
