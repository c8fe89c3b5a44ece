"""What is certainly wrong with a file, by parsers that are not the program's."""

from __future__ import annotations

import json
import plistlib
import re
from xml.parsers import expat

from .brackets import swift_fault

MARKS = re.compile(rb"(?:^|[\r\n])<{7} (?s:.)*?[\r\n]={7}[\r\n](?s:.)*?[\r\n]>{7} ")
POINTER = b"version https://git-lfs.github.com/spec/"
XML = {"storyboard", "xib", "xliff", "xlf", "xml", "stringsdict"}
JSON = {"json", "xcstrings", "arb"}


def broken(name: str, content: bytes) -> str | None:
    """The reason why no reader can understand a file, or nil if none is known."""
    ending = name.rsplit(".", 1)[-1].lower()
    if content.startswith(POINTER):
        return "a pointer of Git LFS"
    if MARKS.search(content):
        return "marks of a merge conflict"
    if ending in XML or ending == "plist":
        return property_list(content) if ending in {"plist", "stringsdict"} else xml(content)
    if ending in JSON:
        return json_fault(content)
    if ending == "swift":
        return swift(content)
    if ending == "pbxproj":
        return pbxproj(content)
    if ending in {"yml", "yaml"} and not is_utf8(content):
        return "not UTF-8" if not content.startswith((b"\xff\xfe", b"\xfe\xff")) else None
    return None


def is_utf8(content: bytes) -> bool:
    try:
        content.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return True


def xml(content: bytes) -> str | None:
    """What expat refuses; declared encodings that expat does not know are no fault of the file."""
    parser = expat.ParserCreate()
    # Every entity is opened lazily, so that a bomb costs nothing.
    parser.DefaultHandler = lambda _: None
    try:
        parser.Parse(content, True)
    except expat.ExpatError as error:
        unknown = {
            expat.errors.codes[expat.errors.XML_ERROR_UNKNOWN_ENCODING],
            expat.errors.codes[expat.errors.XML_ERROR_INCORRECT_ENCODING],
        }
        return None if error.code in unknown else f"expat: {error}"
    except (ValueError, LookupError, MemoryError):
        return None
    return None


def property_list(content: bytes) -> str | None:
    """What neither plistlib nor an OpenStep reader accepts."""
    if content.startswith(b"bplist"):
        try:
            plistlib.loads(content)
        except Exception as error:  # plistlib raises many kinds
            return f"plistlib: {type(error).__name__}"
        return None
    if content.lstrip(b"\xef\xbb\xbf \r\n\t").startswith(b"<?xml") or b"<plist" in content[:1000]:
        return xml(content)
    return None if content.strip() else "empty"


def json_fault(content: bytes) -> str | None:
    """What the JSON reader of Python refuses; texts in UTF-16 are decoded as it does."""
    try:
        json.loads(content.removeprefix(b"\xef\xbb\xbf"), parse_constant=refuse)
    except RecursionError:
        return None
    except ValueError as error:
        return f"json: {error}"
    return None


def refuse(name: str) -> float:
    raise ValueError(f"{name} is not JSON")


def swift(content: bytes) -> str | None:
    if b"\0" in content:
        return "a NUL byte"
    if not is_utf8(content):
        return "not UTF-8"
    return swift_fault(content.decode("utf-8").removeprefix("\ufeff"))


def pbxproj(content: bytes) -> str | None:
    """An OpenStep list whose brackets outside of strings and comments do not match."""
    if not content.strip():
        return "empty"
    if content.startswith(b"bplist") or b"<plist" in content[:1000]:
        return property_list(content)
    if not is_utf8(content):
        return None
    stack: list[str] = []
    token = re.compile(r'"(?:\\.|[^"\\])*"|//[^\n\r]*|/\*.*?\*/|[{}()"]', re.S)
    for one in token.findall(content.decode("utf-8")):
        if one == '"':
            return "a string is not closed"
        if one in "{(":
            stack.append({"{": "}", "(": ")"}[one])
        elif one in "})" and (not stack or stack.pop() != one):
            return "brackets do not match"
    return "a bracket is not closed" if stack else None
