"""A text that says more of itself and of its room than the options do."""

from __future__ import annotations

import dataclasses
import json
from dataclasses import dataclass
from numbers import Integral, Real
from typing import Any, Dict, Mapping, Optional, Union

from .arguments import is_flag


@dataclass(frozen=True)
class Item:
    """A text with what is known of it; what is None is as the options say.

    A mapping with the fields of ``typecheck measure -`` (``{"text": "Save", "maxCategory": "AX1"}``) is taken as well.
    """

    text: str
    key: Optional[str] = None
    """What the text is called; given back with its result."""
    locale: Optional[str] = None
    """Its language, a BCP 47 tag."""
    source: Optional[str] = None
    """The text in the language of the design; whether it fits on one line decides the line limit ``auto``."""
    style: Optional[str] = None
    """Such as ``body`` or ``headline``."""
    weight: Optional[str] = None
    """Such as ``semibold``, instead of the style's own."""
    width: Optional[float] = None
    """The room for one line, in points."""
    height: Optional[float] = None
    """The room in height, in points."""
    lines: Optional[int] = None
    """How many lines it may take; 0 is not a limit."""
    max_category: Optional[str] = None
    """The largest size category that the app allows here."""
    minimum_scale: Optional[float] = None
    """How far it may shrink before it is cut, 0…1."""
    role: Optional[str] = None
    """``text``, ``navigationTitle``, ``tabLabel`` and so on; the system's own places bring style, lines and growth."""
    comment: Optional[str] = None
    """The note for translators; directives in it hold as in string files."""
    file: Optional[str] = None
    """Where it was found."""
    line: Optional[int] = None
    """The line where it was found, from 1; None is told as 1."""

    def fields(self) -> Dict[str, Any]:
        """The item as ``typecheck measure -`` reads it."""
        values = ((field.name, getattr(self, field.name)) for field in _FIELDS)
        return {_NAMES.get(name, name): value for name, value in values if value is not None or name == "text"}


_FIELDS = dataclasses.fields(Item)
_NAMES = {"max_category": "maxCategory", "minimum_scale": "minimumScale"}

Text = Union[str, Item, Mapping[str, Any]]
"""What is measured: a text, or an item."""


def characters(text: Text) -> int:
    """About how much memory a text takes, in characters: its own, and of an item those of all its fields."""
    if isinstance(text, str):
        return len(text)
    fields = vars(text) if isinstance(text, Item) else text
    # The names of fields, and what is no str, count as a few hundred.
    return 256 + sum(len(value) for value in fields.values() if isinstance(value, str))


def as_json(item: Union[str, Item, Mapping[str, Any]]) -> bytes:
    """An item as the library takes it; half a surrogate pair is escaped, so that the library refuses it in its own words.

    Raises:
        ValueError: Where it is circular, or has a number that JSON does not know.
        TypeError: Where a value is nothing that JSON knows.
    """
    fields = item.fields() if isinstance(item, Item) else {"text": item} if isinstance(item, str) else dict(item)
    text = json.dumps(fields, ensure_ascii=False, allow_nan=False, default=_plain)
    try:
        return text.encode()
    except UnicodeEncodeError:
        return json.dumps(fields, default=_plain).encode()


def _plain(value: object) -> Union[bool, int, float]:
    """A number or flag of another kind, such as one of numpy, as Python's own."""
    if is_flag(value):
        return bool(value)
    if isinstance(value, Integral):
        return int(value)
    if isinstance(value, Real):
        return float(value)
    raise TypeError(f"a value is of type {type(value).__name__}")
