"""Arguments at random: each call answers or raises what it says it raises."""

from __future__ import annotations

import math
import random
from array import array
from typing import Any, Callable, List

import pytest
import typecheck

VALUES: List[Any] = [
    None, True, 0, -1, 1, 3, 17.5, 2**31, 2**63, -(2**64), 10**400, math.nan, math.inf, -math.inf, 1e308, 5e-324,
    "", "a", "body", "AX3", "large", "ios", "macos", "de", "zh-Hant-TW", "#FFF", "#8A97A080", "systemBlue", "deutan:0.6",
    "auto", "\0", "a\0b", "\ud800", "\U0010ffff", "x" * 5000, "%@ %1$d {n, plural, other {#}}", "a.json", "..", "/nowhere",
    b"", b"\xff\xfe", b"abcd", bytearray(16), memoryview(b"abcdefgh"), array("H", [1, 2, 3, 4]), array("d", [1.0]),
    [], ["a"], [None], ("a", "b"), {}, {"text": "a"}, {"text": 3, "width": "x"}, {"text": "a", "lines": -5}, object(),
    typecheck.Item("a"), typecheck.Item(None), typecheck.Item("a", width=math.nan), typecheck.Item("a", lines=10**30),
    typecheck.Item("a", width=10**400, height=-1, minimum_scale=7, style="\ud800", line=-3), typecheck.Outcome.PASS, range(3), int, len,
]  # fmt: skip

OPTIONS = sorted(typecheck.MeasureOptions.__annotations__)

CALLS: List[Callable[..., Any]] = [
    lambda a, b, c, o: list(typecheck.measure([a, "text", b], **o)),
    lambda a, b, c, o: list(typecheck.measure(a, batch_size=b)),
    lambda a, b, c, o: [
        (result.json(), result.reason, result.findings, [cell.visible_text for cell in result.measurements])
        for result in typecheck.measure(["text", a, b, c])
    ],
    lambda a, b, c, o: typecheck.contrast(a, b, style=c, **{key: c for key in random.sample(["weight", "category"], 1)}),
    lambda a, b, c, o: typecheck.contrast("#123", "#FED", visions=a, dark=b, non_text=c),
    lambda a, b, c, o: typecheck.contrast_ratio(a, b),
    lambda a, b, c, o: typecheck.scale(a, b, platform=c),
    lambda a, b, c, o: typecheck.scaled_value(a, "body", b, display_scale=c),
    lambda a, b, c, o: typecheck.scaled_font(a, b, "L", platform=c),
    lambda a, b, c, o: typecheck.simulate(a, "protan", width=b, height=c),
    lambda a, b, c, o: typecheck.simulate(bytes(16), a, width=2, channels=b, out=c),
    lambda a, b, c, o: typecheck.audit_document(a, b, **o),
    lambda a, b, c, o: typecheck.audit_document('{"a": "b"}', "en.json", **o),
    lambda a, b, c, o: typecheck.names(a),
    lambda a, b, c, o: typecheck.Context(a, local_fonts=b, system_fonts=c),
]


@pytest.mark.parametrize("seed", range(6))
def test_calls_at_random(seed: int) -> None:
    random.seed(seed)
    ended = 0
    for _ in range(120):
        call = random.choice(CALLS)
        options = {name: random.choice(VALUES) for name in random.sample(OPTIONS, random.randint(0, 2))}
        try:
            call(*random.choices(VALUES, k=3), options)
            ended += 1
        except (TypeError, ValueError, typecheck.TypeCheckError) as error:
            assert not isinstance(error, typecheck.InternalError), error
            assert str(error)
    assert ended
