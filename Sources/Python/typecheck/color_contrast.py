"""The contrast of two colours."""

from __future__ import annotations

from ctypes import byref, c_double
from dataclasses import dataclass
from typing import Iterable, Mapping, Optional, Tuple

from .arguments import encoded, terminated
from .errors import InvalidArgumentError, NotFoundError
from .library import Handle, Library, get
from .library.structures import ContrastConditions, ContrastVerdict, VisionRow
from .outcome import BY_NUMBER, Outcome

RGB = Tuple[float, float, float]
"""Red, green and blue in sRGB, 0…1."""


@dataclass(frozen=True)
class VisionReading:
    """A pair of colours as a person with a colour vision deficiency sees it."""

    text: RGB
    background: RGB
    ratio: float
    """Their contrast ratio, 1…21."""
    delta_e2000: float
    """Their colour difference, CIEDE2000."""


@dataclass(frozen=True)
class Contrast:
    """The result of a check. With a translucent background, every number is for the worst content behind it."""

    ratio: float
    """The WCAG 2 contrast ratio, 1…21, unrounded."""
    maximum_ratio: float
    """The largest ratio for any content behind; equal to the ratio if the background is opaque."""
    required_ratio: float
    """The required ratio."""
    outcome: Outcome
    """Pass or fail; needs review if the content behind a translucent background decides."""
    is_large_text: bool
    """Whether the text counts as large, which requires less contrast."""
    lightness_difference: float
    """The difference in L*, 0…100."""
    delta_e2000: float
    """The colour difference, CIEDE2000."""
    grayscale_ratio: float
    """The contrast ratio in greyscale."""
    suggestion: Optional[str]
    """The nearest text colour that passes; None if the pair passes, or no colour of this hue does."""
    visions: Mapping[str, VisionReading]
    """The simulated pair for each requested vision."""


def contrast_ratio(text: str, background: str) -> float:
    """Calculates the WCAG 2 contrast ratio, 1…21, unrounded.

    Args:
        text: The text colour; a translucent colour is drawn over the background first.
        background: The colour behind it, opaque.

    Raises:
        InvalidArgumentError: For an invalid colour, a colour that no screen shows, or a translucent background.
    """
    front, back = encoded(text, "text"), encoded(background, "background")
    ratio = c_double()
    get().call("tc_contrast_ratio", front, len(front), back, len(back), byref(ratio))
    return ratio.value


def contrast(
    text: str,
    background: str,
    *,
    style: Optional[str] = None,
    category: Optional[str] = None,
    weight: Optional[str] = None,
    non_text: bool = False,
    enhanced: bool = False,
    dark: bool = False,
    high_contrast: bool = False,
    visions: Iterable[str] = (),
) -> Contrast:
    """Checks a pair of colours.

    Args:
        text: The colour of the text or symbol: ``#8A97A0``, ``rgb(…)``, ``color(display-p3 r g b / a)``, ``oklch(…)``, a
            CSS name such as ``red``, or a UIKit name such as ``secondaryLabel``.
        background: The colour behind it.
        style: The text style (default: ``body``).
        category: The size category that the check uses (default: the smallest).
        weight: The font weight (default: that of the text style).
        non_text: Whether the foreground is a symbol, control or graphic instead of text.
        enhanced: Whether to require the enhanced contrast of WCAG level AAA.
        dark: Whether UIKit colours have the dark appearance.
        high_contrast: Whether to use the Increase Contrast values of UIKit colours.
        visions: Colour vision deficiencies to simulate: ``protan``, ``deutan``, ``tritan`` or ``achromat``, optionally
            with a severity of 0…1, such as ``deutan:0.6``.

    Raises:
        InvalidArgumentError: For an invalid colour, a colour that no screen shows, or an unknown name.
    """
    library = get()
    front, back = encoded(text, "text"), encoded(background, "background")
    conditions = ContrastConditions(
        style=None if style is None else terminated(style, "style"),
        category=None if category is None else terminated(category, "category"),
        weight=None if weight is None else terminated(weight, "weight"),
        is_non_text=bool(non_text),
        is_enhanced=bool(enhanced),
        is_dark=bool(dark),
        is_high_contrast=bool(high_contrast),
    )
    if non_text and enhanced:
        raise InvalidArgumentError("enhanced is for text, as WCAG requires only 3:1 for symbols; remove enhanced or non_text")
    handle = Handle(
        library, "contrast", "tc_contrast_create", front, len(front), back, len(back), byref(conditions)
    )
    verdict = ContrastVerdict()
    library.call("tc_contrast_get_verdict", handle.pointer, byref(verdict))
    asked = [visions] if isinstance(visions, str) else list(visions)
    return Contrast(
        ratio=verdict.ratio,
        maximum_ratio=verdict.maximum_ratio,
        required_ratio=verdict.required_ratio,
        outcome=BY_NUMBER[verdict.outcome],
        is_large_text=bool(verdict.is_large_text),
        lightness_difference=verdict.lightness_difference,
        delta_e2000=verdict.delta_e2000,
        grayscale_ratio=verdict.grayscale_ratio,
        suggestion=_suggestion(library, handle),
        visions={vision: _seen(library, handle, vision) for vision in asked},
    )


def _suggestion(library: Library, handle: Handle) -> Optional[str]:
    try:
        return library.text("tc_contrast_get_suggestion", handle.pointer)
    except NotFoundError:
        return None


def _seen(library: Library, handle: Handle, vision: str) -> VisionReading:
    name = encoded(vision, "vision")
    row = VisionRow()
    library.call("tc_contrast_get_vision", handle.pointer, name, len(name), byref(row))
    return VisionReading(tuple(row.text), tuple(row.background), row.ratio, row.delta_e2000)
