"""The history of a game: the standing at the end of each round, the same for all who may see the table."""

import random
from datetime import UTC, datetime

from app.play.entries import LogEntry
from app.play.history import GameHistory
from app.rules.game import View
from tests.support.rules.playing import NAMES, Played, play
from tests.support.rules.positions import GAME
from tests.support.server import Server, Sitting, plain

AT = datetime(2030, 1, 1, tzinfo=UTC)


def totals(standing: View) -> list[int]:
    return [seat["total"] for seat in standing["seats"]]


def history_of(game: list[Played]) -> GameHistory:
    """The history of a game of Skymines, fed as the log would."""
    history = GameHistory(GAME)
    for seq, played in enumerate(game, 1):
        history.add(LogEntry(seq=seq, seat=played.seat, move=None, events=tuple(played.events), at=AT))
    return history


async def toy(server: Server) -> Sitting:
    """A game of the toy in its second round: Ada has counted two."""
    table = await server.table("Ada", "Bob", options={"target": 4})
    await table.pick()
    await table.act(0, "Count", by=2)
    await table.act(0, "Pass")
    return table


class TestSkymines:
    def test_the_last_round_is_the_final_scoring_and_every_round_is_there(self) -> None:
        game = list(play(2))
        history = history_of(game)
        final = plain(GAME.view(game[-1].state, None))
        assert [standing["round"] for standing in history.ended] == list(range(1, final["rounds"] + 1))
        last = plain(history.ended[-1])
        for seat, score in zip(last["seats"], final["scores"], strict=True):
            assert seat == score | {"shares": final["seats"][seat["seat"]]["shares"]}
        assert last["companies"] == {name: {"value": one["value"]} for name, one in final["stations"].items()}

    def test_a_standing_is_what_the_view_said_when_the_round_ended(self) -> None:
        game = list(play(2))
        at_end = {
            played.before.round: played.before
            for played in game
            if played.before is not None and played.before.phase == "action"
        }
        history = history_of(game)
        for standing in history.ended[:-1]:
            view: View = GAME.view(at_end[standing["round"]], None)
            assert [sum(part["total"] for part in seat["categories"]) for seat in standing["seats"]] == totals(standing)
            assert {name: value["value"] for name, value in standing["companies"].items()} == {
                name: station["value"] for name, station in view["stations"].items()
            }

    def test_a_round_that_is_being_played_has_no_end_yet(self) -> None:
        game = list(play(0, until=random.Random(3).randrange(20, 40)))
        history = history_of(game)
        state = game[-1].state
        assert len(history.ended) == state.round - 1
        assert history.since(state.round) == (history.ended[-1] if history.ended else history.opening)

    def test_that_of_a_branched_game_begins_with_the_round_of_the_branch(self) -> None:
        game = list(play(2))
        first = next(index for index, played in enumerate(game) if played.state.round == 3)
        history = GameHistory(GAME)
        history.add(
            LogEntry(seq=1, seat=None, move=None, events=(), at=AT, recorded=GAME.encode_state(game[first].state))
        )
        for seq, played in enumerate(game[first + 1 :], 2):
            history.add(LogEntry(seq=seq, seat=played.seat, move=None, events=tuple(played.events), at=AT))
        last = game[-1].state.round
        assert [standing["round"] for standing in history.ended] == list(range(3, last + 1))
        assert history.since(3) == history.opening == GAME.standing(game[first].state)
        assert [history.since(standing["round"] + 1) for standing in history.ended] == list(history.ended)

    def test_the_first_change_counts_from_the_set_up(self) -> None:
        game = list(play(1, until=1))
        history = history_of(game)
        assert history.since(1) == GAME.standing(game[0].state)
        assert len(NAMES) >= len(history.opening["seats"])


class TestServer:
    async def test_a_seat_and_a_spectator_get_the_same(self, server: Server) -> None:
        table = await toy(server)
        async with server.client() as stranger:
            for path in (table.path("/history"), table.path("/standing")):
                seen = [await player.ok("GET", path) for player in table.players]
                watched = (await stranger.get(f"{path}?invite={table.invite}")).json()
                assert seen == [watched, watched]
                assert (await stranger.get(path)).status_code == 404

    async def test_the_standing_tells_what_the_round_has_changed(self, server: Server) -> None:
        table = await toy(server)
        found = await table.players[1].ok("GET", table.path("/standing"))
        assert (totals(found["now"]), totals(found["since"]), found["seq"]) == ([2, 0], [0, 0], 5)

    async def test_the_last_round_of_a_finished_game_is_its_result(self, server: Server) -> None:
        table = await toy(server)
        assert (await table.players[0].ok("GET", table.path("/history")))["finished"] is False
        await table.act(1, "Count", by=2)
        await table.act(1, "Pass")
        found = await table.players[0].ok("GET", table.path("/history"))
        assert (found["finished"], [totals(standing) for standing in found["rounds"]]) == (True, [[0, 0], [2, 2]])
        assert totals(found["opening"]) == [0, 0]
        again = await table.players[0].ok("GET", table.path("/history"))
        assert again == found
        assert totals((await table.players[0].ok("GET", table.path("/standing")))["since"]) == [0, 0]

    async def test_what_was_taken_back_is_no_part_of_it(self, server: Server) -> None:
        table = await toy(server)
        assert len((await table.players[0].ok("GET", table.path("/history")))["rounds"]) == 1
        for player in table.players:
            await player.ok("POST", table.path("/takeback"), {"seq": 2})
        found = await table.players[0].ok("GET", table.path("/history"))
        assert (found["seq"], found["rounds"], found["scored"]) == (6, [], [])

    async def test_what_seats_scored_at_once_is_summed(self, server: Server) -> None:
        table = await toy(server)
        await table.act(1, "Count", by=1)
        await table.act(1, "Count", by=1)
        found = await table.players[0].ok("GET", table.path("/history"))
        assert found["scored"] == [{"seat": seat, "cause": "count", "amount": 2} for seat in (0, 1)]

    async def test_what_majorities_decided_is_told_as_it_stood_then(self, server: Server) -> None:
        table = await toy(server)
        path = table.path("/history")
        counted = (await table.players[0].ok("GET", path))["majorities"]
        await table.act(1, "Count", by=1)
        *former, last = (await table.players[0].ok("GET", path))["majorities"]
        assert former == counted
        assert (last["at"], last["sizes"]) == ("count", [{"seat": 0, "size": 2}, {"seat": 1, "size": 0}])
        for player in table.players:
            await player.ok("POST", table.path("/takeback"), {"seq": 2})
        assert (await table.players[0].ok("GET", path))["majorities"] == []

    async def test_a_lobby_has_no_history(self, server: Server) -> None:
        ada = await server.player("Ada")
        made = await ada.make({"game": "toy", "seats": [{"kind": "human"}]})
        for path in ("history", "standing"):
            refused = await ada.call("GET", f"/api/games/{made['id']}/{path}")
            assert (refused.status_code, refused.json()["code"]) == (409, "not-started")
