"""Hostile files of texts: JSON, String Catalogs, tables."""

from __future__ import annotations

import json

from .shapes import Case, Choices, cycled, nested, repeated
from .swift_code import OTHERS

FORMATS = [
    "%@ ",
    "%§$@ ",
    "%1$@ ",
    "%#@a§@ ",
    "%lld ",
    "%*.*f ",
    "%%",
    "% ",
    "%",
    "%99999999999999999999$@ ",
    "%.99999999999999999999f ",
    "%0$@",
    "${a} ",
    "{a§} ",
    "{{a§}} ",
    "$t(a§) ",
    "\\n",
    "\n",
    "\t",
    "👩‍👩‍👧 ",
    "e\u0301",
    "\u0301",
    "\u202e",
    "\u200d",
    "ﷺ",
    "نص ",
    "ไทย",
    "語",
    "a",
    "A ",
    "-",
    "\u00ad",
    "W" * 50,
    "^[a](inflect: true) ",
    "**",
    "[a](b)",
    "`",
    "<b>",
    "</b>",
    "&amp;",
    "&#§;",
    "%arg ",
    "%(a)s ",
    "%#@",
    "@%",
    "{",
    "}",
    "{a, plural, other {",
    "}}",
    "''",
    "#",
]
"""The pieces of hostile texts."""


def words(choices: Choices, most: int = 2_000) -> str:
    """A text that is hard to measure or to expand."""
    chosen = choices.some(FORMATS, 3)
    count = choices.size(max(map(len, chosen)), most=choices.pick([1, 5, 100, most]))
    choices.note(f"text of {count} {chosen}")
    return cycled(chosen, count)


def json_nest(choices: Choices) -> str:
    """Arrays and objects in each other."""
    pairs = choices.some(
        [
            ("[", "]"),
            ('{"a": ', "}"),
            ('{"a§": ', "}"),
            ('["b", ', "]"),
            ('{"text": ', "}"),
            ('{"variations": {"plural": {"other": ', "}}}"),
        ],
        2,
    )
    count = choices.size(8, most=choices.pick([30, 250, 100_000]))
    choices.note(f"{count} nested {pairs}")
    return nested(pairs, count, choices.pick(['"x"', "1", "{}", "[]", "null", ""]), choices.pick([1, 1, 1, 0]))


def json_case(choices: Choices, seeds: list[bytes]) -> Case:
    """A flat or nested file of texts in JSON."""
    kind = choices.pick(["nest", "keys", "same", "text", "items", "number", "references", "escapes"])
    count = choices.size(30, most=choices.pick([20, 1_000, 30_000]))
    number = choices.number()
    text = {
        "nest": lambda: '{"k1": ' + json_nest(choices) + "}",
        "keys": lambda: "{" + repeated('"k§": "Harbour §", ', count) + '"z": ""}',
        "same": lambda: "{" + '"k": "a", ' * count + '"k": "b"}',
        "text": lambda: json.dumps({"k1": words(choices)}),
        "items": lambda: "["
        + repeated(f'{{"key": "k§", "text": "a", "lines": {number}, "width": {number}}}, ', count)
        + "{}]",
        "number": lambda: f'{{"k1": {{"text": "a", "width": {number}, "lines": {number}, "minimumScale": {number}}}}}',
        "references": lambda: json.dumps(
            {
                **{f"k{i}": f"$t(k{i + 1}) $t(k{i + 1})" for i in range(min(count, 5_000))},
                "z_one": "a",
                "z_other": "$t(z)",
            }
        ),
        "escapes": lambda: '{"k1": "'
        + choices.pick(["\\ud800", "\\u0000", "\\", "\\x", "\\u", "\x01", "\\udc00\\ud800"]) * min(count, 100)
        + '"}',
    }[kind]()
    choices.note(f"{kind} {count} {number}")
    return Case(
        "de.json",
        text.encode("utf-8", "surrogatepass"),
        "; ".join(choices.notes),
        {**OTHERS, "en.json": b'{"k1": "Harbour"}'},
    )


