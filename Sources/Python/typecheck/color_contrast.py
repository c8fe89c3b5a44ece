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
    """A pair of colours as a person with a deficiency of colour vision sees it."""

    text: RGB
    background: RGB
    ratio: float
    """The contrast ratio of these, 1…21."""
    delta_e2000: float
    """Their difference, CIEDE2000."""


@dataclass(frozen=True)
class Contrast:
    """What a pair of colours came to; over a translucent background every number is for the worst content behind it."""

    ratio: float
    """The contrast ratio of WCAG 2, 1…21, unrounded."""
    maximum_ratio: float
    """The largest over every content behind; the same as the ratio where the background is opaque."""
    required_ratio: float
    """The ratio that is asked for."""
    outcome: Outcome
    """Pass or fail; needs review where what lies behind a translucent background decides."""
    is_large_text: bool
    """Whether the text counts as large, for which less is asked."""
    lightness_difference: float
    """The difference of L*, 0…100."""
    delta_e2000: float
    """CIEDE2000."""
    grayscale_ratio: float
    """The ratio of the two in grey."""
    suggestion: Optional[str]
    """The nearest colour of the text that passes; None where the pair passes, or no colour of this hue does."""
    visions: Mapping[str, VisionReading]
    """The pair as others see it, by the visions that were asked for."""


def contrast_ratio(text: str, background: str) -> float:
    """The contrast ratio of WCAG 2, 1…21, unrounded.

    Args:
        text: The colour of the text; where it is translucent it is laid over the background first.
        background: The colour behind it, opaque.

    Raises:
        InvalidArgumentError: For what is no colour, a colour no screen shows, or a translucent background.
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
    """Judges a pair of colours.

    Args:
        text: The colour of the text or symbol: ``#8A97A0``, ``rgb(…)``, ``color(display-p3 r g b / a)``, ``oklch(…)``, a
            name of CSS's, such as ``red``, or one of UIKit's, such as ``secondaryLabel``.
        background: The colour behind it.
        style: The text style; ``body`` where nothing is said.
        category: The size category that decides; the smallest where nothing is said.
        weight: The weight; the style's own where nothing is said.
        non_text: Whether it is a symbol, control or graphic instead of text.
        enhanced: Whether the enhanced contrast of WCAG's level AAA is asked for.
        dark: Whether UIKit's colours are those of the dark appearance.
        high_contrast: Whether they are as the Increase Contrast setting makes them.
        visions: Whose eyes to look with as well: ``protan``, ``deutan``, ``tritan`` or ``achromat``, with or without a
            severity in 0…1, such as ``deutan:0.6``.

    Raises:
        InvalidArgumentError: For what is no colour, a colour no screen shows, or a name that is not known.
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
        raise InvalidArgumentError("enhanced is for text, as WCAG asks no more than 3:1 of symbols; leave out one of the two")
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
