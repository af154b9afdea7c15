"""Ramps of this game's materials, and the colours of astronauts and corporations."""

from tools.art.colours import Cast, Ramp, mixed

OWNED = Cast()
"""The colour of the place that uses the drawing."""
SUIT = Ramp("#232a3a", "#68727f", "#b4bac0", "#ecebe4", "#fffdf7")
TITANIUM = Ramp("#0c2a33", "#1d5866", "#3f94a1", "#8fd3d6", "#e6fbf6")
RARE_EARTH = Ramp("#1e1140", "#4a2a93", "#7d52d6", "#b694ff", "#f0e6ff")
GOLD = Ramp("#3b2809", "#7c5c1c", "#b8934a", "#ecd69c", "#fff6dc")
LEAF = Ramp("#0d2a17", "#22663a", "#4cae69", "#98e3a4", "#effff0")
HELIUM = Ramp("#042a24", "#0b6a55", "#22ab8a", "#6ff2d5", "#effffb")
GLASS = Ramp("#12202f", "#2b5f80", "#7fbcd8", "#d7f3ff", "#ffffff")
ROCK = Ramp("#14171f", "#3e434e", "#7d7f84", "#c4c0b6", "#f7f1e4")
PANEL = Ramp("#060b1c", "#0e1e4c", "#1b3684", "#2f59c4", "#4f7fea")
RUST = Ramp("#2e0f0c", "#6b2a22", "#b0594a", "#e79c88", "#ffe7de")
VIOLET = Ramp("#1c1238", "#463080", "#8263c8", "#bfa4f7", "#f4edff")
LAMP = "#ffe2a0"
"""Light in windows."""
LINE = "#0b0f18"

ENGINEER, TECHNICIAN, SCIENTIST = "engineer", "technician", "scientist"
VISORS = {
    ENGINEER: ("#fff2b8", "#ffd23f", "#8a5d00"),
    TECHNICIAN: ("#ffd7df", "#ff6f8e", "#8c1b3c"),
    SCIENTIST: ("#dff0ff", "#63b4ff", "#124f8f"),
}
"""Of each type of astronaut: the light in the visor, its colour, and that colour in shadow."""

CORPORATIONS = {
    "artemis": "#ff9ed2",
    "selenium": "#3f7fff",
    "mining": "#ffe066",
    "robotics": "#cdb4ff",
    "evergreen": "#8cc63f",
    "sky-watch": "#18a79a",
    "mars": "#c96a5c",
}
"""A corporation's own colour. Any two of them, and any of them and a seat's, are told apart by every kind of sight."""
INK = "#10131b"


def material(colour: str) -> Ramp:
    """A ramp about a colour, from blue-black to warm ivory."""
    dark, light = "#0a0d16", "#fffaf0"
    return Ramp(mixed(dark, colour, 0.22), mixed(dark, colour, 0.58), colour, mixed(light, colour, 0.52), light)
