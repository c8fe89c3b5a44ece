"""Fonts and tables, created once and shared by all threads."""

from __future__ import annotations

import json
import threading
from ctypes import byref, c_char_p, c_int
from types import TracebackType
from typing import Any, Dict, Iterable, NoReturn, Optional, Type, Union

from . import options as option_list
from .arguments import Path, contents, encoded, path, paths
from .errors import ClosedError, InvalidArgumentError
from .hints import Unpack
from .interrupts import interruptible
from .item import Text
from .library import Handle, Library, get
from .library.structures import LOCAL_FONTS, NO_SYSTEM_FONTS
from .measuring import BATCH_SIZE, checked, results
from .options import MeasureOptions
from .results import Results


class Context:
    """Fonts and tables. Create one to use your own fonts, or to free the memory at a certain time.

    Any number of threads may use a context at once. Each process creates its own, because a context cannot be copied or
    pickled. Results stay valid after the context is closed.

        with typecheck.Context(["Fonts"]) as context:
            for result in context.measure(texts, width=200):
                ...
    """

    def __init__(
        self, font_folders: Union[Path, Iterable[Path]] = (), *, local_fonts: bool = False, system_fonts: bool = True
    ) -> None:
        """Opens the fonts.

        Args:
            font_folders: Folders with fonts, searched before all others, for example with San Francisco.
            local_fonts: Whether to search the folder in the environment variable ``TYPECHECK_FONTS``, and Fonts/local.
            system_fonts: Whether to search the system's font folders; the built-in face has Latin, Greek and Cyrillic.

        Raises:
            FontError: If a folder or a font in it cannot be used.
        """
        library = get()
        folders = paths(font_folders, "font_folders")
        flags = (LOCAL_FONTS if local_fonts else 0) | (0 if system_fonts else NO_SYSTEM_FONTS)
        array = (c_char_p * len(folders))(*folders)
        self._library = library
        self._handle: Optional[Handle] = Handle(
            library, "context", "tc_context_create", array, len(folders), flags
        )

    def __reduce__(self) -> NoReturn:
        raise TypeError("a context cannot be copied or pickled; share it between threads, and make one in each process")

    def close(self) -> None:
        """Frees the fonts as soon as no result uses them; closing twice does nothing."""
        self._handle = None

    @property
    def closed(self) -> bool:
        """Whether the context was closed."""
        return self._handle is None

    def __enter__(self) -> Context:
        self._open()
        return self

    def __exit__(
        self, kind: Optional[Type[BaseException]], error: Optional[BaseException], trace: Optional[TracebackType]
    ) -> None:
        self.close()

    def measure(
        self, texts: Iterable[Text], *, batch_size: int = BATCH_SIZE, **options: Unpack[MeasureOptions]
    ) -> Results:
        """See :func:`typecheck.measure`."""
        context = self._open()
        source = checked(texts, batch_size)
        made = option_list.made(self._library, options)
        batch = Handle(self._library, "batch", "tc_batch_create", context.pointer, made.pointer)
        return results(self._library, batch, source, batch_size, options.get("locale") or "en")

    def audit(self, inputs: Union[Path, Iterable[Path]], **options: Unpack[MeasureOptions]) -> Dict[str, Any]:
        """See :func:`typecheck.audit`."""
        files = paths(inputs, "inputs")
        if not files:
            raise InvalidArgumentError("inputs is empty; pass the path of a file or folder")
        array = (c_char_p * len(files))(*files)
        return self._report("tc_report_create_for_paths", array, len(files), options=options)

    def audit_document(
        self, document: Union[str, bytes, bytearray, memoryview], name: str, **options: Unpack[MeasureOptions]
    ) -> Dict[str, Any]:
        """See :func:`typecheck.audit_document`."""
        text = encoded(name, "name")
        data = contents(document, "document")
        return self._report("tc_report_create_for_document", text, len(text), data, len(data), options=options)

    def audit_project(self, folder: Path, **options: Unpack[MeasureOptions]) -> Dict[str, Any]:
        """See :func:`typecheck.audit_project`."""
        text = path(folder, "folder")
        return self._report("tc_report_create_for_project", text, len(text), options=options)

    def _report(self, create: str, *arguments: Any, options: MeasureOptions) -> Dict[str, Any]:
        context = self._open()
        made = option_list.made(self._library, options)
        self._library.check_threads()

        def report(stop: c_int) -> str:
            self._library.call("tc_options_set_stop", made.pointer, byref(stop))
            report = Handle(self._library, "report", create, context.pointer, made.pointer, *arguments)
            return self._library.text("tc_report_get_text", report.pointer, b"json", 4)

        fields: Dict[str, Any] = json.loads(interruptible(report))
        return fields

    def _open(self) -> Handle:
        # The returned handle keeps the context alive: if it is closed meanwhile, it is destroyed afterwards.
        handle = self._handle
        if handle is None:
            raise ClosedError("the context was closed; create another one")
        return handle


_lock = threading.Lock()
_default: Optional[Context] = None


def default() -> Context:
    """The shared context with the system's fonts, created on first use."""
    global _default
    if _default is None:
        with _lock:
            if _default is None:
                _default = Context()
    return _default
