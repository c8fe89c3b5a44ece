"""Random systems of constraints: general ones, layouts, and ones that are degenerate, redundant, cyclic or conflicting."""

from dataclasses import dataclass, replace

LETTERS = "abcdefghijklmnopqrstuvwxyz"
OPTIONAL = [999.5, 999, 750, 750, 500, 251, 250, 250, 50, 1]


@dataclass(frozen=True)
class Constraint:
    terms: tuple
    target: float
    below: float | None
    above: float | None

    def __str__(self):
        sum_ = "".join(f"{number(coefficient)}{LETTERS[index]}" for coefficient, index in self.terms)
        if self.below is None:
            return f"{sum_}<{self.target:g}@{self.above:g}"
        if self.above is None:
            return f"{sum_}>{self.target:g}@{self.below:g}"
        if self.below == self.above:
            return f"{sum_}={self.target:g}@{self.below:g}"
        return f"{sum_}~{self.target:g}@{self.below:g}/{self.above:g}"


@dataclass(frozen=True)
class System:
    kind: str
    variables: int
    constraints: tuple


def number(coefficient):
    return {1: "+", -1: "-"}.get(coefficient, f"{coefficient:+g}")


def compare(random, terms, target, priority):
    side = random.choice("<>=")
    return Constraint(
        tuple(terms), target, None if side == "<" else priority, None if side == ">" else priority)


def general(random, variables):
    """Sums of one to four variables; few different numbers, so that many corners coincide."""
    constraints = []
    for _ in range(random.randint(variables, 3 * variables)):
        terms = [
            (random.choice([1, 1, 1, -1, -1, 2, 0.5, -0.5, 3]), index)
            for index in random.sample(range(variables), min(variables, random.choice([1, 2, 2, 3, 4])))]
        priority = 1000 if random.random() < 0.3 else random.choice(OPTIONAL)
        constraints.append(compare(random, terms, random.choice([0, 0, 10, 20, random.randint(-50, 100)]), priority))
    return constraints


def layout(random, variables):
    """A row of boxes in a container: gaps, intrinsic sizes, equal sizes. Even variables are positions, odd ones sizes."""
    boxes = variables // 2
    width = random.choice([320, 375, 390])
    constraints = [Constraint(((1, 0),), random.choice([0, 16, 20]), 1000, random.choice([1000, 1000, None]))]
    for box in range(boxes):
        at, size = 2 * box, 2 * box + 1
        constraints.append(Constraint(
            ((1, size),), random.choice([20.5, 44, 80, 120, 250]), random.choice([1000, 750, 750, 751]),
            random.choice([250, 250, 251, 750])))
        if box + 1 < boxes:
            gap = random.choice([0, 8, 8, 16])
            constraints.append(Constraint(
                ((1, at + 2), (-1, at), (-1, size)), gap, random.choice([1000, 1000, 999]),
                random.choice([1000, 1000, None, 250])))
            if random.random() < 0.3:
                constraints.append(compare(
                    random, [(1, size), (-random.choice([1, 1, 0.5, 2]), size + 2)], 0,
                    random.choice([1000, 750, 500])))
        if random.random() < 0.3:
            constraints.append(compare(random, [(1, at), (0.5, size)], width / 2, random.choice(OPTIONAL)))
    last = 2 * boxes - 2
    constraints.append(Constraint(
        ((1, last), (1, last + 1)), width - 16, random.choice([None, 1000, 750]), random.choice([1000, 1000, 999])))
    return constraints


def redundant(random, variables):
    """Constraints that repeat others, or sums of them."""
    constraints = general(random, variables)
    for _ in range(random.randint(2, 6)):
        one, other = random.choice(constraints), random.choice(constraints)
        factor = random.choice([1, 2, -1])
        terms = [(factor * coefficient, index) for coefficient, index in one.terms]
        target = factor * one.target
        if random.random() < 0.5:
            terms, target = terms + list(other.terms), target + other.target
        merged = {}
        for coefficient, index in terms:
            merged[index] = merged.get(index, 0) + coefficient
        terms = [(coefficient, index) for index, coefficient in merged.items() if coefficient]
        if terms:
            constraints.append(compare(random, terms, target, random.choice([1000, 750, 250])))
    random.shuffle(constraints)
    return constraints


def cyclic(random, variables):
    """Rings of inequalities, some with a gap that no numbers can satisfy."""
    constraints = []
    for _ in range(random.randint(1, 3)):
        ring = random.sample(range(variables), random.randint(2, variables))
        gap = random.choice([0, 0, 0, 8])
        priority = random.choice([1000, 750, 500])
        for one, other in zip(ring, ring[1:] + ring[:1], strict=True):
            constraints.append(Constraint(((1, other), (-1, one)), gap, priority, None))
    return constraints + general(random, variables)[:variables]


def conflicting(random, variables):
    """Required constraints that exclude each other, among others."""
    constraints = layout(random, variables) if random.random() < 0.5 else general(random, variables)
    victim = random.choice(constraints)
    constraints.append(replace(victim, below=1000, above=1000))
    constraints.append(replace(victim, target=victim.target + random.choice([1, 10, 100]), below=1000, above=1000))
    random.shuffle(constraints)
    return constraints


def one_level(random, variables):
    """Only one optional priority, which kiwisolver can solve too."""
    constraints = random.choice([general, layout, redundant, cyclic])(random, variables)
    def flat(priority):
        return priority if priority in (None, 1000) else 500
    return [replace(one, below=flat(one.below), above=flat(one.above)) for one in constraints]


KINDS = [general, layout, redundant, cyclic, conflicting, one_level]


def systems(random, count):
    """Yields systems of all kinds in turn; every ninth one is large."""
    for index in range(count):
        kind = KINDS[index % len(KINDS)]
        variables = random.randint(10, 24) if index % 9 == 0 else random.randint(2, 8)
        yield System(kind.__name__, variables, tuple(kind(random, variables)))
