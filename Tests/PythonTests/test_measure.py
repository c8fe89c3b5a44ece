"""Measuring: every number is the command line's, in the order of the texts."""

from __future__ import annotations

import inspect
import itertools
import json
import subprocess
import sys
from typing import Any, Callable, Dict, Iterator, List

import pytest
import typecheck
from typecheck import Item, Outcome
from typecheck.library import Library

TEXTS = [
    "Save",
    "Einstellungen übernehmen",
    "Donaudampfschifffahrtsgesellschaftskapitän",
    "%@ of %d",
    "two\nlines",
    "",
    "Настройки приложения",
    "العربية",
    "\U0001f9d1‍\U0001f680 Ünïcödé",
]


def test_every_number_is_that_of_the_command_line(answers: Callable[..., List[Dict[str, Any]]]) -> None:
    results = list(typecheck.measure(TEXTS, style="headline", width=140, lines=1, locale="de"))
    expected = answers(TEXTS, "--style", "headline", "--width", "140", "--lines", "1", "--locale", "de")
    assert len(results) == len(expected) == len(TEXTS)
    assert {result.outcome for result in results} >= {Outcome.PASS, Outcome.FAIL, Outcome.NEEDS_REVIEW}
    for result, fields in zip(results, expected):
        assert result.text == fields["text"]
        assert result.locale == fields["locale"] == "de"
        assert result.line_limit == fields["lineLimit"] == 1
        assert result.line_limit_source == fields["lineLimitSource"] == "option"
        assert len(result.measurements) == len(fields["measurements"]) == (12 if result.text else 0)
        assert (result.outcome == Outcome.NOT_APPLICABLE) == (result.text == "")
        for cell, known in zip(result.measurements, fields["measurements"]):
            same_cell(cell, known, result.text)
        assert [finding.rule for finding in result.findings] == [finding["rule"] for finding in fields["findings"]]
        for finding, known in zip(result.findings, fields["findings"]):
            same_finding(finding, known)


def same_cell(cell: typecheck.Measurement, known: Dict[str, Any], text: str) -> None:
    assert cell.category == known["category"]
    assert cell.outcome == known["outcome"]
    assert cell.reason == known["reason"]
    assert cell.weight == known["weight"]
    assert (cell.fits, cell.breaks_word) == (known["fits"], known["breaksWord"])
    assert (cell.lines, cell.missing_glyphs) == (known["lineCount"], known["missingGlyphs"])
    assert cell.visible_text == (text if known["visibleText"] is None else known["visibleText"])
    numbers = {
        "size": cell.size,
        "leading": cell.leading,
        "tracking": cell.tracking,
        "naturalWidth": cell.width,
        "uncertainty": cell.uncertainty,
        "height": cell.height,
        "overBy": cell.over_by,
        "clippedBy": cell.clipped_by,
        "wordOverBy": cell.word_over_by,
        "scale": cell.scale,
        "visibleShare": cell.visible_share,
    }
    # The command line rounds to four places.
    assert numbers == pytest.approx({name: known[name] for name in numbers}, abs=5.1e-5)


def same_finding(finding: typecheck.Finding, known: Dict[str, Any]) -> None:
    assert finding.message == known["message"]
    assert finding.remedy == known["remedy"]
    assert finding.severity == known["severity"]
    assert finding.outcome == known["outcome"]
    assert finding.reason == known["reason"]
    assert finding.first_category == known["firstCategory"]
    if known["worst"] is not None:
        assert finding.worst_category == known["worst"]["category"]
        assert finding.visible_text == known["worst"]["visibleText"]
        assert finding.over_by == pytest.approx(known["worst"]["overBy"], abs=5.1e-5)


def test_a_measurement_is_a_dict_of_its_names() -> None:
    (result,) = typecheck.measure(["Open the gate"], width=60, lines=1)
    names = {name for name in dir(typecheck.Measurement) if not name.startswith("_")} - {"as_dict"}
    assert len(names) == 21
    for cell in result.measurements:
        fields = cell.as_dict()
        assert set(fields) == names and all(fields[name] == getattr(cell, name) for name in names)
        assert json.loads(json.dumps(fields)) == fields
    assert result.measurements[0].as_dict()["visible_text"] == result.measurements[0].visible_text != "Open the gate"


