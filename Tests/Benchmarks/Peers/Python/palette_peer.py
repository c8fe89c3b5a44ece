"""A Python peer at judging pairs of colours: coloraide, the whole of it in one process.

Usage: palette_peer.py FILE, or palette_peer.py --version
FILE has a line for each pair: two colours, and "ratio" or "visions". Of every pair it works out the WCAG ratio and
CIEDE2000; where the line says so also ratio and CIEDE2000 for protan (1 and 0.6), deutan (1 and 0.6), tritan and in grey.
Every colour is parsed and simulated once. Prints how many numbers it worked out.
"""
import sys

from coloraide import Color
from coloraide.__meta__ import __version__

if sys.argv[1] == "--version":
    print(__version__)
    sys.exit()

VISIONS = [
    ("protan", 1),
    ("protan", 0.6),
    ("deutan", 1),
    ("deutan", 0.6),
    ("tritan", 1),
    ("grayscale", 1),
]

colors = {}
seen = {}


def color(name):
    if name not in colors:
        colors[name] = Color(name)
    return colors[name]


def simulated(name):
    if name not in seen:
        seen[name] = [color(name).filter(vision, amount).clip("srgb") for vision, amount in VISIONS]
    return seen[name]


def compare(one, two):
    return one.contrast(two, method="wcag21"), one.delta_e(two, method="2000")


numbers = 0
with open(sys.argv[1]) as file:
    for line in file:
        first, second, what = line.split()
        pairs = [(color(first), color(second))]
        if what == "visions":
            pairs += zip(simulated(first), simulated(second))
        for one, two in pairs:
            numbers += len(compare(one, two))
print(numbers)
