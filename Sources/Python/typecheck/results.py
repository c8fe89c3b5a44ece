"""An iterator of results for any number of threads."""

from __future__ import annotations

import os
import threading
from typing import Generator, Iterator

from .errors import ForkedError
from .result import Result


class Results(Iterator[Result]):
    """An iterator that threads may share: each result goes to one of them, and the others wait."""

    def __init__(self, found: Generator[Result, None, None]) -> None:
        self._found = found
        # Reentrant: if the source reads these results while its texts are read, Python raises an error instead of a deadlock.
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
        """Discards all unread results; the iterator ends."""
        if not self._lock.acquire(blocking=False):
            self._wait()
        try:
            self._found.close()
        finally:
            self._lock.release()

    def _wait(self) -> None:
        """Waits for the thread that has the lock.

        Raises:
            ForkedError: If that thread belongs to another process.
        """
        if self._process != os.getpid():
            raise ForkedError(
                "this process was forked while a thread read these results, and a fork does not copy threads; start "
                'workers with multiprocessing.get_context("spawn"), or fork before anything is measured'
            )
        self._lock.acquire()
