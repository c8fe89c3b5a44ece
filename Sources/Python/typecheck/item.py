"""A text with its own fields, which override the options."""

from __future__ import annotations

import dataclasses
import json
from dataclasses import dataclass
from numbers import Integral, Real
from typing import Any, Dict, Mapping, Optional, Union

from .arguments import is_flag


@dataclass(frozen=True)
class Item:
    """A text with its own fields; for a field that is None, the options apply.

    Measuring also accepts a mapping with the fields of ``typecheck measure -``: ``{"text": "Save", "maxCategory": "AX1"}``.
    """

    text: str
    key: Optional[str] = None
    """The key of the text, repeated in its result."""
    locale: Optional[str] = None
    """Its language, a BCP 47 tag."""
    source: Optional[str] = None
    """The text in the source language; the line limit ``auto`` is one line if it fits on one line."""
    style: Optional[str] = None
    """The text style, such as ``body`` or ``headline``."""
    weight: Optional[str] = None
    """The font weight, such as ``semibold``, if not that of the text style."""
    width: Optional[float] = None
    """The available width for a line, in points."""
    height: Optional[float] = None
    """The available height, in points."""
    lines: Optional[int] = None
    """The line limit; 0 is unlimited."""
    max_category: Optional[str] = None
    """The largest size category that the app allows for this text."""
    minimum_scale: Optional[float] = None
    """The minimum scale factor: how far the text may shrink before it is cut, 0…1."""
    role: Optional[str] = None
    """``text``, ``navigationTitle``, ``tabLabel`` and so on; system places set the style, lines and growth."""
    comment: Optional[str] = None
    """The note for translators; its directives apply as in string files."""
    file: Optional[str] = None
    """The file of the text."""
    line: Optional[int] = None
    """The line of the text in the file, from 1; None is reported as 1."""
    id: Optional[Union[str, int, float]] = None
    """An identifier, which the JSON of the result repeats."""

    def fields(self) -> Dict[str, Any]:
        """The fields of the item, in the format of ``typecheck measure -``."""
        values = ((field.name, getattr(self, field.name)) for field in _FIELDS)
        return {_camel_case(name): value for name, value in values if value is not None or name == "text"}


_FIELDS = dataclasses.fields(Item)


def _camel_case(name: str) -> str:
    """The name of a field in JSON."""
    first, *others = name.split("_")
    return first + "".join(word.capitalize() for word in others)


Text = Union[str, Item, Mapping[str, Any]]
"""An input of measuring: a text, or an item."""


def characters(text: Text) -> int:
    """The approximate memory of a text in characters, including all fields of an item."""
    if isinstance(text, str):
        return len(text)
    fields = vars(text) if isinstance(text, Item) else text
    # Field names and values of other types count as a few hundred.
    return 256 + sum(len(value) for value in fields.values() if isinstance(value, str))


def as_json(item: Union[str, Item, Mapping[str, Any]]) -> bytes:
    """An item as JSON. Half a surrogate pair is escaped, so that the library refuses it with its own message.

    Raises:
        ValueError: If the item is circular, or contains a number that JSON cannot represent.
        TypeError: If JSON cannot represent a value.
    """
    fields = item.fields() if isinstance(item, Item) else {"text": item} if isinstance(item, str) else dict(item)
    text = json.dumps(fields, ensure_ascii=False, allow_nan=False, default=_plain)
    try:
        return text.encode()
    except UnicodeEncodeError:
        return json.dumps(fields, default=_plain).encode()


def _plain(value: object) -> Union[bool, int, float]:
    """A number or flag of another type, such as numpy's, as a Python number or bool."""
    if is_flag(value):
        return bool(value)
    if isinstance(value, Integral):
        return int(value)
    if isinstance(value, Real):
        return float(value)
    raise TypeError(f"a value is of type {type(value).__name__}")
