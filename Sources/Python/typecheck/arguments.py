"""Checks arguments and converts them for the library."""

from __future__ import annotations

import os
from numbers import Integral, Real
from typing import Any, Iterable, Iterator, List, TypeVar, Union

from .errors import InvalidArgumentError

Path = Union[str, os.PathLike[str]]
Element = TypeVar("Element")


def encoded(value: Any, name: str) -> bytes:
    """A text in UTF-8."""
    if not isinstance(value, str):
        raise TypeError(f"{name} is {kind(value)}; give a str")
    try:
        return value.encode()
    except UnicodeEncodeError as error:
        raise InvalidArgumentError(f"{name} cannot be written in UTF-8: {surrogate(error)}") from None


def terminated(value: Any, name: str) -> bytes:
    """A NUL-terminated text for the library, which must not contain another NUL."""
    text = encoded(value, name)
    if b"\0" in text:
        raise InvalidArgumentError(f"{name} contains a NUL; remove it")
    return text


def path(value: Any, name: str) -> bytes:
    """The path of a file or folder."""
    try:
        value = os.fspath(value)
    except TypeError:
        raise TypeError(f"{name} is {kind(value)}; give a str or a path") from None
    return terminated(os.fsdecode(value), name)


def paths(values: Union[Path, Iterable[Path]], name: str) -> List[bytes]:
    """One or several paths."""
    if isinstance(values, (str, bytes, os.PathLike)):
        return [path(values, name)]
    each = iterator(values, name, "a path, or several in a list")
    return [path(value, f"{name}[{index}]") for index, value in enumerate(each)]


def iterator(values: Iterable[Element], name: str, wanted: str) -> Iterator[Element]:
    """An iterator of values; an exception of the iterator itself is not changed."""
    if not isinstance(values, Iterable) and not hasattr(type(values), "__getitem__"):
        raise TypeError(f"{name} is {kind(values)}; give {wanted}")
    return iter(values)


def contents(value: Any, name: str) -> bytes:
    """The bytes of a document in memory, or of its text."""
    if isinstance(value, str):
        return encoded(value, name)
    try:
        return bytes(memoryview(value))
    except TypeError:
        raise TypeError(f"{name} is {kind(value)}; give a str or bytes") from None


def number(value: Any, name: str) -> float:
    """A number; the library checks its range."""
    if not isinstance(value, Real) or isinstance(value, bool):
        raise TypeError(f"{name} is {kind(value)}; give a number")
    try:
        return float(value)
    except OverflowError:
        raise InvalidArgumentError(f"{name} is larger than any valid number; give a smaller one") from None


def integer(value: Any, name: str) -> int:
    """A 32-bit integer: C would cut a larger one to a different number."""
    if not isinstance(value, Integral) or isinstance(value, bool):
        raise TypeError(f"{name} is {kind(value)}; give an int")
    whole = int(value)
    if not -(2**31) <= whole < 2**31:
        raise InvalidArgumentError(f"{name} needs more than 32 bits, beyond every range; give a smaller number")
    return whole


def is_flag(value: object) -> bool:
    """Whether a value is a bool, or a single numpy bool, which its buffer format shows."""
    if isinstance(value, bool):
        return True
    try:
        view = memoryview(value)  # type: ignore[arg-type]
    except TypeError:
        return False
    return view.format == "?" and view.ndim == 0


def surrogate(error: UnicodeEncodeError) -> str:
    """The reason why a str is not valid UTF-8."""
    code = ord(error.object[error.start])
    return f"the lone surrogate U+{code:04X} at {error.start} is half a character; fix the code that decoded it"


def kind(value: object) -> str:
    """The type of a value, for an error message."""
    return "None" if value is None else f"of type {type(value).__name__}"
