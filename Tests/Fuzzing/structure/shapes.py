"""The ways to repeat a piece of a language: nested, chained, as a list, and in sequence."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field
from typing import Callable

MARK = "§"
"""The place of the number of a repetition, so that no two repetitions are equal."""
LARGEST = 100_000
BUDGET = 300_000
"""The usual size of an input in characters."""


@dataclass
class Case:
    """An input: one file to look at, and the files that make it part of an app."""

    path: str
    content: bytes
    note: str = ""
    others: dict[str, bytes] = field(default_factory=dict)

    @property
    def files(self) -> dict[str, bytes]:
        """All files by path."""
        return {**self.others, self.path: self.content}


class Choices:
    """Random choices that depend only on a seed; sizes can be scaled afterwards without changing any other choice."""

    def __init__(self, seed: str, scale: float = 1) -> None:
        self.random = random.Random(seed)
        self.scale = scale
        self.notes: list[str] = []
        self.budget = BUDGET if self.chance(0.9) else 6 * BUDGET

    def chance(self, probability: float) -> bool:
        return self.random.random() < probability

    def pick(self, options):
        return options[self.random.randrange(len(options))]

    def some(self, options, most: int) -> list:
        """One to `most` options, which may repeat."""
        return [self.pick(options) for _ in range(self.random.randint(1, most))]

    def size(self, unit: int = 1, most: int = LARGEST) -> int:
        """A number of repetitions of a unit of so many characters."""
        exponent = self.random.uniform(1, math.log10(LARGEST))
        count = min(10**exponent, most, self.budget / max(1, unit))
        return max(1, int(count * self.scale))

    def number(self) -> str:
        """A number that is hard to read or to calculate with."""
        return self.pick(NUMBERS)

    def note(self, text: str) -> None:
        self.notes.append(text)


NUMBERS = [
    "-1",
    "0",
    "-0.0",
    "0.5",
    "1",
    "NaN",
    "nan",
    "inf",
    "-inf",
    "infinity",
    "1e308",
    "-1e308",
    "1e-308",
    "1e999",
    "4.9e-324",
    "2147483647",
    "2147483648",
    "-2147483649",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775808",
    "18446744073709551616",
    "1" + "0" * 400,
    "0x7fffffffffffffff",
    "0x",
    "1e",
    "",
    " ",
    "1,5",
    "1_000",
    "٣",
    "½",
    "１２",
    "1.5.2",
    "65535",
    "16777217",
    "1000000",
    "-44",
    "3.4e38",
    "0.0000001",
    "true",
    "@auto",
    "%",
    "--1",
    "+1",
    "1 2",
]
"""Texts in place of a number."""


def repeated(template: str, count: int, start: int = 0) -> str:
    """A piece `count` times, each with its own number."""
    if MARK not in template:
        return template * count
    return "".join(template.replace(MARK, str(start + index)) for index in range(count))


def cycled(templates: list[str], count: int) -> str:
    """Several pieces in turn, `count` in all."""
    if len(templates) == 1:
        return repeated(templates[0], count)
    return "".join(templates[index % len(templates)].replace(MARK, str(index)) for index in range(count))


def nested(pairs: list[tuple[str, str]], count: int, inner: str, closed: float = 1) -> str:
    """Pairs of brackets in turn around an inner piece; `closed` is the share of them that is closed."""
    opening = cycled([pair[0] for pair in pairs], count)
    closing = [pairs[index % len(pairs)][1].replace(MARK, str(index)) for index in range(count)]
    kept = int(count * closed)
    return opening + inner + "".join(reversed(closing[count - kept :] if kept else []))


def wrap(choices: Choices, pairs: list[tuple[str, str]], inner: str) -> str:
    """An inner piece in nested brackets of one or several kinds."""
    chosen = choices.some(pairs, 3)
    unit = max(len(opening) + len(closing) for opening, closing in chosen) + 3
    # Readers refuse deep nesting at once, so most inputs stay below their limits.
    count = choices.size(unit, most=choices.pick([14, 60, 250, LARGEST]))
    closed = choices.pick([1, 1, 1, 1, 0, 0.5])
    choices.note(f"{count} nested {' '.join(opening for opening, _ in chosen)!r}, {closed:.0%} closed")
    return nested(chosen, count, inner, closed)


def chain(choices: Choices, links: list[str], inner: str) -> str:
    """An inner piece with a chain of links behind it."""
    chosen = choices.some(links, 3)
    count = choices.size(max(map(len, chosen)) + 3, most=choices.pick([100, 1_900, LARGEST]))
    choices.note(f"chain of {count} {' '.join(chosen)!r}")
    return inner + cycled(chosen, count)


def listed(choices: Choices, lists: list[tuple[str, str, str]], inner: str) -> str:
    """A list with an inner piece in each element, or in the first if it is long."""
    start, item, end = choices.pick(lists)
    repeats = len(inner) < 200 and choices.chance(0.5)
    count = choices.size(len(item) + 3 + (len(inner) if repeats else 0))
    choices.note(f"list of {count} {item!r}")
    if not repeats:
        return (
            start
            + item.replace("¶", inner).replace(MARK, "0")
            + repeated(item.replace("¶", "a" + MARK), count, 1)
            + end
        )
    return start + repeated(item.replace("¶", inner), count) + end


def layered(choices: Choices, inner: str, layers: list[Callable[[str], str]], most: int = 3) -> str:
    """An inner piece with one to `most` layers around it, within the budget of the input."""
    count = choices.random.randint(1, most)
    choices.budget //= count
    for _ in range(count):
        inner = choices.pick(layers)(inner)
    return inner
