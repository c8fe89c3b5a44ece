"""Hostile scripts of a build, lists of files and podspecs, which projects name."""

from __future__ import annotations

from .shapes import Choices, cycled, repeated

NAMES = ["Home.swift", "gen.sh", "a§.sh", "..", "../a", "/etc/passwd", "$SRCROOT", "a/b/c", "*", "**/*", "", "ä", "a b"]
VARIABLES = ["SRCROOT", "TARGET_NAME", "PRODUCT_NAME", "PROJECT_NAME", "A§", "PWD", "0", "INFOPLIST_FILE", "BUILD_DIR", ""]
LINES = [
    'A§="$A§$A§"\n',
    "cp -R ~/ ~ ~\n",
    "rsync --exclude '*' ~ ~/\n",
    'find "~" -name "*.strings" | xargs cp\n',
    "if [ -f ~ ]; then sh ~; fi\n",
    "swiftgen config run --config ~\n",
    "cat <<EOF\n~\nEOF\n",
    "for f in ~ ~ ~; do mv $f ~; done\n",
    "~ \\\n",
    "echo ~ | sh ~ > ~\n",
    "source ~ # ~\n",
    "python3 -c \"open('~')\"\n",
    "a§\n",
    "&&||;;&\n",
]
PODS = [
    "s.resources = ['~', '~']\n",
    "s.resource_bundles = {\n",
    "'A§' => ['~'],\n",
    "s.source_files = '~/**/*.{swift,strings}'\n",
    "s.resources = %w[~ ~]\n",
    's.resources = "#{~}"\n',
    "s.dependency '~', :path => '~'\n",
    '"resources": ["~"],\n',
    "s.subspec 'A§' do |s|\n",
    "[[[{{{(\n",
    "'\n",
]
NESTS = [("$(", ")"), ("${A§:-", "}"), ("`", "`"), ('"', '"'), ("'", "'"), ("{", "}"), ("[", "]"), ("\\", ""), ("$A§", "")]


def path(choices: Choices) -> str:
    """A path that a script could name."""
    names = choices.some(NAMES, 3)
    variable = choices.pick(VARIABLES)
    start = choices.pick(["", f"${variable}/", f"${{{variable}}}", f"$({variable})/", f"${variable}" * 40])
    return start + "/".join(names)


def nested(choices: Choices) -> str:
    """Quotations, substitutions or brackets in each other."""
    pairs = choices.some(NESTS, 2)
    count = choices.size(6)
    ends = "".join(pairs[index % len(pairs)][1] for index in reversed(range(count)))
    return cycled([pair[0] for pair in pairs], count) + path(choices) + ends + "\n"


def text(choices: Choices, lines: list[str]) -> str:
    """Lines that name paths, each many times, or one line with very many words."""
    form = choices.pick(["lines", "lines", "words", "nested", "joined"])
    choices.note(f"script of {form}")
    if form == "nested":
        return nested(choices)
    line = choices.pick(lines).replace("~", path(choices))
    if form == "words":
        return "cp " + repeated(path(choices) + " ", choices.size(20)) + "\n"
    if form == "joined":
        return repeated(path(choices), choices.size(20))
    return "".join(repeated(choices.pick(lines).replace("~", path(choices)), choices.size(40)) for _ in range(2)) + line


def others(choices: Choices) -> dict[str, bytes]:
    """The files that scripts and projects name; most name each other."""
    chain = choices.size(60, most=choices.pick([1, 3, 300]))
    files = {f"a{index}.sh": f"sh a{index + 1}.sh\nsh a{index}.sh\n" for index in range(chain)}
    files["gen.sh"] = text(choices, LINES)
    files["files.xcfilelist"] = repeated(path(choices) + "\n", choices.size(20))
    files[choices.pick(["App.podspec", "App.podspec.json"])] = text(choices, PODS)
    return {name: content.encode("utf-8", "surrogateescape") for name, content in files.items()}
