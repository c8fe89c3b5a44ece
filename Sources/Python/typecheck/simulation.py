"""Pictures as people with a deficiency of colour vision see them."""

from __future__ import annotations

from ctypes import c_char
from typing import Any, Optional, Tuple

from .arguments import encoded, integer, kind
from .hints import Buffer
from .library import get

# By channels and bytes a channel: tc_pixel_format_t.
_FORMATS = {(3, 1): 0, (4, 1): 1, (3, 2): 2, (4, 2): 3}
_DEPTHS = {"B": 1, "c": 1, "H": 2, "@H": 2, "=H": 2}


def simulate(
    pixels: Buffer,
    vision: str,
    *,
    width: Optional[int] = None,
    height: Optional[int] = None,
    channels: int = 4,
    out: Optional[Buffer] = None,
) -> bytearray:
    """A picture as a person with a deficiency of colour vision sees it; alpha is copied.

    Args:
        pixels: Red, green, blue and perhaps alpha, row by row; sRGB, alpha not multiplied in. Anything with a buffer: bytes,
            bytearray, array("H") for 16 bits, or an array of numpy with the shape (height, width, channels).
        vision: ``protan``, ``deutan``, ``tritan`` or ``achromat``, with or without a severity in 0…1: ``deutan:0.6``.
        width: In pixels; needed where the buffer has no shape.
        height: In pixels; what the buffer holds where nothing is said.
        channels: 4 with alpha, 3 without; of a buffer with a shape it is the shape's.
        out: Takes the picture: of the shape of pixels or flat, and without gaps between rows. It may be the same buffer, and
            is left as it was where an error is raised.

    Returns:
        The picture, as pixels have it; where out was given, an empty one.

    Raises:
        InvalidArgumentError: For what names no vision.
        ValueError: Where the buffer is no picture of this size.
        TypeError: Where it has no buffer, or numbers of another kind.
    """
    name = encoded(vision, "vision")
    with _view(pixels, "pixels") as source:
        depth = _depth(source)
        columns, rows, parts = _shape(source, depth, width, height, channels)
        target = bytearray(source.tobytes())
        if out is None:
            _simulate(name, _FORMATS[parts, depth], columns, rows, target)
            return target
        with _view(out, "out") as given:
            _check_room(given, depth, (rows, columns, parts))
            # Not in place: what fails leaves the picture as it was.
            _simulate(name, _FORMATS[parts, depth], columns, rows, target)
            # A view with a zero in its shape cannot be cast, and has nothing to take.
            if target:
                with given.cast("B") as flat:
                    flat[:] = target
    return bytearray()


def _view(buffer: object, name: str) -> memoryview:
    try:
        return memoryview(buffer)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"{name} is {kind(buffer)}, which has no buffer; give bytes or an array") from None


def _depth(view: memoryview) -> int:
    depth = _DEPTHS.get(view.format)
    if depth is None:
        raise TypeError(f"the buffer holds numbers of the kind {view.format!r}; give 8 or 16 bits without a sign")
    return depth


def _shape(
    view: memoryview, depth: int, width: Optional[int], height: Optional[int], channels: int
) -> Tuple[int, int, int]:
    """Width, height and channels, of which the buffer holds just as many as it has."""
    if view.ndim == 3 and view.shape is not None:
        rows, columns, parts = view.shape
        if width not in (None, columns) or height not in (None, rows):
            raise ValueError(f"the buffer is {columns} by {rows} pixels, not {width} by {height}")
    elif width is None:
        raise ValueError("the width of the picture is not known; give it in pixels")
    else:
        columns, parts = _size(width, "width"), channels
        row = columns * depth * (parts if parts in (3, 4) else 4)
        rows = (view.nbytes // row if row else 0) if height is None else _size(height, "height")
    if parts not in (3, 4):
        raise ValueError(f"channels are {parts}; give 4 with alpha or 3 without")
    if view.nbytes != columns * rows * parts * depth:
        raise ValueError(
            f"the buffer has {view.nbytes} bytes, not the {columns * rows * parts * depth} of {columns} by {rows} pixels "
            f"of {parts} channels"
        )
    return columns, rows, parts


def _check_room(view: memoryview, depth: int, shape: Tuple[int, int, int]) -> None:
    """Whether a buffer takes a picture: one of another shape would hold it with its rows torn."""
    rows, columns, parts = shape
    if view.readonly or not view.c_contiguous or _depth(view) != depth:
        raise ValueError("out is no writable buffer of the kind of pixels, without gaps between rows")
    if view.shape not in (shape, (rows, columns * parts), (rows * columns * parts,)):
        raise ValueError(
            f"out has the shape {view.shape}, and the picture {shape}, which is height, width and channels; give a buffer of "
            "that shape, or a flat one as large"
        )


def _size(value: Any, name: str) -> int:
    if integer(value, name) < 0:
        raise ValueError(f"{name} is {value}; give a number of pixels from 0")
    return int(value)


def _simulate(name: bytes, pixel_format: int, width: int, height: int, target: bytearray) -> None:
    memory = (c_char * len(target)).from_buffer(target)
    get().call("tc_simulate_pixels", name, len(name), pixel_format, width, height, memory, 0, memory, 0)
