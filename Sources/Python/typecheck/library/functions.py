"""The functions of the C headers with their parameter and return types."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, c_char_p, c_double, c_int, c_int32, c_size_t, c_uint, c_void_p
from typing import Any, Dict, List, Tuple

from .structures import (
    CellRow,
    ContrastConditions,
    ContrastVerdict,
    FindingRow,
    ResultRow,
    SummaryRow,
    TypeSizeRow,
    VisionRow,
)

_status = c_int
_handle = c_void_p
_new = POINTER(c_void_p)
_text = [c_char_p, c_size_t]
# As c_void_p, since ctypes would cut a c_char_p at its first NUL.
_asked = [POINTER(c_void_p), POINTER(c_size_t)]
_paths = [POINTER(c_char_p), c_size_t]


def _setter(*arguments: Any) -> Tuple[Any, List[Any]]:
    return _status, [_handle, *arguments]


def _destroyer() -> Tuple[Any, List[Any]]:
    return None, [_handle]


FUNCTIONS: Dict[str, Tuple[Any, List[Any]]] = {
    # error.h, name.h, version.h
    "tc_error_get_message": (_status, [*_asked]),
    "tc_status_get_name": (c_char_p, [_status]),
    "tc_name_get": (_status, [c_int, c_size_t, *_asked]),
    "tc_version": (None, [POINTER(c_uint), POINTER(c_uint), POINTER(c_uint)]),
    "tc_version_string": (c_char_p, []),
    "tc_version_of": (_status, [c_int, *_asked]),
    # context.h
    "tc_context_create": (_status, [*_paths, c_uint, _new]),
    "tc_context_destroy": _destroyer(),
    # options.h
    "tc_options_create": (_status, [_new]),
    "tc_options_destroy": _destroyer(),
    "tc_options_set_slot": _setter(*_text, *_text),
    "tc_options_set_platform": _setter(*_text),
    "tc_options_set_style": _setter(*_text),
    "tc_options_set_categories": _setter(*_text),
    "tc_options_set_width": _setter(c_double),
    "tc_options_set_height": _setter(c_double),
    "tc_options_set_lines": _setter(c_int32),
    "tc_options_set_locale": _setter(*_text),
    "tc_options_set_source_locale": _setter(*_text),
    "tc_options_set_weight": _setter(*_text),
    "tc_options_set_font": _setter(*_text, c_double),
    "tc_options_set_bold_text": _setter(c_int),
    "tc_options_set_max_category": _setter(*_text),
    "tc_options_set_minimum_scale": _setter(c_double),
    "tc_options_set_tightening": _setter(c_int),
    "tc_options_set_truncation": _setter(*_text),
    "tc_options_set_framework": _setter(*_text),
    "tc_options_set_display_scale": _setter(c_double),
    "tc_options_set_system_version": _setter(*_text),
    "tc_options_set_jobs": _setter(c_int32),
    "tc_options_set_stop": _setter(POINTER(c_int)),
    # measurer.h
    "tc_measurer_create": (_status, [_handle, _handle, _new]),
    "tc_measurer_destroy": _destroyer(),
    "tc_measurer_measure": (_status, [_handle, *_text, *_text, _new]),
    "tc_measurer_measure_item": (_status, [_handle, *_text, _new]),
    # batch.h
    "tc_batch_create": (_status, [_handle, _handle, _new]),
    "tc_batch_destroy": _destroyer(),
    "tc_batch_add": (_status, [_handle, *_text, *_text]),
    "tc_batch_add_item": (_status, [_handle, *_text]),
    "tc_batch_add_joined": (_status, [_handle, *_text, POINTER(c_size_t), c_size_t, *_text]),
    "tc_batch_set_json_lines": (_status, [_handle, c_int]),
    "tc_batch_start": (_status, [_handle]),
    "tc_batch_measure": (_status, [_handle, _new]),
    # measurement.h
    "tc_measurement_destroy": _destroyer(),
    "tc_measurement_get_count": (_status, [_handle, POINTER(c_size_t)]),
    "tc_measurement_get_results": (_status, [_handle, c_size_t, c_size_t, POINTER(ResultRow)]),
    "tc_measurement_get_cells": (
        _status,
        [_handle, c_size_t, c_size_t, POINTER(CellRow), c_size_t, POINTER(c_size_t)],
    ),
    "tc_measurement_get_text": (_status, [_handle, c_size_t, c_int, *_asked]),
    "tc_measurement_get_visible_text": (_status, [_handle, c_size_t, c_size_t, *_asked]),
    "tc_measurement_get_visible_texts": (
        _status,
        [_handle, c_size_t, c_size_t, POINTER(c_void_p), POINTER(c_size_t), c_size_t, POINTER(c_size_t)],
    ),
    "tc_measurement_get_finding": (_status, [_handle, c_size_t, c_size_t, POINTER(FindingRow)]),
    "tc_measurement_get_findings": (
        _status,
        [_handle, c_size_t, c_size_t, POINTER(FindingRow), c_size_t, POINTER(c_size_t)],
    ),
    "tc_measurement_get_json": (_status, [_handle, c_size_t, *_asked]),
    "tc_measurement_get_json_lines": (
        _status,
        [_handle, c_size_t, c_size_t, POINTER(c_void_p), POINTER(c_size_t)],
    ),
    # contrast.h
    "tc_contrast_ratio": (_status, [*_text, *_text, POINTER(c_double)]),
    "tc_contrast_create": (_status, [*_text, *_text, POINTER(ContrastConditions), _new]),
    "tc_contrast_destroy": _destroyer(),
    "tc_contrast_get_verdict": (_status, [_handle, POINTER(ContrastVerdict)]),
    "tc_contrast_get_vision": (_status, [_handle, *_text, POINTER(VisionRow)]),
    "tc_contrast_get_suggestion": (_status, [_handle, *_asked]),
    "tc_contrast_get_json": (_status, [_handle, *_asked]),
    # scale.h
    "tc_scale_get_size": (_status, [*_text, *_text, *_text, POINTER(TypeSizeRow)]),
    "tc_scale_get_scaled_value": (
        _status,
        [*_text, *_text, *_text, c_double, c_double, POINTER(c_double)],
    ),
    "tc_scale_get_scaled_font": (_status, [*_text, *_text, *_text, c_double, POINTER(c_double)]),
    # simulation.h
    "tc_simulate_pixels": (
        _status,
        [*_text, c_int, c_size_t, c_size_t, c_void_p, c_size_t, c_void_p, c_size_t],
    ),
    # report.h
    "tc_report_create_for_document": (_status, [_handle, _handle, *_text, *_text, _new]),
    "tc_report_create_for_paths": (_status, [_handle, _handle, *_paths, _new]),
    "tc_report_create_for_project": (_status, [_handle, _handle, *_text, _new]),
    "tc_report_destroy": _destroyer(),
    "tc_report_get_summary": (_status, [_handle, POINTER(SummaryRow)]),
    "tc_report_get_text": (_status, [_handle, *_text, *_asked]),
}


def bound(library: ctypes.CDLL) -> Dict[str, Any]:
    """The functions of a loaded library, each with its signature.

    Raises:
        AttributeError: If the library lacks a function.
    """
    functions = {}
    for name, (result, arguments) in FUNCTIONS.items():
        function = getattr(library, name)
        function.restype = result
        function.argtypes = arguments
        functions[name] = function
    return functions