def test_a_measurement_does_not_change_and_may_be_a_key() -> None:
    (result,) = typecheck.measure(["Open the gate"], width=60, lines=1)
    cell = result.measurements[0]
    for change in (lambda: setattr(cell, "width", 1.0), lambda: delattr(cell, "width"), lambda: setattr(cell, "other", 1)):
        with pytest.raises(AttributeError, match="does not change"):
            change()
    with pytest.raises(TypeError, match="typecheck.measure"):
        typecheck.Measurement()
    again = result.measurements[0]
    assert again is not cell and again == cell and hash(again) == hash(cell) and cell != result.measurements[1]
    assert {cell: "kept"}[again] == "kept" and (cell == "Open the gate") is False
    documented = "The width on one unwrapped line, unrounded; if the text has line breaks, of its widest line."
    assert inspect.getdoc(typecheck.Measurement.width) == documented


def test_json_is_that_of_the_pipe(answers: Callable[..., List[Dict[str, Any]]]) -> None:
    items = [
        {"key": "a", "text": "Save", "width": 60, "lines": 1, "locale": "en", "style": "title1"},
        {"key": "b", "text": "Übernehmen", "source": "Apply", "locale": "de", "maxCategory": "AX1"},
        {"key": "c", "text": "Tab", "role": "tabLabel", "minimumScale": 0.5, "height": 20, "weight": "bold"},
    ]
    expected = answers(items, "--category", "L,AX3")
    results = list(typecheck.measure(items, categories=["L", "AX3"]))
    for result, fields in zip(results, expected):
        found = result.as_dict()
        # A pipe knows lines; a list has none.
        assert {**found, "line": 0} == {**fields, "line": 0}
    assert [result.key for result in results] == ["a", "b", "c"]
    assert results[1].first_failing_category is None and results[1].size_at_large == 17


def test_an_item_says_what_a_mapping_says() -> None:
    item = Item("Übernehmen", key="b", source="Apply", locale="de", max_category="AX1", minimum_scale=0.5, lines=1)
    mapping = {
        "text": "Übernehmen",
        "key": "b",
        "source": "Apply",
        "locale": "de",
        "maxCategory": "AX1",
        "minimumScale": 0.5,
        "lines": 1,
    }
    one, other = typecheck.measure([item, mapping])
    assert one.measurements == other.measurements
    assert (one.key, one.locale, one.line_limit_source) == (other.key, other.locale, "item") == ("b", "de", "item")
    assert one.item is item and other.item is mapping


def test_order_is_kept_over_batches_of_mixed_texts() -> None:
    texts: List[Any] = []
    for number in range(100):
        texts.append(f"plain {number}" if number % 3 else Item(f"item {number}", key=str(number)))
    results = list(typecheck.measure(texts, batch_size=7, categories="large"))
    assert [result.index for result in results] == list(range(100))
    assert [result.item for result in results] == texts
    assert [result.as_dict()["text"] for result in results] == [getattr(text, "text", text) for text in texts]
    assert [result.key for result in results] == ["" if number % 3 else str(number) for number in range(100)]
    widths = [result.measurements[0].width for result in results]
    assert widths[:20] == [one.measurements[0].width for text in texts[:20] for one in typecheck.measure([text], categories="large")]


def test_all_that_is_asked_for_at_once_is_what_each_text_alone_comes_to() -> None:
    """Over texts that are measured while others are read, some of them refused, cut or whole."""
    texts: List[Any] = [f"{text} {number}" for number in range(150) for text in TEXTS]
    texts[600:600] = ["\ud800", Item("a", style="nothing"), Item("Save", width=500), {"text": ""}]
    results = list(typecheck.measure(texts, width=70, lines=1, batch_size=1200))
    assert [result.item for result in results] == texts
    assert [result.index for result in results] == list(range(len(texts)))
    assert [result.outcome for result in results[600:602]] == [Outcome.INVALID, Outcome.INVALID]
    # From the last to the first, and each twice.
    for result in [*results[::-17], results[602], results[603]] * 2:
        (alone,) = typecheck.measure([result.item], width=70, lines=1)
        assert result.measurements == alone.measurements and result.findings == alone.findings
        assert [cell.visible_text for cell in result.measurements] == [cell.visible_text for cell in alone.measurements]
        fields = result.as_dict()
        assert [finding.message for finding in result.findings] == [each["message"] for each in fields.get("findings", [])]


def test_a_source_without_end_is_read_as_it_is_needed() -> None:
    taken = 0

    def source() -> Iterator[str]:
        nonlocal taken
        for number in itertools.count():
            taken += 1
            yield f"text {number}"

    results = typecheck.measure(source(), batch_size=5, categories="large")
    assert taken == 0
    assert [result.text for result in itertools.islice(results, 7)] == [f"text {number}" for number in range(7)]
    assert taken == 10


