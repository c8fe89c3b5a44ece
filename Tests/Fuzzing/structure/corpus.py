"""Real files, chosen evenly over their formats, each with what it needs to be read."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path

from .campaign import Limits, main_paths, outcome_of, together
from .shapes import Case
from .swift_code import OTHERS

ENDINGS = {
    "strings",
    "stringsdict",
    "xcstrings",
    "xliff",
    "xlf",
    "storyboard",
    "xib",
    "swift",
    "m",
    "mm",
    "plist",
    "pbxproj",
    "yml",
    "json",
    "xml",
    "arb",
    "po",
    "pot",
    "csv",
    "tsv",
    "xcconfig",
    "html",
    "css",
}
LARGEST = 1 << 20
"""The largest file to take, in bytes."""


@dataclass
class Source:
    """A real file and its path in the folder of a mutant."""

    origin: Path
    path: str
    content: bytes
    format: str
    is_read: bool = True
    """Whether the program reads the file unchanged without a word, so that it must have one if the file is broken."""

    def files(self, content: bytes) -> dict[str, bytes]:
        """The folder of a mutant with the given content."""
        helpers = dict(OTHERS)
        if self.format == "xcconfig":
            helpers["App.xcodeproj/project.pbxproj"] = PROJECT.replace("FILE", self.path).encode()
        return {**helpers, self.path: content}


PROJECT = """// !$*UTF8*$!
{ rootObject = P; objects = {
P = {isa = PBXProject; mainGroup = G; targets = (T, ); buildConfigurationList = L; };
G = {isa = PBXGroup; children = (X, H, ); sourceTree = "<group>"; };
X = {isa = PBXFileReference; path = "FILE"; sourceTree = "<group>"; };
H = {isa = PBXFileReference; path = Home.swift; sourceTree = "<group>"; };
T = {isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
buildPhases = (S, ); buildConfigurationList = L; };
S = {isa = PBXSourcesBuildPhase; files = (B, ); };
B = {isa = PBXBuildFile; fileRef = H; };
L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
C = {isa = XCBuildConfiguration; name = Release; baseConfigurationReference = X;
buildSettings = {SDKROOT = iphoneos; }; };
}; }
"""


def format_of(path: Path) -> str | None:
    """The format of a file, which is finer than its ending; nil if the program does not read it."""
    ending = path.suffix[1:].lower()
    if path.name == "Contents.json":
        return f"Contents.json in {path.parent.suffix or 'a folder'}"
    return ending if ending in ENDINGS else None


def place(path: Path) -> str:
    """The path of a file in its own folder: with the folders that its meaning depends on."""
    parts = path.parts
    for index, part in enumerate(parts[:-1]):
        if part.endswith((".xcassets", ".xcloc")):
            return "/".join(parts[index:])
    return (
        "/".join(parts[-2:])
        if len(parts) > 1 and ("." in parts[-2] or parts[-2].startswith("values") or len(parts[-2]) == 2)
        else parts[-1]
    )


def chosen(folders: list[Path], count: int, choices: random.Random) -> list[Source]:
    """Files at random, as many of each format as possible."""
    by_format: dict[str, list[Path]] = {}
    for folder in folders:
        for path in sorted(folder.rglob("*")):
            kind = format_of(path.relative_to(folder))
            if (
                kind
                and path.is_file()
                and not path.is_symlink()
                and path.stat().st_size <= LARGEST
                and ".git/" not in str(path)
            ):
                by_format.setdefault(kind, []).append(path)
    for paths in by_format.values():
        choices.shuffle(paths)
    sources: list[Source] = []
    while len(sources) < count and any(by_format.values()):
        for kind in sorted(by_format):
            if by_format[kind] and len(sources) < count:
                path = by_format[kind].pop()
                sources.append(Source(path, place(path), path.read_bytes(), kind))
    return sources


ALWAYS = {
    "swift",
    "m",
    "mm",
    "storyboard",
    "xib",
    "pbxproj",
    "xcconfig",
    "Contents.json in .colorset",
    "Contents.json in .imageset",
}
"""The formats whose files the program always reads, although it does not list them."""


def examine(sources: list[Source], limits: Limits, batch: int) -> None:
    """Finds out which files the program reads as they are, without a message."""
    for start in range(0, len(sources), batch):
        part = sources[start : start + batch]
        cases = [Case(source.path, source.content, others=source.files(source.content)) for source in part]
        outcome = outcome_of(together(cases), limits, len(cases))
        for source, path in zip(part, main_paths(cases)):
            is_known = path in outcome.read or source.format in ALWAYS or source.path == "project.yml"
            source.is_read = is_known and not outcome.words(path) and path not in outcome.skipped
