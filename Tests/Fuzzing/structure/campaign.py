"""Runs the program on generated inputs, many in one run, and finds which of them fails."""

from __future__ import annotations

import re
import shutil
import signal
import tempfile
from dataclasses import dataclass
from pathlib import Path

from . import process
from .oracles import broken
from .shapes import Case

SHARE = 4
"""How many times the limit of one input a run of many may take."""


@dataclass
class Limits:
    """The program and the limits of a run."""

    program: Path
    seconds: float
    memory: int
    """In bytes."""


@dataclass
class Failure:
    """An input that failed, and why."""

    reason: str
    files: dict[str, bytes]
    case: Case | None = None
    detail: str = ""

    @property
    def kind(self) -> str:
        """The reason without its numbers."""
        return re.sub(r"[0-9.]+ ?(s|MB)?", "", self.reason).strip()


def write(folder: Path, files: dict[str, bytes]) -> None:
    """Writes files below a folder."""
    for path, content in files.items():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


def outcome_of(files: dict[str, bytes], limits: Limits, share: float = 1) -> process.Outcome:
    """Runs the program on files in a folder of their own, with a multiple of the limit of time."""
    folder = Path(tempfile.mkdtemp(prefix="fuzz-"))
    try:
        write(folder, files)
        for _ in range(3):
            outcome = process.run(limits.program, ["."], folder, limits.seconds * share)
            # Only another process sends this signal, so the run says nothing about the input.
            if outcome.status != -signal.SIGTERM:
                break
        return outcome
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def together(cases: list[Case]) -> dict[str, bytes]:
    """The files of several cases, each in a folder of its own."""
    if len(cases) == 1:
        return cases[0].files
    return {f"c{index}/{path}": content for index, case in enumerate(cases) for path, content in case.files.items()}


def main_paths(cases: list[Case]) -> list[str]:
    """The path of the file to look at of each case, as `together` names it."""
    return [case.path if len(cases) == 1 else f"c{index}/{case.path}" for index, case in enumerate(cases)]


def silent(content: bytes, path: str, outcome: process.Outcome) -> str | None:
    """The reason why a file is certainly broken, if the run has no word about it."""
    return None if outcome.words(path) else broken(path, content)


def reason(cases: list[Case], outcome: process.Outcome, limits: Limits, share: float = 1) -> str | None:
    """The reason why a run of cases failed; nil if it did not."""
    fault = process.fault(outcome, limits.seconds * share, limits.memory)
    if fault:
        return fault
    if outcome.is_cut:
        return None
    paths = main_paths(cases)
    if outcome.status == 2 and not any(outcome.words(path) for path in together(cases)):
        return f"status 2 names no file: {outcome.error[:200]}"
    for case, path in zip(cases, paths):
        found = silent(case.content, path, outcome)
        if found and path not in outcome.skipped:
            return f"no word about a broken file: {found}"
    return None


def failures(cases: list[Case], limits: Limits) -> tuple[list[Failure], int]:
    """The failures among cases, found by halves, and the number of runs."""
    share = min(len(cases), SHARE)
    outcome = outcome_of(together(cases), limits, share)
    found = reason(cases, outcome, limits, share)
    if found is None:
        return [], 1
    if len(cases) == 1:
        return [Failure(found, cases[0].files, cases[0], outcome.error[-2_000:])], 1
    half = len(cases) // 2
    all_failures, runs = [], 1
    for part in (cases[:half], cases[half:]):
        part_failures, part_runs = failures(part, limits)
        all_failures += part_failures
        runs += part_runs
    # Time and memory of many inputs may add up; everything else is a failure of their combination.
    if not all_failures and not found.startswith(("time", "memory")):
        all_failures.append(Failure(f"together: {found}", together(cases), None, outcome.error[-2_000:]))
    return all_failures, runs


def fails_alike(failure: Failure, limits: Limits):
    """A test of files: whether they fail for the same reason."""
    together_reason = failure.reason.removeprefix("together: ")
    path = failure.case.path if failure.case else None

    def test(files: dict[str, bytes]) -> bool:
        if path and path not in files:
            return False
        case = Case(path or next(iter(files)), files[path or next(iter(files))], others=files)
        found = reason([case], outcome_of(files, limits), limits)
        return found is not None and Failure(found, {}).kind == Failure(together_reason, {}).kind

    return test
