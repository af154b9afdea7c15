"""The vocabulary of effects: what projects do, and what a corporation gives at income and at the end."""

from typing import Literal

from .nouns import CorporationId, Cost, Gain, Gained, Part, Resource, StructureKind

Count = Literal[
    "credits",
    "titanium",
    "rare_earth",
    "workshops",
    "tourists_here",
    "tourists",
    "full_attractions",
    "experiments",
    "geology_experiments",
    "biology_experiments",
    "physics_experiments",
    "fields",
    "field_sets",
    "helium3",
    "cargoes",
    "shipped_levels",
    "factories",
    "bottom_factories",
    "factory_columns",
    "column_sets",
    "row_sets",
    "farms",
    "farm_size",
    "large_farms",
    "neighbouring_farms",
    "section",
    "programmes",
    "programme_sections",
    "topmost_programmes",
    "structures_aboard",
    "astronauts_aboard",
    "type_sets_aboard",
    "full_modules",
]
"""What a seat has of something, as a number.

`tourists_here`: on this attraction; `tourists`: on all own attractions. `fields` of own experiments, `field_sets` of
three different ones. `cargoes` ever shipped, `shipped_levels` ever shipped on. `factory_columns` with an own factory;
`column_sets` of a left, a centre and a right one, `row_sets` of a top, a middle and a bottom one. `farm_size`: of all
own farms together; `large_farms` are of size 3; `neighbouring_farms`: anybody's in a sector with an own structure.
`section` of the track that the marker is in, 0 to 3; `programme_sections` with an own programme. `type_sets_aboard`: of
the three types of astronaut; `full_modules`: with an own structure. """

Event = Literal[
    "token",
    "engineer_crater",
    "experiment",
    "shipment",
    "farms_pay",
    "planting",
    "programme",
    "topmost_programme",
    "gateway_astronaut",
    "module_completed",
]
"""What a seat does. `token`: it activates one of the corporation. `engineer_crater`: it exploits the crater with an
engineer. `farms_pay`: farms pay it for an astronaut that it wins. `gateway_astronaut`: it gains one from the Lunar
Gateway. `module_completed`: by anybody."""

Payment = Literal[
    "structure",
    "crater_fee",
    "shipment",
    "factory",
    "planting",
    "programme",
    "topmost_programme",
    "sending",
]
"""What is paid for. `crater_fee`: that of each sector."""

BoardAction = Literal["ship", "contribute", "build_ship_panel", "guide_tourist", "board_astronaut"]
"""An action of a corporation's board: a shipment; a programme of the own section of the track; the leftmost panel of
the ship; one waiting Tourist onto a place; one astronaut of the base onto the ship."""

Rule = Literal["any_sample", "robot_for_rare_earth", "no_impact"]
"""A rule of one corporation. `any_sample`: its tokens give a sample of any type. `robot_for_rare_earth`: one Robot
counts as 1 Rare Earth. `no_impact`: the asteroid's impact costs nothing."""

OWN_GAINS: dict[Gained, CorporationId] = {
    "tourist": "artemis",
    "sample": "selenium",
    "helium3": "mining",
    "robot": "robotics",
    "plant": "evergreen",
    "step": "sky-watch",
    "defence": "sky-watch",
}
"""What only one corporation gives."""

OWN_COUNTS: dict[CorporationId, tuple[Count, ...]] = {
    "artemis": ("tourists_here", "tourists", "full_attractions"),
    "selenium": (
        "experiments",
        "geology_experiments",
        "biology_experiments",
        "physics_experiments",
        "fields",
        "field_sets",
    ),
    "mining": ("helium3", "cargoes", "shipped_levels"),
    "robotics": ("factories", "bottom_factories", "factory_columns", "column_sets", "row_sets"),
    "evergreen": ("farms", "farm_size", "large_farms", "neighbouring_farms"),
    "sky-watch": ("section", "programmes", "programme_sections", "topmost_programmes"),
    "mars": ("structures_aboard", "astronauts_aboard", "type_sets_aboard", "full_modules"),
}
OWN_EVENTS: dict[Event, CorporationId] = {
    "experiment": "selenium",
    "shipment": "mining",
    "farms_pay": "evergreen",
    "planting": "evergreen",
    "programme": "sky-watch",
    "topmost_programme": "sky-watch",
    "module_completed": "mars",
}
OWN_PAYMENTS: dict[Payment, CorporationId] = {
    "shipment": "mining",
    "factory": "robotics",
    "planting": "evergreen",
    "programme": "sky-watch",
    "topmost_programme": "sky-watch",
    "sending": "mars",
}
OWN_ACTIONS: dict[BoardAction, CorporationId] = {
    "ship": "mining",
    "contribute": "sky-watch",
    "build_ship_panel": "mars",
    "guide_tourist": "artemis",
    "board_astronaut": "mars",
}
OWN_RULES: dict[Rule, CorporationId] = {
    "any_sample": "selenium",
    "robot_for_rare_earth": "robotics",
    "no_impact": "sky-watch",
}


class Now(Part, frozen=True, tag_field="effect", tag="now"):
    """Gained at once when the project is funded. A sample is one of the seat's choice."""

    gains: tuple[Gain, ...]


class Each(Part, frozen=True, tag_field="effect", tag="each"):
    """Gained each time that the event happens; `once_a_round`: the first time in a round, if the seat wants it."""

    event: Event
    gains: tuple[Gain, ...]
    once_a_round: bool = False


class Action(Part, frozen=True, tag_field="effect", tag="action"):
    """A corporation action: pay and gain. `when_funding`: also in the middle of funding a project."""

    gains: tuple[Gain, ...]
    pays: Cost = Cost()
    once_a_round: bool = True
    when_funding: bool = False


class Exchange(Part, frozen=True, tag_field="effect", tag="exchange"):
    """A corporation action: give one of these for another of them."""

    between: tuple[Gained, ...]
    once_a_round: bool = True


class Discount(Part, frozen=True, tag_field="effect", tag="discount"):
    """A payment is less by `amount` of one of `of`, but at least `least` of it is paid. `once_a_round`: of one payment
    of the seat's choice."""

    on: Payment
    of: tuple[Literal["credits", "energy", "plant"] | Resource, ...]
    amount: int = 1
    least: int = 0
    once_a_round: bool = False


class Income(Part, frozen=True, tag_field="effect", tag="income"):
    """Gained at income: once, or for each of `per`, at most `most` times."""

    gains: tuple[Gain, ...]
    per: Count | None = None
    most: int | None = None


class End(Part, frozen=True, tag_field="effect", tag="end"):
    """VP at the end of the game: once, or for every `every` of what the counts of `per` come to together, at most
    `most` VP in all."""

    vp: int
    per: tuple[Count, ...] = ()
    every: int = 1
    most: int | None = None


class FreeBuild(Part, frozen=True, tag_field="effect", tag="free-build"):
    """Build a structure of this type for free, at once."""

    kind: StructureKind


class BoardActionNow(Part, frozen=True, tag_field="effect", tag="board-action"):
    """An action of the corporation's board: at once, or as a corporation action once a round. `free`: without its
    price."""

    action: BoardAction
    once_a_round: bool = False
    free: bool = False


class SpecialRule(Part, frozen=True, tag_field="effect", tag="rule"):
    """A rule of the corporation, in force from now on."""

    rule: Rule


Effect = Now | Each | Action | Exchange | Discount | Income | End | FreeBuild | BoardActionNow | SpecialRule
