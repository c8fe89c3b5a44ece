"""Checks iOS apps for cut-off text, weak contrast and layout problems.

:func:`measure` measures texts at all Dynamic Type sizes. :func:`contrast` checks a pair of colours. :func:`scale` returns
sizes of the type scale. :func:`simulate` simulates colour vision deficiencies. :func:`audit` audits whole string files.
"""

from __future__ import annotations

from typing import Any, Dict, Iterable, Union

from .arguments import Path
from .context import Context, default
from .color_contrast import Contrast, VisionReading, contrast, contrast_ratio
from .errors import (
    ClosedError,
    FontError,
    ForkedError,
    InternalError,
    InvalidArgumentError,
    InvalidInputError,
    LibraryMissingError,
    NotFoundError,
    TooLargeError,
    TypeCheckError,
)
from .finding import Finding
from .hints import Unpack
from .item import Item, Text
from .measurement import Measurement
from .measuring import BATCH_SIZE
from .options import MeasureOptions
from .outcome import Outcome, Severity
from .result import Result
from .results import Results
from .type_scale import TypeSize, scale, scaled_font, scaled_value
from .simulation import simulate
from .version import __version__
from .versions import names, versions

__all__ = [
    "ClosedError",
    "Context",
    "Contrast",
    "Finding",
    "FontError",
    "ForkedError",
    "InternalError",
    "InvalidArgumentError",
    "InvalidInputError",
    "Item",
    "LibraryMissingError",
    "MeasureOptions",
    "Measurement",
    "NotFoundError",
    "Outcome",
    "Result",
    "Results",
    "Severity",
    "Text",
    "TooLargeError",
    "TypeCheckError",
    "TypeSize",
    "VisionReading",
    "__version__",
    "audit",
    "audit_document",
    "audit_project",
    "contrast",
    "contrast_ratio",
    "measure",
    "names",
    "scale",
    "scaled_font",
    "scaled_value",
    "simulate",
    "versions",
]


def measure(
    texts: Iterable[Text], *, batch_size: int = BATCH_SIZE, **options: Unpack[MeasureOptions]
) -> Results:
    """Measures texts at all Dynamic Type sizes and checks whether each fits.

    Returns an iterator over any number of texts. It reads a few thousand texts at a time from the source, and yields
    their results in the same order, in constant memory. A text that cannot be measured (half a surrogate pair, an item
    without a text, a style that the platform does not have, more than 1 MiB of UTF-8) has the outcome
    :attr:`Outcome.INVALID` and a reason; all other texts are still measured. An exception of the source is raised after
    the results of the texts before it.

        for result in typecheck.measure(["Save", "Cancel"], style="headline", width=120, lines=1):
            print(result.text, result.outcome, result.remedy)

    Args:
        texts: Strings, :class:`Item` objects, or mappings with the fields of ``typecheck measure -``.
        batch_size: The number of texts per round; with 1, each result is ready before the next text is read.
        options: :class:`MeasureOptions`, all optional.

    Raises:
        InvalidArgumentError: If a value is unknown or out of range, or conflicts with another option.
        TypeError: If texts is not a list or iterator, if an option is unknown or has another type, or, during iteration,
            if a text has another type.
        FontError: If a requested font cannot be used.
        ForkedError: In a process that was forked from one that has measured.
        LibraryMissingError: If the shared library is missing.
    """
    return default().measure(texts, batch_size=batch_size, **options)


def audit(inputs: Union[Path, Iterable[Path]], **options: Unpack[MeasureOptions]) -> Dict[str, Any]:
    """Audits files and folders of texts, like ``typecheck measure INPUT… --format json``.

    An interrupted audit, for example by Ctrl-C, raises at once. Its work ends in the background, before the process
    ends: measuring stops at the next text, but reading a file or writing a report runs to its end.

    Args:
        inputs: A file or folder, or several.
        options: :class:`MeasureOptions`.

    Returns:
        The report; problems of the files are under ``inputIssues``.
    """
    return default().audit(inputs, **options)


def audit_document(
    document: Union[str, bytes, bytearray, memoryview], name: str, **options: Unpack[MeasureOptions]
) -> Dict[str, Any]:
    """Audits a string file in memory.

    Args:
        document: The contents of the file.
        name: The name of the file; its extension selects the format: ``de.json``, ``de.lproj/a.strings``, ``a.po``.
        options: :class:`MeasureOptions`.

    Returns:
        The report, as from :func:`audit`.
    """
    return default().audit_document(document, name, **options)


def audit_project(folder: Path, **options: Unpack[MeasureOptions]) -> Dict[str, Any]:
    """Audits a project with its ``.typecheck.yml``, like ``typecheck check --format json`` without a baseline.

    Args:
        folder: A folder of the project.
        options: Defaults that the configuration overrides.

    Returns:
        The report, as from :func:`audit`, with colours and layouts.
    """
    return default().audit_project(folder, **options)
