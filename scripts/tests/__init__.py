"""Tests of the Python programs' pure functions: quick, without a build. `.ci/run scripts` runs them, and
`python3 -m unittest discover -s scripts/tests` from the repository's root."""
