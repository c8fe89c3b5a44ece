"""What is wrong is told in a sentence; nothing ends the interpreter."""

from __future__ import annotations

import decimal
import fractions
import math
import re
from typing import Any, Callable, Iterator, List

import numpy
import pytest
import typecheck
from typecheck import Item, Outcome

SURROGATE = "half \ud83d"
HUGE = 10**400


@pytest.mark.parametrize("text", [None, 3, 1.5, b"bytes", ["list"], object(), True])
def test_what_is_no_text_is_a_type_error_after_the_texts_before(text: Any) -> None:
    results = typecheck.measure(["Save", text, "Cancel"], categories="large")
    assert next(results).text == "Save"
    with pytest.raises(TypeError, match="text 1 is"):
        next(results)
    with pytest.raises(StopIteration):
        next(results)


@pytest.mark.parametrize(
    "bad, reason",
    [
        (SURROGATE, "half a surrogate pair in a string"),
        ({"text": SURROGATE}, "half a surrogate pair in a string"),
        (Item("a", key=SURROGATE), "half a surrogate pair in a string"),
        ({"text": None}, "text"),
        ({}, "text"),
        ({"text": "a", "colour": "red"}, "colour"),
        ({"text": "a", "width": math.nan}, "JSON.*; give texts, finite numbers"),
        ({"text": "a", "width": object()}, "JSON"),
        ({"text": "a", "width": {1: {2, 3}}}, "JSON"),
        (Item("a", locale="no language"), "language"),
    ],
)
def test_what_is_no_item_keeps_nobody_from_being_measured(bad: Any, reason: str) -> None:
    before, refused, after = typecheck.measure(["Save", bad, "Cancel"], categories="large")
    assert (before.text, before.outcome, after.text, after.outcome) == ("Save", Outcome.PASS, "Cancel", Outcome.PASS)
    assert after.measurements == next(typecheck.measure(["Cancel"], categories="large")).measurements
    assert refused.index == 1 and refused.item is bad
    if refused.outcome is Outcome.INVALID:
        assert refused.measurements == refused.findings == ()
        assert refused.reason and re.search(reason, refused.reason), refused.reason
        assert "error" in refused.as_dict()
        assert refused.json().encode(), "no half of a surrogate pair"
    else:
        # What the pipe warns of and measures all the same.
        assert refused.measurements


def test_a_style_that_the_platform_lacks_is_an_answer() -> None:
    known, unknown = typecheck.measure(
        [Item("a"), Item("a", style="extraLargeTitle2")], platform="macos", width=100
    )
    assert known.outcome is Outcome.PASS and unknown.outcome is Outcome.INVALID
    assert unknown.reason and "extraLargeTitle2" in unknown.reason


def test_nul_and_other_controls_are_text_like_any_other() -> None:
    texts = ["a\0b", "\0", "\x1b[31m", "\u202e", "\ufffe", "\U0010ffff"]
    for text, result in zip(texts, typecheck.measure(texts)):
        assert result.text == text and result.as_dict()["text"] == text and len(result.measurements) == 12
    (whole, cut) = (next(typecheck.measure(["a\0b is cut"], lines=1, width=width)).measurements[0] for width in (500, 40))
    assert whole.visible_text == "a\0b is cut" and cut.visible_text.startswith("a\0b") and cut.visible_text.endswith("…")


