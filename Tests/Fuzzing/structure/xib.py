"""Hostile storyboards and xibs."""

from __future__ import annotations

import re

from .shapes import Case, Choices, nested, repeated
from .swift_code import OTHERS
from .xib_pieces import BOMB, CONNECTIONS, CONSTRAINTS, CONTROLLERS, ENCODINGS, HEAD, ITEMS, RECT, ROOT, VIEWS

MOST = 2_000_000
"""The most characters that copies of an element add."""


def filled(choices: Choices, template: str) -> str:
    """A piece with hostile numbers, of which each place has its own in some inputs."""
    if choices.chance(0.3):
        return template.replace("№", choices.pick(["8", "100", "17"]))
    return re.sub("№", lambda _: choices.number(), template)


def linked(template: str, count: int, start: int = 0) -> str:
    """A repeated piece that names its next repetition."""
    if "→" not in template:
        return repeated(template, count, start)
    return "".join(
        template.replace("→", str(index + 1)).replace("§", str(index)) for index in range(start, start + count)
    )


def numbered(pairs: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Brackets whose references to the next repetition name a view that may not exist."""
    return [(opening, closing.replace("→", "§1")) for opening, closing in pairs]


def subviews(choices: Choices) -> str:
    """Views, nested and one after another."""
    template = filled(choices, choices.pick(ITEMS))
    count = choices.size(len(template), most=choices.pick([10, 200, 3_000]))
    choices.note(f"{count} of {template[:40]!r}")
    text = linked(template, count)
    if choices.chance(0.5):
        pairs = numbered([tuple(filled(choices, part) for part in pair) for pair in choices.some(VIEWS, 2)])
        count = choices.size(
            max(len(opening) + len(closing) for opening, closing in pairs), most=choices.pick([20, 500, 20_000])
        )
        choices.note(f"in {count} nested {pairs[0][0][:30]!r}")
        text = nested(pairs, count, text)
    return text


def several(choices: Choices, templates: list[str], kind: str) -> str:
    """A list of constraints or connections of several kinds."""
    text = ""
    for template in choices.some(templates, 3):
        template = filled(choices, template)
        count = choices.size(len(template), most=choices.pick([5, 100, 2_000]))
        choices.note(f"{count} {kind} {template[:60]!r}")
        text += linked(template, count)
    return text


def scene(choices: Choices, index: int) -> str:
    """A scene with one controller."""
    opening, closing = (
        part.replace("§", str(index)).replace("→", str(index + 1)) for part in choices.pick(CONTROLLERS)
    )
    body = f'<view key="view" id="v{index}">{filled(choices, RECT)}<subviews>{subviews(choices)}</subviews>'
    body += f"<constraints>{several(choices, CONSTRAINTS, 'constraints')}</constraints>" if choices.chance(0.7) else ""
    body += f'<viewLayoutGuide key="safeArea" id="sa{index}"/></view>'
    links = f"<connections>{several(choices, CONNECTIONS, 'connections')}</connections>" if choices.chance(0.4) else ""
    return f'<scene sceneID="sc{index}"><objects>{opening}{body}{links}{closing}</objects></scene>\n'


def document(choices: Choices) -> str:
    """A storyboard or a xib."""
    if choices.chance(0.5):
        choices.budget //= 2
        text = scene(choices, 0) + (scene(choices, 1) if choices.chance(0.3) else "")
        if choices.chance(0.3):
            opening, closing = choices.pick(CONTROLLERS)
            opening += '<view key="view" id="w§"><subviews><label text="A§" id="l§"/></subviews></view>'
            small = f'<scene sceneID="s§"><objects>{opening}{closing}</objects></scene>\n'
            count = choices.size(len(small), most=2_000)
            choices.note(f"{count} scenes")
            text += linked(small, count, 2)
        return HEAD + ROOT.replace("{kind}", "Storyboard.XIB") + f"<scenes>{text}</scenes></document>\n"
    text = '<placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File\'s Owner" customClass="C">'
    text += f"<connections>{several(choices, CONNECTIONS, 'connections')}</connections></placeholder>"
    text += f'<view id="v0">{filled(choices, RECT)}<subviews>{subviews(choices)}</subviews>'
    text += f"<constraints>{several(choices, CONSTRAINTS, 'constraints')}</constraints></view>"
    return HEAD + ROOT.replace("{kind}", "XIB") + f"<objects>{text}</objects></document>\n"


def changed(choices: Choices, text: str) -> str:
    """A document with attributes replaced, dropped, duplicated or swapped."""
    for _ in range(choices.pick([1, 2, 5, 30])):
        # The document's own attributes are often needed for the rest to be read.
        body = 0 if choices.chance(0.1) else text.find(">", text.find("<document")) + 1
        found = [one for one in re.finditer(r' ([\w.]+)="([^"<]*)"', text) if one.start() >= body]
        if not found:
            break
        one = choices.pick(found)
        change = choices.pick(
            ["number"] * 8 + ["drop"] * 3 + ["other"] * 5 + ["rename"] * 2 + ["element"] * 4 + ["double"]
        )
        start, end = one.span()
        new = {
            "number": f' {one[1]}="{choices.number()}"',
            "drop": "",
            "other": f' {one[1]}="{choices.pick(found)[2]}"',
            "double": one[0] * 2,
            "rename": f' x="{one[2]}"',
            "element": one[0],
        }[change]
        if change == "element":
            elements = list(re.finditer(r"<(\w+)[^<>]*/>|<(\w+)[^<>]*[^/]>(?:(?!<\2).)*?</\2>", text[body:], re.S))
            if elements:
                one = choices.pick(elements)
                start, end = one.start() + body, one.end() + body
                # Several such changes multiply, so that a document could grow without an end.
                new = one[0] * min(choices.pick([0, 2, 3, 100]), max(1, MOST // len(one[0])))
        choices.note(f"{change} {one[0][:40]!r}")
        text = text[:start] + new + text[end:]
    return text


def encoded(choices: Choices, text: str) -> bytes:
    """The bytes of a document, some of them with another encoding, entities or an end that is cut off."""
    trick = choices.pick([""] * 30 + ["encoding", "entities", "external", "cut", "utf-16", "comment", "attributes"])
    choices.note(trick)
    if trick == "encoding":
        text = text.replace("UTF-8", choices.pick(ENCODINGS), 1)
    elif trick == "entities":
        text = text.replace("<document", BOMB + "<document", 1).replace('text="', 'text="&a9;', 1)
    elif trick == "external":
        text = text.replace("<document", '<!DOCTYPE d [<!ENTITY a SYSTEM "file:///etc/passwd">]><document', 1).replace(
            'text="', 'text="&a;', 1
        )
    elif trick == "cut":
        text = text[: choices.random.randrange(len(text))]
    elif trick == "utf-16":
        return text.replace("UTF-8", choices.pick(["UTF-16", "UTF-8"]), 1).encode("utf-16")
    elif trick == "comment":
        text = text.replace("<scenes>", f"<!-- {'a ' * choices.size(2)}--><scenes>", 1)
    elif trick == "attributes":
        text = text.replace("<label ", "<label " + repeated('a§="b" ', choices.size(9)), 1)
    return text.encode("utf-8", "replace")


def xib_case(choices: Choices, seeds: list[bytes]) -> Case:
    """A storyboard or xib in a small app."""
    if seeds and choices.chance(0.4):
        text = changed(choices, choices.pick(seeds).decode("utf-8", "replace"))
    else:
        text = document(choices)
        if choices.chance(0.2) and len(text) < 100_000:
            text = changed(choices, text)
    content = encoded(choices, text)
    name = "V.storyboard" if b"<scene" in content else "V.xib"
    return Case(name, content, "; ".join(filter(None, choices.notes)), dict(OTHERS))
