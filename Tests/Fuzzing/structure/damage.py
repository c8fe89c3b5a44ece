"""Ways to damage the bytes of a file, as transfers, tools and people do."""

from __future__ import annotations

import random
import re

NUMBERS = [
    b"-1",
    b"0",
    b"99999999999999999999",
    b"1e999",
    b"-1e308",
    b"NaN",
    b"inf",
    b"0.0000001",
    b"2147483648",
    b"",
    b"-",
    b"0x1F",
    b"1.2.3",
    b"9223372036854775808",
    b"-0",
]
POINTER = b"version https://git-lfs.github.com/spec/v1\noid sha256:" + b"0" * 64 + b"\nsize 12345\n"
ROOTS = [
    b"[]",
    b"{}",
    b"null",
    b"1",
    b'"a"',
    b"<a/>",
    b"<plist/>",
    b'<?xml version="1.0"?>',
    b"a: b\n",
    b"()",
    b"true",
    b"\x1f\x8b\x08\0\0",
    b"%PDF-1.4\n",
    b"PK\x03\x04",
    b"bplist00",
    b"<!DOCTYPE html><html></html>",
]
BRACKETS = re.compile(rb"[()\[\]{}<>\"]")


def line_bounds(content: bytes, choices: random.Random) -> tuple[int, int]:
    """The bounds of a line."""
    at = choices.randrange(len(content) + 1)
    start = content.rfind(b"\n", 0, at) + 1
    end = content.find(b"\n", at) + 1
    return start, end or len(content)


def chunk_bounds(content: bytes, choices: random.Random) -> tuple[int, int]:
    """The bounds of a chunk of any length."""
    start = choices.randrange(len(content) + 1)
    return start, min(len(content), start + int(2 ** choices.uniform(0, 12)))


def flip(content: bytes, choices: random.Random) -> bytes:
    if not content:
        return b"\1"
    at = choices.randrange(len(content))
    return content[:at] + bytes([content[at] ^ 1 << choices.randrange(8)]) + content[at + 1 :]


def delete_byte(content: bytes, choices: random.Random) -> bytes:
    at = choices.randrange(len(content) + 1)
    return content[:at] + content[at + 1 :]


def truncate(content: bytes, choices: random.Random) -> bytes:
    return content[: choices.randrange(len(content) + 1)]


def behead(content: bytes, choices: random.Random) -> bytes:
    return content[choices.randrange(len(content) + 1) :]


def delete_line(content: bytes, choices: random.Random) -> bytes:
    start, end = line_bounds(content, choices)
    return content[:start] + content[end:]


def duplicate_line(content: bytes, choices: random.Random) -> bytes:
    start, end = line_bounds(content, choices)
    return content[:end] + content[start:end] * choices.choice([1, 1, 1, 100]) + content[end:]


def swap_lines(content: bytes, choices: random.Random) -> bytes:
    lines = content.splitlines(keepends=True)
    if len(lines) < 2:
        return content[::-1]
    first, second = choices.randrange(len(lines)), choices.randrange(len(lines))
    lines[first], lines[second] = lines[second], lines[first]
    return b"".join(lines)


def delete_chunk(content: bytes, choices: random.Random) -> bytes:
    start, end = chunk_bounds(content, choices)
    return content[:start] + content[end:]


def duplicate_chunk(content: bytes, choices: random.Random) -> bytes:
    start, end = chunk_bounds(content, choices)
    return content[:end] + content[start:end] + content[end:]


def move_chunk(content: bytes, choices: random.Random) -> bytes:
    start, end = chunk_bounds(content, choices)
    rest = content[:start] + content[end:]
    at = choices.randrange(len(rest) + 1)
    return rest[:at] + content[start:end] + rest[at:]


def put(*inserted: bytes):
    """A change that inserts one of several texts."""

    def change(content: bytes, choices: random.Random) -> bytes:
        at = choices.randrange(len(content) + 1)
        return content[:at] + choices.choice(inserted) + content[at:]

    return change


def zeros(content: bytes, choices: random.Random) -> bytes:
    """A block of zeros, as a file has after a crash of the system."""
    start, end = chunk_bounds(content, choices)
    return content[:start] + bytes(end - start) + content[end:]


