"""The version of this package, which is that of the library it calls."""

__version__ = "0.1.0"
