"""What came of games, who shows their profile, and the counted tries at deals for all."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("level", sa.Text(), nullable=False),
        sa.Column("share", sa.Double(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("best_other", sa.Integer(), nullable=True),
        sa.Column("ending", sa.Text(), nullable=False),
        sa.Column("rated", sa.Integer(), nullable=False),
        sa.Column("deal", sa.Text(), nullable=True),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("ix_results_person", "results", ["person"])
    op.create_index("ix_results_deal", "results", ["deal"])
    op.create_index("results_rated", "results", ["game", "rated", "ended"])
    op.create_table(
        "public_profiles", sa.Column("person", sa.Text(), nullable=False), sa.PrimaryKeyConstraint("person")
    )
    op.create_table(
        "deal_tries",
        sa.Column("deal", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("deal", "person"),
    )
    op.create_index("ix_deal_tries_person", "deal_tries", ["person"])
    op.create_index("ix_deal_tries_table_id", "deal_tries", ["table_id"])
