"""Measuring options: platform, style, sizes, available width, language."""

from __future__ import annotations

import difflib
import os
from typing import Any, Callable, Dict, Sequence, Union, get_args, get_type_hints

from .arguments import encoded, integer, is_flag, iterator, kind, number, path
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
        source_locale: The source language of the app, which decides the lines ``auto`` of files (the one in the files).
        weight: The font weight, such as ``semibold`` (that of the text style).
        font: A font file of the app, which scales like UIFontMetrics (the system font).
        font_size: The size of that font at Large, in points; required with ``font``.
        bold_text: Whether the Bold Text setting of the device is on (off).
        max_category: The largest category that the app allows (no limit).
        minimum_scale: The minimum scale factor: how far a text may shrink before it is cut, 0…1 (1: no shrinking).
        tighten: Whether a text may be tightened before it shrinks (no).
        truncation: The position of the ellipsis: ``tail``, ``middle`` or ``head``; ``clip`` and ``wrap`` have none (``tail``).
        role: The role of texts, such as ``tabLabel``; a system place sets its style, line limit and growth (``text``).
        inset: The inset of a button or cell on each side, in points (0).
        uppercase: Whether the app draws texts in capitals (no).
        characters: The largest number of characters in a text (no limit).
        markup: The markup that is removed from texts before they are drawn: ``none``, ``markdown`` or ``html`` (that of the
            file format).
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
    role: Union[str, None]
    inset: Union[float, None]
    uppercase: Union[bool, None]
    characters: Union[int, None]
    markup: Union[str, None]
    framework: Union[str, None]
    display_scale: Union[float, None]
    system_version: Union[str, None]
    jobs: Union[int, None]


def _set_name(library: Library, handle: Handle, option: str, value: Any) -> None:
    text = encoded(value, option)
    library.call(f"tc_options_set_{option}", handle.pointer, text, len(text))


def _set_number(library: Library, handle: Handle, option: str, value: Any) -> None:
    library.call(f"tc_options_set_{option}", handle.pointer, number(value, option))


def _set_integer(library: Library, handle: Handle, option: str, value: Any) -> None:
    library.call(f"tc_options_set_{option}", handle.pointer, integer(value, option))


def _set_categories(library: Library, handle: Handle, option: str, value: Any) -> None:
    if not isinstance(value, str):
        names = iterator(value, option, "names in a list or separated by commas")
        value = ",".join(encoded(name, f"{option}[{index}]").decode() for index, name in enumerate(names))
    _set_name(library, handle, option, value)


# In this order, because setting a platform resets the categories. All other options are slot fields.
_SETTERS: Dict[str, Callable[[Library, Handle, str, Any], None]] = {
    "platform": _set_name,
    "categories": _set_categories,
    "locale": _set_name,
    "source_locale": _set_name,
    "display_scale": _set_number,
    "system_version": _set_name,
    "jobs": _set_integer,
}
_TYPES = {name: get_args(hint) for name, hint in get_type_hints(MeasureOptions).items()}


def _slot_value(option: str, value: Any) -> bytes:
    """A slot field as text, if its type is one that the option has; the library checks the value."""
    types = _TYPES[option]
    if option == "font":
        return path(value, option)
    if bool in types:
        if not is_flag(value):
            raise TypeError(f"{option} is {kind(value)}; give True or False")
        return b"yes" if value else b"no"
    if float in types:
        return repr(number(value, option)).encode()
    if int in types and not (str in types and isinstance(value, str)):
        return str(integer(value, option)).encode()
    return encoded(value, option)


def made(library: Library, options: MeasureOptions) -> Handle:
    """The options of the library.

    Raises:
        TypeError: If an option does not exist, or its value has another type.
        InvalidArgumentError: If a value is unknown or out of range.
    """
    values: Dict[str, Any] = {name: value for name, value in options.items() if value is not None}
    for name in options:
        if name not in _TYPES:
            near = difflib.get_close_matches(name, _TYPES, n=1)
            hint = f"did you mean {near[0]}?" if near else f"the options are {', '.join(_TYPES)}"
            raise TypeError(f"unknown option {name}; {hint}")
    if ("font" in values) != ("font_size" in values):
        raise TypeError("font and font_size need each other; give the font file and its size at Large in points")
    handle = Handle(library, "options", "tc_options_create")
    for name, setter in _SETTERS.items():
        if name in values:
            setter(library, handle, name, values.pop(name))
    for name, value in values.items():
        field, text = name.encode(), _slot_value(name, value)
        library.call("tc_options_set_slot", handle.pointer, field, len(field), text, len(text))
    return handle
