"""The address of a Postgres server, read as libpq reads it: hosters hand out such addresses, with parameters for TLS.

Only one reader: the pool, the migrations and the programs `pg_dump` and `pg_restore` all get what was read here.
"""

import re
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl, quote, unquote, urlencode

SCHEMES = ("postgres", "postgresql", "postgresql+asyncpg")
TLS_MODES = frozenset({"require", "verify-ca", "verify-full"})
DRIVER_READS = frozenset(
    {
        "passfile",
        "service",
        "sslmode",
        "sslcert",
        "sslkey",
        "sslrootcert",
        "sslcrl",
        "sslpassword",
        "sslnegotiation",
        "ssl_min_protocol_version",
        "ssl_max_protocol_version",
        "target_session_attrs",
        "krbsrvname",
        "gsslib",
    }
)
"""Parameters that asyncpg understands as libpq does."""
FILES = ("sslrootcert", "sslcert", "sslkey", "sslcrl")
SESSION_SETTINGS = frozenset({"application_name", "options"})
"""Parameters that travel to the server as they are."""
TUNING = frozenset(
    {
        "keepalives",
        "keepalives_idle",
        "keepalives_interval",
        "keepalives_count",
        "tcp_user_timeout",
        "sslcompression",
        "sslsni",
    }
)
"""Numbers that only tune a connection. asyncpg has nothing like them, and goes on as the system does."""
ACCEPTED_VALUES: Mapping[str, frozenset[str]] = {
    "sslmode": TLS_MODES | {"disable", "allow", "prefer"},
    "gssencmode": frozenset({"disable", "prefer"}),
    "channel_binding": frozenset({"disable", "prefer", "require"}),
    "sslcertmode": frozenset({"disable", "allow"}),
    "load_balance_hosts": frozenset({"disable"}),
    "client_encoding": frozenset({"auto", "utf8", "utf-8", "UTF8", "UTF-8"}),
    "target_session_attrs": frozenset({"any", "read-write", "primary"}),
    "sslnegotiation": frozenset({"postgres", "direct"}),
    "ssl_min_protocol_version": frozenset({"TLSv1", "TLSv1.1", "TLSv1.2", "TLSv1.3"}),
    "ssl_max_protocol_version": frozenset({"TLSv1", "TLSv1.1", "TLSv1.2", "TLSv1.3"}),
}
PARAMETERS = (
    DRIVER_READS
    | SESSION_SETTINGS
    | TUNING
    | ACCEPTED_VALUES.keys()
    | {"host", "port", "user", "password", "dbname", "connect_timeout", "fallback_application_name"}
)
SYSTEM_ROOTS = "system"
MIN_TIMEOUT = 2
"""Seconds; libpq takes no less either."""
NAME = re.compile(r"[^\s/?#@\[\]:\\,\x00-\x1f\x7f]+")


class BadPostgresAddress(ValueError):
    """An address that cannot be used; the message says why in one line and holds no secret."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where a database is and how to connect to it. `parameters` are libpq's; hosts and ports pair up."""

    hosts: tuple[str, ...]
    ports: tuple[int, ...]
    user: str | None
    password: str | None
    database: str | None
    parameters: Mapping[str, str]

    def driver_arguments(self) -> dict[str, Any]:
        """Arguments of `asyncpg.connect` and `asyncpg.create_pool`, but for timeouts of statements."""
        read = {name: value for name, value in self.parameters.items() if name in DRIVER_READS}
        arguments: dict[str, Any] = {
            "host": list(self.hosts) or None,
            "port": list(self.ports) or None,
            "user": self.user,
            "password": self.password,
            "database": self.database,
            "server_settings": self._server_settings(),
        }
        if read.get("sslrootcert") == SYSTEM_ROOTS:
            arguments["ssl"] = _system_context(read)
            read = {"target_session_attrs": read["target_session_attrs"]} if "target_session_attrs" in read else {}
        arguments["dsn"] = f"postgresql://?{urlencode(read)}" if read else None
        return {name: value for name, value in arguments.items() if value is not None}

    def connect_seconds(self, default: float) -> float:
        """How long a connection may take to be made; 0 or less in an address is no bound there, ours here."""
        seconds = int(self.parameters.get("connect_timeout", 0))
        return float(max(seconds, MIN_TIMEOUT)) if seconds > 0 else default

    def libpq(self) -> tuple[str, dict[str, str]]:
        """The address for Postgres's own programs, and their environment with the password, which others cannot see."""
        pairs = {name: value for name, value in self.parameters.items() if name != "sslpassword"}
        if self.hosts:
            pairs["host"] = ",".join(self.hosts)
        if self.ports:
            pairs["port"] = ",".join(map(str, self.ports))
        if self.user is not None:
            pairs["user"] = self.user
        address = f"postgresql:///{quote(self.database or '', safe='')}"
        environment = {"PGPASSWORD": self.password} if self.password is not None else {}
        return f"{address}?{urlencode(pairs, quote_via=quote)}" if pairs else address, environment

    def needs_tls(self) -> bool:
        """Whether a connection without TLS would be refused by us."""
        return self.parameters.get("sslmode") in TLS_MODES or self.parameters.get("sslrootcert") == SYSTEM_ROOTS

    def place(self) -> str:
        """Host and name of the database, for people; without any secret."""
        hosts = ",".join(
            f"[{host}]" if ":" in host else host for host in self.hosts or (self.parameters.get("service", ""),)
        )
        return f"{hosts}/{self.database or ''}"

    def _server_settings(self) -> dict[str, str] | None:
        settings = {name: value for name, value in self.parameters.items() if name in SESSION_SETTINGS}
        if "fallback_application_name" in self.parameters:
            settings.setdefault("application_name", self.parameters["fallback_application_name"])
        return settings or None


