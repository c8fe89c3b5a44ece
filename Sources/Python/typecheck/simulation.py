"""Simulates how people with a colour vision deficiency see a picture."""

from __future__ import annotations

from ctypes import c_char
from typing import Any, Optional, Tuple

from .arguments import encoded, integer, kind
from .hints import Buffer
from .library import get

# tc_pixel_format_t by the number of channels and the bytes per channel.
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
    """Simulates a colour vision deficiency in a picture; copies alpha.

    Args:
        pixels: Red, green, blue and optionally alpha, row by row; sRGB, alpha not premultiplied. Any object with a buffer:
            bytes, bytearray, array("H") for 16 bits, or a numpy array with the shape (height, width, channels).
        vision: ``protan``, ``deutan``, ``tritan`` or ``achromat``, optionally with a severity of 0…1: ``deutan:0.6``.
        width: In pixels; required if the buffer does not have a shape.
        height: In pixels (default: all rows in the buffer).
        channels: 4 with alpha, 3 without; ignored if the buffer has a shape.
        out: Receives the picture: a buffer with the shape of pixels, or flat, without padding between rows. It may be the
            same buffer. After an error it is unchanged.

    Returns:
        The picture in the format of pixels; empty if out was given.

    Raises:
        InvalidArgumentError: For an unknown vision.
        ValueError: If the buffer does not match this size.
        TypeError: If pixels does not have a buffer, or its numbers have another type.
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
            # Not in place: after an error the picture is unchanged.
            _simulate(name, _FORMATS[parts, depth], columns, rows, target)
            # A view with a zero in its shape cannot be cast, and there is nothing to copy.
            if target:
                with given.cast("B") as flat:
                    flat[:] = target
    return bytearray()


def _view(buffer: object, name: str) -> memoryview:
    try:
        return memoryview(buffer)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"{name} is {kind(buffer)}, which does not have a buffer; give bytes or an array") from None


def _depth(view: memoryview) -> int:
    depth = _DEPTHS.get(view.format)
    if depth is None:
        raise TypeError(f"the numbers in the buffer have the format {view.format!r}; give unsigned numbers of 8 or 16 bits")
    return depth


def _shape(
    view: memoryview, depth: int, width: Optional[int], height: Optional[int], channels: int
) -> Tuple[int, int, int]:
    """Width, height and channels, checked against the size of the buffer."""
    if view.ndim == 3 and view.shape is not None:
        rows, columns, parts = view.shape
        if width not in (None, columns) or height not in (None, rows):
            raise ValueError(f"the buffer is {columns} by {rows} pixels, not {width} by {height}")
    elif width is None:
        raise ValueError("the width of the picture is unknown; give width in pixels")
    else:
        columns, parts = _size(width, "width"), channels
        row = columns * depth * (parts if parts in (3, 4) else 4)
        rows = (view.nbytes // row if row else 0) if height is None else _size(height, "height")
    if parts not in (3, 4):
        raise ValueError(f"channels is {parts}; give 4 with alpha or 3 without")
    if view.nbytes != columns * rows * parts * depth:
        raise ValueError(
            f"the buffer has {view.nbytes} bytes, but {columns} by {rows} pixels with {parts} channels are "
            f"{columns * rows * parts * depth} bytes; give the right width, height and channels"
        )
    return columns, rows, parts


def _check_room(view: memoryview, depth: int, shape: Tuple[int, int, int]) -> None:
    """Checks that a buffer fits a picture: in another shape, its rows would end at wrong columns."""
    rows, columns, parts = shape
    if view.readonly or not view.c_contiguous or _depth(view) != depth:
        raise ValueError(
            "out does not match pixels; give a writable buffer with numbers of the same type, without padding between rows"
        )
    if view.shape not in (shape, (rows, columns * parts), (rows * columns * parts,)):
        raise ValueError(
            f"out has the shape {view.shape}, but the picture has {shape} (height, width, channels); give a buffer of that "
            "shape, or a flat one of the same size"
        )


def _size(value: Any, name: str) -> int:
    if integer(value, name) < 0:
        raise ValueError(f"{name} is {value}; give a number of pixels, 0 or more")
    return int(value)


def _simulate(name: bytes, pixel_format: int, width: int, height: int, target: bytearray) -> None:
    memory = (c_char * len(target)).from_buffer(target)
    get().call("tc_simulate_pixels", name, len(name), pixel_format, width, height, memory, 0, memory, 0)
