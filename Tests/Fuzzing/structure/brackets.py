"""A scan of Swift that is sure of what it reports, and reports nothing where it is not."""

from __future__ import annotations

import re

CLOSERS = {"(": ")", "[": "]", "{": "}"}
QUOTE = re.compile(r'(#*)("""|")')
MARKS = re.compile(r"[(){}\[\]\"'`\\/“”]|#+(?=[\"/])|<#|(?m:^|(?<=\r))(?:<{7} |>{4} )")
UNSURE = re.compile(r"#(?:if|elseif)\b[^\n]*\b(?:swift|compiler)\b")
"""Code that the compiler reads only in some versions."""
SHEBANG = re.compile(r"#![^\r\n]*")
PLACEHOLDER = re.compile(r"<#(?:(?!<#)[^\n])*?#>")
CONFLICT = re.compile(r"<{7} (?s:.)*?[\r\n]>{7} |>{4} (?s:.)*?[\r\n]<{4}\n")
"""What the compiler skips as a conflict, with an error."""


class Unsure(Exception):
    """The scan cannot know how the compiler reads the file."""


class Broken(Exception):
    """The compiler certainly refuses the file."""


def swift_fault(text: str) -> str | None:
    """The reason why the compiler certainly refuses a file, or nil if the scan finds none."""
    if UNSURE.search(text):
        return None
    try:
        shebang = SHEBANG.match(text)
        end = code(text, shebang.end() if shebang else 0, None)
        return None if end == len(text) else "a bracket is closed that was not opened"
    except Broken as broken:
        return str(broken)
    except Unsure:
        return None


def code(text: str, at: int, closer: str | None) -> int:
    """Reads code up to a closing bracket that was opened outside, and returns the place of this bracket."""
    stack: list[str] = []
    while mark := MARKS.search(text, at):
        at, character = mark.start(), mark[0][0]
        quote = QUOTE.match(text, at) if character in '#"' else None
        if quote:
            at = literal(text, quote)
        elif text.startswith("//", at):
            newline = re.compile(r"[\r\n]").search(text, at)
            at = newline.start() if newline else len(text)
        elif text.startswith("/*", at):
            at = comment(text, at)
        elif character in "'“”":
            raise Broken("the compiler knows no such quotation mark")
        elif character in "<>":
            if PLACEHOLDER.match(text, at) or CONFLICT.match(text, at):
                raise Broken("a placeholder or a conflict is left")
            at += len(mark[0])
        elif character == "#":
            at = extended(text, at, mark[0])
        elif character in "/`\\":
            # It may begin a regular expression, a raw identifier or a key path with brackets of its own.
            at = plain(text, at)
        else:
            if character in CLOSERS:
                stack.append(CLOSERS[character])
            elif character in CLOSERS.values():
                if not stack and character == closer:
                    return at
                if not stack or stack.pop() != character:
                    raise Broken("brackets do not match")
            at += 1
    if stack or closer:
        raise Broken("a bracket or string is not closed")
    return len(text)


def plain(text: str, at: int) -> int:
    """The place behind a sign that is certainly an operator, a key path or a quoted identifier."""
    quoted = re.compile(r"`[^`\r\n]*`").match(text, at)
    if quoted:
        return quoted.end()
    if text[at] == "`":
        raise Broken("a backtick is not closed")
    line = re.split(r"[\r\n]", text[at : at + 2_000], maxsplit=1)[0]
    if text[at] == "\\" and line[1:2] in (".", "") or line[1:2].isalpha() and text[at] == "\\":
        return at + 1
    # An operator with blanks on both sides begins no regular expression.
    if text[at] == "/" and line.count("/") == 1 and text[at - 1 : at].isspace() and line[1:2] == " ":
        return at + 1
    raise Unsure


def extended(text: str, at: int, pounds: str) -> int:
    """The place behind a regular expression between number signs in one line."""
    start = at + len(pounds) + 1
    end = text.find("/" + pounds, start)
    if end <= start or re.search(r"[\r\n]", text[start:end]):
        raise Unsure
    return end + 1 + len(pounds)


def comment(text: str, at: int) -> int:
    """The place behind a block comment, which may contain others."""
    depth = 0
    for mark in re.compile(r"/\*|\*/").finditer(text, at):
        depth += 1 if mark[0] == "/*" else -1
        if depth == 0:
            return mark.end()
    raise Broken("a comment is not closed")


def literal(text: str, quote: re.Match) -> int:
    """The place behind a string, whose interpolations are read as code."""
    pounds, mark = quote[1], quote[2]
    if mark == '"""' and pounds and not re.compile(r"[\r\n]").match(text, quote.end()):
        raise Unsure
    at = quote.end()
    escape, end = "\\" + pounds, mark + pounds
    while at < len(text):
        if text.startswith(end, at):
            return at + len(end)
        if text.startswith(escape + "(", at):
            at = code(text, at + len(escape) + 1, ")") + 1
        elif text.startswith(escape, at):
            at += len(escape) + 1
        elif text[at] in "\r\n" and mark == '"':
            raise Broken("a string is not closed")
        else:
            at += 1
    raise Broken("a string is not closed")
