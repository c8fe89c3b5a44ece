"""What is handed on: sonames, by which the loader tells libraries from each other."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Callable, Dict

import pytest
import typecheck
from typecheck.library import locate


@pytest.fixture
def built(tmp_path: Path) -> Callable[..., Path]:
    """Builds a shared library of C."""

    def build(file: str, code: str, *needed: Path) -> Path:
        path = tmp_path / file
        path.parent.mkdir(exist_ok=True)
        source = tmp_path / "source.c"
        source.write_text(code)
        command = [shutil.which("cc") or "clang", "-shared", "-fPIC", source, "-o", path, *needed]
        subprocess.run([*command, f"-Wl,-soname,{path.name}", "-Wl,-rpath,$ORIGIN"], check=True)
        return path

    return build


def sonames(path: Path, tag: str) -> "list[str]":
    said = subprocess.check_output(["readelf", "-dW", path], text=True, env={**os.environ, "LC_ALL": "C"})
    return re.findall(rf"\({tag}\).*\[(.*)\]", said)


@pytest.mark.parametrize("version", [typecheck.__version__, "0.2.7", "1.4.2"])
def test_the_library_is_installed_by_the_name_that_is_looked_for(
    version: str, repository: Path, tmp_path: Path, built: Callable[..., Path], program: str
) -> None:
    build = built("build/libTypeCheckC.so", "int tc;").parent
    script = build / "typecheck"
    script.write_text(f'#!/bin/sh\nif [ "$1" = --version ]; then echo "typecheck {version}"; else exec "{program}" "$@"; fi\n')
    script.chmod(0o755)
    lay_out = [repository / "Sources/Distribution/lay-out", build, tmp_path / "prefix"]
    subprocess.run(lay_out, check=True, env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000"})
    folder = tmp_path / "prefix/lib"
    asked = locate.soname(version)
    assert asked == {"0.2.7": "libTypeCheckC.so.0.2", "1.4.2": "libTypeCheckC.so.1"}.get(version, asked)
    assert sonames(folder / "libTypeCheckC.so", "SONAME") == [asked]
    assert (folder / asked).resolve() == (folder / f"libTypeCheckC.so.{version}").resolve()


def test_copies_are_nobody_elses_libraries(repository: Path, tmp_path: Path, built: Callable[..., Path]) -> None:
    """A copy is loaded, then what needs a newer library of the same soname: each gets its own."""
    deep = built("folder/libdeep.so.2", "int deep(void) { return 40; }")
    dep = built("folder/libdep.so.1", "int deep(void); int dep(void) { return deep() + 1; }", deep)
    ours = built("folder/libours.so", "int dep(void); int ours(void) { return dep() + 1; }", dep)
    newer = built("system/libdep.so.1", "int dep(void) { return 1; } int newer(void) { return 7; }")
    other = built("system/other.so", "int newer(void); int other(void) { return newer(); }", newer)
    program = "import ctypes, sys; print(ctypes.CDLL(sys.argv[1]).ours(), ctypes.CDLL(sys.argv[2], 2).other())"
    before = subprocess.run([sys.executable, "-c", program, ours, other], capture_output=True, text=True)
    assert before.returncode != 0 and "newer" in before.stderr

    command = [repository / "Sources/Distribution/name-copies", tmp_path / "folder", ours]
    said = subprocess.check_output(command, text=True)
    names: Dict[str, Any] = dict(line.split() for line in said.splitlines())
    assert set(names) == {"libdeep.so.2", "libdep.so.1"}
    for old, new in names.items():
        stem, _, number = old.partition(".so")
        assert re.fullmatch(rf"{stem}-typecheck-[0-9a-f]{{8}}\.so{number}", new)
        assert not (tmp_path / "folder" / old).exists()
        assert sonames(tmp_path / "folder" / new, "SONAME") == [new]
    assert names["libdep.so.1"] in sonames(ours, "NEEDED") and sonames(ours, "SONAME") == ["libours.so"]
    assert names["libdeep.so.2"] in sonames(tmp_path / "folder" / names["libdep.so.1"], "NEEDED")
    after = subprocess.run([sys.executable, "-c", program, ours, other], capture_output=True, text=True)
    assert (after.stdout, after.stderr) == ("42 7\n", "")
