"""Checks documents with a JSON Schema, and prints what the schema does not allow.

Usage: check_schema.py SCHEMA FILE… Each line of a .jsonl file is a document.
"""

import json
import sys

import jsonschema


def documents(path):
    with open(path, encoding="utf-8") as file:
        if not path.endswith(".jsonl"):
            yield path, json.load(file)
            return
        for number, line in enumerate(file, 1):
            yield f"{path}:{number}", json.loads(line)


def main(schema_path, paths):
    with open(schema_path, encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for path in paths:
        for name, document in documents(path):
            for error in validator.iter_errors(document):
                # Of several alternatives, the error deepest in the document is about the intended one.
                best = jsonschema.exceptions.best_match([error]) or error
                print(f"{name}: {list(best.absolute_path)}: {best.message[:300]}")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
