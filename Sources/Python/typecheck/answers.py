"""The sources that results read from: the library's memory, a pickled copy, or the reason for a refusal."""

from __future__ import annotations

import json
import re
import threading
from ctypes import Array, c_char_p, c_size_t, c_void_p, sizeof, string_at
from dataclasses import dataclass
from itertools import accumulate
from operator import itemgetter
from typing import Any, Iterable, Iterator, List, NamedTuple, Optional, Protocol, Tuple, Union

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
    """The results of texts; each text has an index, from 0."""

    def measurements(self, place: int) -> Tuple[Measurement, ...]:
        """The measurements of a text, one per size category."""

    def findings(self, place: int) -> Iterable[Finding]:
        """The findings of a text, the worst first."""

    def text(self, place: int, kind: int) -> str:
        """One kind of text (``tc_text_t``) for a measured text."""

    def json(self, place: int) -> str:
        """The full result, in the format of the command line."""


_LINES_AHEAD = 512
"""The number of JSON lines per call: enough for all threads, and little memory (3 MB)."""


_SURROGATE = re.compile("[\ud800-\udfff]")
"""Half of a surrogate pair: a refused text may contain one, but a JSON line must not."""


class _Lines(NamedTuple):
    """JSON lines in the library's memory."""

    first: int
    starts: Array[c_void_p]
    lengths: Array[c_size_t]


class LibraryAnswers:
    """The results of a batch, in the library's memory.

    A measurement belongs to one thread at a time, but any thread may read results, so a lock guards every call. One call
    reads the findings or visible texts of a whole batch, because a call per text would take longer than reading it.
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
        """The visible text of one cell among all cells."""
        starts, lengths = self._visible or self._read_visible()
        text = starts[cell] or b""
        # ctypes cuts a text at its first NUL.
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
                # After two lines in sequence, the caller probably needs the next ones too.
                self._read_lines(place, _LINES_AHEAD if place == self._last_line + 1 else 1)
            self._last_line = place
            offset = place - self._lines.first
            return string_at(self._lines.starts[offset] or 0, self._lines.lengths[offset]).decode()

    @property
    def lines_were_read(self) -> bool:
        """Whether the caller read the last text's line last, which suggests that it reads all lines."""
        return self._last_line == self._count - 1

    def _read_lines(self, first: int, wanted: int) -> None:
        count = min(wanted, self._count - first)
        lines = _Lines(first, (c_void_p * count)(), (c_size_t * count)())
        pointer = self._measurement.pointer
        self._library.call("tc_measurement_get_json_lines", pointer, first, count, lines.starts, lines.lengths)
        self._lines = lines

    def _read_all(self, what: str, *buffers: Any) -> None:
        """Fills buffers with one kind of result of all texts."""
        place = self._measurement.pointer, 0, self._count
        with self._lock:
            self._library.call(f"tc_measurement_get_{what}", *place, *buffers, len(buffers[0]), None)


def _starts(results: List[Row], number: int) -> List[int]:
    """The first index for each text, followed by the total count."""
    return list(accumulate(map(itemgetter(number), results), initial=0))


@dataclass(frozen=True)
class KeptAnswers:
    """The results of one text in Python's own memory, for pickling."""

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
    """The reason why the library did not measure a text."""

    sentence: str
    file: str
    key: str
    line: int
    locale: str
    id: Optional[Union[str, int, float]] = None
    """The identifier of the item; None if it states none."""

    def measurements(self, place: int) -> Tuple[Measurement, ...]:
        return ()

    def findings(self, place: int) -> Iterable[Finding]:
        return ()

    def text(self, place: int, kind: int) -> str:
        return {KEY: self.key, LOCALE: self.locale, NOT_MEASURED: self.sentence}.get(kind, "")

    def json(self, place: int) -> str:
        name = self.key if self.id is None else self.id
        identifier = {"id": name} if self.key or self.id is not None else {}
        key = {"key": self.key} if self.key else {}
        fields = {"error": self.sentence, "file": self.file, **identifier, **key, "line": self.line}
        return _SURROGATE.sub("\ufffd", json.dumps(fields, ensure_ascii=False))
