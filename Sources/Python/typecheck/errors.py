"""The exceptions of typecheck. Each message explains in one sentence what is wrong and how to fix it."""

from __future__ import annotations

from typing import Dict, Type


class TypeCheckError(Exception):
    """The base class of all exceptions of this package."""


class LibraryMissingError(TypeCheckError, ImportError):
    """The shared library is missing, or this package cannot use it."""


class InvalidArgumentError(TypeCheckError, ValueError):
    """A number is outside its range, a name is unknown, or options conflict."""


class InvalidInputError(TypeCheckError, ValueError):
    """The input cannot be read or measured."""


class TooLargeError(TypeCheckError, ValueError):
    """A text, document or picture is larger than the library accepts."""


class NotFoundError(TypeCheckError, LookupError):
    """The value does not exist, such as a size that the platform never published."""


class FontError(TypeCheckError):
    """A requested or required font cannot be used."""


class ClosedError(TypeCheckError):
    """The context was closed."""


class ForkedError(TypeCheckError):
    """This process was forked from one that has measured, and does not have its threads."""


class InternalError(TypeCheckError):
    """A bug in typecheck; please report it."""


BY_STATUS: Dict[int, Type[TypeCheckError]] = {
    2: ClosedError,
    3: InvalidArgumentError,
    4: InvalidArgumentError,
    5: TooLargeError,
    6: NotFoundError,
    7: InvalidInputError,
    8: FontError,
    10: ForkedError,
}
"""The exception for each ``tc_status_t``; all others become an :class:`InternalError`."""
