"""What typecheck raises: each says in one sentence what is wrong and what to do."""

from __future__ import annotations

from typing import Dict, Type


class TypeCheckError(Exception):
    """Everything that this package raises by itself."""


class LibraryMissingError(TypeCheckError, ImportError):
    """The shared library is not there, or is not one that this package can use."""


class InvalidArgumentError(TypeCheckError, ValueError):
    """A number is outside its range, a name is not known, or options do not go together."""


class InvalidInputError(TypeCheckError, ValueError):
    """What was given cannot be read."""


class TooLargeError(TypeCheckError, ValueError):
    """A text, document or picture is larger than is taken."""


class NotFoundError(TypeCheckError, LookupError):
    """There is no such thing, such as a size that the platform never published."""


class FontError(TypeCheckError):
    """A font that was asked for, or that is needed, cannot be used."""


class ClosedError(TypeCheckError):
    """A context was closed before."""


class ForkedError(TypeCheckError):
    """This process was forked from one whose measuring threads it does not have."""


class InternalError(TypeCheckError):
    """A mistake in typecheck itself; please report it."""


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
"""The exception of each ``tc_status_t``; all others are an :class:`InternalError`."""
