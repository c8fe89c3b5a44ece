"""Keeps Ctrl-C at hand while the library is at work for long."""

from __future__ import annotations

import threading
from concurrent.futures import Future
from ctypes import c_int
from typing import Callable, TypeVar

Value = TypeVar("Value")


def interruptible(work: Callable[[c_int], Value]) -> Value:
    """Does work that may take long; what a signal's handler raises meanwhile, as that of Ctrl-C does, is raised at once.

    Handlers run in the main thread, between two steps of Python: there, the work is done by another thread. After an
    interrupt it is told to stop, ends soon on its own, and keeps what it uses until then; no process ends before it.

    Args:
        work: What is done; it returns soon after the number it is given is no more 0.
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
