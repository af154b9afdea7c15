"""All settings of a server, read from the environment (docs/operating.md lists them)."""

import os
import re
from pathlib import Path
from typing import Annotated, Any, Literal, Self
from urllib.parse import urlsplit

from pydantic import Field, ValidationError, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, SettingsConfigDict

from app.clock import SECONDS_PER_DAY
from app.listening import read_host, read_proxies, read_public_url, url_of
from app.mail.server import read_sender, read_server
from app.postgres.address import read_address
from app.postgres.binaries import private_parent

SYSTEM_DATA_DIR = Path("/var/lib/regolith")
CONTACT = re.compile(r"mailto:[^@\s]+@[^@\s]+|https://[^\s/?#]+\S*")


class SettingsError(Exception):
    """A setting has a value that cannot be used; the message names the variable, in one line."""


def default_data_dir() -> Path:
    """Return `./data`; for root a system folder instead when an ordinary account could not reach `./data`."""
    data_dir = Path.cwd() / "data"
    if os.geteuid() == 0 and private_parent(data_dir) is not None:
        return SYSTEM_DATA_DIR
    return data_dir


class Settings(BaseSettings):
    """Settings by the names of their environment variables, in lower case.

    Build them with `load_settings`, which turns a bad value into a `SettingsError`. An empty variable is not set.
    """

    model_config = SettingsConfigDict(env_ignore_empty=True, extra="ignore", frozen=True, hide_input_in_errors=True)

    database_url: str | None = Field(None, description="The Postgres server to use; without it an embedded one starts.")
    database_listen_url: str | None = Field(
        None, description="The same database past a pooler in transaction mode that DATABASE_URL leads to."
    )
    database_read_url: str | None = Field(
        None, description="A standby of the database, from which lists, logs and results are read."
    )
    games_database_url: str | None = Field(
        None,
        repr=False,
        description="The databases of games, with spaces between several, where they have some apart from people.",
    )
    games_database_listen_url: str | None = Field(
        None,
        repr=False,
        description="The same databases of games, in the same order, past poolers in transaction mode.",
    )
    data_dir: Path = Field(default_factory=default_data_dir, description="The folder of the embedded Postgres.")
    host: str = Field("127.0.0.1", min_length=1, description="The address to listen on.")
    port: int = Field(8000, ge=0, le=65535, description="The port to listen on.")
    public_url: str = Field("", description="The address that invite links begin with.")
    public_port: int | None = Field(
        None, ge=1, le=65535, description="The port of that address, where PUBLIC_URL is not set and it is not PORT."
    )
    process_address: str = Field(
        "", description="What the proxy before several processes calls this one, host:port: by it each knows its games."
    )
    drain_seconds: float = Field(
        10.0, ge=0, le=600, description="Seconds that a process which ends beside others takes to leave them its pages."
    )
    forwarded_allow_ips: str = Field("127.0.0.1", description="Proxies whose word counts for whom they speak.")
    automaton_pace_ms: int = Field(
        1200, ge=0, le=60_000, description="Milliseconds between moves of automas and robots."
    )
    components_dir: Path | None = Field(None, description="A folder with another component set for the default game.")
    components_dirs: Annotated[dict[str, Path], NoDecode] = Field(
        default_factory=dict, description="Folders with other component sets by game: `game=folder`, with colons."
    )
    log_format: Literal["console", "json"] = Field("console", description="How log lines look.")
    log_level: Literal["debug", "info", "warning", "error"] = Field("info", description="The least level logged.")
    access_log: bool = Field(True, description="Whether each request is logged in one line.")
    robot_processes: int = Field(
        1, ge=0, le=64, description="Processes in which robots think; 0: one at a time, in a thread of the server."
    )
    robot_seconds: float = Field(
        10.0,
        gt=0,
        le=600,
        description="Seconds of processor time in which a robot has to decide; then the next weaker level does.",
    )
    live_tables: int = Field(200, ge=1, le=100_000, description="How many tables that nobody watches stay in memory.")
    limits: bool = Field(True, description="Whether callers who ask for too much have to wait.")
    lobbies_per_person: int = Field(
        20, ge=0, le=100_000, description="Tables that have not begun which one person may host at once; 0: any number."
    )
    tables_per_person: int = Field(
        200, ge=0, le=100_000, description="Running games at which one person may sit at once; 0: any number."
    )
    branches_per_person: int = Field(
        20, ge=0, le=100_000, description="Running tables that one person may have branched off; 0: any number."
    )
    clear_lobbies_after_days: int = Field(
        30,
        ge=0,
        le=3_650,
        description="Days after which a table is cleared away that is closed, or where only its host sits.",
    )
    clear_branches_after_days: int = Field(
        60,
        ge=0,
        le=3_650,
        description="Days without a move after which a table is cleared away that was branched off; 0: never.",
    )
    clear_guests_after_days: int = Field(
        365, ge=0, le=3_650, description="After so many days a guest is forgotten who sits nowhere and was not here."
    )
    clear_sessions_after_days: int = Field(
        30, ge=0, le=3_650, description="Days after its end until a session is forgotten; 0: never."
    )
    clear_notices_after_days: int = Field(
        90, ge=0, le=3_650, description="Days that a sent notice stays in its person's list; 0: for ever."
    )
    compress_games_after_days: int = Field(
        365, ge=0, le=36_500, description="Days after its end until the log of a game is compressed; 0: never."
    )
    vacation_days: int = Field(
        30, ge=0, le=366, description="Days of vacation that a person may take in a year; their clocks stand still."
    )
    sleep_after_days: int = Field(
        90, ge=0, le=3_650, description="After so many days without a move a game is put to sleep; 0: never."
    )
    metrics: bool = Field(False, description="Whether /metrics tells a monitor what the server does.")
    smtp_url: str | None = Field(None, repr=False, description="The SMTP server that sends mail; without it none is.")
    mail_from: str | None = Field(None, description="Whom mail is from.")
    notice_grace_seconds: int = Field(
        60, ge=0, le=SECONDS_PER_DAY, description="Seconds that a notice waits for its person to look by themselves."
    )
    vapid_subject: str | None = Field(
        None, description="Whom push services of browsers write to about this server: mailto:… or https:…."
    )
    private_addresses: bool = Field(
        False, description="Whether addresses that people give may lead into private networks."
    )
    notice_pictures: bool = Field(True, description="Put a picture of the table into mails of a turn.")
    dev: bool = Field(False, description="Serve the browser's modules one by one, without a bundle.")

    @field_validator("database_url", "database_listen_url", "database_read_url")
    @classmethod
    def _is_a_database(cls, value: str | None) -> str | None:
        if value is not None:
            read_address(value)
        return value

    @field_validator("games_database_url", "games_database_listen_url")
    @classmethod
    def _are_databases(cls, value: str | None) -> str | None:
        urls = (value or "").split()
        for url in urls:
            read_address(url)
        if len(set(urls)) < len(urls):
            raise ValueError("a database is named twice")
        return value

    @field_validator("data_dir")
    @classmethod
    def _is_a_path(cls, value: Path) -> Path:
        if re.search(r"[\x00-\x1f\x7f]", str(value)):
            raise ValueError("there is a control character in it, such as a line break")
        return value

    @field_validator("host")
    @classmethod
    def _is_a_place_to_listen(cls, value: str) -> str:
        return read_host(value)

    @field_validator("public_url")
    @classmethod
    def _is_the_address_of_a_site(cls, value: str) -> str:
        return read_public_url(value) if value else value

    @field_validator("forwarded_allow_ips")
    @classmethod
    def _are_proxies(cls, value: str) -> str:
        return read_proxies(value)

    @field_validator("components_dir")
    @classmethod
    def _is_a_folder(cls, value: Path | None) -> Path | None:
        if value is not None and not value.is_dir():
            raise ValueError("there is no such folder")
        return value

    @field_validator("components_dirs", mode="before")
    @classmethod
    def _are_folders_by_game(cls, value: Any) -> Any:
        return _folders_by_game(value) if isinstance(value, str) else value

    @field_validator("smtp_url")
    @classmethod
    def _is_a_mail_server(cls, value: str | None) -> str | None:
        if value is not None:
            read_server(value)
        return value

    @field_validator("mail_from")
    @classmethod
    def _is_a_sender(cls, value: str | None) -> str | None:
        if value is not None:
            read_sender(value)
        return value

    @field_validator("vapid_subject")
    @classmethod
    def _is_a_contact(cls, value: str | None) -> str | None:
        if value is not None and not CONTACT.fullmatch(value):
            raise ValueError("mailto: and an e-mail address, or an address that begins with https://, is needed")
        return value

    @model_validator(mode="after")
    def _mail_has_both(self) -> Self:
        if (self.smtp_url is None) != (self.mail_from is None):
            raise ValueError("SMTP_URL and MAIL_FROM are needed both, or neither of them")
        return self

    @model_validator(mode="after")
    def _public_url_follows_the_port(self) -> Self:
        if not self.process_address:
            object.__setattr__(self, "process_address", f"{self.host}:{self.port}")
        if not self.public_url:
            object.__setattr__(self, "public_url", url_of(self.host, self.public_port or self.port))
        return self

    @property
    def sessions(self) -> tuple[str | None, Path, str]:
        """What connections that keep their sessions lead to: the address of a database, else the folder of the embedded
        one, and the variable that names it. For all that is not served: migrations, commands, listening."""
        if self.database_listen_url is not None:
            return self.database_listen_url, self.data_dir, "DATABASE_LISTEN_URL"
        return self.database_url, self.data_dir, "DATABASE_URL"

    @property
    def games_database_urls(self) -> tuple[str, ...]:
        """The databases of games; none where they lie with people."""
        return tuple((self.games_database_url or "").split())

    @property
    def games_sessions(self) -> tuple[tuple[str, ...], str]:
        """What connections to the databases of games lead to that keep their sessions, and the variable that names it:
        for migrations and commands."""
        if self.games_database_listen_url is not None:
            return tuple(self.games_database_listen_url.split()), "GAMES_DATABASE_LISTEN_URL"
        return self.games_database_urls, "GAMES_DATABASE_URL"

    @property
    def vapid_contact(self) -> str:
        """Whom push services write to: somebody in any case, since some of them take nothing without."""
        if self.vapid_subject is not None:
            return self.vapid_subject
        if self.mail_from is not None:
            return f"mailto:{read_sender(self.mail_from).addr_spec}"
        if self.public_url.startswith("https://"):
            return self.public_url
        return f"mailto:operator@{urlsplit(self.public_url).hostname}"


