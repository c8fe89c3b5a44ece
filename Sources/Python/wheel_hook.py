"""Adds the shared library, its dependencies and their licences to a wheel, and the Python guide to its description.

The environment variable TYPECHECK_DIST names a folder of `make dist`, whose libraries find each other in any location.
Without it, the wheel does not contain a library. The package then uses the library in TYPECHECK_LIBRARY or the system's.
"""

from __future__ import annotations

import os
import platform
import re
from pathlib import Path
from typing import Any, Dict, List

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the files, and tags the wheel with the systems that can run them."""

    def initialize(self, version: str, build_data: Dict[str, Any]) -> None:
        """Called by hatchling before it writes the wheel."""
        named = os.environ.get("TYPECHECK_DIST")
        if not named:
            return
        folder = Path(named)
        libraries = sorted(path for path in (folder / "lib").glob("*.so*") if not path.is_symlink())
        if not any(path.name.startswith("libTypeCheckC.so") for path in libraries):
            raise FileNotFoundError(f"{folder} does not contain lib/libTypeCheckC.so; run make dist")
        notices = folder / "share/doc/typecheck"
        licenses = [path for path in sorted((notices / "licenses").rglob("*")) if path.is_file()]
        files = build_data["force_include"]
        files.update({str(path): f"typecheck/lib/{path.name}" for path in libraries})
        files.update({str(path): f"typecheck/{path.relative_to(notices)}" for path in licenses})
        files[str(notices / "libraries.txt")] = "typecheck/licenses/libraries.txt"
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{_platform(libraries)}"


class DescriptionHook(MetadataHookInterface):
    """Uses the Python guide as the description of the package."""

    def update(self, metadata: Dict[str, Any]) -> None:
        """Called by hatchling before it reads the metadata."""
        page = "Sources/TypeCheckKit/Documentation.docc/PythonPackage.md"
        guide = (Path(self.root).parents[1] / page).read_text(encoding="utf-8")
        section = re.search(r"^## Overview\n(.*)", guide, flags=re.M | re.S)
        if section is None:
            raise ValueError(f"{page} does not contain the section `Overview`, which describes the package; add it")
        text = f"# typecheck\n\n{metadata['description']}\n{section[1]}"
        metadata["readme"] = {"content-type": "text/markdown", "text": text}


def _platform(libraries: List[Path]) -> str:
    """The platform tag of PEP 600, from the newest glibc version that a library needs."""
    needed = {
        (int(major), int(minor))
        for path in libraries
        for major, minor in re.findall(rb"\0GLIBC_(\d+)\.(\d+)", path.read_bytes())
    }
    major, minor = max(needed)
    return f"manylinux_{major}_{minor}_{platform.machine()}"
