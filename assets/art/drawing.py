"""A drawing under way: filled and stroked outlines, in order, as SVG Tiny elements."""

from __future__ import annotations

from dataclasses import dataclass, field

from .paths import Path


@dataclass(slots=True)
class Drawing:
    """Elements from back to front; `ink` and `width` are the outline of `shape`."""

    ink: str = "#000000"
    width: float = 1.5
    elements: list[str] = field(default_factory=list)

    def fill(self, outline: Path, colour: str, opacity: float = 1.0) -> None:
        """Fill without an outline."""
        see = "" if opacity == 1.0 else f' fill-opacity="{opacity:g}"'
        self.elements.append(f'<path fill="{colour}"{see} d="{outline.d()}"/>')

    def shape(self, outline: Path, colour: str, width: float | None = None) -> None:
        """Fill and outline with the ink."""
        self.elements.append(
            f'<path fill="{colour}" stroke="{self.ink}" stroke-width="{width or self.width:g}"'
            f' d="{outline.d()}"/>'
        )

    def line(self, outline: Path, colour: str | None = None, width: float | None = None) -> None:
        """Stroke without a fill."""
        self.elements.append(
            f'<path fill="none" stroke="{colour or self.ink}"'
            f' stroke-width="{width or self.width:g}" d="{outline.d()}"/>'
        )

    def group(self, attributes: str = "") -> str:
        """Return the elements as one group."""
        inner = "\n".join(self.elements)
        return f"<g{' ' if attributes else ''}{attributes}>\n{inner}\n</g>"


def document(width: float, height: float, body: str, title: str) -> str:
    """Return a whole SVG Tiny 1.2 file."""
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
        ' version="1.2" baseProfile="tiny"'
        f' width="{width:g}" height="{height:g}" viewBox="0 0 {width:g} {height:g}">\n'
        f"<title>{title}</title>\n{body}\n</svg>\n"
    )
