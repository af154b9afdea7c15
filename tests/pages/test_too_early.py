"""Forms sent before their page's script is there: nothing that was typed becomes an address."""

import re
from pathlib import Path

import pytest

from app.rendering import FOLDER
from tests.support.server import Server
from tests.support.words import say

FORM = re.compile(r"<form\b[^>]*>")


@pytest.mark.parametrize("template", sorted(FOLDER.rglob("*.html")), ids=lambda path: path.name)
def test_no_form_sends_what_is_typed_as_an_address(template: Path) -> None:
    for form in FORM.findall(template.read_text(encoding="utf-8")):
        assert 'method="post"' in form or 'method="dialog"' in form


async def test_it_is_said_and_leads_back(server: Server) -> None:
    client = server.client()
    page = (await client.get("/sign-in")).text
    action = re.search(r'<form id="sign-in" class="stack" method="post" action="([^"]+)"', page)
    assert action is not None
    answer = await client.post(action[1], data={"email": "ada@example.org"}, headers={"origin": "http://test"})
    assert answer.status_code == 409
    assert say("early-lead") in answer.text
    assert 'href="/sign-in"' in answer.text
    assert "ada@example.org" not in answer.text
