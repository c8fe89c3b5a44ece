"""Words of type hints that the oldest Python lacks: hints can be asked for at run time without a further package."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from typing_extensions import Buffer, TypedDict, Unpack
else:
    from typing import TypedDict

    try:
        from collections.abc import Buffer
    except ImportError:
        # Python 3.12 has it; before, nothing says what has a buffer.
        Buffer = Any
    try:
        from typing import Unpack
    except ImportError:

        class Unpack:
            """What Python 3.11 has: the hint is then that of all options together."""

            def __class_getitem__(cls, options: Any) -> Any:
                return options


__all__ = ["Buffer", "TypedDict", "Unpack"]
