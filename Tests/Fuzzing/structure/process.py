"""Runs the program on a folder, under limits of time and memory."""

from __future__ import annotations

import json
import os
import re
import resource
import signal
import subprocess
import tempfile
import threading
import time
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]

IDLE = 30
"""The seconds after which a run that uses no CPU time counts as stuck; other processes may share the machine."""
ADDRESSES = 12 << 30
"""The address space of a run in bytes. Threads reserve large stacks, so it is far above the memory in use."""
OUTPUT = 64 << 20
"""The most bytes of the report that are kept."""


@dataclass
class Outcome:
    """What a run of the program did."""

    status: int
    """The exit status; negative for a signal."""
    cpu: float
    """The CPU time of all threads in seconds."""
    wall: float
    memory: int
    """The largest resident set in bytes."""
    is_stuck: bool
    """Whether the run was stopped because it waited without an end."""
    issues: list[dict] = field(default_factory=list)
    read: set[str] = field(default_factory=set)
    """The files of texts, colours and layouts that were read, by path."""
    skipped: dict[str, str] = field(default_factory=dict)
    """The reasons of the files that were not read, by path."""
    error: str = ""
    has_report: bool = False
    is_cut: bool = False
    """Whether the report is longer than what is read of it."""

    def words(self, path: str) -> list[str]:
        """The messages that name a file by a path below the folder."""
        found = [issue["message"] for issue in self.issues if path in issue.get("file", "") or path in issue["message"]]
        return found or ([self.error] if path in self.error else [])


def default_program() -> Path:
    """The release build of this package, else the debug build."""
    builds = [ROOT / ".build" / kind / "typecheck" for kind in ("release", "debug")]
    return next((one for one in builds if one.is_file()), builds[-1])


def run(program: Path, inputs: list[str], folder: Path, limit: float) -> Outcome:
    """Runs `typecheck check` on paths below a folder; `limit` is the CPU time in seconds."""
    # Swift's own report of a crash takes longer than most inputs.
    environment = {**os.environ, "SWIFT_BACKTRACE": "enable=no", "NO_COLOR": "1", "LC_ALL": "C.UTF-8"}
    own = own_memory()
    with tempfile.TemporaryFile() as report, tempfile.TemporaryFile() as errors:
        child = subprocess.Popen(
            [str(program), "check", *inputs, "--format", "json", "--quiet", "--verbose"],
            cwd=folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=report,
            stderr=errors,
            preexec_fn=lambda: limit_child(limit),
        )
        stuck = threading.Event()
        ended = threading.Event()
        watch = threading.Thread(target=stop_when_idle, args=(child.pid, stuck, ended))
        watch.start()
        start = time.monotonic()
        _, state, usage = os.wait4(child.pid, 0)
        ended.set()
        watch.join()
        child.returncode = os.waitstatus_to_exitcode(state)
        outcome = Outcome(
            child.returncode,
            usage.ru_utime + usage.ru_stime,
            time.monotonic() - start,
            # A child begins as a copy of this process, whose memory counts as its own.
            usage.ru_maxrss << 10 if usage.ru_maxrss << 10 > own * 1.02 else 0,
            stuck.is_set(),
        )
        report.seek(0)
        errors.seek(0)
        content = report.read(OUTPUT + 1)
        outcome.is_cut = len(content) > OUTPUT
        add_report(outcome, content)
        split_errors(outcome, errors.read(1 << 20).decode("utf-8", "replace"))
    return outcome


def own_memory() -> int:
    """The resident memory of this process in bytes."""
    pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


def stop_when_idle(child: int, stuck: threading.Event, ended: threading.Event) -> None:
    """Kills a child that makes no progress."""
    used, since = -1, time.monotonic()
    while not ended.wait(0.5):
        try:
            fields = Path(f"/proc/{child}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()
        except (OSError, IndexError):
            return
        now = int(fields[11]) + int(fields[12])
        # A child that another process has stopped (T) may go on later.
        if now != used or fields[0] == "T":
            used, since = now, time.monotonic()
        elif time.monotonic() - since > IDLE:
            stuck.set()
            os.kill(child, signal.SIGKILL)
            return


def limit_child(limit: float) -> None:
    """Sets the limits of the child: the kernel stops it shortly after the limit of CPU time."""
    seconds = int(limit) + 2
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 2))
    resource.setrlimit(resource.RLIMIT_AS, (ADDRESSES, ADDRESSES))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def add_report(outcome: Outcome, text: bytes) -> None:
    """Adds the issues of a JSON report."""
    try:
        report = json.loads(text)
    except (ValueError, RecursionError):
        return
    outcome.has_report = True
    outcome.issues = report.get("inputIssues", [])


def split_errors(outcome: Outcome, text: str) -> None:
    """Divides standard error into the lines about files and the messages."""
    rest = []
    for line in text.split("\n"):
        if line.startswith("not read "):
            path, _, reason = line.removeprefix("not read ").partition(": ")
            outcome.skipped[path] = reason
        elif line.startswith("read "):
            outcome.read.add(line.removeprefix("read ").rpartition(": ")[0])
        elif not re.fullmatch(r"\d+ files? read.*", line):
            rest.append(line)
    outcome.error = "\n".join(rest).strip()


def fault(outcome: Outcome, limit: float, memory: int) -> str | None:
    """The reason why a run failed, whatever its input was; nil if it ended as it should."""
    if outcome.is_stuck:
        return f"stuck: no progress in {IDLE} s"
    if outcome.cpu > limit:
        return f"time: over {limit:g} s"
    if outcome.memory > memory:
        return f"memory: {outcome.memory >> 20} MB"
    if outcome.status < 0:
        return f"signal {signal.Signals(-outcome.status).name}"
    if outcome.status not in (0, 1, 2):
        return f"status {outcome.status}"
    return None
