"""Colours and pictures: what the command line says, and what the simulation makes of every kind of buffer."""

from __future__ import annotations

import json
import math
from array import array
from typing import Any, Callable, Dict

import numpy
import pytest
import typecheck
from typecheck import Outcome


@pytest.mark.parametrize(
    "pair, options, arguments",
    [
        (("#8A97A0", "#FFFFFF"), {}, []),
        (("#8A97A0", "#FFFFFF"), {"style": "title1", "category": "large"}, ["--style", "title1", "--category", "L"]),
        (("secondaryLabel", "systemBackground"), {"dark": True}, ["--appearance", "dark"]),
        (("#777", "white"), {"high_contrast": True}, ["--high-contrast"]),
    ],
)
def test_a_pair_is_judged_as_by_the_command_line(
    pair: Any, options: Dict[str, Any], arguments: Any, command_line: Callable[..., Any]
) -> None:
    found = typecheck.contrast(*pair, visions=["protan", "deutan"], **options)
    known = json.loads(
        command_line("contrast", *pair, "--format", "json", "--vision", "protan,deutan", *arguments).stdout
    )
    assert found.ratio == pytest.approx(known["ratio"], abs=1e-4)
    assert found.required_ratio == known["requiredRatio"]
    assert found.outcome == known["outcome"]
    assert found.is_large_text == known["isLargeText"]
    assert found.lightness_difference == pytest.approx(known["lightnessDifference"], abs=1e-4)
    assert found.grayscale_ratio == pytest.approx(known["grayscale"]["ratio"], abs=1e-4)
    assert set(found.visions) == {"protan", "deutan"}


def test_a_suggestion_passes() -> None:
    failing = typecheck.contrast("#8A97A0", "#FFFFFF")
    assert failing.outcome is Outcome.FAIL and failing.suggestion
    assert typecheck.contrast(failing.suggestion, "#FFFFFF").outcome is Outcome.PASS
    passing = typecheck.contrast("#000", "#FFFFFF")
    assert (passing.ratio, passing.suggestion, passing.visions) == (21, None, {})
    assert typecheck.contrast_ratio("#000", "#FFFFFF") == 21
    assert typecheck.contrast("#8A97A0", "#FFFFFF", non_text=True).required_ratio == 3
    with pytest.raises(typecheck.InvalidArgumentError, match="^enhanced"):
        typecheck.contrast("#8A97A0", "#FFFFFF", non_text=True, enhanced=True)
    assert typecheck.contrast("#8A97A0", "#FFFFFF", enhanced=True).required_ratio == 7


def test_a_vision_is_a_pair_of_colours() -> None:
    seen = typecheck.contrast("#D8453B", "#2FA84F", visions="deutan:0.6").visions["deutan:0.6"]
    assert 1 <= seen.ratio <= 21 and all(0 <= part <= 1 for part in seen.text + seen.background)
    grey = typecheck.contrast("#D8453B", "#2FA84F", visions=["achromat"]).visions["achromat"]
    assert grey.text == pytest.approx((grey.text[0],) * 3)


@pytest.mark.parametrize(
    "arguments, options",
    [
        (("", "#FFF"), {}),
        (("#GGG", "#FFF"), {}),
        (("#FFF\0", "#FFF"), {}),
        (("\ud800", "#FFF"), {}),
        (("#000", "#FFF"), {"style": "bodyy"}),
        (("#000", "#FFF"), {"style": "body\0"}),
        (("#000", "#FFF"), {"category": "AX6"}),
        (("#000", "#FFF"), {"weight": "fat"}),
        (("#000", "#FFF"), {"visions": ["tetra"]}),
        (("#000", "#FFF"), {"visions": ["deutan:nan"]}),
        (("#000", "#FFF"), {"visions": ["deutan:2"]}),
    ],
)
def test_what_is_no_colour_or_name(arguments: Any, options: Any) -> None:
    with pytest.raises(typecheck.InvalidArgumentError) as raised:
        typecheck.contrast(*arguments, **options)
    assert len(str(raised.value)) > 10


