"""Calls of the shared library: statuses become exceptions, texts come back as str, handles are let go."""

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
    """The functions of the library that was loaded.

    Safe for threads. A process that was forked from one that has measured has none of its threads, and would wait for
    them for ever: it is refused to measure.
    """

    def __init__(self) -> None:
        try:
            self.functions = bound(opened())
        except AttributeError as error:
            raise LibraryMissingError(f"the shared library is an older one ({error}); build it anew") from None
        self._threads_are_of: Optional[int] = None
        self._lists: Dict[int, Tuple[str, ...]] = {}

    def call(self, name: str, *arguments: Any) -> None:
        """Calls a function that answers with a status.

        Raises:
            TypeCheckError: What the status stands for, with the library's sentence.
        """
        status = self.functions[name](*arguments)
        if status:
            raise self.error(status)

    def text(self, name: str, *arguments: Any) -> str:
        """Calls a function whose last two parameters take a text."""
        start, length = c_void_p(), c_size_t()
        self.call(name, *arguments, byref(start), byref(length))
        return ctypes.string_at(start.value or 0, length.value).decode() if length.value else ""

    def check_threads(self) -> None:
        """To be called before what measures on several threads.

        Raises:
            ForkedError: Where the threads are those of the process that this one was forked from.
        """
        process = os.getpid()
        if self._threads_are_of is None:
            self._threads_are_of = process
        elif self._threads_are_of != process:
            raise ForkedError(
                "this process was forked from one that has measured already, and threads are not forked; start "
                'workers by multiprocessing.get_context("spawn"), or fork before anything is measured'
            )

    def names(self, kind: int) -> Tuple[str, ...]:
        """A list of names; the place of each is the number that structures use."""
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
        """What a status stands for, right after the call of this thread that gave it."""
        start, length = c_void_p(), c_size_t()
        self.functions["tc_error_get_message"](byref(start), byref(length))
        sentence = ctypes.string_at(start.value or 0, length.value).decode() if length.value else ""
        return BY_STATUS.get(status, InternalError)(sentence)


class Handle:
    """An object of the library, let go with the last reference to it: so nobody else can be in the midst of using it."""

    __slots__ = ("pointer", "_destroy", "_process")

    def __init__(self, library: Library, kind: str, create: str, *arguments: Any) -> None:
        """Makes an object.

        Args:
            library: Whose function is called.
            kind: What it is, as in ``tc_KIND_destroy``.
            create: The function, whose last parameter takes the object.
            arguments: All others.
        """
        self.pointer = c_void_p()
        self._destroy = library.functions[f"tc_{kind}_destroy"]
        self._process = os.getpid()
        library.call(create, *arguments, byref(self.pointer))

    def __del__(self, _getpid: Any = os.getpid) -> None:
        # What a forked process has are copies, whose locks nobody may ever open again.
        pointer = getattr(self, "pointer", None)
        if pointer and self._process == _getpid():
            self._destroy(pointer)


_lock = threading.Lock()
_library: Optional[Library] = None


def get() -> Library:
    """The library, loaded when it is first asked for.

    Raises:
        LibraryMissingError: Where it cannot be.
    """
    global _library
    if _library is None:
        with _lock:
            if _library is None:
                _library = Library()
    return _library
