"""Finds and opens the shared library."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path
from typing import List

from ..errors import LibraryMissingError
from ..version import __version__

VARIABLE = "TYPECHECK_LIBRARY"
"""The environment variable that names the library's file."""

_NAME = "libTypeCheckC.so"
_BESIDE = Path(__file__).parent.parent / "lib"


def _candidates() -> List[str]:
    """The files to try: the one that the variable names alone; else the package's own, then the system's."""
    named = os.environ.get(VARIABLE)
    if named:
        return [named]
    # What was loaded by this name already, or what the loader finds by it.
    return [*(str(path) for path in sorted(_BESIDE.glob(_NAME + "*"))[:1]), soname(__version__)]


def soname(version: str) -> str:
    """The name by which the loader knows a library: of its major version, and until 1.0 of its minor one."""
    numbers = version.split(".")
    return ".".join([_NAME, *numbers[: 2 if numbers[0] == "0" else 1]])


def opened() -> ctypes.CDLL:
    """Opens the library.

    Raises:
        LibraryMissingError: Where there is none, or none of this version.
    """
    reasons = []
    for path in _candidates():
        try:
            library = ctypes.CDLL(path)
        except OSError as error:
            reasons.append(str(error))
            continue
        _check_version(library, path)
        return library
    raise LibraryMissingError(
        f"the shared library of typecheck cannot be opened ({'; '.join(reasons)}); install a wheel made by `make wheel`, "
        f"or name a built {_NAME} by the environment variable {VARIABLE}"
    )


def _check_version(library: ctypes.CDLL, path: str) -> None:
    try:
        version_string = library.tc_version_string
    except AttributeError:
        raise LibraryMissingError(
            f"{path} is no library of typecheck; name a built {_NAME} by {VARIABLE}"
        ) from None
    version_string.restype = ctypes.c_char_p
    version = version_string().decode()
    # Before 1.0 a minor version may change functions; the last number never does.
    if version.split(".")[:2] != __version__.split(".")[:2]:
        raise LibraryMissingError(
            f"{path} is of version {version} and this package of {__version__}; install both of one version"
        )
