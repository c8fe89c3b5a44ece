"""What one text came to at one size category."""

from __future__ import annotations

from collections import namedtuple
from typing import Any, Dict, Iterable, Optional, Protocol, Tuple

from .library.names import categories, reasons, weights
from .library.structures import CELL_NAMES
from .outcome import BY_NUMBER, Outcome

Row = Tuple[Any, ...]
"""The numbers of a ``tc_cell_t`` in their order, those of names together in bytes."""

_NAMES_AT = 11
_COUNT = 21
"""How many values a measurement has; behind them stand what knows its visible text, and its place there."""


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


# The getters of a namedtuple are Python's quickest, and read any tuple.
_Places = namedtuple("_Places", [f"place{place}" for place in range(_COUNT)])  # type: ignore[misc]


def _number(place: int, words: str) -> Any:
    getter = getattr(_Places, f"place{place}")
    getter.__doc__ = words
    return getter


class Measurement(Tuple[Any, ...]):
    """What one text came to at one size category; lengths are points.

    A tuple underneath, as there are a dozen for each text and reading one must cost next to nothing: use its names, as
    what is inside the tuple, and in which order, may change. For JSON, give :meth:`as_dict`:

        json.dumps([measurement.as_dict() for measurement in result.measurements])
    """

    __slots__ = ()

    size: float = _number(0, "The point size, before any shrinking.")
    leading: float = _number(1, "The distance of baselines.")
    tracking: float = _number(2, "What the system font adds to each character.")
    width: float = _number(3, "The width on one unbroken line, unrounded; of the widest where the text has line breaks.")
    uncertainty: float = _number(4, "Half the error bar of the width.")
    height: float = _number(5, "The height of the lines shown.")
    over_by: float = _number(6, "How much wider than the room the last visible line would be with the rest of the text on it.")
    clipped_by: float = _number(7, "How much of the height is cut off.")
    word_over_by: float = _number(8, "How much wider than the room the widest word is.")
    scale: float = _number(9, "Below 1 where the text was shrunk to fit.")
    visible_share: float = _number(10, "The share of characters (grapheme clusters) that is shown, 0…1.")
    lines: int = _number(12, "How many lines it needs when it may wrap freely at this width.")
    missing_glyphs: int = _number(13, "How many clusters have no glyph in any font at hand.")
    fits: bool = _number(14, "Whether it is within width, lines and height.")
    is_truncated: bool = _number(15, "Whether it takes more lines than it may, and is cut.")
    breaks_word: bool = _number(16, "Whether a word is broken inside, or cut, because it is wider than the room.")
    category: str = _number(17, "The size category, by UIKit's name, such as ``accessibilityLarge``.")
    outcome: Outcome = _number(18, "Whether it fits: pass, fail, or needs review.")
    reason: Optional[str] = _number(19, "Why it needs review, such as ``within-error-bar``; None where it does not.")
    weight: str = _number(20, "The weight that is drawn.")

    @property
    def visible_text(self) -> str:
        """What the reader sees: with the ellipsis where it is cut, else the text itself."""
        texts: VisibleTexts = self[_COUNT]
        return texts.visible_text(self[_COUNT + 1])

    def as_dict(self) -> Dict[str, Any]:
        """All of it by name, for :func:`json.dumps` or a table: unrounded, with the visible text."""
        return {**{name: getattr(self, name) for name in _FIELDS}, "visible_text": self.visible_text}

    def __repr__(self) -> str:
        reason = f" ({self.reason})" if self.reason else ""
        return f"<{self.category}: {self.width:.1f} ± {self.uncertainty:.1f} pt, {self.outcome}{reason}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Measurement):
            return NotImplemented
        return self[:_COUNT] == other[:_COUNT] and self.visible_text == other.visible_text

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return hash(self[:_COUNT])

    def __reduce__(self) -> Tuple[Any, ...]:
        return Measurement, ((*self[:_COUNT], _KeptText(self.visible_text), 0),)


_FIELDS = tuple(Measurement.__annotations__)


def measured(rows: Iterable[Row], texts: VisibleTexts, first: int) -> Tuple[Measurement, ...]:
    """What a text came to at each size category; its first cell has a place among those of texts."""
    new, names = tuple.__new__, _names
    # Long tuples are put together once only.
    return tuple(
        [new(Measurement, row + (names[row[_NAMES_AT]] + (texts, cell))) for cell, row in enumerate(rows, first)]
    )


class _KeptText:
    """The visible text of a measurement that was pickled."""

    def __init__(self, text: str) -> None:
        self._text = text

    def visible_text(self, cell: int) -> str:
        return self._text
