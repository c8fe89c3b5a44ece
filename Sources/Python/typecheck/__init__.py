"""Does a text still fit, and is a colour still readable, for people who need larger type?

:func:`measure` measures texts at all Dynamic Type sizes, :func:`contrast` judges a pair of colours, :func:`scale` looks
into the type scale, :func:`simulate` shows pictures as others see them, :func:`audit` looks at whole string files.
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
    """Measures texts at all Dynamic Type sizes and tells of each whether it fits.

    An iterator over any number of texts: they are taken from the source some thousands at a time, and their results come
    in the same order, in memory that does not grow. Texts that are none (half a surrogate pair, an item without a text,
    a style that the platform does not have, more than 1 MiB of UTF-8) come back as :attr:`Outcome.INVALID`, each with
    its reason, and keep no other from being measured. What the source itself raises comes through, after the results of
    the texts before it.

        for result in typecheck.measure(["Save", "Cancel"], style="headline", width=120, lines=1):
            print(result.text, result.outcome, result.remedy)

    Args:
        texts: Each a str, an :class:`Item`, or a mapping with the fields of ``typecheck measure -``.
        batch_size: How many texts are measured at once; 1 answers each before the next is asked for.
        options: :class:`MeasureOptions`, all of which may be left out.

    Raises:
        InvalidArgumentError: Where an option is not known, is out of range, or does not go with another.
        TypeError: Where texts are no list or iterator, or an option, or a text when its turn comes, is of another type.
        FontError: Where a font that was asked for cannot be used.
        ForkedError: In a process forked from one that has measured.
        LibraryMissingError: Where the shared library is not there.
    """
    return default().measure(texts, batch_size=batch_size, **options)


def audit(inputs: Union[Path, Iterable[Path]], **options: Unpack[MeasureOptions]) -> Dict[str, Any]:
    """Audits files and folders of texts, as ``typecheck measure INPUT… --format json`` does.

    An audit that is interrupted, as by Ctrl-C, raises at once. What it was at ends in the background, before
    the process does: measuring at the next text, but a file or a report that is being read or written at its end.

    Args:
        inputs: Files and folders, or a single one.
        options: :class:`MeasureOptions`.

    Returns:
        The report; what is wrong with a file stands under ``inputIssues``.
    """
    return default().audit(inputs, **options)


def audit_document(
    document: Union[str, bytes, bytearray, memoryview], name: str, **options: Unpack[MeasureOptions]
) -> Dict[str, Any]:
    """Audits a string file that is in memory.

    Args:
        document: What the file would hold.
        name: What it would be called; its ending tells the format, as in ``de.json``, ``de.lproj/a.strings`` or ``a.po``.
        options: :class:`MeasureOptions`.

    Returns:
        The report, as :func:`audit` has it.
    """
    return default().audit_document(document, name, **options)


def audit_project(folder: Path, **options: Unpack[MeasureOptions]) -> Dict[str, Any]:
    """Audits a project by its ``.typecheck.yml``, as ``typecheck check --format json`` does, without its baseline.

    Args:
        folder: A folder of the project.
        options: What holds where the configuration is silent.

    Returns:
        The report, as :func:`audit` has it, with colours and layouts.
    """
    return default().audit_project(folder, **options)
