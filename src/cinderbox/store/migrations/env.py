"""Run by Alembic on the connection that the store hands over; batch mode because SQLite cannot alter columns."""

from alembic import context

from cinderbox.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