def plain_dsn(database_url: str) -> str:
    """The address without the name of a driver, as Postgres's own programs want it."""
    return database_url.replace("postgresql+asyncpg://", "postgresql://", 1)


def read_address(url: str) -> Address:
    """Read an address. Raises BadAddress."""
    scheme, separator, rest = url.partition("://")
    if not separator or scheme not in SCHEMES:
        raise BadPostgresAddress("an address that begins with postgresql:// is needed")
    if re.search(r"[\x00-\x20\x7f]", url):
        raise BadPostgresAddress("there is a blank or a control character in it; write it as %20")
    place, _, query = rest.partition("?")
    authority, _, database = place.partition("/")
    if "#" in place:
        raise BadPostgresAddress("# in it has to be written as %23")
    who, _, where = authority.rpartition("@")
    user, colon, password = who.partition(":")
    parameters = _read_parameters(query, is_public="@" in place or "@" not in query)
    hosts, ports = _read_hosts(where, parameters)
    if len(hosts) > 1:
        # One of several may be a standby, which cannot be written.
        parameters.setdefault("target_session_attrs", "read-write")
    address = Address(
        hosts=hosts,
        ports=ports,
        user=_decoded(user) or parameters.pop("user", None),
        password=_decoded(password) if colon else parameters.pop("password", None),
        database=_decoded(database) or parameters.pop("dbname", None),
        parameters={name: value for name, value in parameters.items() if name not in {"user", "password", "dbname"}},
    )
    _check(address)
    return address


def _read_parameters(query: str, *, is_public: bool) -> dict[str, str]:
    """The parameters behind `?`, which may be the end of a password. Raises BadAddress for one that we do not know."""
    if not query:
        return {}
    try:
        pairs = parse_qsl(query.replace("+", "%2B"), keep_blank_values=True, strict_parsing=True, errors="strict")
    except ValueError:
        raise BadPostgresAddress("what stands behind ? has to be name=value, joined by &") from None
    parameters = dict(pairs)
    if "ssl" in parameters:
        parameters.setdefault("sslmode", {"true": "require"}.get(parameters["ssl"], parameters["ssl"]))
        del parameters["ssl"]
    for name, value in parameters.items():
        if name not in PARAMETERS:
            shown = name if is_public and re.fullmatch(r"[A-Za-z_]{1,40}", name) else "one of those behind ?"
            raise BadPostgresAddress(f"{shown} is no parameter that can be used here")
        _check_value(name, value)
    return {name: value for name, value in parameters.items() if value != ""}


def _check_value(name: str, value: str) -> None:
    if re.search(r"[\x00-\x1f\x7f]", value):
        raise BadPostgresAddress(f"{name} has a control character")
    accepted = ACCEPTED_VALUES.get(name)
    if value and accepted is not None and value not in accepted:
        raise BadPostgresAddress(f"{name} can be {', '.join(sorted(accepted))}")
    if value and (name in TUNING or name == "connect_timeout") and not re.fullmatch(r"-?\d{1,9}", value):
        raise BadPostgresAddress(f"{name} is a number")


def _read_hosts(where: str, parameters: dict[str, str]) -> tuple[tuple[str, ...], tuple[int, ...]]:
    """Hosts and as many ports, from before the path or from `host` and `port`, which win."""
    named, port = parameters.pop("host", None), parameters.pop("port", None)
    pairs = [_read_host(part) for part in where.split(",")] if where else []
    hosts = tuple(named.split(",")) if named is not None else tuple(host for host, _ in pairs)
    for host in hosts:
        _check_host(host)
    given = port.split(",") if port is not None else [written or "" for _, written in pairs]
    if len(given) == 1:
        given *= max(1, len(hosts))
    if given and hosts and len(given) != len(hosts):
        raise BadPostgresAddress(f"there are {len(hosts)} hosts and {len(given)} ports")
    # Without any port PGPORT counts.
    return hosts, tuple(_read_port(text or "5432") for text in given) if any(given) else ()


