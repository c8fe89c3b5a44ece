"""Names by their numbers in structures."""

from __future__ import annotations

from typing import Dict, Optional

from .calls import get
from .structures import CATEGORIES, LIMIT_SOURCES, REASONS, WEIGHTS


class _Names(Dict[int, Optional[str]]):
    """The names of a list, each read from the library once; a number below 0 has the name None."""

    def __init__(self, kind: int) -> None:
        super().__init__()
        self._kind = kind

    def __missing__(self, number: int) -> Optional[str]:
        name = None if number < 0 else get().names(self._kind)[number]
        self[number] = name
        return name


categories = _Names(CATEGORIES)
limit_sources = _Names(LIMIT_SOURCES)
reasons = _Names(REASONS)
weights = _Names(WEIGHTS)
