"""The outcomes of checks and the severities of findings."""

from __future__ import annotations

from enum import Enum


class Outcome(str, Enum):
    """The outcome of a check."""

    PASS = "pass"
    FAIL = "fail"
    NEEDS_REVIEW = "needsReview"
    """The input does not decide the outcome; there is always a reason."""
    NOT_APPLICABLE = "notApplicable"
    NOT_MEASURED = "notMeasured"
    """Not measured, because a font is missing."""
    INVALID = "invalid"
    """The text is invalid, or asks for something that does not exist; the reason explains it."""

    def __str__(self) -> str:
        return self.value


class Severity(str, Enum):
    """The severity of a finding."""

    NOTE = "note"
    WARNING = "warning"
    ERROR = "error"

    def __str__(self) -> str:
        return self.value


BY_NUMBER = tuple(Outcome)
"""Outcomes by their numbers in the library."""

SEVERITY_BY_NUMBER = tuple(Severity)
"""Severities by their numbers in the library."""
