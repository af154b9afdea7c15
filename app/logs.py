"""Structured logs: one line an event, with the request and the game that it belongs to.

`structlog.get_logger()` and the standard loggers end in the same place. `log_context(request_id=…, game_id=…)`
adds fields to every line that is logged inside it, also by tasks that are started there.
"""

import logging
import sys
from typing import Any

import structlog
from structlog.contextvars import bound_contextvars

log_context = bound_contextvars
"""Context manager: add these fields to every line logged inside."""


def configure_logs(log_format: str = "console", level: str = "info") -> None:
    """Send all logs to standard error, as readable lines (`console`) or as one JSON object a line (`json`)."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.stdlib.BoundLogger,
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *_renderers(log_format)],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    # Alembic tells about every start, and the websocket library about every connection that is cut.
    for name in ("alembic", "websockets", "uvicorn.error"):
        logging.getLogger(name).setLevel(max(logging.WARNING, root.level))


def _renderers(log_format: str) -> list[Any]:
    if log_format == "json":
        return [structlog.processors.format_exc_info, structlog.processors.JSONRenderer()]
    return [
        structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(),
            # The longer format shows variables, and those may be secrets.
            exception_formatter=structlog.dev.plain_traceback,
        )
    ]
