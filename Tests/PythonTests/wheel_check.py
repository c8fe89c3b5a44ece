"""Run with an installed wheel and nothing else: measures, and looks where the libraries came from."""

from __future__ import annotations

import importlib.metadata
import re
import sys
from pathlib import Path

import typecheck

(result,) = typecheck.measure(["Einstellungen übernehmen"], style="headline", width=120, lines=1, locale="de")
assert result.outcome is typecheck.Outcome.FAIL and result.remedy, result

package = Path(typecheck.__file__).parent
loaded = {Path(line.split()[-1]) for line in Path("/proc/self/maps").read_text().splitlines() if ".so" in line}
ours = sorted(path.name for path in loaded if package in path.parents)
assert any(name.startswith("libTypeCheckC.so") for name in ours), ours
for copied in ("libharfbuzz", "libicuuc", "libexpat", "libhyphen"):
    # By names of its own: others in the process may need another file of the same soname.
    assert any(re.fullmatch(rf"{copied}-typecheck-[0-9a-f]{{8}}\.so\.\d+", name) for name in ours), ours
assert not [path for path in loaded if "swift" in str(path).lower()], "a part of Swift's runtime was loaded"
# A library that lies in the wheel is never the system's.
names = {path.name for path in (package / "lib").iterdir()}
assert not [path for path in loaded if path.name in names and package not in path.parents], loaded
assert importlib.metadata.version("typecheck") == typecheck.__version__ == typecheck.versions()["typecheck"]
assert importlib.metadata.requires("typecheck") is None
# Whose the libraries are, and every licence that their notices name.
licenses = package / "licenses"
assert (licenses / "Swift.txt").stat().st_size > 1000
assert {name for line in (licenses / "libraries.txt").read_text().splitlines() for name in line.split()[2:]} <= names
notices = "".join(path.read_text(encoding="utf-8", errors="replace") for path in licenses.glob("*.txt"))
shared = set(re.findall(r"/usr/share/common-licenses/([A-Za-z0-9]+(?:-[0-9.]*[0-9])?)", notices))
assert "LGPL-2.1" in shared, shared
for name in shared:
    assert (licenses / "common-licenses" / name).stat().st_size > 1000, name
said = importlib.metadata.metadata("typecheck")
assert (said["License-Expression"], said.get_all("License-File")) == ("Apache-2.0", ["LICENSE"]), said
assert ">>> import typecheck" in str(said.get_payload()) and said["Summary"] in str(said.get_payload())
print(f"wheel: Python {sys.version.split()[0]}, {len(ours)} libraries of its own, {typecheck.versions()['icu']}")
