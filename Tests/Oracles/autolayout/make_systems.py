"""Writes random systems of constraints with the lowest total of each priority, one system per line.

Usage: make_systems.py COUNT SEED FILE. Prints a summary as JSON. Ends with status 1 if GLPK and kiwisolver disagree.

A line contains, separated by tabs: the kind, the number of variables, the constraints, the total of each priority, and the
variables that can have another value at the same totals.
A constraint is a sum, a relation, a target and a priority, such as +a-0.5b>16@750. The relation ~ has two priorities: the
first counts below the target, the second above it.
"""

import json
import random
import sys

import linear_programs
import random_systems

AGREEMENT = 1e-6


def kiwi_agrees(system, totals):
    missed = linear_programs.by_kiwi(system)
    penalties = dict(totals)
    if missed is None:
        return penalties.get(1000, 0) > AGREEMENT
    return penalties.get(1000, 0) < AGREEMENT and abs(penalties.get(500, 0) - missed) < AGREEMENT


def main(count, seed, path):
    generator = random.Random(seed)
    summary = {"systems": 0, "conflicting": 0, "comparedWithKiwi": 0, "kiwiDisagrees": 0}
    with open(path, "w", encoding="utf-8") as file:
        for system in random_systems.systems(generator, count):
            totals, ambiguous = linear_programs.by_level(system)
            summary["systems"] += 1
            summary["conflicting"] += dict(totals).get(1000, 0) > AGREEMENT
            if system.kind == "one_level":
                summary["comparedWithKiwi"] += 1
                if not kiwi_agrees(system, totals):
                    summary["kiwiDisagrees"] += 1
                    print(system, totals, linear_programs.by_kiwi(system), file=sys.stderr)
            file.write("\t".join([
                system.kind, str(system.variables), " ".join(map(str, system.constraints)),
                " ".join(f"{priority:g}:{max(0, round(total, 9)):.12g}" for priority, total in totals),
                "".join(random_systems.LETTERS[index] for index in ambiguous)]) + "\n")
    print(json.dumps(summary))
    return summary["kiwiDisagrees"] > 0


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]))
