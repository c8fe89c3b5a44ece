"""Finds and opens the shared library."""

from __future__ import annotations

import ctypes
import os
from pathlib import Path
from typing import List

from ..errors import LibraryMissingError
from ..version import __version__

VARIABLE = "TYPECHECK_LIBRARY"
"""The environment variable with the path of the library."""

_NAME = "libTypeCheckC.so"
_BESIDE = Path(__file__).parent.parent / "lib"


def _candidates() -> List[str]:
    """The files to try: only the one in the variable; without it, the package's own, then the system's."""
    named = os.environ.get(VARIABLE)
    if named:
        return [named]
    # The loader returns a library that is already loaded with this name, or searches for it.
    return [*(str(path) for path in sorted(_BESIDE.glob(_NAME + "*"))[:1]), soname(__version__)]


def soname(version: str) -> str:
    """The soname of a version: it contains the major version and, before 1.0, the minor one."""
    numbers = version.split(".")
    return ".".join([_NAME, *numbers[: 2 if numbers[0] == "0" else 1]])


def opened() -> ctypes.CDLL:
    """Opens the library.

    Raises:
        LibraryMissingError: If no library is found, or it has another version.
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
        f"the shared library of typecheck cannot be opened ({'; '.join(reasons)}); install a wheel from `make wheel`, "
        f"or set the environment variable {VARIABLE} to a built {_NAME}"
    )


def _check_version(library: ctypes.CDLL, path: str) -> None:
    try:
        version_string = library.tc_version_string
    except AttributeError:
        raise LibraryMissingError(
            f"{path} is not a typecheck library; set {VARIABLE} to a built {_NAME}"
        ) from None
    version_string.restype = ctypes.c_char_p
    version = version_string().decode()
    # Before 1.0, a minor version may change functions; a micro version never does.
    if version.split(".")[:2] != __version__.split(".")[:2]:
        raise LibraryMissingError(
            f"{path} has version {version} and this package {__version__}; install the same version of both"
        )
