"""The C interface: the only part of the package that calls C functions through ctypes."""

from .calls import Handle, Library, get

__all__ = ["Handle", "Library", "get"]
