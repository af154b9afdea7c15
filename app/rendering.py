"""Templates of pages and mails: one way to fill them in."""

from functools import cache
from pathlib import Path
from typing import Any

from jinja2 import Environment, FileSystemLoader, StrictUndefined, select_autoescape

FOLDER = Path(__file__).parent / "templates"


def new_environment() -> Environment:
    """Templates that fail at a word or value that is missing; those of HTML escape what they are given."""
    return Environment(
        loader=FileSystemLoader(FOLDER),
        autoescape=select_autoescape(["html"]),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )


def mail_parts(name: str, **values: Any) -> tuple[str, str]:
    """A mail as plain text and as HTML, from its templates `mails/<name>.txt` and `mails/<name>.html`."""
    templates = _mail_templates()
    text, html = (templates.get_template(f"mails/{name}.{kind}").render(values) for kind in ("txt", "html"))
    return f"{text.rstrip()}\n", html


@cache
def _mail_templates() -> Environment:
    """Made once: templates are parsed when they are first used."""
    return new_environment()
