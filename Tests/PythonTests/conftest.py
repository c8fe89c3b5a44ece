"""What the tests share. The library is the one that TYPECHECK_LIBRARY names, or the installed package's own."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any, Callable, Dict, List, Sequence

import pytest

REPOSITORY = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def repository() -> Path:
    return REPOSITORY


@pytest.fixture(scope="session")
def program() -> str:
    """The program that was built beside the library."""
    library = os.environ.get("TYPECHECK_LIBRARY")
    beside = str(Path(library).with_name("typecheck")) if library else "typecheck"
    return os.environ.get("TYPECHECK_PROGRAM", beside)


@pytest.fixture(scope="session")
def command_line(program: str) -> Callable[..., subprocess.CompletedProcess[str]]:
    """Runs that program."""

    def run(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
        done = subprocess.run([program, *arguments], input=stdin, capture_output=True, encoding="utf-8", timeout=600)
        assert done.returncode in (0, 1), done.stderr
        return done

    return run


@pytest.fixture(scope="session")
def answers(command_line: Callable[..., Any]) -> Callable[..., List[Dict[str, Any]]]:
    """What `typecheck measure -` answers to items."""

    def run(items: Sequence[Any], *arguments: str) -> List[Dict[str, Any]]:
        lines = "".join(json.dumps(item) + "\n" for item in items)
        done = command_line("measure", "-", "--quiet", *arguments, stdin=lines)
        return [json.loads(line) for line in done.stdout.splitlines()]

    return run
