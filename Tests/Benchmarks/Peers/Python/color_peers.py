"""Python peers at simulating deuteranopia; started by the comparison, told what to run line by line.

Usage: color_peers.py RGB-FILE WIDTH HEIGHT
Says one line of JSON with the versions and the tasks, then answers each line
  run TASK          with the seconds that one run took
  write TASK FILE   with "written" after leaving the result of the last run in the file
A peer that is not installed is not among the tasks. Everything runs on one thread.
"""
import os

for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[name] = "1"

import importlib.metadata
import json
import platform
import sys
import time

import numpy

path, width, height = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
picture = numpy.fromfile(path, numpy.uint8).reshape(height, width, 3)
versions = {"python": platform.python_version(), "numpy": numpy.__version__}
tasks = {}

# The matrix of Viénot, Brettel and Mollon 1999 for deuteranopia, as in Sources/ColorContrast/Tables/cvd-vienot.csv.
MATRIX = numpy.array(
    [
        [0.292750114278, 0.707249885722, 0.0],
        [0.292750114278, 0.707249885722, 0.0],
        [-0.022336587034, 0.022336587034, 1.0],
    ],
    numpy.float32,
)


def decode(values):
    return numpy.where(values <= 0.04045, values / 12.92, ((values + 0.055) / 1.055) ** 2.4)


def encode(light):
    return numpy.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


LIGHT = decode(numpy.arange(256) / 255).astype(numpy.float32)
CODES = (encode(numpy.arange(4097) / 4096) * 255 + 0.5).astype(numpy.uint8)


def with_formula():
    light = numpy.clip(LIGHT[picture] @ MATRIX.T, 0, 1)
    curve = 1.055 * light ** numpy.float32(1 / 2.4) - numpy.float32(0.055)
    return (numpy.where(light <= 0.0031308, light * numpy.float32(12.92), curve) * 255 + 0.5).astype(numpy.uint8)


def with_tables():
    return CODES[(numpy.clip(LIGHT[picture] @ MATRIX.T, 0, 1) * 4096 + 0.5).astype(numpy.uint16)]


tasks["numpy-formula"] = with_formula
tasks["numpy-tables"] = with_tables

try:
    from PIL import Image

    image = Image.fromarray(picture)
    flat = [value for row in MATRIX.tolist() for value in (*row, 0.0)]
    tasks["pillow-matrix"] = lambda: numpy.asarray(image.convert("RGB", flat))
    versions["pillow"] = importlib.metadata.version("pillow")
except ImportError:
    pass

try:
    from daltonlens import simulate

    for task, simulator in (
        ("daltonlens-vienot", simulate.Simulator_Vienot1999()),
        ("daltonlens-brettel", simulate.Simulator_Brettel1997()),
        ("daltonlens-machado", simulate.Simulator_Machado2009()),
    ):
        tasks[task] = lambda simulator=simulator: simulator.simulate_cvd(picture, simulate.Deficiency.DEUTAN, 1.0)
    versions["daltonlens"] = importlib.metadata.version("daltonlens")
except ImportError:
    pass

print(json.dumps({"versions": versions, "tasks": list(tasks)}), flush=True)
result = None
for line in sys.stdin:
    verb, task, *rest = line.split(maxsplit=2)
    if verb == "run":
        result = None
        start = time.perf_counter()
        result = tasks[task]()
        print(time.perf_counter() - start, flush=True)
    else:
        numpy.ascontiguousarray(result).tofile(rest[0].strip())
        print("written", flush=True)
