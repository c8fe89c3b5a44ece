"""Measuring options: platform, style, sizes, available width, language."""

from __future__ import annotations

import difflib
import os
from typing import Any, Callable, Dict, Sequence, Union

from .arguments import encoded, integer, is_flag, iterator, kind, number, path
from .errors import InvalidArgumentError
from .hints import TypedDict
from .library import Handle, Library


class MeasureOptions(TypedDict, total=False):
    """Keyword arguments of all measuring functions; the default for None or a missing option is in parentheses.

    Keys:
        style: The text style, such as ``headline`` (``body``).
        platform: ``ios``, ``watchos``, ``macos``, ``tvos`` or ``visionos`` (``ios``); all but ios and visionos need a
            width.
        categories: Size categories: names in a list or separated by commas, such as ``large,AX3``, or a group: ``all``,
            ``standard``, ``accessibility`` (``all``).
        width: The available width for a line, in points, above 0 (288, that of the narrowest screen).
        height: The available height, in points (no limit).
        lines: The line limit; 0 is unlimited; ``auto`` is one line if the text, or its source text, fits on one line at
            the size Large (``auto``).
        locale: The default language of texts, a BCP 47 tag (``en``).
        source_locale: The language of the design, which decides the lines ``auto`` of files (the one in the files).
        weight: The weight, such as ``semibold`` (that of the style).
        font: A font file of the app, which scales like UIFontMetrics (the system font).
        font_size: The size of that font at Large, in points; required with ``font``.
        bold_text: Whether the Bold Text setting of the device is on (off).
        max_category: The largest category that the app allows (no limit).
        minimum_scale: The smallest share of its size to which a text may shrink, 0…1 (1: it does not shrink).
        tighten: Whether a text may be tightened before it shrinks (no).
        truncation: The position of the ellipsis: ``tail``, ``middle``, ``head`` or ``clip`` (``tail``).
        framework: The framework whose layout rules apply by default: ``uikit`` or ``swiftui`` (``uikit``).
        display_scale: Pixels per point, for rounding (3).
        system_version: The iOS version whose fonts draw the texts, such as ``26``; since iOS 26, Japanese has other
            widths (unknown: error margins cover all versions).
        jobs: The number of threads that measure, 1…1024 (one per core); it does not affect results.
    """

    style: Union[str, None]
    platform: Union[str, None]
    categories: Union[str, Sequence[str], None]
    width: Union[float, None]
    height: Union[float, None]
    lines: Union[int, str, None]
    locale: Union[str, None]
    source_locale: Union[str, None]
    weight: Union[str, None]
    font: Union[str, os.PathLike[str], None]
    font_size: Union[float, None]
    bold_text: Union[bool, None]
    max_category: Union[str, None]
    minimum_scale: Union[float, None]
    tighten: Union[bool, None]
    truncation: Union[str, None]
    framework: Union[str, None]
    display_scale: Union[float, None]
    system_version: Union[str, None]
    jobs: Union[int, None]


_LINES_AUTO = -1
_MOST_LINES = 10_000


def _set_name(library: Library, handle: Handle, option: str, value: Any) -> None:
    text = encoded(value, option)
    library.call(f"tc_options_set_{option}", handle.pointer, text, len(text))


def _set_number(library: Library, handle: Handle, option: str, value: Any) -> None:
    library.call(f"tc_options_set_{option}", handle.pointer, number(value, option))


def _set_integer(library: Library, handle: Handle, option: str, value: Any) -> None:
    library.call(f"tc_options_set_{option}", handle.pointer, integer(value, option))


def _set_flag(library: Library, handle: Handle, option: str, value: Any) -> None:
    if not is_flag(value):
        raise TypeError(f"{option} is {kind(value)}; give True or False")
    name = {"tighten": "tightening"}.get(option, option)
    library.call(f"tc_options_set_{name}", handle.pointer, int(bool(value)))


def _set_categories(library: Library, handle: Handle, option: str, value: Any) -> None:
    if not isinstance(value, str):
        names = iterator(value, option, "names in a list or separated by commas")
        value = ",".join(encoded(name, f"{option}[{index}]").decode() for index, name in enumerate(names))
    _set_name(library, handle, option, value)


def _set_lines(library: Library, handle: Handle, option: str, value: Any) -> None:
    if isinstance(value, str):
        if value != "auto":
            raise InvalidArgumentError(f'lines is {value!r}; give a number or "auto"')
        value = _LINES_AUTO
    elif not 0 <= integer(value, option) <= _MOST_LINES:
        raise InvalidArgumentError(f'lines {value} is outside 0…{_MOST_LINES}; 0 is not a limit, and "auto" is valid too')
    _set_integer(library, handle, option, value)


# In this order, because setting a platform resets the categories.
_SETTERS: Dict[str, Callable[[Library, Handle, str, Any], None]] = {
    "platform": _set_name,
    "style": _set_name,
    "categories": _set_categories,
    "width": _set_number,
    "height": _set_number,
    "lines": _set_lines,
    "locale": _set_name,
    "source_locale": _set_name,
    "weight": _set_name,
    "bold_text": _set_flag,
    "max_category": _set_name,
    "minimum_scale": _set_number,
    "tighten": _set_flag,
    "truncation": _set_name,
    "framework": _set_name,
    "display_scale": _set_number,
    "system_version": _set_name,
    "jobs": _set_integer,
}
_FONT = ("font", "font_size")


def made(library: Library, options: MeasureOptions) -> Handle:
    """The options of the library.

    Raises:
        TypeError: If an option does not exist, or its value has another type.
        InvalidArgumentError: If a value is unknown or out of range.
    """
    values: Dict[str, Any] = {name: value for name, value in options.items() if value is not None}
    for name in options:
        if name not in _SETTERS and name not in _FONT:
            near = difflib.get_close_matches(name, [*_SETTERS, *_FONT], n=1)
            hint = f"did you mean {near[0]}?" if near else f"the options are {', '.join([*_SETTERS, *_FONT])}"
            raise TypeError(f"unknown option {name}; {hint}")
    handle = Handle(library, "options", "tc_options_create")
    for name, setter in _SETTERS.items():
        if name in values:
            setter(library, handle, name, values[name])
    if "font" in values:
        file = path(values["font"], "font")
        if "font_size" not in values:
            raise TypeError("font needs a font_size; give its size at Large in points")
        size = number(values["font_size"], "font_size")
        library.call("tc_options_set_font", handle.pointer, file, len(file), size)
    elif "font_size" in values:
        raise TypeError("font_size needs a font; give the font file too")
    return handle
