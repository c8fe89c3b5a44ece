"""The table of functions and the structures are those of the C headers."""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, Dict, List

import pytest
from typecheck.library import structures
from typecheck.library.functions import FUNCTIONS

POINTED = {
    "char": ctypes.POINTER(ctypes.c_char_p),
    "size_t": ctypes.POINTER(ctypes.c_size_t),
    "int": ctypes.POINTER(ctypes.c_int),
    "double": ctypes.POINTER(ctypes.c_double),
    "unsigned int": ctypes.POINTER(ctypes.c_uint),
}
PLAIN = {
    "size_t": ctypes.c_size_t,
    "double": ctypes.c_double,
    "int": ctypes.c_int,
    "int32_t": ctypes.c_int32,
    "unsigned int": ctypes.c_uint,
    "void": None,
}


@pytest.fixture(scope="module")
def include(repository: Path) -> Path:
    return repository / "Sources/CTypeCheck/include"


@pytest.fixture(scope="module")
def headers(include: Path) -> str:
    text = "".join(path.read_text() for path in sorted(include.rglob("*.h")))
    return re.sub(r"^#.*$", "", re.sub(r"/\*.*?\*/", "", text, flags=re.S), flags=re.M)


def kind(declaration: str, enums: List[str]) -> Any:
    """What ctypes calls the type of a parameter or result."""
    const = declaration.startswith("const ")
    name = re.sub(r"\b(const|volatile)\b|\*", "", declaration).split()
    base = "unsigned int" if name[0] == "unsigned" else name[0]
    stars = declaration.count("*")
    if base == "char" and stars == 2:
        # An array of paths goes in, the start of a text comes out.
        return POINTED["char"] if "*const *" in declaration else ctypes.POINTER(ctypes.c_void_p)
    if stars == 2:
        return ctypes.POINTER(ctypes.c_void_p)
    if base == "char":
        return ctypes.c_char_p
    if base in structures.STRUCTURES:
        return ctypes.POINTER(structures.STRUCTURES[base])
    if stars == 1 and base in POINTED:
        return POINTED[base]
    if stars == 1:
        return ctypes.c_void_p
    if base in enums:
        return ctypes.c_int
    assert not const
    return PLAIN[base]


def test_the_table_is_the_header(headers: str) -> None:
    enums = re.findall(r"\}\s*(tc_\w+);", "".join(re.findall(r"typedef enum.*?\}\s*tc_\w+;", headers, flags=re.S)))
    declared: Dict[str, Any] = {}
    for result, name, parameters in re.findall(r"^([\w \*]+?)\b(tc_\w+)\(([^)]*)\);", headers, flags=re.M):
        given = [part.strip() for part in parameters.split(",") if part.strip() != "void"]
        declared[name] = (kind(result.strip(), enums), [kind(" ".join(part.split()), enums) for part in given])
    assert len(declared) > 40
    assert set(FUNCTIONS) == set(declared)
    for name, signature in declared.items():
        assert FUNCTIONS[name] == signature, name


def test_structures_lie_in_memory_as_in_c(include: Path, tmp_path: Path) -> None:
    compiler = shutil.which("clang") or shutil.which("cc")
    assert compiler, "there is no C compiler"
    lines = ["#include <stdio.h>", "#include <typecheck.h>", "int main(void) {"]
    expected = ""
    for name, structure in structures.STRUCTURES.items():
        lines.append(f'  printf("{name} %zu\\n", sizeof({name}));')
        expected += f"{name} {ctypes.sizeof(structure)}\n"
        for field, _ in structure._fields_:  # type: ignore[misc]
            place = getattr(structure, field)
            lines.append(
                f'  printf("{field} %zu %zu\\n", offsetof({name}, {field}), sizeof((({name} *)0)->{field}));'
            )
            expected += f"{field} {place.offset} {place.size}\n"
    source = tmp_path / "layout.c"
    source.write_text("\n".join([*lines, "}"]))
    subprocess.run([compiler, "-std=c11", "-Werror", "-I", include, source, "-o", tmp_path / "layout"], check=True)
    assert subprocess.check_output([tmp_path / "layout"], text=True) == expected
    assert (structures.RESULT.size, structures.CELL.size) == (
        ctypes.sizeof(structures.ResultRow),
        ctypes.sizeof(structures.CellRow),
    )


def test_fields_in_c_are_all_there(headers: str) -> None:
    for name, body in re.findall(r"typedef struct tc_\w+ \{(.*?)\}\s*(tc_\w+);", headers, flags=re.S):
        body, name = name, body
        fields = [re.sub(r"\[\d+\]", "", part).split()[-1].lstrip("*") for part in body.split(";") if part.strip()]
        assert fields == [field for field, *_ in structures.STRUCTURES[name]._fields_], name


def test_numbers_are_those_of_the_header(headers: str, include: Path) -> None:
    base = (include / "typecheck/base.h").read_text()

    def number(name: str) -> int:
        found = re.search(rf"\b{name} = (\d+)", headers)
        assert found, name
        return int(found[1])

    names = "PLATFORM STYLE CATEGORY WEIGHT TRUNCATION OUTCOME REASON LIMIT_SOURCE SEVERITY FORMAT RULE".split()
    plural = {"CATEGORY": "CATEGORIES", "SEVERITY": "SEVERITIES"}
    for name in names:
        assert getattr(structures, plural.get(name, name + "S")) == number(f"TC_NAMES_{name}")
    for name in "TEXT KEY LOCALE NOT_MEASURED MISSING_SCRIPT MISSING_PACKAGE MISSING_CHARACTERS".split():
        assert getattr(structures, name) == number(f"TC_TEXT_{name}")
    longest = re.search(r"^#define TC_LONGEST_TEXT \(\(size_t\)(\d+) << (\d+)\)$", base, flags=re.M)
    assert longest and structures.LONGEST_TEXT == int(longest[1]) << int(longest[2])
    assert structures.LOCAL_FONTS == number("TC_CONTEXT_LOCAL_FONTS")
    assert structures.NO_SYSTEM_FONTS == number("TC_CONTEXT_NO_SYSTEM_FONTS")
