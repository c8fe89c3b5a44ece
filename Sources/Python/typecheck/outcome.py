"""How judgements end, and how bad findings are."""

from __future__ import annotations

from enum import Enum


class Outcome(str, Enum):
    """How a judgement ended."""

    PASS = "pass"
    FAIL = "fail"
    NEEDS_REVIEW = "needsReview"
    """Nobody can tell without a person; a reason says why."""
    NOT_APPLICABLE = "notApplicable"
    NOT_MEASURED = "notMeasured"
    """Nothing was measured, for want of a font."""
    INVALID = "invalid"
    """The text is none, or asks for what there is not; the reason says it."""

    def __str__(self) -> str:
        return self.value


class Severity(str, Enum):
    """How bad a finding is."""

    NOTE = "note"
    WARNING = "warning"
    ERROR = "error"

    def __str__(self) -> str:
        return self.value


BY_NUMBER = tuple(Outcome)
"""Outcomes by the numbers that the library gives."""

SEVERITY_BY_NUMBER = tuple(Severity)
"""Severities by the numbers that the library gives."""
