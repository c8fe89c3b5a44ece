"""The package's own source: typed, for Python 3.9, short; and the conversations that pages show."""

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


@pytest.mark.parametrize("lacking", [(), ("typing.Unpack", "collections.abc.Buffer")])
def test_hints_can_be_asked_for_at_run_time(lacking: "tuple[str, ...]") -> None:
    """With nothing installed but the package, and in a Python that lacks what the newer ones have."""
    program = """if True:
        import collections.abc, inspect, sys, typing
        sys.modules["typing_extensions"] = None
        for name in sys.argv[1:]:
            module, _, word = name.rpartition(".")
            vars(sys.modules[module]).pop(word, None)
        import typecheck
        found = 0
        for name in typecheck.__all__:
            value = getattr(typecheck, name)
            if not callable(value) or not hasattr(value, "__module__") or value is typecheck.Text:
                continue
            inside = [part for part in vars(value).values() if inspect.isfunction(part)] if inspect.isclass(value) else []
            for part in [value, *inside]:
                if part.__module__.startswith("typecheck"):
                    found += bool(typing.get_type_hints(part))
        hints = typing.get_type_hints(typecheck.measure)
        assert "MeasureOptions" in str(hints["options"]), hints
        print(found)
    """
    done = subprocess.run([sys.executable, "-c", program, *lacking], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 30


def test_files_are_short_and_for_the_oldest_python(repository: Path) -> None:
    assert len(sources(repository)) > 15
    for path in sources(repository):
        text = path.read_text(encoding="utf-8")
        assert text.count("\n") < 300, f"{path.name} is too long; split it by what it knows"
        ast.parse(text, feature_version=(3, 9))


@pytest.mark.parametrize("page", ["README.md", "Sources/TypeCheckKit/Documentation.docc/PythonPackage.md"])
def test_the_conversation_of_a_page_is_true(
    page: str, repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (repository / page).read_text(encoding="utf-8")
    conversation = text[text.index("    >>> ") :]
    example = doctest.DocTestParser().get_doctest(conversation, {}, page, None, None)
    assert len(example.examples) >= 2
    monkeypatch.chdir(tmp_path)
    report: "list[str]" = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    runner.run(example, out=report.append)
    assert runner.failures == 0, "".join(report)
