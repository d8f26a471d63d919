"""Solves random systems of layout constraints with a linear-programming solver (HiGHS, in SciPy).

A line of Tests/SegueLayoutTests/Fixtures/optima.txt is one system: its number, and for each priority, in descending
order, the minimum total violation of its constraints when all higher priorities are violated as little as possible.
`RandomSystem.swift` generates the same systems from the same numbers, and the tests compare Segue's solver with these
totals. This module solves the systems again; `Conformance/run layout --record` rewrites the file.
"""

import os

import numpy
import scipy
from scipy.optimize import linprog

from . import shared

FIXTURE = os.path.join(shared.ROOT, "Tests/SegueLayoutTests/Fixtures/optima.txt")
LARGEST = 0.001
PRIORITIES = [999, 750, 490, 251, 250, 50]
MASK = (1 << 64) - 1


class SplitMix:
    def __init__(self, seed):
        self.state = seed

    def next(self):
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def pick(self, count):
        return (self.next() >> 33) % count


def terms(random, count):
    row = numpy.zeros(count)
    for _ in range(1 + random.pick(3)):
        variable = random.pick(count)
        coefficient = random.pick(9) - 4
        row[variable] += coefficient if coefficient else 1
    return row


def system(number):
    """Variables; required and optional constraints as (row, relation, constant[, priority])."""
    random = SplitMix(number)
    count = 2 + random.pick(8)
    hidden = numpy.array([random.pick(201) - 100 for _ in range(count)], dtype=float)
    required, optional = [], []
    for _ in range(random.pick(6)):
        row = terms(random, count)
        relation = random.pick(3) - 1
        room = random.pick(50)
        required.append((row, relation, -row.dot(hidden) + relation * room))
    for _ in range(1 + random.pick(20)):
        row = terms(random, count)
        relation = random.pick(3) - 1
        constant = random.pick(401) - 200
        optional.append((row, relation, constant, PRIORITIES[random.pick(len(PRIORITIES))]))
    return count, required, optional


def optima(number):
    count, required, optional = system(number)
    width = count + len(optional)
    a_ub, b_ub, a_eq, b_eq = [], [], [], []
    for row, relation, constant in required:
        full = numpy.concatenate([row, numpy.zeros(len(optional))])
        if relation == 0:
            a_eq.append(full)
            b_eq.append(-constant)
        else:
            a_ub.append(full * -relation)
            b_ub.append(constant * relation)
    for place, (row, relation, constant, _) in enumerate(optional):
        error = numpy.zeros(len(optional))
        error[place] = -1
        for sign in [-1, 1] if relation == 0 else [-relation]:
            a_ub.append(numpy.concatenate([row * sign, error]))
            b_ub.append(-constant * sign)
    bounds = [(None, None)] * count + [(0, None)] * len(optional)
    totals = []
    for priority in PRIORITIES:
        cost = numpy.zeros(width)
        for place, constraint in enumerate(optional):
            if constraint[3] == priority:
                cost[count + place] = 1
        if not cost.any():
            continue
        found = linprog(
            cost, A_ub=a_ub or None, b_ub=b_ub or None, A_eq=a_eq or None, b_eq=b_eq or None, bounds=bounds,
            method="highs-ds",
            options={"primal_feasibility_tolerance": 1e-10, "dual_feasibility_tolerance": 1e-10})
        if found.status != 0:
            raise ValueError(f"system {number}, priority {priority}: {found.message}")
        totals.append((priority, found.fun))
        a_ub.append(cost)
        b_ub.append(found.fun + 1e-9)
    return totals


def line(number):
    """The line of the file for a system."""
    return " ".join([str(number), *(f"{priority}:{abs(round(total, 4))}" for priority, total in optima(number))])


def agrees(one, other):
    """Whether two lines have the same priorities, and nearly the same totals."""
    one, other = one.split(), other.split()
    if len(one) != len(other) or one[0] != other[0]:
        return False
    pairs = [(a.split(":"), b.split(":")) for a, b in zip(one[1:], other[1:])]
    return all(a[0] == b[0] and abs(float(a[1]) - float(b[1])) <= LARGEST for a, b in pairs)


def run(options):
    """Solves the systems again; returns those that differ from the file."""
    if options.record:
        with open(FIXTURE, "w") as file:
            file.writelines(line(number) + "\n" for number in range(options.systems))
        print(f"{os.path.relpath(FIXTURE, shared.ROOT)}: {options.systems} systems written")
        return []
    with open(FIXTURE) as file:
        recorded = file.read().splitlines()[:options.systems]
    faults = [
        f"system {number}: {recorded[number]}; {found} by SciPy {scipy.__version__}"
        for number in range(len(recorded)) if not agrees(found := line(number), recorded[number])]
    print(f"SciPy {scipy.__version__}: {len(recorded) - len(faults)} of {len(recorded)} systems have the recorded totals")
    return faults
