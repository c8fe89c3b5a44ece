"""Puts the shared library, and the libraries it needs, into a wheel.

The environment variable TYPECHECK_DIST names a folder that `make dist` wrote, whose libraries find each other wherever they
lie. Without it the wheel has no library: the package then takes the one that TYPECHECK_LIBRARY names, or the system's.
"""

from __future__ import annotations

import os
import platform
import re
from pathlib import Path
from typing import Any, Dict, List

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class WheelHook(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the files and says on which systems they run."""

    def initialize(self, version: str, build_data: Dict[str, Any]) -> None:
        """Called by hatchling before the wheel is written."""
        named = os.environ.get("TYPECHECK_DIST")
        if not named:
            return
        folder = Path(named)
        libraries = sorted(path for path in (folder / "lib").glob("*.so*") if not path.is_symlink())
        if not any(path.name.startswith("libTypeCheckC.so") for path in libraries):
            raise FileNotFoundError(f"{folder} has no lib/libTypeCheckC.so; run make dist")
        notices = folder / "share/doc/typecheck"
        files = build_data["force_include"]
        files.update({str(path): f"typecheck/lib/{path.name}" for path in libraries})
        files.update({str(path): f"typecheck/licenses/{path.name}" for path in sorted(notices.rglob("*.txt"))})
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{_platform(libraries)}"


def _platform(libraries: List[Path]) -> str:
    """The systems by PEP 600: those whose glibc is as new as the newest function that a library takes from it."""
    needed = {
        (int(major), int(minor))
        for path in libraries
        for major, minor in re.findall(rb"\0GLIBC_(\d+)\.(\d+)", path.read_bytes())
    }
    major, minor = max(needed)
    return f"manylinux_{major}_{minor}_{platform.machine()}"