@pytest.mark.parametrize("text", [None, 3, b"#000"])
def test_colours_of_another_type(text: Any) -> None:
    with pytest.raises(TypeError):
        typecheck.contrast(text, "#FFF")
    with pytest.raises(TypeError):
        typecheck.contrast_ratio("#FFF", text)


def test_the_type_scale(command_line: Callable[..., Any]) -> None:
    rows = json.loads(command_line("scale", "--format", "json").stdout)["rows"]
    assert len(rows) > 100
    for row in rows:
        size = typecheck.scale(row["style"], row["category"])
        assert (size.size, size.tracking) == (row["size"], row["tracking"])
        # What was not published the report leaves out, and the scale estimates.
        assert size.is_estimated if row["leading"] is None else size.leading == row["leading"]
        assert (size.weight, size.is_estimated) == (row["weight"], row["estimated"])
        assert size.line_height == pytest.approx(row["lineHeight"], abs=1e-4)
    assert typecheck.scale("body").factor == 1
    assert typecheck.scaled_value(10, "body", "AX5") > typecheck.scaled_value(10, "body", "L") == 10
    assert typecheck.scaled_font(12, "body", "L") == 12 < typecheck.scaled_font(12, "body", "AX5")


def test_sizes_that_there_are_not() -> None:
    with pytest.raises(typecheck.NotFoundError):
        typecheck.scale("body", "AX1", platform="macos")
    for arguments in [("bodyy", "L"), ("body", "AX6"), ("body", "\ud800")]:
        with pytest.raises(typecheck.InvalidArgumentError):
            typecheck.scale(*arguments)
    for value in (math.nan, math.inf, -1, 10**400):
        with pytest.raises(typecheck.InvalidArgumentError):
            typecheck.scaled_value(value, "body", "L")
    with pytest.raises(TypeError):
        typecheck.scale(None)  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        typecheck.scaled_font("12", "body", "L")  # type: ignore[arg-type]


RED_GREEN = bytes([216, 69, 59, 255, 47, 168, 79, 128, 0, 0, 0, 0, 255, 255, 255, 7])


def test_every_kind_of_buffer_comes_to_the_same() -> None:
    seen = typecheck.simulate(RED_GREEN, "deutan", width=2)
    assert len(seen) == 16 and seen != RED_GREEN
    assert seen[3::4] == RED_GREEN[3::4] and seen[8:11] == b"\0\0\0" and seen[12:15] == b"\xff\xff\xff"
    assert typecheck.simulate(bytearray(RED_GREEN), "deutan", width=2, height=2) == seen
    assert typecheck.simulate(memoryview(RED_GREEN), "deutan", width=4) == seen
    assert typecheck.simulate(array("B", RED_GREEN), "deutan", width=1, height=4) == seen
    image = numpy.frombuffer(RED_GREEN, numpy.uint8).reshape(2, 2, 4)
    assert typecheck.simulate(image, "deutan") == seen
    assert typecheck.simulate(numpy.ascontiguousarray(image[:, :, :3]), "deutan") == bytes(
        byte for place, byte in enumerate(seen) if place % 4 != 3
    )
    # Without a copy of one's own: mirrored, every second column, without alpha.
    assert typecheck.simulate(image[:, ::-1], "deutan") == numpy.frombuffer(seen, numpy.uint8).reshape(2, 2, 4)[:, ::-1].tobytes()
    assert len(typecheck.simulate(image[:, ::2, :3], "deutan")) == 6


