"""Threads, processes, pickles, signals: what a pipeline does with results."""

from __future__ import annotations

import concurrent.futures
import copy as copying
import gc
import json
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
import weakref
from typing import Any, Iterator, List

import pytest
import typecheck
from typecheck import Item

TEXTS: List[Any] = [f"Einstellungen {number} übernehmen" for number in range(40)]


def lines(count: int) -> List[str]:
    return [result.json() for result in typecheck.measure(TEXTS[:count], lines=1)]


def first(text: str) -> typecheck.Result:
    return next(typecheck.measure([text], lines=1))


def test_threads_share_a_context_and_results() -> None:
    expected = lines(40)
    shared = list(typecheck.measure(TEXTS, lines=1))
    start = threading.Barrier(4)

    def work(_: int) -> List[Any]:
        start.wait()
        found = lines(40)
        seen = [[cell.visible_text for cell in result.measurements] for result in shared]
        return [found, seen, [result.findings for result in shared], [result.json() for result in shared]]

    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        all_found = list(pool.map(work, range(4)))
    assert all(found == all_found[0] for found in all_found)
    assert all_found[0][0] == all_found[0][3] == expected


def test_an_iterator_goes_from_thread_to_thread() -> None:
    results = typecheck.measure(TEXTS, lines=1, batch_size=4)
    found = [next(results).json()]
    thread = threading.Thread(target=lambda: found.extend(result.json() for result in results))
    thread.start()
    thread.join()
    assert found == lines(40)


def test_threads_take_from_one_iterator() -> None:
    def source() -> Iterator[str]:
        for number in range(3000):
            # Others come while this one waits.
            if number % 500 == 0:
                time.sleep(0.01)
            yield f"text {number}"

    results = typecheck.measure(source(), categories="large", batch_size=300)
    start = threading.Barrier(4)

    def work(_: int) -> List[int]:
        start.wait()
        return [result.index for result in results]

    with concurrent.futures.ThreadPoolExecutor(4) as pool:
        found = list(pool.map(work, range(4)))
    assert all(part == sorted(part) for part in found)
    assert sorted(index for part in found for index in part) == list(range(3000))
    assert next(results, None) is None


def test_a_source_that_asks_for_its_own_results_is_told() -> None:
    def source() -> Iterator[str]:
        yield "a"
        yield next(results).text

    results = typecheck.measure(source(), categories="large")
    assert next(results).text == "a"
    with pytest.raises(ValueError, match="already executing"):
        next(results)


def test_a_fork_while_another_thread_takes_results_does_not_wait_for_it() -> None:
    is_asked, goes_on = threading.Event(), threading.Event()

    def source() -> Iterator[str]:
        is_asked.set()
        goes_on.wait()
        yield "a"

    results = typecheck.measure(source(), categories="large")
    thread = threading.Thread(target=lambda: next(results))
    thread.start()
    assert is_asked.wait(600)
    try:
        assert in_a_fork(lambda: next(results)).startswith("ForkedError: ")
    finally:
        goes_on.set()
        thread.join()


@pytest.mark.parametrize(
    "text", ["Save", Item("Übernehmen", key="k", lines=1), {"text": "", "key": "k"}, {"text": None}, "\ud800", "%@ %d"]
)
def test_results_are_pickled_with_all_they_know(text: Any) -> None:
    (result,) = typecheck.measure([text], width=40, lines=1)
    copy: typecheck.Result = pickle.loads(pickle.dumps(result))
    names = [name for name in dir(result) if not name.startswith("_") and not callable(getattr(result, name))]
    assert len(names) > 12
    for name in names:
        assert getattr(copy, name) == getattr(result, name), name
    assert copy.json() == result.json() and repr(copy) == repr(result)
    assert pickle.loads(pickle.dumps(result.measurements)) == result.measurements
    again: typecheck.Result = pickle.loads(pickle.dumps(copy))
    assert again.json() == result.json()


