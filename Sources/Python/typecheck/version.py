"""The version of this package and of its library."""

__version__ = "0.1.0"
