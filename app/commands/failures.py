"""Reports errors that an operator can mend in one line, without a traceback."""

import json
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from socket import gaierror

import asyncpg

from app.commands.extras import MissingExtra
from app.listening import CannotListen
from app.postgres.binaries import PostgresError
from app.postgres.pooler_check import SessionsLost
from app.rules.game import UnusableComponents
from app.settings import SettingsError

BAD_SETTING, FAILED = 2, 1


@contextmanager
def one_line_errors() -> Iterator[None]:
    """Tell a problem that the operator can mend in one line: exit 2 for a bad setting, 1 for anything else."""
    try:
        yield
    except (SettingsError, SessionsLost, CannotListen) as error:
        fail(str(error), BAD_SETTING)
    except UnusableComponents as error:
        fail(f"COMPONENTS_DIR: {_first_line(error)}", BAD_SETTING)
    except (PostgresError, MissingExtra) as error:
        fail(str(error), FAILED)
    except Exception as error:
        fail(_of_the_machine(error), FAILED)


def _of_the_machine(error: Exception) -> str:
    """What is wrong with the database or a file, in one line. Raises `error` again when it is about neither."""
    from sqlalchemy.exc import DBAPIError

    from app.postgres.migrate import NewerDatabase
    from app.store.errors import StoreUnavailable, WrongDatabases

    if isinstance(error, WrongDatabases):
        fail(str(error), BAD_SETTING)
    if isinstance(error, (NewerDatabase, StoreUnavailable)):
        return str(error)
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    cause = error.orig.__cause__ if isinstance(error, DBAPIError) and error.orig else error
    if isinstance(cause, asyncpg.ClientConfigurationError):
        fail(f"DATABASE_URL: {_first_line(cause)}", BAD_SETTING)
    kinds = (
        asyncpg.InterfaceError,
        asyncpg.PostgresConnectionError,
        asyncpg.InvalidAuthorizationSpecificationError,
        asyncpg.InvalidCatalogNameError,
        asyncpg.InsufficientPrivilegeError,
        asyncpg.InsufficientResourcesError,
        asyncpg.OperatorInterventionError,
        asyncpg.ReadOnlySQLTransactionError,
        ConnectionError,
        TimeoutError,
        gaierror,
    )
    # asyncio tells of several addresses that do not answer by an OSError without a number.
    if not isinstance(cause, kinds) and not (isinstance(cause, OSError) and cause.errno is None):
        raise error
    return f"The database cannot be used: {_first_line(cause)}"


def _first_line(error: BaseException) -> str:
    return next(iter(str(error).splitlines()), type(error).__name__)


def fail(message: str, code: int) -> None:
    """Print one line to standard error, as JSON where logs are, and end the process."""
    if os.environ.get("LOG_FORMAT") == "json":
        line = json.dumps({"event": message, "level": "error", "logger": "regolith"}, ensure_ascii=False)
    else:
        line = f"regolith: {message}"
    print(line, file=sys.stderr)
    raise SystemExit(code) from None
