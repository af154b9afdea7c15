"""The names of Skymines' components, made from what is printed on them."""

from app.messages import say
from app.rules.skymines.components.index import Index
from app.rules.skymines.components.shapes import Card, CoinsForTitanium, Gain, OnTrack


def card_name(index: Index, card: str) -> str:
    """An action card, or one of Luna's; an id that the set does not have stands for itself."""
    if card in index.luna_card:
        return say("card-luna", id=card)
    if card not in index.card:
        return card
    face = index.card[card]
    name = _face_name(face)
    if face.share is None or face.kind == "share":
        return name
    return say("card-with-share", card=name, company=face.share)


def _face_name(face: Card) -> str:
    if face.kind == "share":
        return say("card-share", share=say(f"company-{face.share}"))
    if face.kind == "field" and face.company is not None:
        return say("card-field-of", company=face.company)
    return say(f"card-{face.kind}", value=face.value)


def plan_name(index: Index, plan: str) -> str:
    """A research plan, a special plan or a starting token, by what stands on it."""
    if plan in index.special:
        special = index.special[plan]
        return say("plan-special", round=special.round, cost=special.cost, value=special.value)
    if plan not in index.plan and plan not in index.token:
        return plan
    printed = index.plan.get(plan) or index.token[plan]
    letter = say("plan-letter", letter=index.plan[plan].letter) if plan in index.plan else say("starting-token")
    needs = [say(f"need-{need.kind}", amount=need.amount) for need in printed.requirements]
    gives = [gain_name(gain) for gain in printed.reward]
    return say("plan-name", letter=letter, needs=listed(needs), gives=listed(gives))


def gain_name(gain: Gain) -> str:
    """A gain: its kind, its number, its company."""
    number = gain.less if isinstance(gain, CoinsForTitanium) else gain.amount
    key = f"gain-{gain.__struct_config__.tag}"
    return say(key, amount=number, company=gain.company) if isinstance(gain, OnTrack) else say(key, amount=number)


def space_name(index: Index, space: str) -> str:
    """A bonus space: one on the board, or "C1-2" for the second of track C1."""
    if space in index.majority or space in index.standard:
        return say(f"space-{space}")
    track, _, number = space.partition("-")
    return say("space-track", track=track, number=number)


def listed(names: list[str]) -> str:
    """Names in a row, with commas."""
    return ", ".join(names)
