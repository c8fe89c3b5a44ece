"""Makes a failing input smaller, within a budget of runs."""

from __future__ import annotations

import time
from typing import Callable

Files = dict[str, bytes]
Test = Callable[[Files], bool]
"""Whether files still fail in the same way."""


def reduced(files: Files, fails: Test, seconds: float) -> Files:
    """The smallest files found that still fail: without files, then without chunks of lines, then of bytes."""
    end = time.monotonic() + seconds
    files = fewer_files(files, fails, end)
    for path in sorted(files, key=lambda path: -len(files[path])):
        for split in (lines, tokens, bytewise):

            def test(parts: list[bytes]) -> bool:
                return fails({**files, path: b"".join(parts)})

            files = {**files, path: b"".join(fewer_parts(split(files[path]), test, end))}
    return files


def fewer_files(files: Files, fails: Test, end: float) -> Files:
    """The files without those that the failure does not need."""
    paths = fewer_parts(sorted(files), lambda kept: bool(kept) and fails({path: files[path] for path in kept}), end)
    return {path: files[path] for path in paths}


def fewer_parts(parts: list, fails: Callable[[list], bool], end: float) -> list:
    """The parts without chunks that the failure does not need, from large chunks to single parts."""
    chunk = len(parts) // 2
    while chunk >= 1 and time.monotonic() < end:
        at = 0
        while at < len(parts) and time.monotonic() < end:
            shorter = parts[:at] + parts[at + chunk :]
            # A chunk in the middle is often needed together with one at the end, as nested brackets are.
            mirrored = shorter[: max(at, len(shorter) - at - chunk)] + shorter[max(at, len(shorter) - at) :]
            for candidate in (mirrored, shorter):
                if len(candidate) < len(parts) and fails(candidate):
                    parts = candidate
                    break
            else:
                at += chunk
        chunk //= 2
    return parts


def lines(content: bytes) -> list[bytes]:
    return content.splitlines(keepends=True)


def tokens(content: bytes) -> list[bytes]:
    """Words and single signs, for files that are not too long for it."""
    parts: list[bytes] = []
    for byte in content if len(content) <= 1 << 20 else b"":
        one = bytes([byte])
        if parts and one.isalnum() and parts[-1][-1:].isalnum():
            parts[-1] += one
        else:
            parts.append(one)
    return parts or [content]


def bytewise(content: bytes) -> list[bytes]:
    return [content[index : index + 1] for index in range(len(content))] if len(content) < 2_000 else [content]
