"""Comparisons of what Segue draws and solves with other programs. `Conformance/run` runs them."""
