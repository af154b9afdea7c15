"""`regolith notify test`: what came of it in one line."""

import pytest

from app.commands.notify import test as notify
from app.settings import SettingsError
from tests.support.mail import postbox, words
from tests.support.push import push_service


def test_it_sends_one_mail_and_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    with postbox() as box:
        monkeypatch.setenv("SMTP_URL", box.url)
        monkeypatch.setenv("MAIL_FROM", "games@example.org")
        notify("ada@example.org")
        assert "ada@example.org" in capsys.readouterr().out
        assert words(box.message()).startswith("This works")
        box.refused.add("eve@example.org")
        with pytest.raises(SystemExit) as refused:
            notify("eve@example.org")
        assert refused.value.code == 1
        assert "550 no such mailbox" in capsys.readouterr().err


def test_without_a_mail_server_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SMTP_URL", raising=False)
    with pytest.raises(SettingsError, match="SMTP_URL and MAIL_FROM"):
        notify("ada@example.org")


def test_it_posts_to_a_webhook_and_says_what_that_answers(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PRIVATE_ADDRESSES", "true")
    with push_service() as service:
        service.answers[:] = [401]
        notify(f"{service.url}/hook")
        assert "answered 401" in capsys.readouterr().out
        notify(f"{service.url}/hook")
        assert "answered 201" in capsys.readouterr().out
        assert b'"type":"test"' in service.pushes[0].body


def test_it_sends_to_a_chat_service(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("PRIVATE_ADDRESSES", "true")
    with push_service() as service:
        service.accepted = 200
        notify(f"ntfy://{service.url.removeprefix('http://')}/moon")
        assert "has taken" in capsys.readouterr().out
        assert b"This works" in service.pushes[0].body
        service.answers[:] = [403]
        with pytest.raises(SystemExit) as refused:
            notify(f"ntfy://{service.url.removeprefix('http://')}/moon")
        assert refused.value.code == 1


def test_into_a_private_network_it_sends_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("PRIVATE_ADDRESSES", raising=False)
    with push_service() as service:
        with pytest.raises(SystemExit):
            notify(f"https://{service.url.removeprefix('http://')}/hook")
        assert "private network" in capsys.readouterr().err
        assert service.pushes == []
