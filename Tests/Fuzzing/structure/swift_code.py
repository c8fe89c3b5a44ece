"""Hostile Swift: repeated constructs, apps that are hard to follow, and mutants of real files."""

from __future__ import annotations

import re

from . import swift_pieces as pieces
from .shapes import BUDGET, Case, Choices, chain, listed, repeated, wrap
from .swift_apps import APPS
from .swift_masks import masked

TEXTS = '"k1" = "Harbour";\n"k2" = "Departures of today";\n"row.title" = "All ships of the harbour";\n'
APP = 'import SwiftUI\nstruct Home: View { var body: some View { Text("k2") } }\n'
OTHERS = {"en.lproj/Localizable.strings": TEXTS.encode(), "Home.swift": APP.encode()}
"""An app with texts, so that the uses of keys are looked for."""

BASES = [
    "a",
    "1",
    '"k1"',
    'Text("k1")',
    "a.b",
    "",
    "nil",
    "x",
    "{ }",
    "f()",
    '""',
    "[]",
    "-1",
    ".a",
    "self",
    "$0",
    '"""\nk1\n"""',
    "\\.a",
    "#line",
    'String(localized: "k1")',
]

TOKEN = re.compile(r"\s+|//[^\n]*|\"(?:\\.|[^\"\\\n])*\"|\w+|[-+*/<>=!&|^~?%.]+|.", re.S)
CLOSERS = {"(": ")", "[": "]", "{": "}"}


def expression(choices: Choices) -> str:
    """An expression of up to three layers of repetition."""
    text = choices.pick(BASES)
    layers = choices.pick([1, 1, 1, 2, 2, 3])
    choices.budget //= layers
    for _ in range(layers):
        kind = choices.pick(["wrap", "wrap", "chain", "chain", "list", "prefix"])
        if kind == "wrap":
            text = wrap(choices, pieces.BRACKETS, text)
        elif kind == "chain":
            text = chain(choices, pieces.LINKS, text)
        elif kind == "list":
            text = listed(choices, pieces.LISTS, text)
        else:
            text = wrap(choices, [(prefix, "") for prefix in choices.some(pieces.PREFIXES, 3)], text)
    return text


def type_name(choices: Choices) -> str:
    """A type of up to two layers of repetition."""
    text = choices.pick(["A", "Int", "()", "Self", "[A]", "", "_", "A.B", "some View"])
    layers = choices.pick([1, 1, 2])
    choices.budget //= layers
    for _ in range(layers):
        kind = choices.pick(["wrap", "wrap", "chain", "list"])
        if kind == "wrap":
            text = wrap(choices, pieces.TYPE_BRACKETS, text)
        elif kind == "chain":
            text = chain(choices, pieces.TYPE_LINKS, text)
        else:
            text = listed(choices, pieces.TYPE_LISTS, text)
    return text


def placed(choices: Choices, contexts: list[str], text: str) -> str:
    """A piece of code where a file may have it."""
    context = choices.pick(contexts)
    choices.note(f"in {context!r}")
    parts = context.split("¶")
    # A long piece stays within the size of a file.
    repeats = len(text) * (len(parts) - 1) <= 2 * BUDGET
    return parts[0] + "".join((text if repeats or index == 0 else "a") + part for index, part in enumerate(parts[1:]))


def code_of_expression(choices: Choices) -> str:
    return placed(choices, pieces.CONTEXTS, expression(choices))


def code_of_type(choices: Choices) -> str:
    return placed(choices, pieces.TYPE_CONTEXTS, type_name(choices))


def code_of_blocks(choices: Choices) -> str:
    """Statements and declarations, nested."""
    choices.budget //= 2
    inner = choices.pick([code_of_expression, code_of_items, lambda _: 'Text("k1")\n', lambda _: ""])(choices)
    return wrap(choices, pieces.BLOCKS, inner)


