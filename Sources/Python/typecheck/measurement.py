"""The result of one text at one size category."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, Dict, Iterable, Optional, Protocol, Tuple

from .library.names import categories, reasons, weights
from .library.structures import CELL_NAMES
from .outcome import BY_NUMBER, Outcome

Row = Tuple[Any, ...]
"""The numbers of a ``tc_cell_t`` in order, with the numbers of names as one bytes value."""


class _Names(Dict[bytes, Tuple[str, Outcome, Optional[str], str]]):
    """The names of a cell by the bytes of their numbers. Few combinations occur, so each is looked up once."""

    def __missing__(self, numbers: bytes) -> Tuple[str, Outcome, Optional[str], str]:
        category, outcome, reason, weight = CELL_NAMES.unpack(numbers)
        names = categories[category] or "", BY_NUMBER[outcome], reasons[reason], weights[weight] or ""
        self[numbers] = names
        return names


_names = _Names()


class VisibleTexts(Protocol):
    """Provides the visible text of cells."""

    def visible_text(self, cell: int) -> str:
        """The visible text of one cell."""


_WORDS = {
    "size": "The point size, before any shrinking.",
    "leading": "The distance between baselines.",
    "tracking": "The width that the system font adds to each character.",
    "width": "The width on one unwrapped line, unrounded; if the text has line breaks, of its widest line.",
    "uncertainty": "The error margin of the width (±).",
    "height": "The height of the visible lines.",
    "over_by": "How far the last visible line would exceed the available width with the rest of the text on it.",
    "clipped_by": "The height that is cut off.",
    "word_over_by": "How far the widest word exceeds the available width.",
    "scale": "Below 1 if the text was shrunk to fit.",
    "visible_share": "The share of visible characters (grapheme clusters), 0…1.",
    "lines": "The number of lines that the text needs at this width without a line limit.",
    "missing_glyphs": "The number of clusters without a glyph in any available font.",
    "fits": "Whether the text is within width, lines and height.",
    "is_truncated": "Whether the text exceeds its line limit and is cut.",
    "breaks_word": "Whether a word is broken or cut because it is wider than the available width.",
    "category": "The UIKit name of the size category, such as ``accessibilityLarge``.",
    "outcome": "The outcome: pass, fail, or needs review.",
    "reason": "The reason for needs review, such as ``within-error-bar``; None if it does not need review.",
    "weight": "The drawn weight.",
}
_values = attrgetter(*_WORDS)


class Measurement:
    """The result of one text at one size category; lengths are points, and all fields are read-only.

    For JSON, use :meth:`as_dict`:

        json.dumps([measurement.as_dict() for measurement in result.measurements])
    """

    # __slots__, because each text has a dozen measurements, and reading one must take almost no time.
    __slots__ = {**_WORDS, "_texts": "Provides the visible text.", "_cell": "The index in _texts."}

    size: float
    leading: float
    tracking: float
    width: float
    uncertainty: float
    height: float
    over_by: float
    clipped_by: float
    word_over_by: float
    scale: float
    visible_share: float
    lines: int
    missing_glyphs: int
    fits: bool
    is_truncated: bool
    breaks_word: bool
    category: str
    outcome: Outcome
    reason: Optional[str]
    weight: str
    _texts: VisibleTexts
    _cell: int

    def __init__(self) -> None:
        raise TypeError("a measurement cannot be created directly; call typecheck.measure")

    if not TYPE_CHECKING:
        # A type checker would take this as permission to set any name.
        def __setattr__(self, name: str, value: object) -> None:
            raise AttributeError(f"{name} of a measurement does not change")

        def __delattr__(self, name: str) -> None:
            raise AttributeError(f"{name} of a measurement does not change")

    @property
    def visible_text(self) -> str:
        """The visible text: with the ellipsis if it is cut, else the text itself."""
        return self._texts.visible_text(self._cell)

    def as_dict(self) -> Dict[str, Any]:
        """All fields by name, unrounded and with the visible text, for :func:`json.dumps` or a table."""
        return {**{name: getattr(self, name) for name in _WORDS}, "visible_text": self.visible_text}

    def __repr__(self) -> str:
        reason = f" ({self.reason})" if self.reason else ""
        return f"<{self.category}: {self.width:.1f} ± {self.uncertainty:.1f} pt, {self.outcome}{reason}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Measurement):
            return NotImplemented
        return bool(_values(self) == _values(other)) and self.visible_text == other.visible_text

    def __hash__(self) -> int:
        return hash(_values(self))

    def __reduce__(self) -> Tuple[Any, ...]:
        return _kept, (self.as_dict(),)


class _Open(Measurement):
    """A measurement under construction: it sets its fields as fast as Python can."""

    __slots__ = ()
    __setattr__ = object.__setattr__
    __delattr__ = object.__delattr__


def measured(rows: Iterable[Row], texts: VisibleTexts, first: int) -> Tuple[Measurement, ...]:
    """The measurements of a text, one per size category; first is the index of its first cell in texts."""
    new, known = _Open.__new__, _names
    cells = []
    for place, row in enumerate(rows, first):
        cell = new(_Open)
        (
            cell.size,
            cell.leading,
            cell.tracking,
            cell.width,
            cell.uncertainty,
            cell.height,
            cell.over_by,
            cell.clipped_by,
            cell.word_over_by,
            cell.scale,
            cell.visible_share,
            names,
            cell.lines,
            cell.missing_glyphs,
            cell.fits,
            cell.is_truncated,
            cell.breaks_word,
        ) = row
        cell.category, cell.outcome, cell.reason, cell.weight = known[names]
        cell._texts = texts
        cell._cell = place
        cell.__class__ = Measurement  # type: ignore[assignment]
        cells.append(cell)
    return tuple(cells)


class _KeptText:
    """The visible text of an unpickled measurement."""

    def __init__(self, text: str) -> None:
        self._text = text

    def visible_text(self, cell: int) -> str:
        return self._text


def _kept(fields: Dict[str, Any]) -> Measurement:
    """An unpickled measurement."""
    cell = _Open.__new__(_Open)
    for name in _WORDS:
        setattr(cell, name, fields[name])
    cell._texts = _KeptText(fields["visible_text"])
    cell._cell = 0
    cell.__class__ = Measurement  # type: ignore[assignment]
    return cell
