"""Every process calculates alike which process owns a game, as nginx does."""

from collections import Counter

from app.accounts.tokens import new_id
from app.play.owners import Owners, Ring

GAMES = [f"game-{number}" for number in range(4000)]
ADDRESSES = [f"127.0.0.1:{port}" for port in range(8001, 8006)]


def test_games_are_shared_about_evenly() -> None:
    ring = Ring(ADDRESSES)
    shares = Counter(map(ring.address_of, GAMES))
    assert shares.keys() == set(ADDRESSES)
    assert all(len(GAMES) / 10 < share < len(GAMES) * 0.35 for share in shares.values())


def test_only_the_games_of_a_process_that_goes_or_comes_get_another_owner() -> None:
    whole, without = Ring(ADDRESSES), Ring(ADDRESSES[:-1])
    for game in GAMES:
        if whole.address_of(game) != ADDRESSES[-1]:
            assert without.address_of(game) == whole.address_of(game)


def test_everybody_calculates_alike_and_each_game_has_one_owner() -> None:
    living = {new_id(): address for address in ADDRESSES}
    everybody = [Owners(process) for process in living]
    for owners in everybody:
        assert owners.owns("game")
        assert owners.update(dict(reversed(living.items())))
        assert not owners.update(living)
    for game in GAMES:
        assert len({owners.owner_of(game) for owners in everybody}) == 1
        assert [owners.owns(game) for owners in everybody].count(True) == 1


def test_processes_of_one_address_share_its_games() -> None:
    living = {"a": "127.0.0.1:8000", "b": "127.0.0.1:8000"}
    owners = Owners("a")
    owners.update(living)
    shares = Counter(map(owners.owner_of, GAMES))
    assert min(shares["a"], shares["b"]) > len(GAMES) / 3


def test_a_process_that_hears_of_no_other_owns_every_game() -> None:
    owners = Owners("a")
    owners.update({"b": "here"})
    assert not owners.owns("game")
    owners.update({})
    assert owners.owns("game")


def test_a_leaving_process_owns_nothing_unless_all_are_leaving() -> None:
    living = {"a": "127.0.0.1:8001", "b": "127.0.0.1:8002"}
    owners = Owners("a")
    assert owners.update(living)
    assert owners.has_successors()
    assert owners.update(living, ["a"])
    assert not owners.update(living, ["a"])
    assert {owners.owner_of(game) for game in GAMES} == {"b"}
    assert owners.update(living, living)
    assert {owners.owner_of(game) for game in GAMES} == {"a", "b"}
    assert not owners.has_successors()
