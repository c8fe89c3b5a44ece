"""Hostile files of texts in XML: plural rules, XLIFF."""

from __future__ import annotations

import re
from xml.sax.saxutils import escape

from .shapes import Case, Choices, nested, repeated
from .swift_code import OTHERS
from .texts import words

PLIST = '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0">\n'
BOMB = (
    '<!DOCTYPE d [<!ENTITY a0 "aaaaaaaaaa">'
    + "".join(f'<!ENTITY a{i + 1} "{f"&a{i};" * 10}">' for i in range(9))
    + "]>"
)

def stringsdict_case(choices: Choices, seeds: list[bytes]) -> Case:
    """Plural rules whose variables use each other."""
    times, count = choices.pick([1, 2, 3, 10]), choices.size(300, most=choices.pick([3, 12, 40, 1_000]))
    form = choices.pick(["next", "self", "all", "nest", "keys", "bomb", "wrong"])
    choices.note(f"{form} {count} × {times}")

    def variable(index: int) -> str:
        value = {
            "next": f"%#@a{index + 1}@" * times,
            "self": f"%#@a{index}@" * times,
            "all": " ".join(f"%#@a{one}@" for one in range(min(count, 30))),
        }.get(form, "a %d")
        forms = "".join(
            f"<key>{name}</key><string>{value} {name}</string>"
            for name in dict.fromkeys([*choices.some(["zero", "one", "two", "few", "many"], 5), "other"])
        )
        kind = "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        return f"<key>a{index}</key><dict>{kind}<key>NSStringFormatValueTypeKey</key><string>d</string>{forms}</dict>"

    seed = "".join(variable(index) for index in range(min(count, 200)))
    text = (
        "<dict><key>k1</key><dict><key>NSStringLocalizedFormatKey</key><string>"
        + " ".join(f"%#@a{index}@" for index in range(min(count, 200)))
        + f"</string>{seed}</dict></dict></plist>"
    )
    if form == "keys":
        text = (
            "<dict>"
            + repeated(
                f"<key>k§</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a0@</string>{variable(0)}</dict>",
                count,
            )
            + "</dict></plist>"
        )
    elif form == "nest":
        text = (
            nested(
                choices.some([("<dict><key>a</key>", "</dict>"), ("<array>", "</array>"), ("<dict>", "</dict>")], 2),
                choices.size(20),
                "<string>a</string>",
            )
            + "</plist>"
        )
    elif form == "wrong":
        text = re.sub(
            "<string>[^<]*</string>",
            lambda match: choices.pick(
                [match[0]] * 8
                + ["<array/>", "<dict/>", "<true/>", "<integer>x</integer>", "<string/>", "<data>!</data>"]
            ),
            text,
        )
    head = PLIST.replace("<plist", BOMB + "<plist", 1) if form == "bomb" else PLIST
    return Case(
        "de.lproj/Localizable.stringsdict",
        (head + text.replace("<string>", "<string>&a9;", form == "bomb")).encode(),
        "; ".join(choices.notes),
        dict(OTHERS),
    )


def xliff_case(choices: Choices, seeds: list[bytes]) -> Case:
    """Texts for translators, nested or with many tags."""
    kind = choices.pick(["groups", "tags", "units", "files", "notes", "bomb", "sizes"])
    count, number = choices.size(80, most=choices.pick([20, 250, 3_000])), choices.number()
    choices.note(f"{kind} {count}")
    unit = '<trans-unit id="k§"><source>Harbour</source><target>¶</target></trans-unit>'
    target = escape(words(choices, 300))
    tags = choices.some(
        [
            ("<g id='§'>", "</g>"),
            ("<mrk mtype='a'>", "</mrk>"),
            ("<x id='§'/>", ""),
            ("<ph id='§'>", "</ph>"),
            ("<bpt id='§'>", "</bpt>"),
            ("<sub>", "</sub>"),
        ],
        3,
    )
    body = (
        {
            "groups": lambda: nested(
                [("<group>", "</group>"), (f"<group maxwidth='{escape(number)}' size-unit='char'>", "</group>")],
                count,
                unit,
            ),
            "tags": lambda: unit.replace("¶", nested(tags, count, "a")),
            "units": lambda: repeated(unit, count),
            "notes": lambda: unit.replace(
                "</trans-unit>", repeated("<note from='a'>lines: § §</note>", count) + "</trans-unit>"
            ),
            "sizes": lambda: repeated(
                f"<trans-unit id='k§' maxwidth='{escape(number)}' "
                f"size-unit='pixel'><source>a</source><target>¶</target></trans-unit>",
                count,
            ),
        }
        .get(kind, lambda: unit)()
        .replace("¶", "&a9;" if kind == "bomb" else target)
    )
    attributes = 'original="en.lproj/Localizable.strings" source-language="en" target-language="de" datatype="plaintext"'
    file = f"<file {attributes}><body>{body}</body></file>"
    text = (
        '<?xml version="1.0" encoding="UTF-8"?>'
        + (BOMB if kind == "bomb" else "")
        + '<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">'
        + file * (count if kind == "files" else 1)
        + "</xliff>"
    )
    return Case("de.xliff", text.encode("utf-8", "replace"), "; ".join(choices.notes), dict(OTHERS))


MARKUP = {"stringsdict": stringsdict_case, "xliff": xliff_case}
"""The generators by format."""
