"""Compares the frames and solutions that Segue produces with those of other programs. `Conformance/run` runs the
comparisons."""
