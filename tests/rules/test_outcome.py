"""How a game that is over ranks its seats: by totals, then by the tie-breaks of its rules, in their order."""

from app.rules.game import Outcome, TieBreak


def test_totals_rank_seats_and_a_tie_is_a_shared_victory() -> None:
    outcome = Outcome.ranked((7, 9, 9, 3))
    assert outcome.places == (3, 1, 1, 4)
    assert outcome.winners == (1, 2)


def test_tie_breaks_count_between_equal_totals_alone_and_in_their_order() -> None:
    first, second = TieBreak("tie-first", (9, 2, 2, 1)), TieBreak("tie-second", (9, 0, 5, 9))
    outcome = Outcome.ranked((7, 8, 8, 8), (first, second))
    assert outcome.places == (4, 2, 1, 3)
    assert outcome.winners == (2,)


def test_players_equal_in_everything_share_the_victory() -> None:
    assert Outcome.ranked((8, 8, 2), (TieBreak("tie", (4, 4, 9)),)).winners == (0, 1)


def test_a_game_that_another_one_decides_has_places_and_no_winner() -> None:
    outcome = Outcome((5, 9), ())
    assert (outcome.places, outcome.winners) == ((2, 1), ())
