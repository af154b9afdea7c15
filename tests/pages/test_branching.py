"""What the page of a table that was branched off says of where it begins."""

from tests.support.finished import finished
from tests.support.server import Json, Player, Server
from tests.support.words import say


async def page(player: Player, table: Json) -> str:
    answer = await player.client.get(f"/t/{table['id']}")
    assert answer.status_code == 200
    return answer.text


async def test_it_leads_back_to_the_position_for_those_who_may_see_that_game(server: Server) -> None:
    table = await finished(server, "Ada", "Ben", name="<Thursday>")
    ada = table.players[0]
    made = await ada.ok("POST", table.path("/branches"), {"seq": 3, "seat": 0})
    shown = await page(ada, made)
    assert f'<a href="/t/{table.id}#at=3">' in shown
    assert say("branch-of-named", seq=3, name="&lt;Thursday&gt;") in shown
    assert 'class="origin"' not in (await ada.client.get(f"/t/{table.id}")).text
    await server.services.db.do("UPDATE games SET name = NULL WHERE id = $1", table.id)
    assert say("branch-of", seq=3) in await page(ada, made)


async def test_it_names_and_links_no_game_that_is_gone_or_that_a_guest_may_not_see(server: Server) -> None:
    table = await finished(server, "Ada", "Ben", name="Thursday")
    ada, eve = table.players[0], await server.player("Eve")
    made = await ada.ok("POST", table.path("/branches"), {"seq": 3, "seat": 0})
    invite = made["invite_url"].rpartition("=")[2]
    seen = (await eve.client.get(f"/t/{made['id']}?invite={invite}&watch=1")).text
    assert say("branch-of-gone", seq=3) in seen
    assert f"/t/{table.id}" not in seen
    await server.services.db.do("DELETE FROM games WHERE id = $1", table.id)
    assert say("branch-of-gone", seq=3) in await page(ada, made)
