"""Lets Ctrl-C interrupt long calls of the library."""

from __future__ import annotations

import threading
from concurrent.futures import Future
from ctypes import c_int
from typing import Callable, TypeVar

Value = TypeVar("Value")


def interruptible(work: Callable[[c_int], Value]) -> Value:
    """Runs long work so that an exception of a signal handler, such as Ctrl-C, is raised at once.

    Python runs signal handlers in the main thread, between two of its instructions. So the main thread leaves the work to
    another thread. After an interrupt, this function sets the stop flag, and the work ends soon after. Until then it
    keeps its objects alive, and the process waits for it.

    Args:
        work: The work; it returns soon after the number in its argument is not 0.
    """
    stop = c_int()
    if threading.current_thread() is not threading.main_thread():
        return work(stop)
    result: Future[Value] = Future()

    def run() -> None:
        try:
            result.set_result(work(stop))
        except BaseException as error:
            result.set_exception(error)

    try:
        threading.Thread(target=run, name="typecheck").start()
        return result.result()
    finally:
        stop.value = 1
