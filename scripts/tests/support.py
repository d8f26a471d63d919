"""Loads programs, whose names have no .py, as modules."""

import importlib.machinery
import importlib.util
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def load(path):
    """The module of the program at `path`, from the repository's root. Nothing of it is run but its definitions."""
    name = os.path.basename(path).replace("-", "_").removesuffix(".py")
    loader = importlib.machinery.SourceFileLoader(name, os.path.join(ROOT, path))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader))
    before, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = before
    return module


def is_missing(*modules):
    """Whether one of these is not installed."""
    return any(importlib.util.find_spec(module) is None for module in modules)


def add_folder(path):
    """Makes what is in a folder of the repository importable."""
    folder = os.path.join(ROOT, path)
    if folder not in sys.path:
        sys.path.insert(0, folder)