def load_settings(**overrides: Any) -> Settings:
    """Read the environment; `overrides` (those that are not None) win. Raises SettingsError."""
    given = {name: value for name, value in overrides.items() if value is not None}
    try:
        settings = Settings(**given)
    except ValidationError as error:
        raise SettingsError("; ".join(_in_words(problem) for problem in error.errors())) from None
    beside = {
        "DATABASE_LISTEN_URL": settings.database_listen_url,
        "DATABASE_READ_URL": settings.database_read_url,
        "GAMES_DATABASE_URL": settings.games_database_url,
    }
    for name, url in beside.items():
        if url is not None and settings.database_url is None:
            raise SettingsError(f"{name}: it goes with a DATABASE_URL, which is not set")
    past, _ = settings.games_sessions
    if len(past) != len(settings.games_database_urls):
        raise SettingsError(
            "GAMES_DATABASE_LISTEN_URL: it names each database of GAMES_DATABASE_URL once, in the same order"
        )
    if settings.database_read_url is not None and len(settings.games_database_urls) > 1:
        raise SettingsError("DATABASE_READ_URL: it goes with one database of games, and several are named")
    return settings


def _folders_by_game(text: str) -> dict[str, Path]:
    """Folders by the names of games: "skymines=/srv/one:other=/srv/two". Raises ValueError."""
    folders: dict[str, Path] = {}
    for item in text.split(":"):
        game, separator, folder = (part.strip() for part in item.partition("="))
        if not (game and separator and folder):
            raise ValueError("game=folder is needed, with a colon between several")
        if game in folders:
            raise ValueError("a game is named twice")
        if not Path(folder).is_dir():
            raise ValueError("there is no such folder")
        folders[game] = Path(folder)
    return folders


def _in_words(problem: Any) -> str:
    """One problem as `PORT: …`. The value itself is left out, because it may be a secret."""
    message: str = problem["msg"].removeprefix("Value error, ")
    return f"{str(problem['loc'][0]).upper()}: {message}" if problem["loc"] else message
