"""Contexts, audits, versions, and a library that is not there."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Callable

import pytest
import typecheck


def test_a_context_is_closed_and_its_results_stay() -> None:
    with typecheck.Context(system_fonts=False) as context:
        latin, arabic = context.measure(["Save", "العربية"])
        half_read = context.measure(["a", "b"], batch_size=1)
        assert next(half_read).text == "a" and not context.closed
    assert context.closed
    context.close()
    assert latin.outcome is typecheck.Outcome.PASS and len(latin.measurements) == 12
    assert next(half_read).text == "b"
    assert (arabic.outcome, arabic.reason, arabic.missing_script) == ("notMeasured", "missing-font", "Arab")
    assert arabic.measurements == () and arabic.missing_package
    for use in (
        lambda: context.measure(["a"]),
        lambda: context.audit("."),
        lambda: context.audit_document("{}", "en.json"),
        lambda: context.audit_project("."),
        context.__enter__,
    ):
        with pytest.raises(typecheck.ClosedError, match="closed"):
            use()


def test_fonts_of_ones_own(repository: Path, tmp_path: Path) -> None:
    with typecheck.Context([repository / "Fonts"], system_fonts=False) as context:
        assert next(context.measure(["Save"])).measurements
    for folder in (tmp_path / "none", str(tmp_path / "nowhere\0"), "\ud800"):
        with pytest.raises(typecheck.TypeCheckError):
            typecheck.Context(folder)
    for folder in (3, [None], None):
        with pytest.raises(TypeError):
            typecheck.Context(folder)  # type: ignore[arg-type]


def test_audits_are_the_command_lines(tmp_path: Path, command_line: Callable[..., Any]) -> None:
    file = tmp_path / "de.json"
    file.write_text('{"save": "Speichern", "apply": "Einstellungen übernehmen"}', encoding="utf-8")
    found = typecheck.audit(file, width=120, lines=1, style="headline")
    arguments = ["measure", str(file), "--width", "120", "--lines", "1", "--style", "headline", "--format", "json"]
    known = json.loads(command_line(*arguments).stdout)
    assert found["summary"]["fail"] > 0
    # Where the width comes from is told by the name that was given.
    assert (found["container"].pop("source"), known["container"].pop("source")) == ("width", "--width")
    assert found == known
    assert typecheck.audit([str(file)], width=120, lines=1, style="headline")["findings"] == found["findings"]
    document = file.read_bytes()
    for given in (document, document.decode(), bytearray(document), memoryview(document)):
        report = typecheck.audit_document(given, "de.json", width=120, lines=1, style="headline")
        assert report["summary"] == found["summary"]
        assert [result["text"] for result in report["results"]] == [result["text"] for result in found["results"]]


def test_a_project_is_audited_by_its_configuration(tmp_path: Path) -> None:
    (tmp_path / ".typecheck.yml").write_text(
        "slots:\n  narrow:\n    style: body\n    width: 60\n    lines: 1\ndefault_slot: narrow\n"
    )
    (tmp_path / "en.json").write_text('{"reset": "Reset all settings"}')
    report = typecheck.audit_project(tmp_path)
    assert report["summary"]["fail"] > 0 and report["findings"][0]["rule"] == "text-truncated"
    (tmp_path / ".typecheck.yml").write_text("slots: [")
    with pytest.raises(typecheck.InvalidInputError, match="typecheck.yml"):
        typecheck.audit_project(tmp_path)


def test_what_cannot_be_audited(tmp_path: Path) -> None:
    assert typecheck.audit_document(b"\xff{", "de.json")["inputIssues"]
    assert typecheck.audit(tmp_path / "nothing.json")["inputIssues"]
    for name in ("\ud800", "de\0.json"):
        with pytest.raises(ValueError):
            typecheck.audit_document("{}", name) and typecheck.audit(name)
            raise ValueError
    for document, name in ((None, "de.json"), (3, "de.json"), ("{}", None)):
        with pytest.raises(TypeError):
            typecheck.audit_document(document, name)  # type: ignore[arg-type]
    for inputs in (None, 3, [None]):
        with pytest.raises(TypeError):
            typecheck.audit(inputs)  # type: ignore[arg-type]
    with pytest.raises(typecheck.InvalidArgumentError, match="^inputs is empty"):
        typecheck.audit([])


def test_versions_and_names(repository: Path) -> None:
    versions = typecheck.versions()
    assert versions["typecheck"] == typecheck.__version__
    assert versions["harfbuzz"].startswith("HarfBuzz ") and versions["icu"].startswith("ICU ")
    source = (repository / "Sources/TypeCheckKit/TypeCheckVersion.swift").read_text()
    assert f'"{typecheck.__version__}"' in source
    assert typecheck.names("outcome") == tuple(typecheck.Outcome)
    assert typecheck.names("severity") == tuple(typecheck.Severity)
    assert typecheck.names("category")[0] == "extraSmall" and "text-truncated" in typecheck.names("rule")
    with pytest.raises(ValueError, match="platform"):
        typecheck.names("colour")


@pytest.mark.parametrize("library", ["/nowhere/libTypeCheckC.so", __file__, "libm.so.6"])
def test_a_library_that_is_not_there_says_how_to_get_it(library: str) -> None:
    environment = {**os.environ, "TYPECHECK_LIBRARY": library}
    program = "import typecheck\ntry:\n  typecheck.versions()\nexcept ImportError as error:\n  print(error)"
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert re.search(r"TYPECHECK_LIBRARY", done.stdout) and library in done.stdout
    assert library == "libm.so.6" or "make wheel" in done.stdout
