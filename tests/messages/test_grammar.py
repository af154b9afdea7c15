"""A language chooses article, case, gender and number by what a sentence is about: its id, its forms, how many."""

from pathlib import Path

import pytest

from app.messages import Messages
from app.messages.speaker import Speaker
from app.play.voice import Voice
from app.rules.sentences import Amount, Argument, Phrase, Sentence, Several, Thing, Who
from tests.support.rules.positions import GAME, begun
from tests.support.words import spoken_in

STATE = begun()
GERMAN = """
tile-energy = Energieplättchen
    .gender = n
    .dative = Energieplättchen
tile-titanium = Titanplättchen
    .gender = n
company-astrogo = Astrogo
    .gender = f
company-minerva = Minerva
amount-coins = { $amount } CrypCoin
log-token-kept = { $seat } erhält { $token_id ->
    [energy] das { $token }
   *[other] die { $token }
 }.
log-dropped-out = { $seat } mit { $tile_gender ->
    [n] dem { $tile_dative }
   *[other] der { $tile }
 }.
log-undone = { $names_count ->
    [one] Am Zug ist { $names }
   *[other] Am Zug sind { $names }
 }.
log-taken-back = { $coins_amount ->
    [0] Nichts
   *[other] Bezahlt: { $coins }
 }.
refused-slot-off = { $company_id ->
    [astrogo] Der Sitz der { $company }
   *[other] Der Sitz von { $company }
 } ist zu.
"""


@pytest.fixture
def german(tmp_path: Path) -> Messages:
    """A few sentences of German are spoken."""
    return spoken_in(tmp_path, "de", GERMAN)


def said(german: Messages, key: str, **args: Argument) -> str:
    speaker = Speaker(german, "de", GAME.name)
    return Voice(speaker.catalogues, ["Ada"], lambda thing: GAME.name_of(STATE, thing)).say(Sentence(key, args))


def test_an_article_follows_the_id_of_a_thing(german: Messages) -> None:
    assert (
        said(german, "log-token-kept", seat=Who(0), token=Thing("tile", "energy")) == "Ada erhält das Energieplättchen."
    )
    assert (
        said(german, "log-token-kept", seat=Who(0), token=Thing("tile", "titanium")) == "Ada erhält die Titanplättchen."
    )


def test_case_and_gender_are_forms_of_a_name(german: Messages) -> None:
    assert said(german, "log-dropped-out", seat=Who(0), tile=Thing("tile", "energy")) == "Ada mit dem Energieplättchen."


def test_the_forms_of_a_phrase_are_those_of_its_message(german: Messages) -> None:
    assert said(german, "log-dropped-out", seat=Who(0), tile=Phrase("tile-energy")) == "Ada mit dem Energieplättchen."


def test_a_verb_follows_how_many_there_are(german: Messages) -> None:
    one, two = Several((Who(0),)), Several((Who(0), Thing("company", "minerva")))
    assert said(german, "log-undone", names=one) == "Am Zug ist Ada."
    assert said(german, "log-undone", names=two) == "Am Zug sind Ada und Minerva."


def test_an_amount_is_a_number_to_choose_by(german: Messages) -> None:
    assert said(german, "log-taken-back", coins=Amount(0, "coins")) == "Nichts."
    assert said(german, "log-taken-back", coins=Amount(2, "coins")) == "Bezahlt: 2 CrypCoin."


def test_what_is_named_by_its_id_alone_keeps_the_id(german: Messages) -> None:
    known = german.catalogue("de", GAME.name)
    assert known.say("refused-slot-off", company="astrogo") == "Der Sitz der Astrogo ist zu."
    assert known.say("refused-slot-off", company="minerva") == "Der Sitz von Minerva ist zu."
