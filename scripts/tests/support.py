"""Loads programs, whose names have no .py extension, as modules."""

import importlib.machinery
import importlib.util
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def load(path):
    """The module of the program at `path`, relative to the repository's root. Only its definitions are executed."""
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
    """Whether any of these modules is not installed."""
    return any(importlib.util.find_spec(module) is None for module in modules)


def add_folder(path):
    """Makes a folder of the repository importable."""
    folder = os.path.join(ROOT, path)
    if folder not in sys.path:
        sys.path.insert(0, folder)
