"""The command line of the server for browsers that do not tell what their console says: its pages write that down.

A script comes first on each page and keeps, across pages of one window, what a person would see as an error in the
console, save requests that fail.
"""

import hashlib
from base64 import b64encode
from typing import Any, Final

from fastapi.responses import HTMLResponse

from app.cli import app
from app.pages import shell
from tests.support.browser.same_games import begin

HEARD: Final = "() => JSON.parse(sessionStorage.getItem('heard') ?? '[]')"
"""What the pages of a window have reported so far."""
HEARING: Final = (
    f"(() => {{ const heard = {HEARD};"
    + """
  const hear = (said) => sessionStorage.setItem('heard', JSON.stringify([...heard(), `${said} (${location.href})`]));
  const { error } = console;
  console.error = (...said) => { hear(said.join(' ')); error.apply(console, said); };
  addEventListener('error', (event) => hear(event.message ?? `${event.target.outerHTML} does not load`), true);
  addEventListener('unhandledrejection', (event) => hear(event.reason));
  addEventListener('securitypolicyviolation', (event) => hear(`${event.violatedDirective}: ${event.blockedURI}`));
})()"""
)


class HeardPage(HTMLResponse):
    """A page that begins with the script."""

    def render(self, content: Any) -> bytes | memoryview:
        """The page's bytes."""
        return super().render(content.replace("<head>", f"<head><script>{HEARING}</script>", 1))


def let_pages_hear() -> None:
    """Put the script into all pages, and its hash into their content security policy."""
    permitted = b64encode(hashlib.sha256(HEARING.encode()).digest()).decode()
    strict = shell.policy
    shell.policy = lambda nonce: strict(nonce).replace("'nonce-", f"'sha256-{permitted}' 'nonce-")
    vars(shell)["HTMLResponse"] = HeardPage


if __name__ == "__main__":
    let_pages_hear()
    begin()
    app()