def test_sixteen_bits() -> None:
    eight = typecheck.simulate(RED_GREEN, "protan", width=2)
    wide = numpy.frombuffer(RED_GREEN, numpy.uint8).reshape(2, 2, 4).astype(numpy.uint16) * 257
    sixteen = numpy.frombuffer(typecheck.simulate(wide, "protan"), numpy.uint16)
    assert numpy.abs(sixteen / 257 - numpy.frombuffer(eight, numpy.uint8)).max() <= 0.51
    assert typecheck.simulate(array("H", wide.ravel().tolist()), "protan", width=2) == sixteen.tobytes()


def test_a_picture_goes_where_it_is_told() -> None:
    seen = typecheck.simulate(RED_GREEN, "tritan", width=2)
    target = bytearray(16)
    assert typecheck.simulate(RED_GREEN, "tritan", width=2, out=target) == b"" and target == seen
    image = numpy.frombuffer(RED_GREEN, numpy.uint8).reshape(2, 2, 4).copy()
    typecheck.simulate(image, "tritan", out=image)
    assert image.tobytes() == seen
    for out in (bytes(16), bytearray(15), numpy.zeros((2, 2, 8), numpy.uint8)[:, :, ::2], array("H", [0] * 8)):
        with pytest.raises(ValueError, match="out"):
            typecheck.simulate(RED_GREEN, "tritan", width=2, out=out)


def test_what_fails_leaves_the_target_as_it_was() -> None:
    for vision, options in (("nope", {"width": 2}), ("deutan:2", {"width": 2}), ("deutan", {"width": 3})):
        target = bytearray(b"\x55" * 16)
        with pytest.raises(ValueError):
            typecheck.simulate(RED_GREEN, vision, out=target, **options)
        assert target == b"\x55" * 16
    with pytest.raises(typecheck.InvalidArgumentError):
        typecheck.simulate(b"", "nope", width=0, height=0, out=bytearray())


def test_a_target_has_the_shape_of_the_picture() -> None:
    image = numpy.arange(4 * 6 * 4, dtype=numpy.uint8).reshape(4, 6, 4)
    seen = typecheck.simulate(image, "deutan")
    for shape in ((4, 6, 4), (4, 24), (96,)):
        target = numpy.zeros(shape, numpy.uint8)
        assert typecheck.simulate(image, "deutan", out=target) == b"" and target.tobytes() == seen
    for shape in ((6, 4, 4), (6, 16), (4, 8, 3), (2, 2, 6, 4)):
        target = numpy.zeros(shape, numpy.uint8)
        with pytest.raises(ValueError, match="shape"):
            typecheck.simulate(image, "deutan", out=target)
        assert not target.any()
    for empty in ((0, 5, 4), (5, 0, 3)):
        assert typecheck.simulate(numpy.zeros(empty, numpy.uint8), "deutan", out=numpy.zeros(empty, numpy.uint8)) == b""


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"width": 0},
        {"width": 3},
        {"width": -2},
        {"width": 2, "height": 3},
        {"width": 2, "height": -2},
        {"width": 2**31},
        {"width": 2, "channels": 5},
        {"width": 2, "channels": 0},
        {"width": 2, "channels": 3},
    ],
)
def test_sizes_that_are_not_those_of_the_buffer(options: Any) -> None:
    with pytest.raises(ValueError):
        typecheck.simulate(RED_GREEN, "deutan", **options)


def test_what_is_no_picture() -> None:
    for pixels in (None, 3, "text", [1, 2], numpy.zeros((2, 2, 4), numpy.float32), numpy.zeros((2, 2, 4), ">u2")):
        with pytest.raises(TypeError):
            typecheck.simulate(pixels, "deutan", width=2)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="2 by 2"):
        typecheck.simulate(numpy.zeros((2, 2, 4), numpy.uint8), "deutan", width=3)
    with pytest.raises(typecheck.InvalidArgumentError):
        typecheck.simulate(RED_GREEN, "tetra", width=2)
    assert typecheck.simulate(b"", "deutan", width=0, height=0) == b""
    assert typecheck.simulate(numpy.zeros((0, 5, 4), numpy.uint8), "deutan") == b""
