"""What one text came to at one size category."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, Any, Dict, Iterable, Optional, Protocol, Tuple

from .library.names import categories, reasons, weights
from .library.structures import CELL_NAMES
from .outcome import BY_NUMBER, Outcome

Row = Tuple[Any, ...]
"""The numbers of a ``tc_cell_t`` in their order, those of names together in bytes."""


class _Names(Dict[bytes, Tuple[str, Outcome, Optional[str], str]]):
    """The names of a cell by their numbers, in bytes: few differ, and each is looked up once."""

    def __missing__(self, numbers: bytes) -> Tuple[str, Outcome, Optional[str], str]:
        category, outcome, reason, weight = CELL_NAMES.unpack(numbers)
        names = categories[category] or "", BY_NUMBER[outcome], reasons[reason], weights[weight] or ""
        self[numbers] = names
        return names


_names = _Names()


class VisibleTexts(Protocol):
    """Knows what the reader sees."""

    def visible_text(self, cell: int) -> str:
        """What is seen in one of its cells."""


_WORDS = {
    "size": "The point size, before any shrinking.",
    "leading": "The distance of baselines.",
    "tracking": "What the system font adds to each character.",
    "width": "The width on one unbroken line, unrounded; of the widest where the text has line breaks.",
    "uncertainty": "Half the error bar of the width.",
    "height": "The height of the lines shown.",
    "over_by": "How much wider than the room the last visible line would be with the rest of the text on it.",
    "clipped_by": "How much of the height is cut off.",
    "word_over_by": "How much wider than the room the widest word is.",
    "scale": "Below 1 where the text was shrunk to fit.",
    "visible_share": "The share of characters (grapheme clusters) that is shown, 0…1.",
    "lines": "How many lines it needs when it may wrap freely at this width.",
    "missing_glyphs": "How many clusters have no glyph in any font at hand.",
    "fits": "Whether it is within width, lines and height.",
    "is_truncated": "Whether it takes more lines than it may, and is cut.",
    "breaks_word": "Whether a word is broken inside, or cut, because it is wider than the room.",
    "category": "The size category, by UIKit's name, such as ``accessibilityLarge``.",
    "outcome": "Whether it fits: pass, fail, or needs review.",
    "reason": "Why it needs review, such as ``within-error-bar``; None where it does not.",
    "weight": "The weight that is drawn.",
}
_values = attrgetter(*_WORDS)


class Measurement:
    """What one text came to at one size category; lengths are points, and nothing of it changes.

    For JSON, give :meth:`as_dict`:

        json.dumps([measurement.as_dict() for measurement in result.measurements])
    """

    # Slots, as there are a dozen of these for each text, and reading one must cost next to nothing.
    __slots__ = {**_WORDS, "_texts": "Knows its visible text.", "_cell": "Its place there."}

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
        raise TypeError("measurements are made by measuring; call typecheck.measure")

    if not TYPE_CHECKING:
        # For type checkers it would mean that any name may be set.
        def __setattr__(self, name: str, value: object) -> None:
            raise AttributeError(f"{name} of a measurement does not change")

        def __delattr__(self, name: str) -> None:
            raise AttributeError(f"{name} of a measurement does not change")

    @property
    def visible_text(self) -> str:
        """What the reader sees: with the ellipsis where it is cut, else the text itself."""
        return self._texts.visible_text(self._cell)

    def as_dict(self) -> Dict[str, Any]:
        """All of it by name, for :func:`json.dumps` or a table: unrounded, with the visible text."""
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
    """One that is being made: its fields are set as quickly as Python can."""

    __slots__ = ()
    __setattr__ = object.__setattr__
    __delattr__ = object.__delattr__


def measured(rows: Iterable[Row], texts: VisibleTexts, first: int) -> Tuple[Measurement, ...]:
    """What a text came to at each size category; its first cell has a place among those of texts."""
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
    """The visible text of a measurement that was pickled."""

    def __init__(self, text: str) -> None:
        self._text = text

    def visible_text(self, cell: int) -> str:
        return self._text


def _kept(fields: Dict[str, Any]) -> Measurement:
    """A measurement that was pickled."""
    cell = _Open.__new__(_Open)
    for name in _WORDS:
        setattr(cell, name, fields[name])
    cell._texts = _KeptText(fields["visible_text"])
    cell._cell = 0
    cell.__class__ = Measurement  # type: ignore[assignment]
    return cell