def _read_host(part: str) -> tuple[str, str]:
    """One host and the port behind it, as written: `name:5432`, `[::1]:5432`, `%2Fsocket%2Ffolder`."""
    match = re.fullmatch(r"\[([^\]]*)\](?::(.*))?", part) or re.fullmatch(r"([^:]*)(?::(.*))?", part)
    if match is None:
        raise BadPostgresAddress("its host is not understood (an IPv6 address stands in brackets)")
    return _decoded(match[1]), match[2] or ""


def _check_host(host: str) -> None:
    is_address = re.fullmatch(r"[0-9A-Fa-f:.]+(%[\w.-]+)?", host) is not None
    if not (host.startswith("/") or is_address or NAME.fullmatch(host)):
        raise BadPostgresAddress("its host is not understood")
    labels = host.removesuffix(".").split(".")
    if not host.startswith("/") and ":" not in host and not all(0 < len(label) <= 63 for label in labels):
        raise BadPostgresAddress("its host is not understood")


def _read_port(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,5}", text) or not 0 < int(text) < 65536:
        raise BadPostgresAddress("its port has to be a number from 1 to 65535")
    return int(text)


def _decoded(text: str) -> str:
    """Without percent signs. Raises BadAddress for a sign that stands for nothing."""
    if re.search(r"%(?![0-9A-Fa-f]{2})", text):
        raise BadPostgresAddress("% in it has to be written as %25")
    try:
        found = unquote(text, errors="strict")
    except UnicodeDecodeError:
        raise BadPostgresAddress("what is written with % is no UTF-8") from None
    if "\0" in found:
        raise BadPostgresAddress("there is a blank or a control character in it")
    return found


def _check(address: Address) -> None:
    """Refuse what would weaken TLS without a word, and files that cannot be used. Raises BadAddress."""
    given = address.parameters
    mode = given.get("sslmode")
    for name in FILES:
        if name in given and not (name == "sslrootcert" and given[name] == SYSTEM_ROOTS):
            _check_file(name, Path(given[name]))
    if given.get("sslrootcert") == SYSTEM_ROOTS and mode not in {None, "verify-full"}:
        raise BadPostgresAddress("sslrootcert=system goes with sslmode=verify-full alone")
    is_verified = mode == "verify-full" or given.get("sslrootcert") == SYSTEM_ROOTS
    if given.get("channel_binding") == "require" and not is_verified:
        raise BadPostgresAddress(
            "channel_binding=require cannot be had here: leave it out, or ask for "
            "sslmode=verify-full&sslrootcert=system, which keeps others from the middle as well"
        )
    _check_tls_files(given)


def _check_file(name: str, file: Path) -> None:
    try:
        with file.open("rb"):
            return
    except OSError as error:
        raise BadPostgresAddress(f"the file of {name} cannot be read: {error.strerror}") from None


def _check_tls_files(given: Mapping[str, str]) -> None:
    """Load what each connection will load."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    for name in ("sslrootcert", "sslcrl"):
        if name in given and given[name] != SYSTEM_ROOTS:
            try:
                context.load_verify_locations(cafile=given[name])
            except ssl.SSLError:
                raise BadPostgresAddress(f"the file of {name} holds nothing that can be used (PEM is needed)") from None
    if "sslcert" in given and "sslkey" in given:
        try:
            context.load_cert_chain(given["sslcert"], given["sslkey"], lambda: given.get("sslpassword", ""))
        except ssl.SSLError:
            raise BadPostgresAddress(
                "sslcert and sslkey do not fit together, or sslpassword does not open the key"
            ) from None


def _system_context(read: Mapping[str, str]) -> ssl.SSLContext:
    """TLS with the certificate authorities that the machine trusts; the host's name counts."""
    context = ssl.create_default_context()
    if "sslcert" in read:
        context.load_cert_chain(read["sslcert"], read.get("sslkey"), lambda: read.get("sslpassword", ""))
    if "ssl_min_protocol_version" in read:
        context.minimum_version = ssl.TLSVersion[read["ssl_min_protocol_version"].replace(".", "_")]
    if "ssl_max_protocol_version" in read:
        context.maximum_version = ssl.TLSVersion[read["ssl_max_protocol_version"].replace(".", "_")]
    return context
