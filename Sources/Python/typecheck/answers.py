"""Where results read from: the library's memory, what was kept of it, or why there is none."""

from __future__ import annotations

import json
import threading
from ctypes import byref, c_size_t, c_void_p, string_at
from dataclasses import dataclass
from typing import Iterator, List, Protocol, Tuple

from .finding import Finding, known
from .library import Handle, Library
from .library.structures import CELL, KEY, LOCALE, NOT_MEASURED, RESULT, CellRow, FindingRow, ResultRow
from .measurement import Row


class Answers(Protocol):
    """What texts came to; each has a place, from 0."""

    def rows(self, place: int) -> Iterator[Row]:
        """The numbers of each size category."""

    def visible_text(self, place: int, cell: int) -> str:
        """What the reader sees at a size category."""

    def finding(self, place: int, number: int) -> Finding:
        """A finding, the worst first."""

    def text(self, place: int, kind: int) -> str:
        """A text that belongs to the text, of a ``tc_text_t``."""

    def json(self, place: int) -> str:
        """All that is known, as the command line writes it."""


class LibraryAnswers:
    """What the texts of a batch came to, in the library's memory.

    A measurement belongs to one thread at a time, but results go to any: a lock is around every call.
    """

    def __init__(self, library: Library, batch: Handle, count: int) -> None:
        self._library = library
        self._lock = threading.Lock()
        self._measurement = Handle(library, "measurement", "tc_batch_measure", batch.pointer)
        buffer = (ResultRow * count)()
        library.call("tc_measurement_get_results", self._measurement.pointer, 0, count, buffer)
        self.results: List[Row] = list(RESULT.iter_unpack(buffer))
        self._starts = [0]
        for row in self.results:
            self._starts.append(self._starts[-1] + row[5])
        # All numbers at once, as a call for each text costs more than reading them.
        self._cells = (CellRow * self._starts[-1])()
        library.call(
            "tc_measurement_get_cells", self._measurement.pointer, 0, count, self._cells, self._starts[-1], None
        )
        self._bytes = memoryview(self._cells).cast("B")
        # Where texts are put, made once, as a report asks for hundreds of thousands.
        self._start, self._length = c_void_p(), c_size_t()
        self._asked = byref(self._start), byref(self._length)

    def rows(self, place: int) -> Iterator[Row]:
        start, end = self._starts[place], self._starts[place + 1]
        return CELL.iter_unpack(self._bytes[start * CELL.size : end * CELL.size])

    def visible_text(self, place: int, cell: int) -> str:
        return self._text("tc_measurement_get_visible_text", place, cell)

    def finding(self, place: int, number: int) -> Finding:
        row = FindingRow()
        with self._lock:
            self._library.call("tc_measurement_get_finding", self._measurement.pointer, place, number, byref(row))
            return known(row)

    def text(self, place: int, kind: int) -> str:
        return self._text("tc_measurement_get_text", place, kind)

    def json(self, place: int) -> str:
        return self._text("tc_measurement_get_json", place)

    def _text(self, name: str, *places: int) -> str:
        with self._lock:
            status = self._library.functions[name](self._measurement.pointer, *places, *self._asked)
            if status:
                raise self._library.error(status)
            return string_at(self._start.value or 0, self._length.value).decode() if self._length.value else ""


@dataclass(frozen=True)
class KeptAnswers:
    """What one text came to, in Python's own memory: what is pickled."""

    kept_rows: Tuple[Row, ...]
    visible_texts: Tuple[str, ...]
    findings: Tuple[Finding, ...]
    texts: Tuple[str, ...]
    line: str

    def rows(self, place: int) -> Iterator[Row]:
        return iter(self.kept_rows)

    def visible_text(self, place: int, cell: int) -> str:
        return self.visible_texts[cell]

    def finding(self, place: int, number: int) -> Finding:
        return self.findings[number]

    def text(self, place: int, kind: int) -> str:
        return self.texts[kind]

    def json(self, place: int) -> str:
        return self.line


@dataclass(frozen=True)
class Refusal:
    """Why a text never came to the library: it is none."""

    sentence: str
    index: int
    key: str
    locale: str

    def rows(self, place: int) -> Iterator[Row]:
        return iter(())

    def visible_text(self, place: int, cell: int) -> str:
        raise IndexError(f"a text that was refused has no size categories ({self.sentence})")

    def finding(self, place: int, number: int) -> Finding:
        raise IndexError(f"a text that was refused has no findings ({self.sentence})")

    def text(self, place: int, kind: int) -> str:
        return {KEY: self.key, LOCALE: self.locale, NOT_MEASURED: self.sentence}.get(kind, "")

    def json(self, place: int) -> str:
        return json.dumps({"error": self.sentence, "line": self.index + 1}, ensure_ascii=False, separators=(",", ":"))
