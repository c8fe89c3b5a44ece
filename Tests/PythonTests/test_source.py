"""The package's own source: typed, for Python 3.9, short; and the README's example."""

from __future__ import annotations

import ast
import doctest
import re
import subprocess
import sys
from pathlib import Path

import pytest


def sources(repository: Path) -> "list[Path]":
    return sorted((repository / "Sources/Python").rglob("*.py"))


def test_types_hold(repository: Path, tmp_path: Path) -> None:
    package = repository / "Sources/Python"
    command = [sys.executable, "-m", "mypy", "--config-file", str(package / "pyproject.toml"), "--cache-dir", str(tmp_path)]
    done = subprocess.run([*command, "typecheck"], cwd=package, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
    assert (package / "typecheck/py.typed").exists()


def test_files_are_short_and_for_the_oldest_python(repository: Path) -> None:
    assert len(sources(repository)) > 15
    for path in sources(repository):
        text = path.read_text(encoding="utf-8")
        assert text.count("\n") < 300, f"{path.name} is too long; split it by what it knows"
        ast.parse(text, feature_version=(3, 9))


def test_the_example_of_the_readme_is_true(repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    readme = (repository / "README.md").read_text(encoding="utf-8")
    section = re.search(r"^## From Python\n(.*?)^## ", readme, flags=re.M | re.S)
    assert section, "the README has no section `From Python`"
    example = doctest.DocTestParser().get_doctest(section[1], {}, "README.md", None, None)
    assert len(example.examples) >= 5
    monkeypatch.chdir(tmp_path)
    report: "list[str]" = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    runner.run(example, out=report.append)
    assert runner.failures == 0, "".join(report)
