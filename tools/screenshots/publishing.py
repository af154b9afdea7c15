"""The best pictures for the README and docs, in few bytes."""

from pathlib import Path

from PIL import Image

BEST = {
    "four-action-1440-dark": "table",
    "four-Expand-1440-light": "expanding",
    "planning-1024-light": "planning",
    "planning-390-dark": "phone",
    "Expand-390-light": "phone-light",
    "four-end-1440-dark": "end",
    "shackleton-turn-late-1440-dark": "crater",
}
"""The pictures that the README shows, by their names in docs/pictures."""
PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
QUALITY = 84
SHEET = PICTURES / "before-target-now.webp"
"""Three pictures of a turn side by side: the table before its redesign, the drawing that it was rebuilt after, and what
players see now. Only the third one is ever renewed."""
NOW = "four-action-1440-dark"
PANEL, MARGIN = (900, 562), 10
"""The size of each of the three, and what is left around them, in pixels."""


def publish(folder: Path) -> None:
    """Put the best pictures of the folder into docs/pictures, and what players see now into the sheet."""
    for name, shown_as in BEST.items():
        picture = Image.open(folder / f"{name}.png").convert("RGB")
        picture.save(PICTURES / f"{shown_as}.webp", quality=QUALITY, method=6)
    renew_sheet(folder / f"{NOW}.png")


def renew_sheet(now: Path) -> None:
    """Put this picture of the table into the sheet as the third one."""
    sheet = Image.open(SHEET).convert("RGB")
    sheet.paste(Image.open(now).convert("RGB").resize(PANEL), (3 * MARGIN + 2 * PANEL[0], MARGIN))
    sheet.save(SHEET, quality=86, method=6)