def code_of_items(choices: Choices) -> str:
    """Statements and declarations, one after another."""
    choices.budget //= 2
    return listed(choices, pieces.ITEMS, choices.pick(BASES))


def code_of_mixture(choices: Choices) -> str:
    """Several kinds of code in one file."""
    choices.budget //= 3
    makers = choices.some([code_of_expression, code_of_type, code_of_blocks, code_of_items], 3)
    return "\n".join(maker(choices) for maker in makers)


def code_of_app(choices: Choices) -> str:
    """An app that parses well and is hard to follow."""
    name, text = choices.pick(APPS)
    count = choices.size(len(re.sub(r"¶.*?¶|[^§]", "", text)) + 60, most=3_000)
    number = choices.number()
    choices.note(f"app {name!r} with {count} repetitions and the number {number!r}")
    text = text.replace("№", number)
    return re.sub(
        r"¶(.*?)¶",
        lambda match: (
            repeated(following(match[1], 0), count)
            if "→" not in match[1]
            else "".join(following(match[1], index).replace("§", str(index)) for index in range(count))
        ),
        text,
        flags=re.S,
    )


def following(text: str, index: int) -> str:
    """A piece with the number of the next repetition in place of an arrow."""
    return text.replace("→", str(index + 1))


def code_of_seed(choices: Choices, seeds: list[bytes]) -> str:
    """A real file with tokens or balanced regions deleted, duplicated, swapped or repeated."""
    tokens = TOKEN.findall(choices.pick(seeds).decode("utf-8", "replace"))[:20_000] or ["a"]
    for _ in range(choices.pick([1, 1, 2, 4, 16])):
        start, end = region(choices, tokens)
        change = choices.pick(["delete", "duplicate", "swap", "repeat", "wrap", "put"])
        part = tokens[start:end]
        choices.note(f"{change} {''.join(part)[:60]!r}")
        if change == "delete":
            tokens[start:end] = []
        elif change == "duplicate":
            tokens[end:end] = part
        elif change == "swap":
            other = choices.random.randrange(len(tokens) + 1)
            tokens[start:end] = []
            tokens[other:other] = part
        elif change == "repeat":
            tokens[end:end] = part * choices.size(len("".join(part)) + 1)
        elif change == "wrap":
            tokens[start:end] = [wrap(choices, pieces.BRACKETS + pieces.BLOCKS, "".join(part))]
        else:
            tokens[start:end] = [choices.pick([expression, type_name])(choices)]
        if not tokens:
            return ""
    return "".join(tokens)


def region(choices: Choices, tokens: list[str]) -> tuple[int, int]:
    """The bounds of a few tokens, or of a balanced region."""
    start = choices.random.randrange(len(tokens))
    if choices.chance(0.5):
        return start, min(len(tokens), start + choices.random.randint(1, 6))
    openers = [index for index in range(start, min(len(tokens), start + 400)) if tokens[index] in CLOSERS]
    if not openers:
        return start, start + 1
    depth, at = 0, openers[0]
    for end in range(at, len(tokens)):
        depth += (tokens[end] in CLOSERS) - (tokens[end] in CLOSERS.values())
        if depth == 0:
            return at, end + 1
    return at, len(tokens)


def swift_case(choices: Choices, seeds: list[bytes]) -> Case:
    """A Swift file in a small app."""
    makers = [code_of_expression] * 6 + [code_of_type] * 2 + [code_of_blocks] * 3 + [code_of_items] * 2
    makers += [code_of_mixture] + [code_of_app] * 4
    if seeds and choices.chance(0.25):
        text = code_of_seed(choices, seeds)
    else:
        text = choices.pick(makers)(choices)
    if choices.chance(0.2):
        text = masked(choices, text)
    if choices.chance(0.05):
        text = text[: choices.random.randrange(len(text) + 1)]
        choices.note("cut off")
    return Case("V.swift", text.encode("utf-8", "replace"), "; ".join(choices.notes), dict(OTHERS))
