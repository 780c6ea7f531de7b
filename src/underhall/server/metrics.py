"""What Prometheus reads at /metrics."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

LATENCIES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
BOT_MOVES = "underhall_bot_moves_total"


class Metrics:
    """Counters of one server process; a registry of its own, so that several can live in one interpreter."""

    def __init__(self) -> None:
        registry = self.registry = CollectorRegistry()
        self.tables_created = Counter("underhall_tables_created", "tables made", registry=registry)
        self.changes = Counter("underhall_changes", "changes told to everybody", registry=registry)
        self.moves = Histogram(
            "underhall_move_seconds", "from a move's arrival to its telling", buckets=LATENCIES, registry=registry
        )
        self.bot_moves = Counter("underhall_bot_moves", "moves of bots", registry=registry)
        self.requests = Counter("underhall_requests", "HTTP requests", ["method", "status"], registry=registry)
        self.refused = Counter("underhall_refused", "requests refused by a limit", registry=registry)
        self.notices = Counter("underhall_notices", "webhooks called", ["result"], registry=registry)
        self.sent_notices = Counter("underhall_sent_notices", "notices to people", ["way", "result"], registry=registry)
        self.live_tables = Gauge("underhall_live_tables", "tables in memory", registry=registry)
        self.watchers = Gauge("underhall_watchers", "open WebSockets", registry=registry)
        self.batches = Gauge("underhall_ledger_batches", "transactions written", registry=registry)
        self.writing = Gauge("underhall_writing", "0 since changes cannot be written", registry=registry)
        self.listening = Gauge("underhall_listening", "0 while other processes are not heard", registry=registry)
        self.workers_replaced = Gauge("underhall_workers_replaced", "bot workers replaced", registry=registry)

        self.bots_waiting = Gauge("underhall_bots_waiting", "questions that wait for a bot worker", registry=registry)
        self.bots_thinking = Gauge("underhall_bots_thinking", "questions at a bot worker", registry=registry)
        self.disk_free = Gauge("underhall_disk_free_bytes", "free beside an SQLite file", registry=registry)
        ProcessCollector(registry=registry)  # memory, processor time, open files, where the system tells

    def all_moves(self) -> float:
        """Moves of people and of bots since the start."""
        counted = (self.registry.get_sample_value(name) for name in ("underhall_move_seconds_count", BOT_MOVES))
        return sum(count or 0.0 for count in counted)

    def page(self) -> bytes:
        return generate_latest(self.registry)
