"""Where results read from: the library's memory, what was kept of it, or why there is none."""

from __future__ import annotations

import json
import re
import threading
from ctypes import Array, c_char_p, c_size_t, c_void_p, sizeof, string_at
from dataclasses import dataclass
from itertools import accumulate
from operator import itemgetter
from typing import Any, Iterable, Iterator, List, NamedTuple, Optional, Protocol, Tuple

from .finding import Finding, known
from .library import Handle, Library
from .library.structures import (
    CELL,
    CELL_COUNT,
    FINDING_COUNT,
    KEY,
    LOCALE,
    NOT_MEASURED,
    RESULT,
    CellRow,
    FindingRow,
    ResultRow,
)
from .measurement import Measurement, Row, measured


class Answers(Protocol):
    """What texts came to; each has a place, from 0."""

    def measurements(self, place: int) -> Tuple[Measurement, ...]:
        """What it came to at each size category."""

    def findings(self, place: int) -> Iterable[Finding]:
        """The findings, the worst first."""

    def text(self, place: int, kind: int) -> str:
        """A text that belongs to the text, of a ``tc_text_t``."""

    def json(self, place: int) -> str:
        """All that is known, as the command line writes it."""


_LINES_AHEAD = 512
"""How many lines of JSON are written at once: enough for all threads, few enough to take little memory (3 MB)."""


_SURROGATE = re.compile("[\ud800-\udfff]")
"""Half of a surrogate pair: what was refused may hold one, and a line of JSON must not."""


class _Lines(NamedTuple):
    """Lines of JSON in the library's memory."""

    first: int
    starts: Array[c_void_p]
    lengths: Array[c_size_t]


class LibraryAnswers:
    """What the texts of a batch came to, in the library's memory.

    A measurement belongs to one thread at a time, but results go to any: a lock is around every call. Findings and
    visible texts are asked for once, all of a batch, as a call for each would cost more than reading it.
    """

    def __init__(self, library: Library, batch: Handle, count: int) -> None:
        self._library = library
        self._count = count
        self._lock = threading.Lock()
        self._measurement = Handle(library, "measurement", "tc_batch_measure", batch.pointer)
        buffer = (ResultRow * count)()
        library.call("tc_measurement_get_results", self._measurement.pointer, 0, count, buffer)
        self.results: List[Row] = list(RESULT.iter_unpack(buffer))
        self._starts = _starts(self.results, CELL_COUNT)
        self._cells = (CellRow * self._starts[-1])()
        self._read_all("cells", self._cells)
        self._bytes = memoryview(self._cells).cast("B")
        self._findings: Optional[Array[FindingRow]] = None
        self._finding_starts: List[int] = []
        self._visible: Optional[Tuple[Array[c_char_p], Array[c_size_t]]] = None
        self._lines = _Lines(0, (c_void_p * 0)(), (c_size_t * 0)())
        self._last_line = -2

    def measurements(self, place: int) -> Tuple[Measurement, ...]:
        start, end = self._starts[place], self._starts[place + 1]
        return measured(CELL.iter_unpack(self._bytes[start * CELL.size : end * CELL.size]), self, start)

    def visible_text(self, cell: int) -> str:
        """What the reader sees at one of all cells."""
        starts, lengths = self._visible or self._read_visible()
        text = starts[cell] or b""
        # ctypes ends it at its first NUL.
        if len(text) != lengths[cell]:
            text = string_at(c_void_p.from_buffer(starts, cell * sizeof(c_void_p)).value or 0, lengths[cell])
        return text.decode()

    def findings(self, place: int) -> Iterator[Finding]:
        found = self._findings or self._read_findings()
        return map(known, found[self._finding_starts[place] : self._finding_starts[place + 1]])

    def _read_visible(self) -> Tuple[Array[c_char_p], Array[c_size_t]]:
        count = self._starts[-1]
        starts, lengths = (c_void_p * count)(), (c_size_t * count)()
        self._read_all("visible_texts", starts, lengths)
        self._visible = (c_char_p * count).from_buffer(starts), lengths
        return self._visible

    def _read_findings(self) -> Array[FindingRow]:
        self._finding_starts = _starts(self.results, FINDING_COUNT)
        found = (FindingRow * self._finding_starts[-1])()
        self._read_all("findings", found)
        self._findings = found
        return found

    def text(self, place: int, kind: int) -> str:
        with self._lock:
            return self._library.text("tc_measurement_get_text", self._measurement.pointer, place, kind)

    def json(self, place: int) -> str:
        with self._lock:
            if not 0 <= place - self._lines.first < len(self._lines.lengths):
                # Who asks for one after the other will ask for the next.
                self._read_lines(place, _LINES_AHEAD if place == self._last_line + 1 else 1)
            self._last_line = place
            offset = place - self._lines.first
            return string_at(self._lines.starts[offset] or 0, self._lines.lengths[offset]).decode()

    @property
    def lines_were_read(self) -> bool:
        """Whether the line of the last text was asked for last, as by who reads them all, or all that are left."""
        return self._last_line == self._count - 1

    def _read_lines(self, first: int, wanted: int) -> None:
        count = min(wanted, self._count - first)
        lines = _Lines(first, (c_void_p * count)(), (c_size_t * count)())
        pointer = self._measurement.pointer
        self._library.call("tc_measurement_get_json_lines", pointer, first, count, lines.starts, lines.lengths)
        self._lines = lines

    def _read_all(self, what: str, *buffers: Any) -> None:
        """Has the library fill buffers with what all texts have of something."""
        place = self._measurement.pointer, 0, self._count
        with self._lock:
            self._library.call(f"tc_measurement_get_{what}", *place, *buffers, len(buffers[0]), None)


def _starts(results: List[Row], number: int) -> List[int]:
    """Where those of each text begin, and after the last where all end."""
    return list(accumulate(map(itemgetter(number), results), initial=0))


@dataclass(frozen=True)
class KeptAnswers:
    """What one text came to, in Python's own memory: what is pickled."""

    kept_measurements: Tuple[Measurement, ...]
    kept_findings: Tuple[Finding, ...]
    texts: Tuple[str, ...]
    line: str

    def measurements(self, place: int) -> Tuple[Measurement, ...]:
        return self.kept_measurements

    def findings(self, place: int) -> Iterable[Finding]:
        return self.kept_findings

    def text(self, place: int, kind: int) -> str:
        return self.texts[kind]

    def json(self, place: int) -> str:
        return self.line


@dataclass(frozen=True)
class Refusal:
    """Why a text never came to the library: it is none."""

    sentence: str
    file: str
    key: str
    line: int
    locale: str

    def measurements(self, place: int) -> Tuple[Measurement, ...]:
        return ()

    def findings(self, place: int) -> Iterable[Finding]:
        return ()

    def text(self, place: int, kind: int) -> str:
        return {KEY: self.key, LOCALE: self.locale, NOT_MEASURED: self.sentence}.get(kind, "")

    def json(self, place: int) -> str:
        key = {"key": self.key} if self.key else {}
        fields = {"error": self.sentence, "file": self.file, **key, "line": self.line}
        return _SURROGATE.sub("\ufffd", json.dumps(fields, ensure_ascii=False))
