"""Hostile specifications of XcodeGen."""

from __future__ import annotations

from . import scripts
from .shapes import Case, Choices, cycled, repeated
from .swift_code import OTHERS

HEAD = "name: App\noptions:\n  developmentLanguage: en\n"
TARGET = "targets:\n  App:\n    type: application\n    platform: iOS\n    sources: [.]\n"
SCALARS = [
    "[]",
    "{}",
    "~",
    "''",
    "true",
    "1",
    "-1",
    "1e999",
    ".nan",
    "[[]]",
    "{a: b}",
    "iOS",
    "[iOS, iOS]",
    "auto",
    "!!binary a",
    "!!python/object a",
    "*a",
    "&a b",
    "|\n      a",
    "? a",
    "2001-01-01",
    "0x",
    "..",
    "/",
    "../..",
    "/etc/passwd",
    "${a}",
    "${",
    "$",
    "${target_name}",
    "'${a} ${a}'",
    '"\\x41\\u0000"',
    "- a",
    ": :",
    "@a",
    "`a`",
    "%a",
    "<<",
    "- - - a",
    "a: b: c",
]
KEYS = [
    "type",
    "platform",
    "sources",
    "settings",
    "templates",
    "templateAttributes",
    "dependencies",
    "info",
    "deploymentTarget",
    "supportedDestinations",
    "platformSuffix",
    "configFiles",
    "postBuildScripts",
    "scheme",
    "entitlements",
    "productName",
    "attributes",
]


def templates(choices: Choices) -> str:
    """Templates that name themselves, each other or the next one several times."""
    times = choices.pick([1, 2, 6, 8, 100])
    count = choices.size(40 + 4 * times, most=choices.pick([1, 8, 9, 1_000]))
    form = choices.pick(["self", "next", "all"])
    choices.note(f"{count} templates, each names {form} {times} times")
    out = HEAD + TARGET + "    templates: [" + ", ".join(f"T{index}" for index in range(min(count, times))) + "]\n"
    out += "    templateAttributes: {a: b, c: '${a}${a}'}\ntargetTemplates:\n"
    for index in range(count):
        named = {"self": [index] * times, "next": [index + 1] * times, "all": list(range(min(count, 30)))}[form]
        out += (
            f"  T{index}:\n    templates: [{', '.join(f'T{one}' for one in named)}]\n    sources: ['${{a}}/{index}']\n"
        )
        out += f"    templateAttributes: {{a: '${{a}}${{a}}'}}\n" if choices.chance(0.3) else ""
    return out


def includes(choices: Choices) -> str:
    """Files that include each other, are missing or are outside."""
    names = choices.some(
        [
            "project.yml",
            "a.yml",
            "b.yml",
            "gone.yml",
            "../x.yml",
            "/etc/passwd",
            "",
            ".",
            "a.yml/../a.yml",
            "./a.yml",
            "Home.swift",
        ],
        4,
    )
    count = choices.size(30, most=choices.pick([3, 3, 2_000]))
    form = choices.pick(["  - §\n", "  - {path: §, relativePaths: false}\n", "  - path: §\n", "  - [§]\n", "  - §:\n"])
    choices.note(f"{count} includes of {names}")
    return (
        HEAD
        + "include:\n"
        + "".join(form.replace("§", f"'{names[index % len(names)]}'") for index in range(count))
        + TARGET
    )


