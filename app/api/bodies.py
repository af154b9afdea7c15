"""What callers send, with examples for the documentation. Unknown fields are refused."""

from typing import Annotated, Any, Literal, cast

from pydantic import AwareDatetime, BaseModel, BeforeValidator, ConfigDict, Field, StrictBool

from app.accounts.names import MAX_NAME_LENGTH
from app.accounts.own_settings import (
    Confirmations,
    Contrast,
    OwnSettings,
    SeatColour,
    Speed,
    Summaries,
    Switch,
    TextSize,
    Theme,
)
from app.clock import MINUTES_PER_DAY, SECONDS_PER_DAY
from app.notify.subscriptions import KINDS
from app.play.notice_causes import NoticeKind
from app.play.numbers import whole
from app.play.table_names import MAX_TABLE_NAME_LENGTH
from app.talk.line_text import MAX_LINE_LENGTH
from app.talk.notes import MAX_NOTE_LENGTH
from app.talk.talk import MAX_LINE_NUMBER


def _whole_number(value: Any) -> Any:
    """3.0 is the integer 3, as JSON Schema has it. Raises `ValueError` for true and false, which are none."""
    if isinstance(value, bool):
        raise ValueError("a number is needed")
    return whole(value)


Whole = BeforeValidator(_whole_number)
"""It stands behind the bounds: before them it would hide them from the published document."""
Level = Annotated[int, Field(ge=0, le=20, strict=True), Whole]
Seq = Annotated[int, Field(ge=0, le=2**31 - 1, strict=True, description="The number that the caller saw last."), Whole]
Minute = Annotated[int, Field(ge=0, lt=MINUTES_PER_DAY, strict=True), Whole]
ID_PATTERN = "^[A-Za-z0-9_-]+$"
"""Ids that this server makes; the database is not even asked for others."""
STORABLE_TEXT_PATTERN = r"^[^\x00]*$"
"""A text that the database can hold."""
Secret = Annotated[str, Field(max_length=200)]

SeatKind = Annotated[
    Literal["human", "automa", "robot"], BeforeValidator(lambda kind: "automa" if kind == "luna" else kind)
]
"""What sits on a seat; "luna" is how callers said "automa" before there was more than one game."""


class Body(BaseModel):
    """A request's body."""

    model_config = ConfigDict(extra="forbid")


class NewUser(Body):
    """A guest."""

    name: Annotated[
        str,
        Field(
            json_schema_extra={"minLength": 1, "maxLength": MAX_NAME_LENGTH},
            examples=["Ada"],
            description="What seats show.",
        ),
    ]
    """Its length is judged with the rest of it, in words that a page can say."""


class NewPicture(Body):
    """The name of a picture."""

    picture: Annotated[str, Field(max_length=40, examples=["rover-amber"], description="It is at /people/….svg.")]


class ChangedSettings(Body):
    """Settings of the caller's own; what is left out, or null, stays as it is."""

    model_config = ConfigDict(extra="forbid", json_schema_extra={"examples": [{"theme": "dark", "sound": "on"}]})
    theme: Theme | None = Field(None, description="Light or dark.")
    contrast: Contrast | None = None
    type: TextSize | None = Field(None, description="The size of text.")
    own_colour: SeatColour | None = Field(None, description="The colour of the caller's seat, as they see it.")
    speed: Speed | None = Field(None, description="How fast pieces move.")
    summaries: Summaries | None = Field(None, description="Whether a round that is over is summarised.")
    sound: Switch | None = Field(None, description="Whether two notes are played when it is the caller's turn.")
    remind: Switch | None = Field(None, description="Whether they are repeated while the caller is away.")
    confirm: Confirmations | None = Field(
        None, description="What a table asks once more: nothing, the end of a turn, or all that cannot be undone."
    )

    def chosen(self) -> OwnSettings:
        """Those that are named."""
        return cast("OwnSettings", self.model_dump(exclude_none=True))


class NewToken(Body):
    """A token for a program of the caller's."""

    name: Annotated[
        str,
        Field(
            json_schema_extra={"minLength": 1, "maxLength": MAX_NAME_LENGTH},
            examples=["my robot"],
            description="What its owner knows it by.",
        ),
    ]
    scopes: Annotated[
        list[Literal["read", "play", "host"]],
        Field(min_length=1, max_length=3, description="What it may do. Every token may read.", examples=[["play"]]),
    ]


class NewSeat(Body):
    """A seat: a person, the game's own automated player, or a robot."""

    kind: SeatKind = Field(
        examples=["human"], description='"automa" is the game\'s own player; "luna" is its former name.'
    )
    level: Level = Field(
        default_factory=int,
        description="How well it plays, by the levels that the game has; the usual one of an automa "
        "or of robots if none is named. Of robots a higher level plays better. Of a person's seat: the level of the "
        "robot that stands in for them.",
    )

    @property
    def named_level(self) -> int | None:
        """The level, None where none is named."""
        return self.level if "level" in self.model_fields_set else None


