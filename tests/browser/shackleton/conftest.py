"""A server that knows Shackleton Base, for the tests of its pages in a browser."""

from collections.abc import Iterator

import pytest

from tests.browser.conftest import SESSION
from tests.support.browser.serving import Site, serving
from tests.support.postgres import Cluster


@pytest.fixture(scope=SESSION)
def shackleton_site(migrated_cluster: Cluster) -> Iterator[Site]:
    """A server that knows Shackleton Base, which the tests share."""
    with serving(migrated_cluster, "shackleton_games") as site:
        yield site