def aliases(choices: Choices) -> str:
    """Anchors that refer to the anchor before several times."""
    times, count = choices.pick([2, 9, 9, 50]), choices.size(60, most=choices.pick([6, 10, 40, 2_000]))
    form = choices.pick(["[{}]", "{{{}}}", "{{<<: [{}]}}"])
    choices.note(f"{count} anchors, each refers to the one before {times} times: {form}")
    out = HEAD + "a0: &a0 [x, x, x]\n" if form == "[{}]" else HEAD + "a0: &a0 {x: y}\n"
    for index in range(1, count):
        if form == "{{{}}}":
            inner = ", ".join(f"k{one}: *a{index - 1}" for one in range(times))
        else:
            inner = ", ".join([f"*a{index - 1}"] * times)
        out += f"a{index}: &a{index} " + form.format(inner) + "\n"
    use = choices.pick(
        ["sources: *a{}", "settings: *a{}", "dependencies: *a{}", "<<: *a{}", "templates: *a{}", "platform: *a{}"]
    ).format(count - 1)
    return out + TARGET + f"  B:\n    type: application\n    {use}\n"


def nesting(choices: Choices) -> str:
    """Flow or block collections in each other."""
    pairs = choices.some(
        [
            ("[", "]"),
            ("{a: ", "}"),
            ("[[", "]]"),
            ("{a§: ", "}"),
            ("- ", ""),
            ("? ", ""),
            ("[a, ", ", b]"),
            ("!a ", ""),
            ("&a§ ", ""),
            ("{? ", "}"),
            ("'", "'"),
            ('"', '"'),
        ],
        2,
    )
    count = choices.size(8, most=choices.pick([50, 2_000, 100_000]))
    choices.note(f"{count} nested {pairs}")
    text = (
        cycled([pair[0] for pair in pairs], count)
        + "x"
        + "".join(pairs[index % len(pairs)][1] for index in reversed(range(count)))
    )
    if choices.chance(0.2):
        text = "\n" + "".join(" " * index + "a:\n" for index in range(min(count, 700)))
    return (
        HEAD
        + choices.pick(
            [TARGET + "    settings: ", "a: ", TARGET + "    sources: ", "targets: ", "settings:\n  groups: ", ""]
        )
        + text
        + "\n"
    )


def repetition(choices: Choices) -> str:
    """One line many times."""
    line = choices.pick(
        [
            "\n",
            " \n",
            "\t\n",
            "# a\n",
            "  #\n",
            "---\n",
            "...\n",
            "a§: b\n",
            "a: b\n",
            "- a\n",
            "%YAML 1.2\n",
            "\r",
            "\r\n",
            "a: |\n",
            "  \n",
            "'\n",
            '"\n',
            "a: >\n\n",
            "\u2028",
            "\u0085",
            "? a\n",
            "!a\n",
            "-\n",
            ":\n",
            "--- a\n",
            "a§: &a§\n",
            "a§: *b§\n",
        ]
    )
    count = choices.size(len(line) + 2)
    choices.note(f"{count} times {line!r}")
    text = repeated(line, count)
    return choices.pick([HEAD + text + TARGET, text + HEAD + TARGET, HEAD + TARGET + text])


def many_targets(choices: Choices) -> str:
    """Many targets, sources, platforms, dependencies or groups of settings."""
    count = choices.size(80, most=choices.pick([30, 1_000, 20_000]))
    kind = choices.pick(
        ["targets", "sources", "platforms", "dependencies", "groups", "keys", "patterns", "duplicates", "merge"]
    )
    choices.note(f"{count} {kind}")
    if kind == "targets":
        return (
            HEAD
            + TARGET
            + repeated(
                "  T§:\n    type: application\n    platform: [iOS, macOS, tvOS]\n    sources: [Home.swift, '**/*']\n",
                count,
            )
        )
    if kind == "groups":
        groups = "".join(
            f"    g{index}:\n      groups: [g{index + 1}, g{index + 1}]\n      base: {{A: $(A{index})}}\n"
            for index in range(count)
        )
        return HEAD + "settingGroups:\n" + groups + TARGET + "    settings:\n      groups: [g0, g0]\n"
    lists = {
        "sources": "    sources: [" + repeated("{path: a§, excludes: ['**/*§', '*']}, ", count) + "]\n",
        "platforms": "    platform: [" + "iOS, " * count + "]\n",
        "dependencies": "    dependencies: [" + repeated("{target: App}, {framework: a§}, ", count) + "]\n",
        "keys": repeated("    k§: v\n", count),
        "patterns": "    sources: [{path: ., includes: ['"
        + "**/*" * min(count, 2_000)
        + "x', '"
        + "*a" * min(count, 2_000)
        + "'], excludes: ['"
        + "{a,b}" * 30
        + "']}]\n",
        "duplicates": "    type: application\n" * count,
        "merge": "    <<: {a: b}\n" * min(count, 100) + "    <<: [{c: d}]\n",
    }
    return HEAD + TARGET.replace("    sources: [.]\n", "") + lists[kind]


