"""The whole box by clicks: a game on the Belt with two missions and a threat, to its final scores."""

from collections.abc import Iterator

import pytest

from tests.browser.conftest import NewPerson
from tests.support.browser.auditing import Audit
from tests.support.browser.ending import shows_the_final_scores
from tests.support.browser.serving import Site, serving
from tests.support.browser.short_games import go_to_last_round
from tests.support.browser.taste import Taste
from tests.support.postgres import Cluster

MODULES = {"belt": {}, "missions": {"cards": ["camp", "frontier"]}, "threats": {"threat": "probe"}}
OF_MODULES = frozenset({"EnterBelt", "ClaimTask", "PlaceOnce", "UseOwnSpace", "DealWithThreat"})
LOOKED_AT = frozenset({"Planning", "TakeTurn", "ExpandOnBelt"})


@pytest.fixture
def site_of_everything(migrated_cluster: Cluster) -> Iterator[Site]:
    """A server whose games begin near a threat and a mission's last task."""
    with serving(migrated_cluster, "everything_games") as site:
        yield site


async def test_a_whole_game_with_everything(site_of_everything: Site, new_person: NewPerson) -> None:
    """By clicks until each type of move was made on the board; once all of the modules were, the last round follows."""
    ada = await new_person(site_of_everything.url, "Ada")
    await ada.sit_down_with_luna(modules=MODULES)
    audit, looked, is_last = Audit(ada), set[str](), False
    taste = Taste("Ben", actions=3, eager=OF_MODULES, until=OF_MODULES)
    while (shown := await ada.until_asked()).phase != "finished":
        if shown.step in LOOKED_AT - looked:
            looked.add(shown.step)
            await audit.look(f"everything: {shown.step}")
        await taste.act_anew(ada, shown)
        if taste.on_board >= OF_MODULES and looked == LOOKED_AT and not is_last:
            await go_to_last_round([ada])
            is_last = True
    assert audit.found == []
    assert looked == LOOKED_AT
    assert taste.on_board >= OF_MODULES
    assert taste.not_on_board == set()
    await shows_the_final_scores(ada)
    assert ada.errors == []
