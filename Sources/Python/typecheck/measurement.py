"""What one text came to at one size category."""

from __future__ import annotations

from typing import Any, Optional, Protocol, Tuple

from .library import get
from .library.structures import CATEGORIES, REASONS, WEIGHTS
from .outcome import BY_NUMBER, Outcome

Row = Tuple[Any, ...]
"""The numbers of a ``tc_cell_t`` in their order."""


class VisibleTexts(Protocol):
    """Knows what the reader sees of a text."""

    def visible_text(self, cell: int) -> str:
        """What is seen at the size category of a place."""


class Measurement:
    """What one text came to at one size category; lengths are points, and fields are read when they are asked for."""

    __slots__ = ("_row", "_texts", "_cell")

    def __init__(self, row: Row, texts: VisibleTexts, cell: int) -> None:
        self._row = row
        self._texts = texts
        self._cell = cell

    @property
    def category(self) -> str:
        """The size category, by UIKit's name, such as ``accessibilityLarge``."""
        return get().names(CATEGORIES)[self._row[11]]

    @property
    def outcome(self) -> Outcome:
        """Whether it fits: pass, fail, or needs review."""
        return BY_NUMBER[self._row[12]]

    @property
    def reason(self) -> Optional[str]:
        """Why it needs review, such as ``within-error-bar``; None where it does not."""
        number = self._row[13]
        return None if number < 0 else get().names(REASONS)[number]

    @property
    def size(self) -> float:
        """The point size, before any shrinking."""
        return self._row[0]  # type: ignore[no-any-return]

    @property
    def leading(self) -> float:
        """The distance of baselines."""
        return self._row[1]  # type: ignore[no-any-return]

    @property
    def tracking(self) -> float:
        """What the system font adds to each character."""
        return self._row[2]  # type: ignore[no-any-return]

    @property
    def weight(self) -> str:
        """The weight that is drawn."""
        return get().names(WEIGHTS)[self._row[14]]

    @property
    def width(self) -> float:
        """The width on one unbroken line, unrounded; of the widest where the text has line breaks."""
        return self._row[3]  # type: ignore[no-any-return]

    @property
    def uncertainty(self) -> float:
        """Half the error bar of the width."""
        return self._row[4]  # type: ignore[no-any-return]

    @property
    def height(self) -> float:
        """The height of the lines shown."""
        return self._row[5]  # type: ignore[no-any-return]

    @property
    def lines(self) -> int:
        """How many lines it needs when it may wrap freely at this width."""
        return self._row[15]  # type: ignore[no-any-return]

    @property
    def fits(self) -> bool:
        """Whether it is within width, lines and height."""
        return bool(self._row[17])

    @property
    def is_truncated(self) -> bool:
        """Whether it takes more lines than it may, and is cut."""
        return bool(self._row[18])

    @property
    def breaks_word(self) -> bool:
        """Whether a word is broken inside, or cut, because it is wider than the room."""
        return bool(self._row[19])

    @property
    def over_by(self) -> float:
        """How much wider than the room the last visible line would be with the rest of the text on it."""
        return self._row[6]  # type: ignore[no-any-return]

    @property
    def clipped_by(self) -> float:
        """How much of the height is cut off."""
        return self._row[7]  # type: ignore[no-any-return]

    @property
    def word_over_by(self) -> float:
        """How much wider than the room the widest word is."""
        return self._row[8]  # type: ignore[no-any-return]

    @property
    def scale(self) -> float:
        """Below 1 where the text was shrunk to fit."""
        return self._row[9]  # type: ignore[no-any-return]

    @property
    def visible_share(self) -> float:
        """The share of characters (grapheme clusters) that is shown, 0…1."""
        return self._row[10]  # type: ignore[no-any-return]

    @property
    def visible_text(self) -> str:
        """What the reader sees: with the ellipsis where it is cut, else the text itself."""
        return self._texts.visible_text(self._cell)

    @property
    def missing_glyphs(self) -> int:
        """How many clusters have no glyph in any font at hand."""
        return self._row[16]  # type: ignore[no-any-return]

    def __repr__(self) -> str:
        reason = f" ({self.reason})" if self.reason else ""
        return f"<{self.category}: {self.width:.1f} ± {self.uncertainty:.1f} pt, {self.outcome}{reason}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Measurement):
            return NotImplemented
        return self._row == other._row and self.visible_text == other.visible_text

    def __hash__(self) -> int:
        return hash(self._row)

    def __reduce__(self) -> Tuple[Any, ...]:
        return _kept, (self._row, self.visible_text)


class _KeptText:
    """The visible text of a measurement that was pickled."""

    def __init__(self, text: str) -> None:
        self._text = text

    def visible_text(self, cell: int) -> str:
        return self._text


def _kept(row: Row, visible_text: str) -> Measurement:
    return Measurement(row, _KeptText(visible_text), 0)