def wrong_values(choices: Choices) -> str:
    """Values of other types."""
    lines = "".join(f"    {key}: {choices.pick(SCALARS)}\n" for key in dict.fromkeys(choices.some(KEYS, 5)))
    choices.note(f"wrong values {lines!r}")
    text = HEAD + choices.pick([TARGET, "targets:\n  App:\n"]) + lines
    return text.replace("App:", choices.pick(["App:"] * 5 + ["~:", "[a]:", "'':", "? {a: b}\n  :", "1:", "*a :"]), 1)


def script_phases(choices: Choices) -> str:
    """Scripts of a target."""
    key = choices.pick(["preBuildScripts", "postCompileScripts", "postBuildScripts", "buildToolPlugins"])
    script = scripts.text(choices, scripts.LINES)
    count = max(1, min(choices.size(100), 300_000 // max(1, len(script))))
    choices.note(f"{count} scripts in {key}")
    lines = "".join("            " + line + "\n" for line in script.splitlines())
    entry = choices.pick(["      - script: |\n" + lines, "      - path: gen.sh\n", "      - path: 'a§.sh'\n"])
    entry += choices.pick(["", "        inputFileLists: [files.xcfilelist]\n", "        inputFiles: ['**', '..', '~']\n"])
    return HEAD + TARGET + f"    {key}:\n" + repeated(entry, count)


def replacements(choices: Choices) -> str:
    """Keys that replace others, in templates that a target merges, and in each other."""
    ends = choices.pick([":REPLACE", ":REPLACE:REPLACE", ":replace"])
    count = choices.size(60, most=choices.pick([5, 300, 10_000]))
    choices.note(f"{count} keys with {ends}")
    keys = [choices.pick(["settings", "sources", "base", "info", "properties", "k§", "configs", "options"]) for _ in "abc"]
    lines = "".join(repeated("      " + keys[0].replace("§", f"§{part}") + f"{ends}: {{a: b}}\n", count) for part in "ab")
    deep = "".join("  " * (3 + level) + keys[level % 3].replace("§", "") + ends + ":\n" for level in range(min(count, 300)))
    templates = "".join(f"  T{index}:\n    settings:\n{lines if index < 3 else deep}" for index in range(min(count, 30)))
    used = ", ".join(f"T{index}" for index in range(min(count, 30)))
    return HEAD + TARGET + f"    templates: [{used}]\n    settings{ends}:\n{lines}targetTemplates:\n" + templates


MAKERS = [script_phases, replacements, templates, includes, aliases, nesting, repetition, many_targets, wrong_values, wrong_values]


def xcodegen_case(choices: Choices, seeds: list[bytes]) -> Case:
    """A specification next to an app."""
    text = choices.pick(MAKERS)(choices)
    others = {
        **OTHERS,
        **scripts.others(choices),
        "a.yml": b"include: [b.yml, project.yml]\ntargets: {App: {sources: [a]}}\n",
        "b.yml": b"include: a.yml\nname: B\n",
    }
    content = text.encode()
    if choices.chance(0.05):
        content = content[: choices.random.randrange(len(content) + 1)] + choices.pick(
            [b"", b"\xff", b"\0", b"\xef\xbb\xbf"]
        )
    return Case("project.yml", content, "; ".join(choices.notes), others)
