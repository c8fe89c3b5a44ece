"""The structures and numbers of the C headers, for ctypes."""

from __future__ import annotations

import struct
from ctypes import (
    Structure,
    c_bool,
    c_char_p,
    c_double,
    c_int32,
    c_uint8,
    c_uint32,
    c_uint64,
    sizeof,
)
from typing import Any, Dict, Sequence, Type

LONGEST_TEXT = 1 << 20
"""The longest text, in bytes: ``TC_LONGEST_TEXT``."""

LOCAL_FONTS = 1
NO_SYSTEM_FONTS = 2

PLATFORMS, STYLES, CATEGORIES, WEIGHTS, TRUNCATIONS, OUTCOMES = 0, 1, 2, 3, 4, 5
REASONS, LIMIT_SOURCES, SEVERITIES, FORMATS, RULES = 6, 7, 8, 9, 10

TEXT, KEY, LOCALE, NOT_MEASURED = 0, 1, 2, 3
MISSING_SCRIPT, MISSING_PACKAGE, MISSING_CHARACTERS = 4, 5, 6


class ResultRow(Structure):
    """``tc_result_t``."""

    _fields_ = [
        ("size_at_large", c_double),
        ("outcome", c_int32),
        ("first_failing_category", c_int32),
        ("line_limit", c_int32),
        ("line_limit_source", c_int32),
        ("cell_count", c_uint32),
        ("finding_count", c_uint32),
        ("reserved", c_uint64 * 2),
    ]


class CellRow(Structure):
    """``tc_cell_t``."""

    _fields_ = [
        ("size", c_double),
        ("leading", c_double),
        ("tracking", c_double),
        ("natural_width", c_double),
        ("uncertainty", c_double),
        ("height", c_double),
        ("over_by", c_double),
        ("clipped_by", c_double),
        ("word_over_by", c_double),
        ("scale", c_double),
        ("visible_share", c_double),
        ("category", c_int32),
        ("outcome", c_int32),
        ("reason", c_int32),
        ("weight", c_int32),
        ("line_count", c_uint32),
        ("missing_glyphs", c_uint32),
        ("fits", c_bool),
        ("is_truncated", c_bool),
        ("breaks_word", c_bool),
        ("reserved_flags", c_uint8 * 5),
        ("reserved", c_uint64 * 2),
    ]


class FindingRow(Structure):
    """``tc_finding_t``."""

    _fields_ = [
        ("rule", c_char_p),
        ("message", c_char_p),
        ("remedy", c_char_p),
        ("visible_text", c_char_p),
        ("over_by", c_double),
        ("severity", c_int32),
        ("outcome", c_int32),
        ("reason", c_int32),
        ("first_category", c_int32),
        ("worst_category", c_int32),
        ("reserved_number", c_int32),
        ("reserved", c_uint64 * 2),
    ]


class ContrastConditions(Structure):
    """``tc_contrast_conditions_t``."""

    _fields_ = [
        ("style", c_char_p),
        ("category", c_char_p),
        ("weight", c_char_p),
        ("is_non_text", c_int32),
        ("is_enhanced", c_int32),
        ("is_dark", c_int32),
        ("is_high_contrast", c_int32),
        ("reserved", c_uint64 * 2),
    ]


class ContrastVerdict(Structure):
    """``tc_contrast_verdict_t``."""

    _fields_ = [
        ("ratio", c_double),
        ("maximum_ratio", c_double),
        ("required_ratio", c_double),
        ("lightness_difference", c_double),
        ("delta_e2000", c_double),
        ("grayscale_ratio", c_double),
        ("outcome", c_int32),
        ("is_large_text", c_int32),
        ("reserved", c_uint64 * 2),
    ]


class VisionRow(Structure):
    """``tc_vision_reading_t``."""

    _fields_ = [
        ("text", c_double * 3),
        ("background", c_double * 3),
        ("ratio", c_double),
        ("delta_e2000", c_double),
        ("reserved", c_uint64 * 2),
    ]


class TypeSizeRow(Structure):
    """``tc_type_size_t``."""

    _fields_ = [
        ("size", c_double),
        ("leading", c_double),
        ("tracking", c_double),
        ("line_height", c_double),
        ("factor", c_double),
        ("weight", c_int32),
        ("emphasized_weight", c_int32),
        ("is_estimated", c_int32),
        ("reserved_number", c_int32),
        ("reserved", c_uint64 * 2),
    ]


class SummaryRow(Structure):
    """``tc_summary_t``."""

    _fields_ = [
        ("texts", c_uint64),
        ("distinct_texts", c_uint64),
        ("measurements", c_uint64),
        ("pass", c_uint64),
        ("fail", c_uint64),
        ("needs_review", c_uint64),
        ("not_measured", c_uint64),
        ("errors", c_uint64),
        ("warnings", c_uint64),
        ("notes", c_uint64),
        ("input_errors", c_uint64),
        ("input_warnings", c_uint64),
        ("is_empty", c_int32),
        ("reserved_number", c_int32),
        ("reserved", c_uint64 * 4),
    ]


STRUCTURES: Dict[str, Type[Structure]] = {
    "tc_result_t": ResultRow,
    "tc_cell_t": CellRow,
    "tc_finding_t": FindingRow,
    "tc_contrast_conditions_t": ContrastConditions,
    "tc_contrast_verdict_t": ContrastVerdict,
    "tc_vision_reading_t": VisionRow,
    "tc_summary_t": SummaryRow,
    "tc_type_size_t": TypeSizeRow,
}
"""Every structure that calls from Python use, by its C name."""

_CODES: Dict[Any, str] = {c_double: "d", c_int32: "i", c_uint32: "I", c_bool: "?"}


def reader(structure: Type[Structure], together: Sequence[str] = ()) -> struct.Struct:
    """Reads many copies of a structure from memory at once, as tuples of numbers, without the reserved fields.

    Args:
        structure: The structure.
        together: Adjacent fields that are read as one bytes value, at the position of the first.
    """
    form = "@"
    place = 0
    for name, kind in structure._fields_:  # type: ignore[misc]
        offset = getattr(structure, name).offset
        form += "x" * (offset - place)
        if name in together:
            form += f"{sizeof(kind) * len(together)}s" if name == together[0] else ""
        else:
            form += f"{sizeof(kind)}x" if name.startswith("reserved") else _CODES[kind]
        place = offset + sizeof(kind)
    form += "x" * (sizeof(structure) - place)
    return struct.Struct(form)


RESULT = reader(ResultRow)
CELL = reader(CellRow, together=("category", "outcome", "reason", "weight"))
CELL_NAMES = struct.Struct("@4i")
"""The numbers of a cell's names, which ``CELL`` reads as one bytes value."""

CELL_COUNT, FINDING_COUNT = 5, 6
"""Indices in a row of ``RESULT``."""
