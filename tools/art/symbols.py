"""The file of a game's drawings: an SVG without a size of its own."""

from collections.abc import Iterable


def file_of(gradients: str, symbols: Iterable[str]) -> str:
    """Gradients, then a symbol for each thing.

    A browser lays out what nobody sees of the file unless it is not displayed at all: that is for symbols, which are
    drawn where they are used. Gradients have to be displayed.
    """
    content = "\n".join((f"<defs>{gradients}</defs>", '<defs display="none">', *symbols, "</defs>"))
    return f'<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0">{content}</svg>\n'
