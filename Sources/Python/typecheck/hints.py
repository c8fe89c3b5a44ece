"""Type hints that the oldest supported Python lacks, so that hints resolve at run time without another package."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import Buffer, TypedDict, Unpack
else:
    from typing import TypedDict

    try:
        from collections.abc import Buffer
    except ImportError:
        # Added in Python 3.12; before that, no type describes an object with a buffer.
        Buffer = Any
    try:
        from typing import Unpack
    except ImportError:

        class Unpack:
            """A substitute for that of Python 3.11: the hint becomes the type of all options together."""

            def __class_getitem__(cls, options: Any) -> Any:
                return options


__all__ = ["Buffer", "TypedDict", "Unpack"]