@pytest.mark.parametrize(
    "long",
    [
        lambda text: text,
        Item,
        lambda text: Item("Save", comment=text),
        lambda text: {"text": text},
        lambda text: {"text": "Save", "source": text},
    ],
)
def test_long_texts_wait_in_small_number(long: Callable[[str], Any]) -> None:
    taken = 0

    def source() -> Iterator[Any]:
        nonlocal taken
        for number in range(200):
            taken += 1
            yield long(f"{number} " + "word " * 18_000)

    results = typecheck.measure(source(), categories="large", lines=1)
    assert next(results).outcome is not Outcome.INVALID
    # 4 Mi characters are taken at once, and each has 90,000.
    assert taken == 47


def test_memory_stays_the_same_however_many_there_are() -> None:
    program = (
        "import resource, sys, typecheck\n"
        "texts = (f'Save {number % 997}' for number in range(int(sys.argv[1])))\n"
        "n = sum(len(r.measurements) for r in typecheck.measure(texts, batch_size=500, categories='large', lines=1))\n"
        "assert n == int(sys.argv[1])\n"
        "print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)\n"
    )
    peaks = [int(subprocess.check_output([sys.executable, "-c", program, str(count)])) for count in (2000, 20000)]
    assert peaks[1] - peaks[0] < 10_000, f"{peaks} KB"


@pytest.mark.parametrize(
    "options, field, value",
    [
        ({"style": "title1"}, "size", 28.0),
        ({"platform": "macos", "width": 200, "categories": "all"}, "category", "default"),
        ({"categories": ["AX5"]}, "size", 53.0),
        ({"categories": "AX5"}, "size", 53.0),
        ({"weight": "bold"}, "weight", "bold"),
        ({"bold_text": True}, "weight", "semibold"),
        ({"max_category": "S", "categories": "AX5"}, "size", 15.0),
        ({"width": 60, "lines": 1}, "is_truncated", True),
        ({"width": 60, "lines": 1, "truncation": "head"}, "visible_text", "…e gate"),
        ({"width": 110, "lines": 1, "minimum_scale": 0.5}, "is_truncated", False),
        ({"width": 60, "lines": 0, "height": 20}, "fits", False),
        ({"width": 60, "lines": 0}, "fits", True),
    ],
)
def test_options_are_heeded(options: Dict[str, Any], field: str, value: Any) -> None:
    (result,) = typecheck.measure(["Open the gate"], **{"categories": "large", "width": 288, **options})
    assert getattr(result.measurements[0], field) == value


def test_tightening_framework_and_pixels_are_heeded() -> None:
    def at_large(text: str, **options: Any) -> typecheck.Result:
        return next(typecheck.measure([text], categories="large", **options))

    plain = at_large("Open the gate", width=105, lines=1).measurements[0]
    assert plain.is_truncated and not at_large("Open the gate", width=105, lines=1, tighten=True).measurements[0].is_truncated
    long = "Open the gate, then walk through the whole of the garden"
    assert at_large(long, width=100).line_limit is None
    assert at_large(long, width=100, framework="swiftui").line_limit == 0
    heights = {at_large("Öffnen", style="callout", display_scale=pixels).measurements[0].height for pixels in (1, 3)}
    assert len(heights) == 2


def test_the_fonts_of_a_named_version_are_measured() -> None:
    def at_large(version: Any) -> typecheck.Measurement:
        texts = ["プッシュ通知を設定する"]
        (result,) = typecheck.measure(texts, locale="ja", system_version=version, categories="large")
        return result.measurements[0]

    unknown = at_large(None)
    for version, em in (("26", 0.936), ("18.5", 1.0)):
        known = at_large(version)
        assert known.width == pytest.approx(11 * 17 * em)
        assert abs(known.width - unknown.width) < unknown.uncertainty
        assert known.uncertainty < 0.6 * unknown.uncertainty


def test_a_font_of_the_app(repository: Any) -> None:
    font = repository / "Fonts/Inter-subset.ttf"
    (own,) = typecheck.measure(["Open"], font=font, font_size=17, categories="large")
    (system,) = typecheck.measure(["Open"], categories="large")
    assert own.measurements[0].uncertainty < system.measurements[0].uncertainty
    with pytest.raises(TypeError, match="font_size"):
        typecheck.measure(["Open"], font=font)
    with pytest.raises(TypeError, match="font"):
        typecheck.measure(["Open"], font_size=17)
    with pytest.raises(typecheck.TypeCheckError, match="nowhere.ttf"):
        list(typecheck.measure(["Open"], font="nowhere.ttf", font_size=17))


def test_every_slot_field_of_the_library_is_an_option() -> None:
    fields = {"font_size" if name == "size" else name for name in typecheck.names("slot_field")}
    assert fields <= set(typecheck.MeasureOptions.__annotations__)