def test_a_context_stays_in_its_process() -> None:
    with typecheck.Context(system_fonts=False) as context:
        for copy in (pickle.dumps, copying.copy, copying.deepcopy):
            with pytest.raises(TypeError, match="^a context cannot be copied or pickled; .*make one in each process$"):
                copy(context)
        assert next(context.measure(["Save"])).outcome is typecheck.Outcome.PASS


def test_a_pool_of_workers_that_are_spawned() -> None:
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        results = pool.map(first, ["Save", "Cancel"])
    assert [result.json() for result in results] == [first("Save").json(), first("Cancel").json()]


def test_a_copy_keeps_its_own_answer_alone() -> None:
    result = next(typecheck.measure(TEXTS, lines=1))
    kept = copying.deepcopy(result)
    assert kept.json() == result.json() and kept.measurements == result.measurements
    answers = weakref.ref(result._answers)
    del result
    gc.collect()
    assert answers() is None and kept.text == TEXTS[0]


def in_a_fork(work: Any) -> str:
    """What work returns in a forked process; it has ten minutes."""
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        signal.alarm(600)
        try:
            answer = str(work())
        except BaseException as error:
            answer = f"{type(error).__name__}: {error}"
        os.write(write, answer.encode())
        os._exit(0)
    os.close(write)
    with os.fdopen(read) as stream:
        answer = stream.read()
    _, status = os.waitpid(child, 0)
    assert status == 0, f"the forked process ended with {status}"
    return answer


def test_a_fork_of_a_process_that_has_measured_is_told() -> None:
    results = typecheck.measure(TEXTS, lines=1, batch_size=2)
    known = next(results)
    assert in_a_fork(lambda: lines(1)).startswith("ForkedError: ")
    assert in_a_fork(lambda: list(results)).startswith("ForkedError: ")
    assert in_a_fork(lambda: typecheck.audit_document("{}", "en.json")).startswith("ForkedError: ")
    # What needs no threads goes on, and what was measured is still there.
    assert in_a_fork(lambda: typecheck.contrast("#000", "#FFF").ratio) == "21.0"
    assert in_a_fork(lambda: typecheck.scale("body").size) == "17.0"
    assert in_a_fork(lambda: known.json()) == known.json()
    many = list(typecheck.measure([f"Save {number}" for number in range(300)], jobs=2))
    joined = in_a_fork(lambda: hash(tuple(result.json() for result in many)))
    assert joined == str(hash(tuple(result.json() for result in many)))
    assert in_a_fork(lambda: (gc.collect(), "alive")[1]) == "alive"
    assert next(results).text == TEXTS[1]


def test_a_fork_while_the_next_texts_are_measured_is_told() -> None:
    results = typecheck.measure((f"text {number}" for number in range(2000)), categories="large", batch_size=2000)
    assert next(results).text == "text 0"
    assert in_a_fork(lambda: list(results)).startswith("ForkedError: ")
    assert len(list(results)) == 1999


def test_iterators_may_be_left_while_the_next_texts_are_measured() -> None:
    for _ in range(20):
        results = typecheck.measure((f"text {number}" for number in range(2000)), categories="large", batch_size=2000)
        assert next(results).text == "text 0"
    results.close()  # type: ignore[attr-defined]
    assert next(results, None) is None and first("Save").text == "Save"


