"""Times of programs that run in turns, so that what disturbs the machine disturbs all of them.

Other work only ever adds to a time, so the smallest is the best estimate of a program's own. It is to be trusted if
others come near it: if a majority of the rounds do not, the machine was too busy for most of the measurement.
"""

# A round confirms the smallest time if its own exceeds it by at most this factor.
CONFIRMING = 1.1


class Turns:
    """The times that one program took, a few in each round."""

    def __init__(self, rounds=()):
        self.rounds = [min(times) for times in rounds]

    def add(self, times):
        self.rounds.append(min(times))

    @property
    def best(self):
        return min(self.rounds)

    @property
    def is_steady(self):
        confirming = sum(time <= CONFIRMING * self.best for time in self.rounds)
        return 2 * confirming > len(self.rounds)


class Verdicts:
    """How many rows were missed, and how many were too noisy to be judged."""

    def __init__(self):
        self.missed = self.noisy = 0

    def mark(self, reached, *turns):
        """Counts a row; returns what is to be printed behind it."""
        word = "" if reached else "MISSED"
        if not all(one.is_steady for one in turns):
            word = "NOISY"
        self.missed += word == "MISSED"
        self.noisy += word == "NOISY"
        return f"  {word}" if word else ""