@pytest.mark.parametrize(
    "option, value, comment",
    [
        ("role", "tabLabel", "role=tabLabel"),
        ("style", "headline", "style=headline"),
        ("weight", "semibold", "weight=semibold"),
        ("width", 50, "width=50"),
        ("inset", 4.5, "width=51"),
        ("lines", 2, "lines=2"),
        ("height", 5, "height=5"),
        ("max_category", "S", "maxCategory=S"),
        ("minimum_scale", 0.25, "minimumScale=0.25"),
        ("truncation", "clip", "truncation=clip"),
        ("uppercase", True, "uppercase=yes"),
        ("characters", 5, "characters=5"),
    ],
)
def test_options_are_the_fields_of_comments(option: str, value: Any, comment: str) -> None:
    around: Any = {"width": 60, "lines": 1, "categories": "large"}
    (plain,) = typecheck.measure(["Save changes"], **around)
    (own,) = typecheck.measure(["Save changes"], **{**around, option: value})
    (said,) = typecheck.measure([Item("Save changes", comment=f"typecheck: {comment}")], **around)
    assert own.measurements == said.measurements and own.outcome == said.outcome
    assert option == "characters" or own.measurements != plain.measurements


def test_options_of_other_types() -> None:
    wrong: Any = [("uppercase", 1), ("characters", 2.5), ("characters", "5"), ("width", "60"), ("role", 3), ("inset", None.__class__)]
    for option, value in wrong:
        with pytest.raises(TypeError, match=f"^{option} is "):
            typecheck.measure(["a"], **{option: value})
    with pytest.raises(typecheck.InvalidArgumentError, match='^"tab" is not a role; did you mean "tabLabel"'):
        typecheck.measure(["a"], role="tab")
    with pytest.raises(typecheck.InvalidArgumentError, match="^characters 0 is not usable; give a whole number from 1 to 1000000$"):
        typecheck.measure(["a"], characters=0)


def test_answers_are_the_same_for_any_number_of_threads() -> None:
    texts = [f"{text} {number}" for number in range(20) for text in TEXTS]
    lines = [[result.json() for result in typecheck.measure(texts, jobs=jobs, lines=1)] for jobs in (1, 2, 7)]
    assert lines[0] == lines[1] == lines[2]


def test_an_error_says_where_the_item_was_found() -> None:
    where = {"file": "de.json", "line": 12, "key": "save"}
    refused = [{"text": "Save", "width": -3}, {"text": 5}, {"text": "x", "wdith": 1}, {"text": "Save", "style": "none"}]
    # The last is measured, and found to have no such size.
    missing = {"text": "Save", "style": "extraLargeTitle", "maxCategory": "S"}
    results = list(typecheck.measure([{**item, **where} for item in [*refused, missing]]))
    for fields in (json.loads(result.json()) for result in results):
        assert fields.pop("error") and fields == {**where, "id": "save"}
    for identified in typecheck.measure([{**item, **where, "id": 7} for item in [*refused, missing]]):
        fields = json.loads(identified.json())
        assert fields.pop("error") and fields == {**where, "id": 7}
    (plain,) = typecheck.measure([{"text": 5}])
    assert list(json.loads(plain.json())) == ["error", "file", "line"]


def test_json_is_the_same_in_any_order() -> None:
    texts = [f"{text} {number}" for number in range(700) for text in TEXTS[:3]]
    expected = [result.json() for result in typecheck.measure(texts, categories="large,AX5", lines=1)]
    results = list(typecheck.measure(texts, categories="large,AX5", lines=1))
    assert [json.loads(line)["text"] for line in expected] == texts
    places = [*range(len(texts) - 1, -1, -7), 5, 6, 7, 6, 700, 701, 0, 1, 2099, 0]
    assert [results[place].json() for place in places] == [expected[place] for place in places]


def test_json_is_written_ahead_where_that_of_the_texts_before_was_read(monkeypatch: pytest.MonkeyPatch) -> None:
    said: List[bool] = []
    call = Library.call

    def listening(self: Library, name: str, *arguments: Any) -> None:
        if name == "tc_batch_set_json_lines":
            said.append(arguments[-1])
        call(self, name, *arguments)

    monkeypatch.setattr(Library, "call", listening)
    for result in typecheck.measure([f"text {number}" for number in range(4608)], categories="large"):
        if result.index < 2000:
            assert json.loads(result.json())["text"] == f"text {result.index}"
    # Of 512 texts each; one lot is begun before those of the last are read.
    assert said == [False, False, True, True, True, False, False, False, False]
    said.clear()
    assert len([result.json() for result in typecheck.measure(["Save"] * 4700, categories="large")]) == 4700
    assert said == [False, False, *[True] * 8]