class AddedSeat(NewSeat):
    """A further seat, or one in the place of another."""

    instead: Annotated[int, Field(ge=0, le=9, strict=True), Whole] | None = Field(
        default=None,
        description="The number of a free or automated seat whose place it takes, so that a table has as many seats "
        "as before; without it the seat comes last.",
    )


class NewClock(Body):
    """The time that a table gives: seconds for each turn, and once for the whole game beside them."""

    turn_seconds: Annotated[int, Field(ge=60, le=60 * SECONDS_PER_DAY, strict=True, examples=[SECONDS_PER_DAY]), Whole]
    bank_seconds: Annotated[int, Field(ge=0, le=SECONDS_PER_DAY, strict=True), Whole] = 0
    at_deadline: Literal["notice", "stand-in", "vote"] = Field(
        "notice",
        description="Once both are used up: only a notice; a robot plays; or those present may vote to end the game.",
    )


TableName = Annotated[
    str | None,
    Field(
        json_schema_extra={"maxLength": MAX_TABLE_NAME_LENGTH},
        examples=["Thursday evening"],
        description="What its host calls the table; null, or blanks, for no name.",
    ),
]
"""Its length is judged with the rest of it, in words that a page can say."""


class NewTableName(Body):
    """Another name for a table."""

    name: TableName


class NewGame(Body):
    """A table to open. The caller hosts it and takes the first human seat."""

    game: Annotated[
        str,
        Field(
            min_length=1, max_length=50, default_factory=str, description="Without one the first that the server knows."
        ),
    ]
    options: dict[str, Any] = Field(default_factory=dict, examples=[{"tracks": "random"}])
    seats: Annotated[
        list[NewSeat],
        Field(min_length=1, max_length=10, examples=[[{"kind": "human"}, {"kind": "human"}, {"kind": "automa"}]]),
    ]
    pace: Literal["live", "relaxed", "daily", "none"] = Field(
        "live", description='"relaxed" wants a `clock`, "live" may have one; the others go without.'
    )
    clock: NewClock | None = None
    visibility: Literal["private", "public"] = "private"
    name: TableName = None
    advice: bool = Field(False, strict=True, description="Whether people may ask a robot for advice in this game.")


class Join(Body):
    """A wish to sit down. `invite` is the secret of an invite link or of a seat's own link."""

    invite: Secret | None = None
    seat: Annotated[int, Field(ge=0, le=9, strict=True), Whole] | None = None


class NewBranch(Body):
    """A position of a finished game that the caller wants to play on."""

    seq: Annotated[
        int,
        Field(
            ge=1, le=2**31 - 1, strict=True, examples=[12], description="The entry of the log behind which it goes on."
        ),
        Whole,
    ]
    seat: Annotated[
        int, Field(ge=0, le=9, strict=True, examples=[0], description="The seat that the caller takes."), Whole
    ]
    level: Level = Field(
        default_factory=int,
        description="How well the robots on all other seats play; the usual level if none is named.",
    )
    invite: Secret | None = Field(
        None, description="The secret of the finished table's invite link, if that is needed."
    )

    @property
    def named_level(self) -> int | None:
        """The level, None where none is named."""
        return self.level if "level" in self.model_fields_set else None


class NewStandIn(Body):
    """Another level of the robots that stand in for people who are away."""

    level: Annotated[int, Field(ge=0, le=9, strict=True), Whole]


class NewAdvice(Body):
    """Whether people may ask a robot for advice."""

    allowed: Annotated[bool, Field(strict=True)]


class NewLevel(Body):
    """The level of an automa seat at the next table."""

    seat: Annotated[int, Field(ge=0, le=9, strict=True), Whole]
    level: Annotated[int, Field(ge=0, le=9, strict=True), Whole]


class NewOptions(Body):
    """Other options for a game that has not begun, all of them, with the levels of automa seats that go with them."""

    options: dict[str, Any]
    levels: Annotated[list[NewLevel], Field(max_length=10, default_factory=list)]


class Rematch(Body):
    """A wish for a rematch: all is as it was, but for the levels of automa seats where the game lets them be chosen
    (between the chapters of a campaign)."""

    levels: Annotated[list[NewLevel], Field(max_length=10, default_factory=list)]


class NewChannel(Body):
    """A way to be told of things: by e-mail the address, by push what a browser's `PushSubscription` is as JSON, by
    chat the address of a place in a chat service (docs/operating.md lists them), by webhook where requests are to be
    posted. `renews`: a browser's push service has ended its subscription, and this is the next one; a browser that was
    not told stays so."""

    kind: Annotated[str, Field(max_length=20, examples=["email", "push", "chat", "webhook"])]
    address: Annotated[str, Field(max_length=2000, pattern=STORABLE_TEXT_PATTERN, examples=["ada@example.org"])]
    renews: bool = False


