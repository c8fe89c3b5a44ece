"""One problem of one text."""

from __future__ import annotations

from typing import NamedTuple, Optional

from .library.names import categories, reasons
from .library.structures import FindingRow
from .outcome import BY_NUMBER, SEVERITY_BY_NUMBER, Outcome, Severity


class Finding(NamedTuple):
    """One problem of one text, over all size categories."""

    rule: str
    """The rule, such as ``text-truncated``."""
    severity: Severity
    outcome: Outcome
    """Fail, or needs review."""
    reason: Optional[str]
    """The reason for needs review, such as ``within-error-bar``; None if it fails."""
    message: str
    """The problem, in one sentence."""
    remedy: Optional[str]
    """A fix, such as more lines or a width; None if none is known."""
    first_category: Optional[str]
    """The first size category with the problem; None if it does not depend on the size."""
    worst_category: Optional[str]
    """The size category at which the problem is worst."""
    over_by: float
    """The excess at that category, in points."""
    visible_text: Optional[str]
    """The visible text at that category; None if nothing is cut."""


def known(row: FindingRow) -> Finding:
    """A finding from the row that the library returned."""
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