def test_long_texts_and_those_beyond_the_limit() -> None:
    most = 1 << 20
    long, *beyond, short = typecheck.measure(
        ["word " * 20_000, "a" * (most + 1), "ä" * (most // 2 + 1), Item("a" * (most + 1)), {"text": "b" * (30 << 20)},
         Item("a", source="b" * (most + 1)), "short"],
        categories="large", lines=1,
    )  # fmt: skip
    assert long.measurements[0].width > 100_000 and short.outcome is Outcome.PASS
    assert [result.index for result in beyond] == [1, 2, 3, 4, 5] and short.index == 6
    for result, count in zip(beyond, (most + 1, most + 2, most + 1, 30 << 20, most + 1)):
        assert result.outcome is Outcome.INVALID and result.measurements == () and result.reason
        assert str(count) in result.reason and str(most) in result.reason and ";" in result.reason, result.reason


def test_a_text_may_be_as_long_as_the_limit() -> None:
    text = "ä" * (1 << 19)
    assert next(typecheck.measure([text], categories="large", width=10_000)).measurements[0].width > 1_000_000


@pytest.mark.parametrize("name", ["width", "height", "minimum_scale", "display_scale"])
@pytest.mark.parametrize("value", [math.nan, math.inf, -math.inf, -1, HUGE, -HUGE, 1e300])
def test_numbers_out_of_range(name: str, value: float) -> None:
    with pytest.raises(typecheck.InvalidArgumentError):
        typecheck.measure(["a"], **{name: value})  # type: ignore[arg-type]


@pytest.mark.parametrize("name", ["lines", "jobs"])
@pytest.mark.parametrize("value", [-1, -(2**31), 2**31, 2**32, 2**32 + 1, HUGE])
def test_whole_numbers_out_of_range(name: str, value: int) -> None:
    with pytest.raises(ValueError):
        typecheck.measure(["a"], **{name: value})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "options",
    [
        {"style": "bodyy"},
        {"style": SURROGATE},
        {"style": "body\0"},
        {"platform": "ios\0"},
        {"platform": "macos"},
        {"categories": "AX6"},
        {"categories": []},
        {"locale": "no language"},
        {"truncation": "everywhere"},
        {"framework": "qt"},
        {"weight": "fat"},
        {"max_category": "AX6"},
        {"lines": "one"},
        {"batch_size": 0},
        {"batch_size": HUGE},
    ],
)
def test_what_options_do_not_know(options: Any) -> None:
    with pytest.raises(ValueError) as raised:
        typecheck.measure(["a"], **options)
    assert str(raised.value)


@pytest.mark.parametrize(
    "options",
    [
        {"style": 3},
        {"style": b"body"},
        {"width": "wide"},
        {"width": True},
        {"lines": 1.5},
        {"lines": True},
        {"bold_text": "yes"},
        {"bold_text": 1},
        {"categories": [1]},
        {"categories": 1},
        {"font": 3, "font_size": 17},
        {"batch_size": None},
        {"batch_size": "many"},
    ],
)
def test_options_of_another_type(options: Any) -> None:
    with pytest.raises(TypeError):
        typecheck.measure(["a"], **options)


@pytest.mark.parametrize(
    "call, sentence",
    [
        (lambda: typecheck.measure(None), "texts is None; give a list or iterator of strings, Items or mappings"),  # type: ignore[arg-type]
        (lambda: typecheck.measure(3), "texts is of type int; give a list"),  # type: ignore[arg-type]
        (lambda: typecheck.measure("Save"), "texts is a single text; put it into a list"),
        (lambda: typecheck.measure({"key": "Save"}), "texts is a mapping; for texts by key"),
        (lambda: typecheck.audit(None), "inputs is None; give a path"),  # type: ignore[arg-type]
        (lambda: typecheck.audit_document(None, "a.json"), "document is None; give"),  # type: ignore[arg-type]
        (lambda: typecheck.Context(3), "font_folders is of type int; give a path"),  # type: ignore[arg-type]
    ],
)
def test_what_is_no_input_is_named(call: Callable[[], Any], sentence: str) -> None:
    with pytest.raises(TypeError, match="^" + re.escape(sentence)):
        call()


def test_texts_that_cannot_be_iterated_say_so_themselves() -> None:
    class Asked:
        def __iter__(self) -> Iterator[str]:
            raise TypeError("asked too early")

    class Indexed:
        def __getitem__(self, index: int) -> str:
            return ["Save", "Cancel"][index]

    with pytest.raises(TypeError, match="^asked too early$"):
        typecheck.measure(Asked())
    texts = [result.text for result in typecheck.measure(Indexed())]  # type: ignore[arg-type]
    assert texts == ["Save", "Cancel"]


def test_an_option_that_is_none_is_as_if_it_were_not_given() -> None:
    names = typecheck.MeasureOptions.__annotations__
    (plain,) = typecheck.measure(["Save"])
    (none,) = typecheck.measure(["Save"], **{name: None for name in names})  # type: ignore[arg-type]
    assert plain.json() == none.json()


def test_an_option_that_is_not_there() -> None:
    with pytest.raises(TypeError, match="did you mean width"):
        typecheck.measure(["a"], widht=3)  # type: ignore[call-arg]


@pytest.mark.parametrize("value", [decimal.Decimal("120"), fractions.Fraction(120), 120])
def test_numbers_of_other_kinds(value: Any) -> None:
    if isinstance(value, decimal.Decimal):
        with pytest.raises(TypeError, match="Decimal"):
            typecheck.measure(["a"], width=value)  # type: ignore[arg-type]
    else:
        assert next(typecheck.measure(["a"], width=value)).outcome is Outcome.PASS


