"""When the time of the seat that is asked is up, so that any process can act on it; and words that were reported."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    # At tables of before the clock begins to count with their next change.
    op.add_column("tables", sa.Column("deadline", sa.Double(), nullable=False, server_default="0"))
    op.create_index("tables_deadline", "tables", ["deadline"])
    op.create_table(
        "reports",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("reporter", sa.Text(), nullable=False),
        sa.Column("reported", sa.Text(), nullable=False),
        sa.Column("words", sa.Text(), nullable=False),
    )
    op.create_index("ix_reports_reporter", "reports", ["reporter"])
    op.create_index("ix_reports_reported", "reports", ["reported"])
