"""Measures any number of texts, a few thousand at a time."""

from __future__ import annotations

from array import array
from ctypes import c_size_t
from itertools import accumulate
from typing import Any, Dict, Generator, Iterable, Iterator, List, Mapping, Optional, Tuple, Union

from .answers import LibraryAnswers, Refusal
from .arguments import integer, iterator, kind
from .errors import InvalidArgumentError, InvalidInputError, TooLargeError
from .item import Item, Text, as_json, characters
from .library import Handle, Library
from .library.structures import LONGEST_TEXT
from .outcome import BY_NUMBER, Outcome
from .result import Result
from .results import Results

BATCH_SIZE = 4096
"""The default number of texts per round."""

_MOST = 1_000_000
# The library measures this many texts while the caller reads as many earlier results.
_AT_ONCE = 512
# The approximate memory limit of waiting texts, in characters.
_CHARACTERS = 4 << 20
_VALUES = "give texts, finite numbers, True, False or None"
"""The values that an item may contain."""

_INVALID = (0.0, BY_NUMBER.index(Outcome.INVALID), -1, -1, 3, 0, 0)


def checked(texts: Iterable[Text], batch_size: int) -> Iterator[Text]:
    """An iterator of texts; a single text is an error."""
    if not 1 <= integer(batch_size, "batch_size") <= _MOST:
        raise InvalidArgumentError(f"batch_size {batch_size} is outside 1…{_MOST}; the default is {BATCH_SIZE}")
    if isinstance(texts, (str, bytes, Item)):
        raise TypeError("texts is a single text; put it into a list")
    if isinstance(texts, Mapping):
        raise TypeError("texts is a mapping; for texts by key give [Item(text, key=key) for key, text in texts.items()]")
    return iterator(texts, "texts", "a list or iterator of strings, Items or mappings")


def results(library: Library, batch: Handle, texts: Iterator[Text], batch_size: int, locale: str) -> Results:
    """The results for :func:`typecheck.measure`."""
    return Results(_all(library, batch, texts, batch_size, locale))


def _all(
    library: Library, batch: Handle, texts: Iterator[Text], batch_size: int, locale: str
) -> Generator[Result, None, None]:
    """The results in the order of the texts; the first call of ``next`` measures the first batch.

    An exception of the source is raised after the results of the texts before it.
    """
    index = 0
    failure: Optional[Exception] = None
    wants_lines = False
    while failure is None:
        chunk, failure, is_last = _gathered(texts, batch_size, index)
        if chunk:
            wants_lines = yield from _measured(library, batch, chunk, index, locale, wants_lines)
            index += len(chunk)
        if is_last:
            return
    raise failure


def _gathered(texts: Iterator[Text], batch_size: int, index: int) -> Tuple[List[Text], Optional[Exception], bool]:
    """The next texts, the exception after them, and whether they are the last."""
    chunk: List[Text] = []
    held = 0
    try:
        for text in texts:
            if not isinstance(text, (str, Item, Mapping)):
                raise TypeError(f"text {index + len(chunk)} is {kind(text)}; give a str, an Item or a mapping")
            held += characters(text)
            chunk.append(text)
            if len(chunk) == batch_size or held >= _CHARACTERS:
                return chunk, None, False
    except Exception as error:
        return chunk, error, False
    return chunk, None, True


def _measured(
    library: Library, batch: Handle, chunk: List[Text], first: int, locale: str, wants_lines: bool
) -> Generator[Result, None, bool]:
    """The results of texts: some are added and some are read while the library measures others.

    If the caller read the JSON lines of the last results, it will probably read the next ones. The library then writes
    them right after measuring. Returns whether the caller reads JSON lines.
    """
    waiting = _added(library, batch, chunk[:_AT_ONCE], locale)
    _start(library, batch, wants_lines)
    for start in range(0, len(chunk), _AT_ONCE):
        texts, refusals = chunk[start : start + _AT_ONCE], waiting
        following = chunk[start + _AT_ONCE : start + 2 * _AT_ONCE]
        if following:
            waiting = _added(library, batch, following, locale)
        library.check_threads()
        answers = LibraryAnswers(library, batch, len(texts) - len(refusals))
        if following:
            _start(library, batch, wants_lines)
        yield from _read(texts, refusals, answers, first + start)
        wants_lines = answers.lines_were_read
    return wants_lines


