"""What one text came to."""

from __future__ import annotations

import json
from typing import Any, Dict, Mapping, Optional, Tuple

from .answers import Answers, KeptAnswers
from .finding import Finding
from .item import Item, Text
from .library.names import categories, limit_sources
from .library.structures import (
    FINDING_COUNT,
    KEY,
    LOCALE,
    MISSING_CHARACTERS,
    MISSING_PACKAGE,
    MISSING_SCRIPT,
    NOT_MEASURED,
    TEXT,
)
from .measurement import Measurement, Row
from .outcome import BY_NUMBER, Outcome


class Result:
    """What one text came to at all size categories.

    Fields are read when they are asked for, so that a result costs little; it may be kept, handed to other threads, read
    after its context was closed, and pickled. It keeps what the up to 512 texts came to that were measured with it, some
    4 KB each; where few of many are kept, :func:`copy.deepcopy` gives one that keeps its own alone.
    """

    __slots__ = ("index", "item", "_row", "_answers", "_place")

    index: int
    """The place of the text among all that were given, from 0."""
    item: Text
    """What was given."""

    def __init__(self, index: int, item: Text, row: Row, answers: Answers, place: int) -> None:
        self.index = index
        self.item = item
        self._row = row
        self._answers = answers
        self._place = place

    @property
    def text(self) -> str:
        """The text; empty where what was given has none."""
        if isinstance(self.item, str):
            return self.item
        text = self.item.text if isinstance(self.item, Item) else self.item.get("text")
        return text if isinstance(text, str) else ""

    @property
    def key(self) -> str:
        """The key of an item; empty where it has none."""
        return self._answers.text(self._place, KEY)

    @property
    def locale(self) -> str:
        """The language, a BCP 47 tag."""
        return self._answers.text(self._place, LOCALE)

    @property
    def outcome(self) -> Outcome:
        """Of all size categories the worst, where fail is worse than needs review."""
        return BY_NUMBER[self._row[1]]

    @property
    def reason(self) -> Optional[str]:
        """Why it needs review (of the first size category that does), was not measured, or is invalid; else None."""
        outcome = self.outcome
        if outcome is Outcome.NEEDS_REVIEW:
            return next((cell.reason for cell in self.measurements if cell.outcome is outcome), None)
        return self._answers.text(self._place, NOT_MEASURED) or None

    @property
    def measurements(self) -> Tuple[Measurement, ...]:
        """What it came to at each size category, the smallest first; empty where nothing was measured."""
        return self._answers.measurements(self._place)

    @property
    def findings(self) -> Tuple[Finding, ...]:
        """What is wrong with it, the worst first."""
        return tuple(self._answers.findings(self._place)) if self._row[FINDING_COUNT] else ()

    @property
    def remedy(self) -> Optional[str]:
        """What would mend the worst finding; None where there is none, or nothing is known."""
        findings = self.findings
        return findings[0].remedy if findings else None

    @property
    def first_failing_category(self) -> Optional[str]:
        """The first size category at which it does not fit; None where it fits at all."""
        return categories[self._row[2]]

    @property
    def line_limit(self) -> Optional[int]:
        """How many lines it may take: 0 is not a limit, None is unknown."""
        return None if self._row[3] < 0 else self._row[3]

    @property
    def line_limit_source(self) -> str:
        """Where that comes from: ``item``, ``option``, ``inferred`` or ``unknown``."""
        return limit_sources[self._row[4]] or ""

    @property
    def size_at_large(self) -> float:
        """The size of its style at Large, in points."""
        return self._row[0]  # type: ignore[no-any-return]

    @property
    def missing_script(self) -> Optional[str]:
        """The script that no font at hand has, a four-letter ISO 15924 code; None where there is a font."""
        return self._answers.text(self._place, MISSING_SCRIPT) or None

    @property
    def missing_package(self) -> Optional[str]:
        """The Debian package that has a font for it; None where none is missing or known."""
        return self._answers.text(self._place, MISSING_PACKAGE) or None

    @property
    def missing_characters(self) -> Tuple[str, ...]:
        """The characters that no font at hand has."""
        return tuple(self._answers.text(self._place, MISSING_CHARACTERS).split())

    def json(self) -> str:
        """All that is known of it, as one line of JSON: the answer of ``typecheck measure -``."""
        return self._answers.json(self._place)

    def as_dict(self) -> Dict[str, Any]:
        """All that is known of it, as :meth:`json` has it."""
        fields: Dict[str, Any] = json.loads(self.json())
        return fields

    def __repr__(self) -> str:
        text = self.text if len(self.text) <= 40 else self.text[:39] + "…"
        return f"<Result {self.index}: {text!r}, {self.outcome}>"

    def __reduce__(self) -> Tuple[Any, ...]:
        kept = KeptAnswers(
            kept_measurements=self.measurements,
            kept_findings=self.findings,
            texts=tuple(self._answers.text(self._place, kind) for kind in range(TEXT, MISSING_CHARACTERS + 1)),
            line=self.json(),
        )
        item = dict(self.item) if isinstance(self.item, Mapping) else self.item
        return Result, (self.index, item, self._row, kept, 0)
