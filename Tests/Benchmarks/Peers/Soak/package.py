"""Answers items of JSON from standard input with lines of JSON, by the Python package: package.py JOBS"""

import json
import sys

import typecheck

for result in typecheck.measure(map(json.loads, sys.stdin), categories="large", jobs=int(sys.argv[1])):
    sys.stdout.write(result.json() + "\n")
