"""What is counted, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

registry = CollectorRegistry()
actions = Counter("cinderbox_actions", "Entries written to tables.", registry=registry)
refusals = Counter("cinderbox_refusals", "Requests that were refused.", registry=registry)
messages = Counter("cinderbox_messages", "Messages sent to clients.", registry=registry)
connections = Gauge("cinderbox_connections", "Open WebSocket connections.", registry=registry)
rooms = Gauge("cinderbox_rooms", "Tables in memory.", registry=registry)
acting = Histogram(
    "cinderbox_acting_seconds",
    "From an action's arrival until it is on disk and sent to all.",
    buckets=(0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 5),
    registry=registry,
)


def text() -> bytes:
    return generate_latest(registry)
