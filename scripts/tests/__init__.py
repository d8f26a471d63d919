"""Tests of the Python programs' pure functions: fast, and without a build. `.ci/run scripts` runs them, as does
`python3 -m unittest discover -s scripts/tests` from the repository's root."""
