"""Calls the shared library: turns statuses into exceptions and texts into str, and destroys handles."""

from __future__ import annotations

import ctypes
import os
import threading
from ctypes import byref, c_size_t, c_void_p
from typing import Any, Dict, List, Optional, Tuple

from ..errors import BY_STATUS, ForkedError, InternalError, LibraryMissingError, NotFoundError, TypeCheckError
from .functions import bound
from .locate import opened


class Library:
    """The functions of the loaded library.

    Thread-safe. A process that was forked from one that has measured has none of its threads, and would wait for them
    forever. Measuring there raises an exception.
    """

    def __init__(self) -> None:
        try:
            self.functions = bound(opened())
        except AttributeError as error:
            raise LibraryMissingError(f"the shared library is too old ({error}); build it again") from None
        self._threads_are_of: Optional[int] = None
        self._lists: Dict[int, Tuple[str, ...]] = {}

    def call(self, name: str, *arguments: Any) -> None:
        """Calls a function that returns a status.

        Raises:
            TypeCheckError: The exception for a failure status, with the library's message.
        """
        status = self.functions[name](*arguments)
        if status:
            raise self.error(status)

    def text(self, name: str, *arguments: Any) -> str:
        """Calls a function whose last two parameters receive a text."""
        start, length = c_void_p(), c_size_t()
        self.call(name, *arguments, byref(start), byref(length))
        return ctypes.string_at(start.value or 0, length.value).decode() if length.value else ""

    def check_threads(self) -> None:
        """Call this before any function that measures on several threads.

        Raises:
            ForkedError: If the threads belong to the process that this one was forked from.
        """
        process = os.getpid()
        if self._threads_are_of is None:
            self._threads_are_of = process
        elif self._threads_are_of != process:
            raise ForkedError(
                "this process was forked from one that has measured already, and a fork does not copy threads; start "
                'workers with multiprocessing.get_context("spawn"), or fork before anything is measured'
            )

    def names(self, kind: int) -> Tuple[str, ...]:
        """A list of names; the index of each is its number in structures."""
        known = self._lists.get(kind)
        if known is None:
            known = self._lists[kind] = self._read_names(kind)
        return known

    def _read_names(self, kind: int) -> Tuple[str, ...]:
        names: List[str] = []
        while True:
            try:
                names.append(self.text("tc_name_get", kind, len(names)))
            except NotFoundError:
                return tuple(names)

    def error(self, status: int) -> TypeCheckError:
        """The exception for a status; call it right after the failed call, on the same thread."""
        start, length = c_void_p(), c_size_t()
        self.functions["tc_error_get_message"](byref(start), byref(length))
        sentence = ctypes.string_at(start.value or 0, length.value).decode() if length.value else ""
        return BY_STATUS.get(status, InternalError)(sentence)


class Handle:
    """An object of the library. The last reference destroys it, so no thread can still be using it."""

    __slots__ = ("pointer", "_destroy", "_process")

    def __init__(self, library: Library, kind: str, create: str, *arguments: Any) -> None:
        """Creates an object.

        Args:
            library: The library.
            kind: The kind of object, as in ``tc_KIND_destroy``.
            create: The function; its last parameter receives the object.
            arguments: All other arguments.
        """
        self.pointer = c_void_p()
        self._destroy = library.functions[f"tc_{kind}_destroy"]
        self._process = os.getpid()
        library.call(create, *arguments, byref(self.pointer))

    def __del__(self, _getpid: Any = os.getpid) -> None:
        # A forked process has copies, whose locks may stay locked forever.
        pointer = getattr(self, "pointer", None)
        if pointer and self._process == _getpid():
            self._destroy(pointer)


_lock = threading.Lock()
_library: Optional[Library] = None


def get() -> Library:
    """The library, loaded on first use.

    Raises:
        LibraryMissingError: If it cannot be loaded.
    """
    global _library
    if _library is None:
        with _lock:
            if _library is None:
                _library = Library()
    return _library