def xcstrings_case(choices: Choices, seeds: list[bytes]) -> Case:
    """A String Catalog with many or strange variations."""
    unit = {"stringUnit": {"state": "translated", "value": words(choices, 300)}}
    count = choices.size(100, most=choices.pick([3, 100, 3_000]))
    kind = choices.pick(["languages", "keys", "nest", "substitutions", "variations", "wrong", "raw"])
    choices.note(f"{kind} {count}")
    entry: dict = {"localizations": {"de": unit}}
    strings: dict = {"k1": entry}
    if kind == "languages":
        entry["localizations"] = {
            choices.pick(["de", "x-§", "zh-Hant-§", "§", ""]).replace("§", str(index))
            + ("" if index % 2 else f"-{index}"): unit
            for index in range(count)
        }
    elif kind == "keys":
        strings = {f"k{index}": entry for index in range(count)}
    elif kind == "nest":
        inner = unit
        for index in range(min(count, 400)):
            inner = {
                "variations": {
                    ["device", "plural", "width"][index % 3]: {
                        ["iphone", "other", "20"][index % 3]: inner,
                        "other": inner if index < 4 else unit,
                    }
                }
            }
        entry["localizations"]["de"] = inner
    elif kind == "substitutions":
        times = choices.pick([1, 2, 10])
        names = {
            f"s{index}": {
                "argNum": index,
                "formatSpecifier": "lld",
                "variations": {
                    "plural": {
                        form: {"stringUnit": {"value": f"%#@s{index + 1}@" * times + "%arg"}}
                        for form in ("one", "few", "many", "other")
                    }
                },
            }
            for index in range(min(count, 300))
        }
        entry["localizations"]["de"] = {
            "stringUnit": {"value": " ".join(f"%#@s{index}@" for index in range(min(count, 300)))},
            "substitutions": names,
        }
    elif kind == "variations":
        entry["localizations"]["de"] = {
            "variations": {
                "device": {
                    f"d{index}": {
                        "variations": {
                            "plural": {form: unit for form in ("zero", "one", "two", "few", "many", "other")}
                        }
                    }
                    for index in range(count)
                }
            }
        }
    elif kind == "wrong":
        for place in (entry, entry["localizations"], strings):
            if choices.chance(0.5):
                place[choices.pick(["de", "k2", "localizations", "extractionState", "comment"])] = choices.pick(
                    [None, 1, [], {}, "a", [[]], {"variations": {}}, {"stringUnit": []}, True]
                )
    text = json.dumps(
        {"sourceLanguage": choices.pick(["en", "en", "", 1, "x" * 5_000]), "version": "1.0", "strings": strings}
    )
    if kind == "raw":
        text = text.replace('"localizations": {', '"localizations": {"fr": ' + json_nest(choices) + ", ", 1)
    return Case("V.xcstrings", text.encode(), "; ".join(choices.notes), dict(OTHERS))


def strings_case(choices: Choices, seeds: list[bytes]) -> Case:
    """A table of texts in Apple's own form."""
    kind = choices.pick(["keys", "same", "text", "comments", "plist", "escapes", "line", "directives"])
    count, number = choices.size(20, most=choices.pick([30, 2_000, 30_000])), choices.number()
    choices.note(f"{kind} {count}")
    escapes = ["\\U0000", "\\Ud800", "\\777", "\\", "\\n", '\\"', "\\x41", "\\U", "\\UFFFFFFFF"]
    text = {
        "keys": lambda: repeated('"k§" = "Harbour §";\n', count),
        "same": lambda: '"k1" = "a";\n' * count,
        "text": lambda: '"k1" = "' + words(choices).replace('"', "") + '";\n',
        "comments": lambda: choices.pick(["/* § */", "/*", "// §\n", "/* /* ", "*/"]).replace("§", "a") * count
        + '\n"k1" = "a";\n',
        "plist": lambda: nested(choices.some([("{a = ", ";}"), ("(", ")"), ("{", "}")], 2), count, "a"),
        "escapes": lambda: '"k1" = "' + choices.pick(escapes) * count + '";\n',
        "line": lambda: choices.pick([";", "=", '"', '"a"', '"a" = ', "a = b; ", "<0f>", "\0", "\r", "'"]) * count,
        "directives": lambda: repeated(
            f'/* lines: {number} width: {number} style: {number} max: {number} role: § */\n"k§" = "a";\n',
            min(count, 3_000),
        ),
    }[kind]()
    return Case("de.lproj/Localizable.strings", text.encode("utf-8", "replace"), "; ".join(choices.notes), dict(OTHERS))


TEXTS = {"json": json_case, "xcstrings": xcstrings_case, "strings": strings_case}
"""The generators by format."""
