"""The gradients that drawings share, all from the upper left to the lower right."""


def radial(name: str, x: str, y: str, r: str, *stops: tuple[str, str]) -> str:
    """A ball that the sun lights. Stops: offset and colour."""
    return f'<radialGradient id="{name}" cx="{x}" cy="{y}" r="{r}">{_stops(stops)}</radialGradient>'


def linear(name: str, x2: str, y2: str, *stops: tuple[str, str]) -> str:
    """A plane from its upper left corner to a place (shares of its width and height)."""
    to = "".join(f' {end}="{value}"' for end, value in (("x2", x2), ("y2", y2)))
    return f'<linearGradient id="{name}" x1="0" y1="0"{to}>{_stops(stops)}</linearGradient>'


def _stops(stops: tuple[tuple[str, str], ...]) -> str:
    return "".join(f'<stop offset="{offset}" {_colour(colour)}/>' for offset, colour in stops)


def _colour(colour: str) -> str:
    """A colour, or one and its opacity: `#fff .35`."""
    value, _, opacity = colour.partition(" ")
    return f'stop-color="{value}"' + (f' stop-opacity="{opacity}"' if opacity else "")


GRADIENTS = "".join(
    (
        radial(
            "g-carbon", ".34", ".3", ".75", ("0", "#eef4fa"), (".3", "#8794a3"), (".75", "#2d3541"), ("1", "#12161d")
        ),
        radial(
            "g-tank", ".33", ".28", ".8", ("0", "#fffdf5"), (".35", "#d9d9d4"), (".75", "#747b86"), ("1", "#2c323d")
        ),
        linear("g-dish", "1", "0", ("0", "#8a919b"), (".55", "#e4e2db"), ("1", "#fffdf5")),
        linear("g-ring", "1", "1", ("0", "#f5e6bd"), (".45", "#a38a4e"), ("1", "#3b2d12")),
        linear("g-bolt", "0", "1", ("0", "#fffbe0"), (".45", "#ffdc52"), ("1", "#ff9d12")),
        radial("g-screen", ".35", ".3", ".9", ("0", "#2f7fc4"), (".6", "#123f73"), ("1", "#0a2342")),
        linear("g-coat", "1", ".8", ("0", "#ffffff"), (".5", "#dbe3ea"), ("1", "#8496a8")),
        linear("g-skin", "1", ".7", ("0", "#f3c7a2"), (".6", "#d99f78"), ("1", "#9a6247")),
        linear("g-liquid", "1", "1", ("0", "#7df3ff"), ("1", "#1d8fd6")),
        radial("g-earth", ".32", ".3", ".85", ("0", "#d5f0ff"), (".4", "#4da3e6"), (".8", "#123f7e"), ("1", "#071a38")),
        linear("g-ground", ".4", "1", ("0", "#cfd0c4"), ("1", "#5c6259")),
        linear("g-seal", "1", "1", ("0", "#fff .35"), (".5", "#fff 0"), ("1", "#000 .35")),
        linear("g-tail", "1", "1", ("0", "#ff5a2a 0"), (".7", "#ff8a3a .75"), ("1", "#fff0c0")),
        radial("g-exhaust", ".5", ".5", ".5", ("0", "#fff6e6"), (".4", "#ff7a5a"), ("1", "#ff3a2a 0")),
        radial("g-core", ".5", ".5", ".5", ("0", "#fff"), (".35", "#b8f0ff .9"), ("1", "#3fa8e0 0")),
        radial("g-abyss", ".5", ".5", ".5", (".5", "#6a4cff .55"), ("1", "#6a4cff 0")),
        linear("g-disk", "1", ".2", ("0", "#fff6dc"), (".45", "#ffb05a"), ("1", "#8a2a3a")),
        linear("g-coins", "1", "0", ("0", "#8a6a24"), (".3", "#fff0cc"), (".6", "#d2b066"), ("1", "#6b4f1a")),
        linear("g-loop", "1", "1", ("0", "#f0e6ff"), (".5", "#9474ea"), ("1", "#38226e")),
        linear("g-lunacres", "1", "1", ("0", "#fffdf2"), ("1", "#8a93b8")),
    )
)
"""All of them as the content of `<defs>`."""
