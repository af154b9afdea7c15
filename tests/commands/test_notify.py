"""`regolith notify test`: what came of it in one line."""

import pytest

from app.commands.notify import test as notify
from app.settings import SettingsError
from tests.support.mail import postbox, words


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
