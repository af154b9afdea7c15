"""The weights of the players that look ahead: in one table, so that others can be tried against them."""

from msgspec import Struct


class Weights(Struct, frozen=True, kw_only=True):
    """VP at the end of the game. The defaults were reasoned out and tried in games."""

    credit: float = 0.3
    metal: float = 1.1
    """A Titanium; a Rare Earth is `rarer` as much."""
    rarer: float = 1.2
    good: float = 1.3
    """A good of a corporation."""
    shortage: float = 1.1
    """A Credit that is missing for the maintenance costs of the round, once all actions are taken."""
    upkeep: float = 0.25
    """A Credit of maintenance costs in each later round."""
    presence: float = 0.3
    """A point of size in the crater, for each Maintenance phase to come."""
    lead: float = 0.35
    """Having the biggest structure of a sector, likewise."""
    won: float = 1.5
    """An astronaut of the crater that the seat would win now, if it has room."""
    place: float = 0.2
    """An empty place for an astronaut, for each Maintenance phase to come."""
    waiting: float = 0.6
    """An astronaut that waits."""
    staff: float = 0.8
    """A matching astronaut of a Workshop, for each Maintenance phase to come."""
    scientist: float = 0.9
    """The part of what astronauts bring as income that is expected to come."""
    goal: float = 0.5
    """The part of a goal's VP that is worth having, once half of it is met: it grows with the square of what is met."""
    effect: float = 0.7
    """The part of what an effect of a project is expected to bring that counts."""
    third: float = 0.3
    """A corporation action that another one takes the place of."""
    seldom: float = 0.7
    """The part of the rounds in which an ability of a project is used."""
    exchange: float = 0.4
    """One thing for another, more than another corporation action."""
    track_action: float = 0.4
    """An open corporation action of the Reputation track, for each round to come."""
    energy: float = 0.15
    """A step of the common Energy level."""
    rivals: float = 0.2
    """The part of the best rival's VP that counts against the seat's own."""
    tourist: float = 0.7
    """The part of the VP of the place that a waiting Tourist has in prospect."""
    vacancy: float = 0.15
    """Likewise of a place of an own attraction that no Tourist waits for."""
    payment: float = 0.9
    """The part of what a farm pays for an astronaut that its planter can count on in a Maintenance phase."""
    experiment: float = 0.6
    """The part of what an open experiment scores more than its samples are worth, once all of them are there."""
    step: float = 0.4
    """A step along the track of Sky Watch."""
    programme: float = 0.25
    """The part of the VP of a Defense Program that can be done where the marker stands."""
    aboard: float = 0.5
    """The part of the VP of an astronaut aboard the ship that an empty place there is worth."""
    build: float = 3.5
    fund: float = 3.5
    action: float = 1.5
    token: float = 1.3
    astronaut: float = 1.6
    """What still has to be chosen: a structure, a project, a corporation action, a token, an astronaut."""


WEIGHTS = Weights()