class ChannelChoice(Body):
    """Which notices go to a channel, and whether all of a day together."""

    kinds: Annotated[list[NoticeKind], Field(max_length=len(KINDS))]
    digest: bool = False


Locale = Annotated[
    str, Field(max_length=60, pattern=r"^[A-Za-z0-9]{1,8}(-[A-Za-z0-9]{1,8})*$", examples=["de-DE", "en-US-u-hc-h23"])
]
"""A locale by BCP 47."""


class Hours(Body):
    """When the caller is left alone, in minutes of their day: both or neither; and by which `locale` notices write
    times, the former one if none is told."""

    time_zone: Annotated[str, Field(max_length=60, examples=["Europe/Berlin"])]
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    locale: Locale | None = None


class Code(Body):
    """The secret of a link that was sent to an address."""

    code: Secret


class NewLine(Body):
    """Something to say."""

    text: Annotated[
        str, Field(json_schema_extra={"minLength": 1, "maxLength": MAX_LINE_LENGTH}, examples=["Well played!"])
    ]
    """Its length is judged with the rest of it, in words that a page can say."""


class NewNote(Body):
    """A private note about a table, and the version that it is written over: 0 for a first one."""

    text: Annotated[str, Field(json_schema_extra={"maxLength": MAX_NOTE_LENGTH}, examples=["Ben saves for sector 12."])]
    version: Annotated[int, Field(ge=0, le=2**31 - 1, strict=True), Whole]


class ReadUpTo(Body):
    """The last line that was read."""

    line: Annotated[int, Field(ge=1, le=MAX_LINE_NUMBER, strict=True), Whole]


class Invited(Body):
    """Whom to invite."""

    user: Annotated[str, Field(pattern=ID_PATTERN, max_length=100, description="A friend's id.")]


class ShownToFriends(Body):
    """What friends may see: how many games the caller has finished and won, how those with them went, when the caller
    was here."""

    history: StrictBool
    head_to_head: StrictBool
    last_seen: StrictBool


class Nudged(Body):
    """Whom to remind that it is their turn."""

    seat: Annotated[int, Field(ge=0, le=9, strict=True), Whole]


class Seen(Body):
    """The number that the caller saw last."""

    seq: Seq


class BackTo(Body):
    """The number to which the game should go back."""

    seq: Annotated[int, Field(ge=1, le=2**31 - 1, strict=True), Whole]


class Kicked(Body):
    """Whom the host sends away: the name on the seat as the host saw it. Refused where somebody else sits there by now.
    Without it, the seat is cleared no matter who sits there."""

    name: Annotated[str, Field(max_length=60, examples=["Ada"])] | None = None


class Closed(Body):
    """Close the table, or agree to that; or (false) play on."""

    close: bool = True


class EndVote(Body):
    """A vote to end the game, or (false) its withdrawal."""

    end: bool


Clock24 = Annotated[str, Field(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$", examples=["08:00"])]
"""A time of the day."""


class HoursOfPlay(Body):
    """When somebody plays. What opens later than it closes goes past midnight; the same time twice is the whole day."""

    time_zone: Annotated[str, Field(max_length=60, examples=["Europe/Berlin"])]
    opens: Clock24
    closes: Clock24


class NewVacation(Body):
    """A vacation; without `begins` from now on."""

    begins: AwareDatetime | None = None
    ends: AwareDatetime


class OneVacation(Body):
    """One of the caller's vacations, by its beginning."""

    begins: AwareDatetime


Address = Annotated[
    str,
    Field(
        max_length=254, pattern=STORABLE_TEXT_PATTERN, examples=["ada@example.org"], description="An e-mail address."
    ),
]
Password = Annotated[str, Field(max_length=200)]


class SignIn(Body):
    """Who the caller is, by what they know."""

    address: Address
    password: Password


class AskLink(Body):
    """A wish for a link that signs in."""

    address: Address
    next: Annotated[str, Field(max_length=500, description="The page of this server to go on to.")] = "/"


class UseSecret(Body):
    """What a link carries after its `#`, or a device shows."""

    secret: Secret


class NewPassword(Body):
    """A password, and the former one, if there is one and no link from a mail has just been used."""

    password: Annotated[str, Field(max_length=200, description="8 to 200 characters, and none of the common ones.")]
    current: Password | None = None


class NewAddress(Body):
    """An address to be confirmed, and the password, if there is one and no link from a mail has just been used."""

    address: Address
    current: Password | None = None


class Deletion(Body):
    """A wish to be forgotten, with the password, if there is one and no link from a mail has just been used."""

    current: Password | None = None


class Proof(Body):
    """A proof of who the caller is: the password, or what a passkey of theirs has signed."""

    current: Password | None = None
    credential: Annotated[dict[str, Any] | None, Field(description="What `navigator.credentials` gave.")] = None


class PasskeyAnswer(Body):
    """What a browser's `navigator.credentials` gave, by its `toJSON`."""

    credential: dict[str, Any]