def latin(content: bytes, choices: random.Random) -> bytes:
    """A text in Latin-1 with at least one letter that is not ASCII."""
    text = content.decode("utf-8", "ignore")
    letters = [index for index, one in enumerate(text) if one.isalpha()] or [0]
    at = choices.choice(letters)
    return (text[:at] + choices.choice("äéßÿ\xa0") + text[at + 1 :]).encode("latin-1", "replace")


def utf16(content: bytes, choices: random.Random) -> bytes:
    text = content.decode("utf-8", "replace")
    return text.encode(choices.choice(["utf-16", "utf-16-le", "utf-16-be", "utf-32"]), "replace")


def line_ends(content: bytes, choices: random.Random) -> bytes:
    return content.replace(b"\r\n", b"\n").replace(
        b"\n", choices.choice([b"\r\n", b"\r", b"\n\r", "\u2028".encode(), b"\x0b"])
    )


def conflict(content: bytes, choices: random.Random) -> bytes:
    start, end = line_bounds(content, choices)
    line = content[start:end] if content[start:end].endswith(b"\n") else content[start:end] + b"\n"
    base = b"||||||| base\n" + line if choices.random() < 0.2 else b""
    return content[:start] + b"<<<<<<< HEAD\n" + line + base + b"=======\n" + line + b">>>>>>> theirs\n" + content[end:]


def number(content: bytes, choices: random.Random) -> bytes:
    found = list(re.finditer(rb"-?\d+(?:\.\d+)?", content))
    if not found:
        return flip(content, choices)
    one = choices.choice(found)
    return content[: one.start()] + choices.choice(NUMBERS) + content[one.end() :]


def bracket(content: bytes, choices: random.Random) -> bytes:
    """A bracket, tag or quote without its partner."""
    found = list(BRACKETS.finditer(content))
    if not found:
        return content + b"{"
    one = choices.choice(found)
    return content[: one.start()] + choices.choice([b"", one[0] * 2, b"}", b"<"]) + content[one.end() :]


def string(content: bytes, choices: random.Random) -> bytes:
    """A word replaced by another word of the file."""
    words = list(re.finditer(rb"[\w.%@-]+", content))
    if not words:
        return content + b"a"
    one, other = choices.choice(words), choices.choice(words)
    return content[: one.start()] + other[0] + content[one.end() :]


DAMAGE = {
    "bit flipped": flip,
    "byte deleted": delete_byte,
    "cut off": truncate,
    "beginning lost": behead,
    "line deleted": delete_line,
    "line doubled": duplicate_line,
    "lines swapped": swap_lines,
    "chunk deleted": delete_chunk,
    "chunk doubled": duplicate_chunk,
    "chunk moved": move_chunk,
    "NUL": put(b"\0"),
    "zeros": zeros,
    "Latin-1": latin,
    "UTF-16": utf16,
    "line ends": line_ends,
    "byte order mark": lambda content, _: b"\xef\xbb\xbf" + content,
    "mark inside": put(
        b"\xef\xbb\xbf",
        b"\xff\xfe",
        b"\xc3",
        b"\xed\xa0\x80",
        b"\xf4\x90\x80\x80",
        b"\x1b[31m",
        "\u202e".encode(),
        b"\x7f",
    ),
    "merge conflict": conflict,
    "other root": lambda _, choices: choices.choice(ROOTS),
    "number": number,
    "bracket": bracket,
    "word": string,
    "empty": lambda *_: b"",
    "only a mark": lambda _, choices: choices.choice([b"\xef\xbb\xbf", b"\xff\xfe", b"\n", b" ", b"\0"]),
    "Git LFS": lambda *_: POINTER,
}
"""The changes by name."""
RARE = {"empty", "only a mark", "Git LFS", "other root", "byte order mark"}
"""Changes with few results, which are made less often."""


def damaged(content: bytes, choices: random.Random) -> tuple[str, bytes]:
    """A file with one change, or a few, and the names of the changes."""
    names = []
    for _ in range(choices.choice([1, 1, 1, 1, 2, 3])):
        name = choices.choice(list(DAMAGE))
        if name in RARE and choices.random() < 0.7:
            name = "cut off"
        content = DAMAGE[name](content, choices)
        names.append(name)
    return ", ".join(names), content
