"""The formats with generators."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from .markup import MARKUP
from .pbxproj import pbxproj_case
from .process import ROOT
from .settings import SETTINGS
from .shapes import Case, Choices
from .swift_code import swift_case
from .texts import TEXTS
from .xcodegen import xcodegen_case
from .xib import xib_case

FORMATS = {
    "swift": swift_case,
    "xib": xib_case,
    "pbxproj": pbxproj_case,
    "xcodegen": xcodegen_case,
    **TEXTS,
    **MARKUP,
    **SETTINGS,
}
ENDINGS = {
    "swift": {".swift", ".txt"},
    "xib": {".xib", ".storyboard"},
    "pbxproj": {".pbxproj"},
    "xcodegen": {".yml"},
    "objc": {".m", ".mm"},
    "xcconfig": {".xcconfig"},
    "plist": {".plist"},
    "strings": {".strings"},
    "xcstrings": {".xcstrings"},
    "stringsdict": {".stringsdict"},
    "xliff": {".xliff", ".xlf"},
    "json": {".json"},
}
FOLDERS = {"xib": "interface"}
"""The folder of seeds of a format, where it has another name."""
LARGEST = 200_000
"""The largest real file to change, in bytes."""


@lru_cache
def seeds(name: str, folder: Path | None) -> list[bytes]:
    """The contents of the real files of a format."""
    own = ROOT / "Tests/Fuzzing/Seeds" / FOLDERS.get(name, name)
    files = sorted([*own.rglob("*"), *(folder.rglob("*") if folder else [])])
    return [
        one.read_bytes()
        for one in files
        if one.suffix in ENDINGS[name] and one.is_file() and one.stat().st_size <= LARGEST
    ]


def case_of(name: str, key: str, folder: Path | None, scale: float = 1) -> Case:
    """The input that a seed determines; `scale` is the share of its repetitions."""
    return FORMATS[name](Choices(key, scale), seeds(name, folder))
