"""The result of one text."""

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
    """The result of one text at all size categories.

    A result needs little memory, because it reads its fields on access. You can store it, pass it to other threads,
    pickle it, and read it after its context is closed. It keeps the results of its whole batch in memory: up to 512
    texts of about 4 KB each. To store a few of many, use :func:`copy.deepcopy`, which copies only one result.
    """

    __slots__ = ("index", "item", "_row", "_answers", "_place")

    index: int
    """The index of the text in the input, from 0."""
    item: Text
    """The input: a text or an item."""

    def __init__(self, index: int, item: Text, row: Row, answers: Answers, place: int) -> None:
        self.index = index
        self.item = item
        self._row = row
        self._answers = answers
        self._place = place

    @property
    def text(self) -> str:
        """The text; empty if the input does not contain one."""
        if isinstance(self.item, str):
            return self.item
        text = self.item.text if isinstance(self.item, Item) else self.item.get("text")
        return text if isinstance(text, str) else ""

    @property
    def key(self) -> str:
        """The key of an item; empty if it has none."""
        return self._answers.text(self._place, KEY)

    @property
    def locale(self) -> str:
        """The language, a BCP 47 tag."""
        return self._answers.text(self._place, LOCALE)

    @property
    def outcome(self) -> Outcome:
        """The worst outcome of all size categories; fail is worse than needs review."""
        return BY_NUMBER[self._row[1]]

    @property
    def reason(self) -> Optional[str]:
        """The reason for needs review (at the first such size category), not measured or invalid; else None."""
        outcome = self.outcome
        if outcome is Outcome.NEEDS_REVIEW:
            return next((cell.reason for cell in self.measurements if cell.outcome is outcome), None)
        return self._answers.text(self._place, NOT_MEASURED) or None

    @property
    def measurements(self) -> Tuple[Measurement, ...]:
        """The measurements, one per size category, the smallest first; empty if nothing was measured."""
        return self._answers.measurements(self._place)

    @property
    def findings(self) -> Tuple[Finding, ...]:
        """The findings, the worst first."""
        return tuple(self._answers.findings(self._place)) if self._row[FINDING_COUNT] else ()

    @property
    def remedy(self) -> Optional[str]:
        """A fix for the worst finding; None without a finding, or if none is known."""
        findings = self.findings
        return findings[0].remedy if findings else None

    @property
    def first_failing_category(self) -> Optional[str]:
        """The first failing size category; None if there is none."""
        return categories[self._row[2]]

    @property
    def line_limit(self) -> Optional[int]:
        """The line limit: 0 is unlimited, None is unknown."""
        return None if self._row[3] < 0 else self._row[3]

    @property
    def line_limit_source(self) -> str:
        """The origin of the line limit: ``item``, ``option``, ``inferred`` or ``unknown``."""
        return limit_sources[self._row[4]] or ""

    @property
    def size_at_large(self) -> float:
        """The size of its style at Large, in points."""
        return self._row[0]  # type: ignore[no-any-return]

    @property
    def missing_script(self) -> Optional[str]:
        """The script without a font, a four-letter ISO 15924 code; None if no font is missing."""
        return self._answers.text(self._place, MISSING_SCRIPT) or None

    @property
    def missing_package(self) -> Optional[str]:
        """The Debian package with a font for that script; None if no font is missing, or none is known."""
        return self._answers.text(self._place, MISSING_PACKAGE) or None

    @property
    def missing_characters(self) -> Tuple[str, ...]:
        """The characters that no available font has."""
        return tuple(self._answers.text(self._place, MISSING_CHARACTERS).split())

    def json(self) -> str:
        """The full result as one line of JSON, in the format of ``typecheck measure -``."""
        return self._answers.json(self._place)

    def as_dict(self) -> Dict[str, Any]:
        """The full result as a dict, with the fields of :meth:`json`."""
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
