"""Versions and lists of names."""

from __future__ import annotations

from typing import Dict, Tuple

from .errors import InvalidArgumentError
from .library import get

_COMPONENTS = ("typecheck", "harfbuzz", "freetype", "icu", "tables")
_LISTS = (
    "platform",
    "style",
    "category",
    "weight",
    "truncation",
    "outcome",
    "reason",
    "line_limit_source",
    "severity",
    "format",
    "rule",
)


def versions() -> Dict[str, str]:
    """The versions of the library and of what its answers depend on: HarfBuzz, FreeType, ICU, the tables of sizes."""
    library = get()
    return {name: library.text("tc_version_of", number) for number, name in enumerate(_COMPONENTS)}


def names(kind: str) -> Tuple[str, ...]:
    """The names that are known of a kind.

    Args:
        kind: ``platform``, ``style``, ``category``, ``weight``, ``truncation``, ``outcome``, ``reason``,
            ``line_limit_source``, ``severity``, ``format`` or ``rule``.

    Raises:
        InvalidArgumentError: For any other.
    """
    if kind not in _LISTS:
        raise InvalidArgumentError(f"{kind!r} is no kind of names; known are {', '.join(_LISTS)}")
    return get().names(_LISTS.index(kind))