def test_a_fork_before_anything_is_measured_measures() -> None:
    program = (
        "import os, typecheck\n"
        "typecheck.versions(); typecheck.contrast('#000', '#FFF')\n"
        "child = os.fork()\n"
        "result = next(typecheck.measure(['Save'], categories='large'))\n"
        # One write for a line: the two processes share their output.
        "os.write(1, f'{result.outcome}\\n'.encode())\n"
        "if child: assert os.waitpid(child, 0)[1] == 0\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=600)
    assert (done.returncode, done.stdout) == (0, "pass\npass\n"), done.stderr


def test_an_interrupt_comes_through_between_batches() -> None:
    def source() -> Iterator[str]:
        for number in range(20_000):
            if number == 500:
                threading.Timer(0.05, os.kill, (os.getpid(), signal.SIGINT)).start()
            if number > 500:
                time.sleep(0.001)
            yield f"text {number}"

    results = typecheck.measure(source(), batch_size=100, categories="large")
    # A process that a shell starts in the background ignores this signal, and so would this one.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            for _ in results:
                pass
    finally:
        signal.signal(signal.SIGINT, before)
    assert next(results, None) is None
    assert first("Save").outcome is typecheck.Outcome.PASS


# Counted is what processors spend on this process, not what a clock shows: a machine that is busy otherwise has no say.
AUDITED = """if True:
    import atexit, json, os, signal, sys, threading, time, typecheck

    def document(count):
        return json.dumps({f"key{n}": f"Text {n} of this file, with a word{n} of its own" for n in range(count)})

    def audit(text):
        global begun
        begun = time.process_time()
        context.audit_document(text, "en.json", jobs=1)
        return time.process_time() - begun

    def interrupt():
        global sent
        while not is_over and time.process_time() < begun + told["whole"] / 16: time.sleep(0.01)
        sent = time.process_time()
        os.kill(os.getpid(), signal.SIGINT)

    signal.signal(signal.SIGINT, signal.default_int_handler)
    context = typecheck.Context()
    few, more, many = document(20), document(1020), document(30_000)
    audit(few)
    told = {"whole": 30 * (audit(more) - audit(few))}
    is_over, begun = False, time.process_time()
    try:
        threading.Thread(target=interrupt).start()
        audit(many)
        is_over = True
        time.sleep(60)
    except KeyboardInterrupt:
        told["answered"], told["midst"] = time.process_time() - sent, not is_over
        # This is done after all threads have ended.
        atexit.register(lambda: print(json.dumps({**told, "ended": time.process_time() - sent})))
        if "raise" in sys.argv: raise
    context.close()
    del context
    told["texts"] = typecheck.audit_document('{"save": "Save"}', "en.json")["summary"]["texts"]
"""


@pytest.mark.parametrize("after", ["goes on", "raise"])
def test_an_interrupt_is_raised_in_the_midst_of_an_audit(after: str) -> None:
    command = [sys.executable, "-X", "dev", "-c", AUDITED, after]
    done = subprocess.run(command, capture_output=True, text=True, timeout=600)
    if after == "raise":
        assert done.returncode == -signal.SIGINT and done.stderr.endswith("\nKeyboardInterrupt\n")
    else:
        assert (done.returncode, done.stderr) == (0, "")
    told = json.loads(done.stdout)
    assert told["midst"] and told.get("texts") == (None if after == "raise" else 1)
    assert told["answered"] < told["whole"] / 4
    # What was to be measured is left where it is, not brought to its end.
    assert told["ended"] < told["whole"] / 8


def test_other_threads_audit_too() -> None:
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda _: typecheck.audit_document('{"a": "b"}', "en.json"), range(4)))
    assert all(report == typecheck.audit_document('{"a": "b"}', "en.json") for report in found)


def test_an_end_in_the_midst_of_it_all_is_clean() -> None:
    program = (
        "import threading, typecheck\n"
        "kept = typecheck.measure(['a'] * 100, batch_size=1)\n"
        "result = next(kept); kept_too = result.measurements\n"
        "context = typecheck.Context()\n"
        "many = (str(n) for n in range(10**9))\n"
        "def work():\n"
        "  for _ in typecheck.measure(many, categories='large'): pass\n"
        "threading.Thread(target=work, daemon=True).start()\n"
        "threading.Event().wait(0.3)\n"
    )
    done = subprocess.run([sys.executable, "-X", "dev", "-c", program], capture_output=True, text=True, timeout=600)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
