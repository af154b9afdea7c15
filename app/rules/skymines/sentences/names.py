"""The names of Skymines' components, made from what is printed on them: the one place on the server that knows them."""

from app.rules.kit.names import Names
from app.rules.sentences import Phrase, Several
from app.rules.skymines.components.index import of
from app.rules.skymines.components.shapes import COMPANIES, Card, CoinsForTitanium, Gain, OnTrack, Requirement
from app.rules.skymines.sentences import things
from app.rules.skymines.vocabulary.state import State

NAMES: Names[State] = Names()


@NAMES.of("card")
def _card(state: State, card: str) -> Phrase | str:
    index = of(state.components)
    if card in index.luna_card:
        return Phrase("card-luna", {"id": card})
    if card not in index.card:
        return card
    face = index.card[card]
    if face.share is None or face.kind == "share":
        return _face(face)
    return Phrase("card-with-share", {"card": _face(face), "company": things.company(face.share)})


def _face(face: Card) -> Phrase:
    if face.kind == "share":
        return Phrase("card-share", {"share": things.company(str(face.share))})
    if face.kind == "field" and face.company is not None:
        return Phrase("card-field-of", {"company": things.company(face.company)})
    return Phrase(f"card-{face.kind}", {"value": face.value})


@NAMES.of("plan")
def _plan(state: State, plan: str) -> Phrase | str:
    index = of(state.components)
    if plan in index.special:
        special = index.special[plan]
        return Phrase(
            "plan-special", {"round": special.round, "cost": things.coins(special.cost), "value": special.value}
        )
    if plan not in index.plan and plan not in index.token:
        return plan
    printed = index.plan.get(plan) or index.token[plan]
    letter = (
        Phrase("starting-token") if plan in index.token else Phrase("plan-letter", {"letter": index.plan[plan].letter})
    )
    needs = Several(tuple(_need(need) for need in printed.requirements))
    return Phrase("plan-name", {"letter": letter, "needs": needs, "gives": Several(tuple(map(_gain, printed.reward)))})


def _need(need: Requirement) -> Phrase:
    return Phrase(f"need-{need.kind}", {"amount": need.amount})


def _gain(gain: Gain) -> Phrase:
    number = gain.less if isinstance(gain, CoinsForTitanium) else gain.amount
    track = {"company": things.company(gain.company)} if isinstance(gain, OnTrack) else {}
    return Phrase(f"gain-{gain.__struct_config__.tag}", {"amount": number, **track})


@NAMES.of("space")
def _space(state: State, space: str) -> Phrase | str:
    """A bonus space: one on the board, or "C1-2" for the second of the company whose track is C1."""
    track, _, number = space.partition("-")
    if track not in state.tracks:
        return Phrase(f"space-{space}")
    place, owner = int(number), COMPANIES[state.tracks.index(track)]
    bonus = of(state.components).track[track].thresholds[place - 1].bonus
    opens = Phrase(f"track-space-{bonus.__struct_config__.tag}")
    return Phrase("space-of-track", {"company": things.company(owner), "number": place, "bonus": opens})


@NAMES.of("step")
def _step(state: State, step: str) -> Phrase | str:
    """A space of a company's track, such as "tawac-5", as it is printed: with its shares, or else with its number."""
    company, _, at = step.partition("-")
    if company not in COMPANIES:
        return step
    track = of(state.components).track[state.tracks[COMPANIES.index(company)]]
    shares = next((held.shares for held in track.shares if held.at == int(at)), None)
    return Phrase("step-number", {"number": int(at)}) if shares is None else Phrase("step-shares", {"shares": shares})


@NAMES.of("tank-space")
def _tank_space(state: State, space: str) -> Phrase | str:
    """A space of a tank track, by the last value that is passed there."""
    values = of(state.components).components.tank.values
    worth = max((passed.value for passed in values if passed.at <= int(space)), default=0)
    return Phrase("tank-space-worth", {"value": worth})


@NAMES.of("sector")
def _sector(_: State, sector: str) -> Phrase | str:
    return Phrase("sector-name", {"sector": int(sector)})
