"""The gradients that these drawings share, all from the upper left to the lower right: `sb-g-…`."""

from tools.art.gradients import linear, radial
from tools.art.shackleton.colours import VISORS

GRADIENTS = "".join(
    (
        radial("sb-g-glow", ".5", ".5", ".5", ("0", "#ffe6ac .85"), (".45", "#ffc46a .34"), ("1", "#ffb45a 0")),
        linear("sb-g-dish", "1", "0", ("0", "#8a919b"), (".55", "#e4e2db"), ("1", "#fffdf5")),
        radial(
            "sb-g-ball", ".33", ".28", ".8", ("0", "#fffdf5"), (".35", "#dcdcd6"), (".75", "#7a818c"), ("1", "#2c323d")
        ),
        linear("sb-g-bolt", "0", "1", ("0", "#fffbe0"), (".45", "#ffdc52"), ("1", "#ff9d12")),
        linear("sb-g-coin", "1", "1", ("0", "#fff6dc"), (".5", "#e6cf95"), ("1", "#a9853a")),
        linear("sb-g-suit", "1", ".8", ("0", "#ffffff"), (".5", "#dfe2e0"), ("1", "#8d97a6")),
        radial(
            "sb-g-earth", ".32", ".3", ".85", ("0", "#d5f0ff"), (".4", "#4da3e6"), (".8", "#123f7e"), ("1", "#071a38")
        ),
        *(
            radial(f"sb-g-{kind}", ".32", ".26", ".85", ("0", light), (".4", colour), ("1", dark))
            for kind, (light, colour, dark) in VISORS.items()
        ),
    )
)
"""All of them as the content of `<defs>`."""
