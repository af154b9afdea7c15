"""Requests to addresses that people gave: none of them leads into a private network, whatever a name resolves to."""

import json
import socket
from ipaddress import ip_address
from typing import Any

import pytest

from app.net.public_addresses import is_public
from app.notify import requests as outgoing_module
from app.notify.channels import TryLater
from app.notify.requests import Outgoing
from app.problems import Invalid
from tests.support.push import SILENCE, PushService
from tests.support.time import Hands

PRIVATE = [
    "127.0.0.1",
    "10.1.2.3",
    "192.168.0.1",
    "172.16.0.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
]
PRIVATE += [
    "::1",
    "::",
    "fe80::1",
    "fd00::1",
    "ff02::1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "::7f00:1",
    "2002:7f00:1::",
    "2001::1",
]
PRIVATE += [
    "0.1.2.3",
    "168.63.129.16",
    "172.31.255.255",
    "192.0.0.192",
    "192.0.2.1",
    "192.88.99.1",
    "198.18.0.1",
    "198.19.255.255",
    "198.51.100.7",
    "203.0.113.9",
    "240.0.0.1",
    "255.255.255.255",
    "64:ff9b:1::7f00:1",
    "64:ff9b:1::808:808",
    "64:ff9b:1:ffff::1",
    "64:ff9b::a9fe:a9fe",
    "::ffff:0:127.0.0.1",
    "::ffff:0:8.8.8.8",
    "::8.8.8.8",
    "::ffff:192.0.0.192",
    "fec0::1",
    "feff::1",
    "fe80::5efe:7f00:1",
    "2620:fe::5efe:a00:1",
    "2620:fe::200:5efe:a00:1",
    "fc00::1",
    "fd00:ec2::254",
    "100::1",
    "2001:0:808:808::1",
    "2001:2::1",
    "2001:10::1",
    "2001:db8::1",
    "2002:808:808::1",
    "3ffe::1",
    "3fff::1",
    "5f00::1",
    "4000::1",
    "8000::1",
    "ff0e::1",
]


@pytest.mark.parametrize("address", PRIVATE)
def test_a_private_address_is_not_public(address: str) -> None:
    assert not is_public(ip_address(address))


@pytest.mark.parametrize("address", ["9.9.9.9", "2620:fe::fe", "::ffff:9.9.9.9", "64:ff9b::909:909"])
def test_an_internet_address_is_public(address: str) -> None:
    assert is_public(ip_address(address))


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("http://example.org/", "bad-url"),
        ("https:///path", "bad-url"),
        ("https://[::1", "bad-url"),
        ("https://example.org:99999/", "bad-url"),
        ("https://ada@example.org/", "bad-url"),
        ("https://9.9.9.9/\u00fc", "bad-url"),
        ("https://9.9.9.9/a b", "bad-url"),
        ("https://9.9.9.9/\r\nHost: example.org", "bad-url"),
        ("https://127.0.0.1/", "private-address"),
        ("https://[::ffff:10.0.0.1]/", "private-address"),
        ("https://localhost/", "private-address"),
        ("https://2130706433/", "private-address"),
        ("https://0x7f.1/", "private-address"),
        ("https://nowhere.invalid/", "private-address"),
        (f"https://{'a' * 70}.example/", "private-address"),
    ],
)
async def test_such_addresses_are_refused_at_once(url: str, code: str) -> None:
    with pytest.raises(Invalid) as refused:
        await Outgoing(private=False).check(url)
    assert refused.value.code == code


async def test_one_that_everybody_can_reach_is_taken() -> None:
    await Outgoing(private=False).check("https://9.9.9.9:8443/push?a=b")


async def test_a_name_that_leads_into_a_private_network_is_not_followed(
    service: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    service.pushes.clear()
    port = int(service.url.rpartition(":")[2])
    asked: list[Any] = []

    def resolve(host: str, *_: Any, **__: Any) -> Any:
        """Another answer each time, as who wants to be let in would give."""
        asked.append(host)
        address = "127.0.0.1" if len(asked) > 1 else "10.255.255.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    outgoing = Outgoing(private=False)
    for _ in range(2):
        with pytest.raises(TryLater, match="not-public"):
            await outgoing.post(f"http://example.org:{port}/", b"{}", {})
    await outgoing.close()
    assert (asked, service.pushes) == (["example.org"] * 2, [])


async def test_redirects_are_not_followed_and_long_answers_not_read(service: PushService) -> None:
    service.pushes.clear()
    service.answers[:] = [307]
    outgoing = Outgoing(private=True)
    assert await outgoing.post(f"{service.url}/one", b"{}", {}) == 307
    assert await outgoing.post(f"{service.url}/one", b"{}", {}) == 201
    await outgoing.close()
    assert len(service.pushes) == 1


async def test_where_nobody_answers_it_is_tried_later(service: PushService) -> None:
    outgoing = Outgoing(private=True)
    with pytest.raises(TryLater):
        await outgoing.post("http://127.0.0.1:1/", b"{}", {})
    await outgoing.close()


async def test_a_host_that_does_not_answer_keeps_others_waiting_once(
    service: PushService, monkeypatch: pytest.MonkeyPatch, hands: Hands
) -> None:
    monkeypatch.setattr(outgoing_module, "EXCHANGE_SECONDS", 0.05)
    outgoing = Outgoing(private=True)
    why = []
    for seconds in (0, 0, 21):
        hands.turn(seconds=seconds)
        service.answers[:] = [SILENCE]
        with pytest.raises(TryLater) as refused:
            await outgoing.post(f"{service.url}/one", b"{}", {})
        why.append(json.loads(str(refused.value))["why"])
    await outgoing.close()
    service.answers.clear()
    assert why == ["no-answer", "no-answer-lately", "no-answer"]
