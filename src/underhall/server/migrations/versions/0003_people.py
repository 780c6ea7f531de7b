"""Sessions that can be listed, names by what an eye sees of them, webhooks in slots and told each by itself."""

import sqlalchemy as sa
from alembic import op

from underhall.server.confusable_names import skeleton

revision = "0003"
down_revision = "0002"

SESSION_SECONDS = 90 * 86_400


def upgrade() -> None:
    op.add_column("people", sa.Column("skeleton", sa.Text(), nullable=True))
    op.create_index("people_skeleton", "people", ["skeleton"], unique=True)
    see_names()
    for name in ("created", "used"):
        op.add_column("sessions", sa.Column(name, sa.Double(), nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("device", sa.Text(), nullable=False, server_default=""))
    op.execute(f"UPDATE sessions SET created = expires - {SESSION_SECONDS}, used = expires - {SESSION_SECONDS}")
    op.add_column("webhooks", sa.Column("slot", sa.Integer(), nullable=False, server_default="0"))
    # Before they had slots somebody could have more than five: those beyond stay, further ones are refused.
    op.execute(
        "UPDATE webhooks SET slot = (SELECT count(*) FROM webhooks AS older WHERE older.person = webhooks.person "
        "AND (older.created < webhooks.created OR (older.created = webhooks.created AND older.id < webhooks.id)))"
    )
    op.create_index("webhooks_slot", "webhooks", ["person", "slot"], unique=True)
    op.create_table(
        "webhooks_told",
        sa.Column("webhook", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("webhook", "table_id", "seat"),
    )
    op.execute(
        "INSERT INTO webhooks_told SELECT webhooks.id, seats.table_id, seats.seat, seats.notified "
        "FROM webhooks JOIN seats ON seats.person = webhooks.person WHERE seats.notified > 0"
    )


def see_names() -> None:
    """The first of several registered names that look the same keeps the look; none is taken away from anybody."""
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("name_key"), sa.column("skeleton"))
    connection = op.get_bind()
    registered = sa.select(people.c.id, people.c.name).where(people.c.name_key.is_not(None))
    seen: set[str] = set()
    for row in connection.execute(registered.order_by(sa.text("created"), people.c.id)).all():
        look = skeleton(row.name)
        if look not in seen:
            seen.add(look)
            connection.execute(sa.update(people).where(people.c.id == row.id).values(skeleton=look))
