"""What one text came to at one size category."""

from __future__ import annotations

from operator import itemgetter
from typing import Any, Optional, Protocol, Tuple

from .library.names import categories, reasons, weights
from .outcome import BY_NUMBER, Outcome

Row = Tuple[Any, ...]
"""The numbers of a ``tc_cell_t`` in their order."""

_COUNT = 20
"""How many numbers a row has; behind them stand the texts and the place of the size category among them."""


class VisibleTexts(Protocol):
    """Knows what the reader sees of a text."""

    def visible_text(self, cell: int) -> str:
        """What is seen at the size category of a place."""


def _number(place: int, words: str) -> Any:
    return property(itemgetter(place), doc=words)


class Measurement(Tuple[Any, ...]):
    """What one text came to at one size category; lengths are points.

    A tuple underneath, as there are a dozen for each text and reading one must cost next to nothing: use its names.
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
    lines: int = _number(15, "How many lines it needs when it may wrap freely at this width.")
    missing_glyphs: int = _number(16, "How many clusters have no glyph in any font at hand.")
    fits: bool = _number(17, "Whether it is within width, lines and height.")
    is_truncated: bool = _number(18, "Whether it takes more lines than it may, and is cut.")
    breaks_word: bool = _number(19, "Whether a word is broken inside, or cut, because it is wider than the room.")

    @property
    def category(self) -> str:
        """The size category, by UIKit's name, such as ``accessibilityLarge``."""
        return categories[self[11]] or ""

    @property
    def outcome(self) -> Outcome:
        """Whether it fits: pass, fail, or needs review."""
        number: int = self[12]
        return BY_NUMBER[number]

    @property
    def reason(self) -> Optional[str]:
        """Why it needs review, such as ``within-error-bar``; None where it does not."""
        return reasons[self[13]]

    @property
    def weight(self) -> str:
        """The weight that is drawn."""
        return weights[self[14]] or ""

    @property
    def visible_text(self) -> str:
        """What the reader sees: with the ellipsis where it is cut, else the text itself."""
        texts: VisibleTexts = self[_COUNT]
        return texts.visible_text(self[_COUNT + 1])

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


class _KeptText:
    """The visible text of a measurement that was pickled."""

    def __init__(self, text: str) -> None:
        self._text = text

    def visible_text(self, cell: int) -> str:
        return self._text
