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
    "slot_field",
)


def versions() -> Dict[str, str]:
    """The versions of the library and of its dependencies: HarfBuzz, FreeType, ICU and the size tables."""
    library = get()
    return {name: library.text("tc_version_of", number) for number, name in enumerate(_COMPONENTS)}


def names(kind: str) -> Tuple[str, ...]:
    """The valid names of a kind.

    Args:
        kind: The kind: ``platform``, ``style``, ``category``, ``weight``, ``truncation``, ``outcome``, ``reason``,
            ``line_limit_source``, ``severity``, ``format``, ``rule`` or ``slot_field``.

    Raises:
        InvalidArgumentError: For any other kind.
    """
    if kind not in _LISTS:
        raise InvalidArgumentError(f"unknown kind {kind!r}; the kinds are {', '.join(_LISTS)}")
    return get().names(_LISTS.index(kind))
