"""The type scale: the size of each style at each size category."""

from __future__ import annotations

from ctypes import byref, c_double
from dataclasses import dataclass
from typing import Any, Optional, Tuple

from .arguments import encoded, number
from .library import get
from .library.names import weights
from .library.structures import TypeSizeRow


@dataclass(frozen=True)
class TypeSize:
    """One size of the type scale; lengths are points."""

    size: float
    leading: float
    """The distance between baselines."""
    tracking: float
    """The width that is added to each character."""
    line_height: float
    """The height of one line, ascender to descender."""
    factor: float
    """The factor by which UIFontMetrics multiplies lengths: 1 at the platform's default category."""
    weight: str
    emphasized_weight: Optional[str]
    """The weight with the bold trait; None if none was published."""
    is_estimated: bool
    """Whether a number was not published for this size."""


def scale(style: str, category: str = "large", *, platform: str = "ios") -> TypeSize:
    """The size of a text style at a size category.

    Args:
        style: The text style, such as ``body`` or ``largeTitle``.
        category: The UIKit name, or ``XS`` … ``XXXL``, ``AX1`` … ``AX5``; ``default`` on macOS and tvOS.
        platform: ``ios``, ``watchos``, ``macos``, ``tvos`` or ``visionos``.

    Raises:
        InvalidArgumentError: For an unknown name.
        NotFoundError: If the platform publishes no such size.
    """
    row = TypeSizeRow()
    get().call("tc_scale_get_size", *_names(platform, style, category), byref(row))
    return TypeSize(
        size=row.size,
        leading=row.leading,
        tracking=row.tracking,
        line_height=row.line_height,
        factor=row.factor,
        weight=weights[row.weight] or "",
        emphasized_weight=weights[row.emphasized_weight],
        is_estimated=bool(row.is_estimated),
    )


def scaled_value(
    points: float, style: str, category: str, *, platform: str = "ios", display_scale: float = 3
) -> float:
    """Scales a length in points, such as a spacing, like ``scaledValue(for:)`` of UIFontMetrics.

    Args:
        points: The length at the default category.
        style: The text style whose metrics apply.
        category: The size category.
        platform: See :func:`scale`.
        display_scale: Pixels per point, for rounding.

    Raises:
        InvalidArgumentError: For an unknown name or a number out of range.
        NotFoundError: If the platform publishes no such size.
    """
    value = c_double()
    numbers = number(points, "points"), number(display_scale, "display_scale")
    get().call("tc_scale_get_scaled_value", *_names(platform, style, category), *numbers, byref(value))
    return value.value


def scaled_font(points: float, style: str, category: str, *, platform: str = "ios") -> float:
    """Scales the size of a font of the app to whole points, like ``scaledFont(for:)`` of UIFontMetrics.

    Args:
        points: The size at the default category.
        style: The text style whose metrics apply.
        category: The size category.
        platform: See :func:`scale`.

    Raises:
        InvalidArgumentError: For an unknown name or a number out of range.
        NotFoundError: If the platform publishes no such size.
    """
    value = c_double()
    size = number(points, "points")
    get().call("tc_scale_get_scaled_font", *_names(platform, style, category), size, byref(value))
    return value.value


def _names(platform: str, style: str, category: str) -> Tuple[Any, ...]:
    names = encoded(platform, "platform"), encoded(style, "style"), encoded(category, "category")
    return tuple(part for name in names for part in (name, len(name)))
