"""The C interface: the only part of the package that knows ctypes' functions."""

from .calls import Handle, Library, get

__all__ = ["Handle", "Library", "get"]
