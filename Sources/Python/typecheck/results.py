"""Results one after the other, for any number of threads."""

from __future__ import annotations

import os
import threading
from typing import Generator, Iterator

from .errors import ForkedError
from .result import Result


class Results(Iterator[Result]):
    """An iterator that threads may share: each result goes to one of them, and those that ask meanwhile wait."""

    def __init__(self, found: Generator[Result, None, None]) -> None:
        self._found = found
        # Not a plain lock: a source that asks for results while its texts are taken is told so, and waits not for itself.
        self._lock = threading.RLock()
        self._process = os.getpid()

    def __next__(self) -> Result:
        if not self._lock.acquire(blocking=False):
            self._wait()
        try:
            return next(self._found)
        finally:
            self._lock.release()

    def close(self) -> None:
        """Lets go what is not read yet: there are no results after it."""
        if not self._lock.acquire(blocking=False):
            self._wait()
        try:
            self._found.close()
        finally:
            self._lock.release()

    def _wait(self) -> None:
        """Waits for the thread that has the lock.

        Raises:
            ForkedError: Where that thread is another process's.
        """
        if self._process != os.getpid():
            raise ForkedError(
                "this process was forked while a thread took results from here, and threads are not forked; start "
                'workers by multiprocessing.get_context("spawn"), or fork before anything is measured'
            )
        self._lock.acquire()
