"""The grounds of the pictures, in the colour of the place that uses them: `sb-ground-floor`," " `-hall`, `-space`."""

from tools.art.kit import symbol
from tools.art.shackleton.inked import filled, stroke
from tools.art.shackleton.projects.kit import FLOOR, HALL, SIZE, SPACE

STARS = "M22 20h0M58 44h0M96 12h0M150 30h0M188 14h0M224 46h0M206 76h0M14 72h0M120 58h0"
SKY = (
    filled("M0 0h240v160H0z", "#0b101b")
    + filled("M0 0h240v160H0z", "currentColor", 0.12)
    + filled("M0 0h150L0 120z", "currentColor", 0.1)
    + stroke(STARS, "#fffaf0", 1.6, 0.7)
)


def symbols() -> list[str]:
    """One of each kind."""
    return [symbol(f"sb-ground-{name}", SIZE, markup) for name, markup in GROUNDS.items()]


GROUNDS = {
    FLOOR: (
        SKY
        + filled("M0 92l34-16 30 10 44-22 52 20 30-12 50 18v70H0z", "#1a1f2b")
        + filled("M0 92l34-16 30 10-40 14zM64 86l44-22 16 20-60 8z", "currentColor", 0.22)
        + filled("M0 104q120-22 240 0v56H0z", "#4b4f5a")
        + filled("M0 104q120-22 240 0v56H0z", "currentColor", 0.26)
        + filled("M0 104q120-22 240 0-120-12-240 4z", "#fffaf0", 0.3)
        + filled("M120 160L240 128v32z", "#04060c", 0.3)
        + filled("M14 134q18-9 36 0-18 9-36 0zM196 116q12-5 24 0-12 6-24 0z", "#04060c", 0.35)
    ),
    HALL: (
        filled("M0 0h240v160H0z", "#161b27")
        + filled("M0 0h240v160H0z", "currentColor", 0.14)
        + filled("M0 0h120L0 96z", "currentColor", 0.1)
        + stroke("M40 0v104M120 0v96M200 0v104M0 40h240", "#0b0f18", 2, 0.7)
        + filled("M0 108q120-18 240 0v52H0z", "#4a4e59")
        + filled("M0 108q120-18 240 0v52H0z", "currentColor", 0.24)
        + filled("M0 108q120-18 240 0-120-10-240 4z", "#fffaf0", 0.3)
        + filled("M120 160L240 128v32z", "#04060c", 0.3)
    ),
    SPACE: (
        SKY
        + filled("M-10 160q130-52 260-6v20H-10z", "#5b5f69")
        + filled("M-10 160q130-52 260-6v20H-10z", "currentColor", 0.24)
        + filled("M-10 160q130-52 260-6-130-34-260 10z", "#fffaf0", 0.5)
    ),
}
"""What each of them is: under the sky, indoors, in orbit."""
