#!/usr/bin/env python3
"""Prints the ink boxes of the texts in a picture of a screen, in points.

    ink.py PICTURE SCALE [X0 Y0 X1 Y1]

The four numbers are a part of the picture in points. Each line of output is a piece of text: its number, left, top,
right and bottom. The background of a row is its most frequent colour. Ink is what differs from it by more than
THRESHOLD of 255 in a channel; an edge lies where a column or row of pixels is half covered, so that the boxes are
exact to about a third of a pixel. Pieces in one row are apart by more than GAP times their height.
"""

import sys

import numpy
from PIL import Image

THRESHOLD = 40
GAP = 0.75
LEAST_HEIGHT = 3.0
LEAST_WIDTH = 3.0


def pixels(path, scale, part=None):
    """The pixels of a picture on white, as floats; part is in points."""
    image = Image.open(path).convert("RGBA")
    ground = Image.new("RGBA", image.size, (255, 255, 255, 255))
    ground.alpha_composite(image)
    found = numpy.asarray(ground.convert("RGB")).astype(float)
    if part is None:
        return found
    x0, y0, x1, y1 = (round(value * scale) for value in part)
    return found[y0:y1, x0:x1]


def background(rows):
    """The most frequent colour of some rows of pixels."""
    colors, counts = numpy.unique(rows.reshape(-1, 3), axis=0, return_counts=True)
    return colors[counts.argmax()]


def coverage(rows):
    """How far each pixel is from the background, 0 to 1: 1 for the strongest ink of the rows."""
    far = numpy.abs(rows - background(rows)).max(axis=2)
    most = far.max()
    return far / most if most > THRESHOLD else numpy.zeros_like(far)


def spans(is_ink):
    """The ranges of consecutive true values."""
    edges = numpy.flatnonzero(numpy.diff(numpy.concatenate(([0], is_ink.astype(int), [0]))))
    return list(zip(edges[::2], edges[1::2]))


def rows_with_ink(found):
    """The ranges of rows that differ from their neighbours' background."""
    far = numpy.zeros(found.shape[0], bool)
    for index, row in enumerate(found):
        far[index] = numpy.abs(row - background(row[None])).max() > THRESHOLD
    return spans(far)


def edge(values, forward):
    """The place where the first column of ink begins; its coverage tells how much of its pixel is covered."""
    order = range(len(values)) if forward else range(len(values) - 1, -1, -1)
    for index in order:
        if values[index] > 0.15:
            part = min(1.0, values[index])
            return index + 1 - part if forward else index + part
    return 0.0


def pieces(path, scale, part=None):
    """The ink boxes of the texts, as left, top, right and bottom in points."""
    found = pixels(path, scale, part)
    left, top = (part[0], part[1]) if part else (0, 0)
    boxes = []
    for y0, y1 in rows_with_ink(found):
        if (y1 - y0) / scale < LEAST_HEIGHT:
            continue
        ink = coverage(found[y0:y1])
        columns = spans(ink.max(axis=0) > 0.15)
        groups = []
        for x0, x1 in columns:
            if groups and x0 - groups[-1][1] <= GAP * (y1 - y0):
                groups[-1] = (groups[-1][0], x1)
            else:
                groups.append((x0, x1))
        for x0, x1 in groups:
            own = ink[:, x0:x1]
            across, down = own.max(axis=0), own.max(axis=1)
            if (x1 - x0) / scale < LEAST_WIDTH:
                continue
            boxes.append(
                (
                    left + (x0 + edge(across, True)) / scale,
                    top + (y0 + edge(down, True)) / scale,
                    left + (x0 + edge(across, False)) / scale,
                    top + (y0 + edge(down, False)) / scale,
                )
            )
    return boxes


def main():
    path, scale = sys.argv[1], float(sys.argv[2])
    part = [float(value) for value in sys.argv[3:7]] or None
    for number, box in enumerate(pieces(path, scale, part)):
        print(number, *(f"{value:.2f}" for value in box))


if __name__ == "__main__":
    main()