@pytest.mark.parametrize(
    "options, sentence",
    [
        ({"width": -1}, "width -1.0 is"),
        ({"height": math.nan}, "height nan is"),
        ({"lines": -1}, "lines -1 is not usable; give auto, or a whole number from 0 to 10000, 0 for no limit"),
        ({"lines": 10_001}, "lines 10001 is not usable; give auto, or a whole number from 0 to 10000, 0 for no limit"),
        ({"lines": "one"}, "lines one is not usable; give auto, or a whole number"),
        ({"jobs": -1}, "jobs -1 is outside"),
        ({"minimum_scale": 2}, "minimum_scale 2.0 is"),
        ({"display_scale": 0}, "display_scale 0.0 is"),
        ({"locale": "no language"}, 'locale "no language" is'),
        ({"source_locale": "no language"}, 'source_locale "no language" is'),
        ({"system_version": "new"}, 'system_version "new" is'),
        ({"font": "", "font_size": 17}, 'font "" is not usable; give the path of a file'),
        ({"font": "a.ttf", "font_size": -1}, "font_size -1.0 is"),
        ({"platform": "macos"}, "the platform macos needs a width, as 288 pt is an iPhone's; give a width"),
    ],
)
def test_sentences_name_options_as_they_were_given(options: Any, sentence: str) -> None:
    for call in (lambda: typecheck.measure(["a"], **options), lambda: typecheck.audit_document("{}", "de.json", **options)):
        with pytest.raises(typecheck.InvalidArgumentError, match="^" + re.escape(sentence)) as raised:
            call()
        assert not re.search("tc_|TC_|points -|threads", str(raised.value))


def test_as_many_lines_as_there_may_be() -> None:
    assert next(typecheck.measure(["a"], lines=10_000, categories="large")).line_limit == 10_000


@pytest.mark.parametrize("kind", [numpy.float16, numpy.float32, numpy.float64, numpy.int8, numpy.uint64, fractions.Fraction])
def test_items_take_the_numbers_that_options_take(kind: Any) -> None:
    (option,) = typecheck.measure(["Open the gate"], width=kind(60), height=kind(40))
    for item in (Item("Open the gate", width=kind(60), height=kind(40)), {"text": "Open the gate", "width": kind(60), "height": kind(40)}):
        (result,) = typecheck.measure([item])
        assert result.outcome is Outcome.FAIL and result.measurements == option.measurements


def test_whole_numbers_and_flags_of_numpy() -> None:
    (one, same) = typecheck.measure([Item("Open the gate", width=60, lines=numpy.int64(1)), Item("Open the gate", width=60, lines=1)])
    assert one.line_limit == 1 and one.measurements == same.measurements
    (bold, same) = (next(typecheck.measure(["a"], bold_text=flag)) for flag in (numpy.bool_(True), True))
    assert bold.measurements == same.measurements and bold.measurements[0].weight == "semibold"
    assert next(typecheck.measure(["a"], bold_text=numpy.bool_(False))).measurements[0].weight == "regular"
    (nan, none) = typecheck.measure([Item("a", width=numpy.float32("nan")), Item("a", width=numpy.zeros(3))])  # type: ignore[arg-type]
    assert nan.outcome is none.outcome is Outcome.INVALID
    assert none.reason and "ndarray" in none.reason
    for flag in (1, numpy.int64(1), numpy.array([True])):
        with pytest.raises(TypeError, match="give True or False"):
            typecheck.measure(["a"], bold_text=flag)  # type: ignore[arg-type]


@pytest.mark.parametrize("texts", ["Save", b"Save", Item("Save"), {"a": "Save"}, None, 3])
def test_what_is_no_list_of_texts(texts: Any) -> None:
    with pytest.raises(TypeError):
        typecheck.measure(texts)


def test_what_a_source_raises_comes_after_the_results_before() -> None:
    class Broken(Exception):
        pass

    def source() -> Iterator[str]:
        yield from ["a", "b", "c"]
        raise Broken

    found: List[str] = []
    with pytest.raises(Broken):
        for result in typecheck.measure(source(), batch_size=2, categories="large"):
            found.append(result.text)
    assert found == ["a", "b", "c"]


def test_no_texts_at_all() -> None:
    assert list(typecheck.measure([])) == []
    assert list(typecheck.measure(iter(()))) == []


def test_a_subclass_of_str_is_a_text() -> None:
    class Translated(str):
        def encode(self, *arguments: Any, **options: Any) -> bytes:
            raise AssertionError

    assert next(typecheck.measure([Translated("Save")])).text == "Save"
