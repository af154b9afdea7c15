"""What a browser runs on, as its owner is told."""

import pytest

from app.accounts.devices import device_of

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
EDGE = (
    "Mozilla/5.0 (Windows NT 10.0; Win64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36 Edg/140.0"
)
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18 Safari/604"
)


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox, Linux"),
        (EDGE, "Edge, Windows"),
        (PHONE, "Safari, iPhone"),
        ("curl/8.1", "curl"),
        ("<script>", ""),
        ("x" * 100_000 + "Firefox/1", ""),
    ],
)
def test_a_device_is_told_by_names_that_people_know(agent: str, device: str) -> None:
    assert device_of(agent) == device
