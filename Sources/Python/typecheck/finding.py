"""One problem of one text."""

from __future__ import annotations

from typing import NamedTuple, Optional

from .library.names import categories, reasons
from .library.structures import FindingRow
from .outcome import BY_NUMBER, SEVERITY_BY_NUMBER, Outcome, Severity


class Finding(NamedTuple):
    """One problem of one text, over all size categories."""

    rule: str
    """Such as ``text-truncated``."""
    severity: Severity
    outcome: Outcome
    """Fail, or needs review."""
    reason: Optional[str]
    """Why it needs review, such as ``within-error-bar``; None where it fails."""
    message: str
    """What is wrong, a sentence."""
    remedy: Optional[str]
    """What would mend it, such as more lines or a width; None where nothing is known."""
    first_category: Optional[str]
    """The first size category at which it breaks; None where sizes have no say."""
    worst_category: Optional[str]
    """The size category at which it is worst."""
    over_by: float
    """By how many points it is over there."""
    visible_text: Optional[str]
    """What the reader sees there; None where nothing is cut."""


def known(row: FindingRow) -> Finding:
    """A finding as the library gives it."""
    remedy, visible_text = row.remedy, row.visible_text
    return Finding(
        row.rule.decode(),
        SEVERITY_BY_NUMBER[row.severity],
        BY_NUMBER[row.outcome],
        reasons[row.reason],
        row.message.decode(),
        None if remedy is None else remedy.decode(),
        categories[row.first_category],
        categories[row.worst_category],
        row.over_by,
        None if visible_text is None else visible_text.decode(),
    )