def _read(texts: List[Text], refusals: Dict[int, Refusal], answers: LibraryAnswers, first: int) -> Iterator[Result]:
    rows = iter(answers.results)
    place = 0
    for offset, text in enumerate(texts):
        refusal = refusals.get(offset) if refusals else None
        if refusal is None:
            yield Result(first + offset, text, next(rows), answers, place)
            place += 1
        else:
            yield Result(first + offset, text, _INVALID, refusal, 0)


def _start(library: Library, batch: Handle, wants_lines: bool) -> None:
    """Starts measuring the added texts."""
    library.check_threads()
    library.call("tc_batch_set_json_lines", batch.pointer, wants_lines)
    library.call("tc_batch_start", batch.pointer)


def _added(
    library: Library, batch: Handle, chunk: List[Text], locale: str
) -> Dict[int, Refusal]:
    """Adds texts to a batch; returns the refused ones by their index in the chunk."""
    try:
        texts = list(map(str.encode, chunk))  # type: ignore[arg-type]
        if max(map(len, texts)) <= LONGEST_TEXT:
            _add_joined(library, batch, texts)
            return {}
    except (TypeError, UnicodeEncodeError):
        pass
    refusals: Dict[int, Refusal] = {}
    waiting: List[bytes] = []
    for offset, text in enumerate(chunk):
        try:
            encoded = _utf8(text)
            if encoded is not None:
                if len(encoded) > LONGEST_TEXT:
                    # The library refuses it with its own message.
                    _add_joined(library, batch, waiting)
                    waiting = []
                    library.call("tc_batch_add", batch.pointer, encoded, len(encoded), None, 0)
                else:
                    waiting.append(encoded)
                continue
            item = as_json(text)
            _add_joined(library, batch, waiting)
            waiting = []
            library.call("tc_batch_add_item", batch.pointer, item, len(item))
        except (InvalidArgumentError, InvalidInputError, TooLargeError) as error:
            refusals[offset] = _refusal(str(error), text, locale)
        except (TypeError, ValueError, RecursionError) as error:
            refusals[offset] = _refusal(f"the item cannot be written as JSON: {error}; {_VALUES}", text, locale)
    _add_joined(library, batch, waiting)
    return refusals


def _utf8(text: Text) -> Optional[bytes]:
    """The bytes of a str; None for an item or a str with half a surrogate pair."""
    try:
        return text.encode() if isinstance(text, str) else None
    except UnicodeEncodeError:
        return None


def _add_joined(library: Library, batch: Handle, texts: List[bytes]) -> None:
    if not texts:
        return
    joined = b"".join(texts)
    ends = array("Q", accumulate(map(len, texts)))
    pointer = (c_size_t * len(ends)).from_buffer(ends)
    library.call("tc_batch_add_joined", batch.pointer, joined, len(joined), pointer, len(ends), None, 0)


def _refusal(sentence: str, item: Union[str, Item, Mapping[str, Any]], locale: str) -> Refusal:
    fields: Mapping[str, Any] = (
        {} if isinstance(item, str) else item.fields() if isinstance(item, Item) else item
    )

    def said(name: str, default: str) -> str:
        value = fields.get(name)
        return value if isinstance(value, str) else default

    line = fields.get("line")
    place = line if isinstance(line, int) and not isinstance(line, bool) and line > 0 else 1
    return Refusal(sentence, said("file", "-"), said("key", ""), place, said("locale", locale), _identifier(fields.get("id")))


def _identifier(value: Any) -> Optional[Union[str, int, float]]:
    """The identifier of an item that the library accepts; None for other values."""
    if isinstance(value, bool) or not isinstance(value, (str, int, float)):
        return None
    # Larger whole numbers may not be exact in a float.
    return value if isinstance(value, str) or abs(value) < 2**53 else None
