"""Measures texts by the Python package, and reads what came of it.

    batch_peer.py FILE every|widths|verdicts     a JSON object of texts by key
    batch_peer.py FILE lines                     items, each a line of JSON

`every` reads what the JSON report of the command line has for a text: all findings, and all fields of all size categories.
`widths` reads the outcome, the width and its error bar of all size categories. `verdicts` reads what the text report says:
the outcome of each text, and the findings. Prints how many texts and size categories it read. `lines` writes for each item
the line of JSON that `typecheck measure -` answers.
"""

from __future__ import annotations

import json
import sys

import typecheck


def read_every(result: typecheck.Result) -> int:
    result.text, result.outcome, result.line_limit, result.line_limit_source, result.first_failing_category
    for finding in result.findings:
        finding.message, finding.remedy, finding.severity
    count = 0
    for cell in result.measurements:
        cell.category, cell.outcome, cell.reason, cell.size, cell.leading, cell.tracking, cell.weight
        cell.width, cell.uncertainty, cell.height, cell.lines, cell.fits, cell.breaks_word, cell.missing_glyphs
        cell.over_by, cell.clipped_by, cell.word_over_by, cell.scale, cell.visible_share
        if cell.is_truncated:
            cell.visible_text
        count += 1
    return count


def read_widths(result: typecheck.Result) -> int:
    result.text, result.outcome
    count = 0
    for cell in result.measurements:
        cell.outcome, cell.width, cell.uncertainty
        count += 1
    return count


def read_verdicts(result: typecheck.Result) -> int:
    result.text, result.outcome
    for finding in result.findings:
        finding.message, finding.remedy, finding.severity
    return 0


if sys.argv[2] == "lines":
    with open(sys.argv[1], encoding="utf-8") as file:
        for result in typecheck.measure(map(json.loads, file)):
            sys.stdout.write(result.json())
            sys.stdout.write("\n")
    sys.exit()

readers = {"every": read_every, "widths": read_widths, "verdicts": read_verdicts}
read = readers[sys.argv[2]]
with open(sys.argv[1], encoding="utf-8") as file:
    texts = json.load(file)
items = texts.values()
cells = 0
count = 0
for result in typecheck.measure(items):
    cells += read(result)
    count += 1
print(count, cells)
