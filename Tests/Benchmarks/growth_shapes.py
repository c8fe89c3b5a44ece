"""The shapes of input whose growth is measured: for each, a function that writes a folder of a size."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


TEXT = '{"a": "Text"}'
"""A file of one text."""


@dataclass(frozen=True)
class Shape:
    """A kind of input."""

    stage: str
    name: str
    files: Callable[[int], dict[str, str]]
    most: int = 10_000

    def write(self, folder: Path, size: int) -> None:
        """Writes the files of a size into a folder."""
        for name, text in {"en.json": TEXT, **self.files(size)}.items():
            file = folder / name
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")


def lines(size: int, text: str) -> str:
    """A text for each number below a size, which takes the place of `#`."""
    return "".join(text.replace("#", str(number)) for number in range(size))


def one(name: str, start: str, item: str, end: str = "") -> Callable[[int], dict[str, str]]:
    """One file of n items."""
    return lambda size: {name: start + lines(size, item) + end}


# Texts

XML = '<?xml version="1.0" encoding="UTF-8"?>\n'
PLIST = XML + '<plist version="1.0"><dict>'


def xcstrings(size: int) -> dict[str, str]:
    unit = {"stringUnit": {"state": "translated", "value": "Ein Text"}}
    strings = {f"key{number}": {"localizations": {"de": unit}} for number in range(size)}
    return {"Main.xcstrings": json.dumps({"sourceLanguage": "en", "strings": strings, "version": "1.0"}, indent=1)}


TEXTS = [
    Shape("texts", "keys of a .strings file", one("de.lproj/Main.strings", "", '"key#" = "Ein Text #";\n')),
    Shape("texts", "broken lines of a .strings file", one("de.lproj/Main.strings", "", '"key#" = "Ein Text\n')),
    Shape("texts", "keys of an .xcstrings file", xcstrings),
    Shape("texts", "keys of a .stringsdict file", one(
        "de.lproj/Main.stringsdict", PLIST,
        "<key>key#</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@</string><key>a</key><dict>"
        "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string><key>NSStringFormatValueTypeKey</key>"
        "<string>d</string><key>one</key><string>ein Text</string><key>other</key><string>Texte</string></dict></dict>",
        "</dict></plist>")),
    Shape("texts", "units of an .xliff file", one(
        "de.xliff", XML + '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2"><file original="Main.strings" '
        'source-language="en" target-language="de" datatype="plaintext"><body>',
        '<trans-unit id="key#"><source>A text</source><target>Ein Text</target></trans-unit>',
        "</body></file></xliff>")),
    Shape("texts", "entries of a .po file", one(
        "de.po", 'msgid ""\nmsgstr "Language: de\\nContent-Type: text/plain; charset=UTF-8\\n"\n\n',
        'msgid "key#"\nmsgstr "Ein Text"\n\n')),
    Shape("texts", "strings of an Android file", one(
        "values-de/strings.xml", XML + "<resources>", '<string name="key#">Ein Text</string>\n', "</resources>")),
    Shape("texts", "rows of a .csv file", one("texts.csv", "key,en,de\n", "key#,A text,Ein Text\n")),
    Shape("texts", "nested objects of a JSON file", lambda size: {
        "de.json": '{"a": ' * size + '"Text"' + "}" * size}),
    Shape("texts", "placeholders of a text", one("de.lproj/Main.strings", '"key" = "', "%d", '";\n')),
    Shape("texts", "joined letters of a text", one("ar.lproj/Main.strings", '"key" = "', "ب", '";\n')),
    Shape("texts", "languages", lambda size: {
        f"{first}{second}.lproj/Main.strings": '"key" = "Text";\n'
        for number in range(size) for first, second in [(chr(97 + number // 26 % 26), chr(97 + number % 26))]}, most=676),
]


# Storyboards and xibs

def document(body: str) -> dict[str, str]:
    """A storyboard with one scene."""
    return {"Main.storyboard": XML + '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
            'targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="vc"><scenes><scene sceneID="s">'
            '<objects><viewController id="vc" sceneMemberID="viewController"><view key="view" id="v"><rect key="frame" x="0" '
            f'y="0" width="375" height="667"/>{body}</view></viewController></objects></scene></scenes></document>'}


LABEL = ('<label opaque="NO" text="A text #" id="l#"><rect key="frame" x="0" y="0" width="80" height="20"/>'
         '<fontDescription key="fontDescription" type="system" pointSize="17"/></label>')
CONSTRAINT = ('<constraint firstItem="l#" firstAttribute="leading" secondItem="v" secondAttribute="leading" constant="8" '
              'id="c#"/><constraint firstItem="l#" firstAttribute="top" secondItem="v" secondAttribute="top" constant="#" '
              'id="d#"/>')


def scenes(size: int) -> dict[str, str]:
    scene = ('<scene sceneID="s#"><objects><viewController id="vc#" sceneMemberID="viewController"><view key="view" id="v#">'
             '<rect key="frame" x="0" y="0" width="375" height="667"/><subviews>' + LABEL + "</subviews></view>"
             "</viewController></objects></scene>")
    return {"Main.storyboard": XML + '<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" '
            f'targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><scenes>{lines(size, scene)}</scenes></document>'}


INTERFACE = [
    Shape("documents", "views next to each other", lambda size: document(f"<subviews>{lines(size, LABEL)}</subviews>")),
    Shape("documents", "views with constraints", lambda size: document(
        f"<subviews>{lines(size, LABEL)}</subviews><constraints>{lines(size, CONSTRAINT)}</constraints>")),
    Shape("documents", "views in each other", lambda size: document(
        lines(size, '<subviews><view id="n#"><rect key="frame" x="0" y="0" width="80" height="20"/>')
        + "</view></subviews>" * size)),
    Shape("documents", "scenes", scenes),
]


# Projects

def groups(size: int) -> dict[str, str]:
    objects = lines(size, "G# = {isa = PBXGroup; children = (G%); path = g; sourceTree = \"<group>\";};\n")
    for number in range(size):
        objects = objects.replace("(G%)", f"(G{number + 1})", 1)
    return project(objects, "G0")


def project(objects: str, main: str = "M") -> dict[str, str]:
    return {"A.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{archiveVersion = 1; objectVersion = 56; objects = {\n" + objects
            + f"P = {{isa = PBXProject; mainGroup = {main}; targets = (); }};\n}}; rootObject = P;}}\n"}


PROJECTS = [
    Shape("projects", "nested groups of a project file", groups),
    Shape("projects", "file references of a project file", lambda size: project(
        lines(size, "F# = {isa = PBXFileReference; path = a#.swift; sourceTree = \"<group>\";};\n")
        + "M = {isa = PBXGroup; children = (" + lines(size, "F#,") + "); sourceTree = \"<group>\";};\n")),
    Shape("projects", "targets of an XcodeGen file", lambda size: {"A0/en.json": TEXT,
        "project.yml": "name: A\ntargets:\n" + lines(size, "  T#:\n    type: application\n    platform: iOS\n    sources: [A#]\n")}),
    Shape("projects", "templates that name themselves often", lambda size: {"A/en.json": TEXT,
        "project.yml": "name: A\ntemplates:\n  T:\n    templates: [" + "T, " * (size - 1) + "T]\ntargets:\n  A:\n"
        "    type: application\n    platform: iOS\n    templates: [T]\n    sources: [A]\n"}),
    Shape("projects", "apps that depend on the next one", lambda size: {"A0/en.json": TEXT,
        "project.yml": "name: A\ntargets:\n" + "".join(
            f"  T{number}: {{type: application, platform: iOS, sources: [A{number}], dependencies: [{{target: T{number + 1}}}]}}\n"
            for number in range(size))}),
    Shape("projects", "blank lines of an XcodeGen file", lambda size: {"A/en.json": TEXT,
        "project.yml": "name: A\n" + "\n" * size + "targets:\n  A:\n    type: application\n    platform: iOS\n    sources: [A]\n"}),
]


# Swift

HEAD = "import SwiftUI\n"


def swift(start: str, item: str, end: str = "") -> Callable[[int], dict[str, str]]:
    return one("View.swift", HEAD + start, item, end)


CODE = [
    Shape("parsing", "functions of a source file", swift("", "func f#() -> Int { return [# + 1, 2].count }\n")),
    Shape("parsing", "brackets in an interpolation", swift('let a = "\\(', "[")),
    Shape("parsing", "interpolations in each other", swift('let a = "', "\\(")),
    Shape("parsing", "generic arguments in each other", lambda size: {
        "View.swift": "let a = " + lines(size, "A#<") + "B" + ">" * size + "()\n"}),
    Shape("parsing", "comparisons in a row", swift("let a = b", " < c#")),
    Shape("parsing", "conditional operators in a row", swift("let a = ", "x# ? y# : ", "z\n")),
    Shape("parsing", "assignments in a row", swift("", "y# = ", "z\n")),
    Shape("parsing", "calls of calls", swift("let a = f", "(#)")),
    Shape("parsing", "items of an array", swift("let a = [", "#, ", "]\n")),
    Shape("places", "files with a property of the same name", lambda size: {
        f"Row{number}.swift": HEAD + f"struct Row{number}: View {{\n  var title: String\n  var body: some View {{ Text(title) }}\n}}\n"
        for number in range(size)}),
    Shape("places", "files with a type of the same name", lambda size: {
        f"Row{number}.swift": HEAD + "struct Row { var title: String }\n" for number in range(size)}),
    Shape("places", "files with a view of the same name whose property is a key", lambda size: {
        "en.lproj/Localizable.strings": lines(size, '"k#" = "Text";\n'),
        **{f"F{number}.swift": HEAD + "struct Row: View { let t: String; var body: some View { Text(LocalizedStringKey(t)) } }\n"
           f'func f{number}() {{ _ = Row(t: "k{number}") }}\n' for number in range(size)}}),
    Shape("places", "keys without a use and lookups with values", lambda size: {
        "en.lproj/Localizable.strings": lines(size, '"k#.title" = "Text";\n'),
        "Lookup.swift": HEAD + lines(size, 'func f#(_ x: Int) -> String { Bundle.main.localizedString(forKey: "a#.\\(x).b#", '
                                     "value: nil, table: nil) }\n")}),
    Shape("places", "local values of the same name", swift(
        "", 'func f#() -> some View {\n  let s = String(localized: "key#")\n  return Text(s)\n}\n')),
    Shape("places", "values and texts of one function", lambda size: {
        "View.swift": HEAD + "func f() {\n" + lines(size, '  s = String(localized: "key#")\n') + lines(size, "  Text(s)\n") + "}\n"}),
    Shape("places", "implementations and views of a protocol", lambda size: {
        "Models.swift": HEAD + "protocol Model { var title: String { get } }\n"
        + lines(size, 'struct M#: Model { var title: String { String(localized: "key#") } }\n'),
        "Views.swift": HEAD + lines(
            size, "struct V#: View { let model: Model; var body: some View { Text(model.title) } }\n")}),
    Shape("places", "functions that pass a text on", lambda size: {
        "View.swift": HEAD + lines(size, "func f#(_ t: String) -> some View { f%(t) }\n").replace("f%", "Text")
        if size == 0 else HEAD + "".join(
            f"func f{n}(_ t: String) -> some View {{ f{n + 1}(t) }}\n" for n in range(size))
        + f'func f{size}(_ t: String) -> some View {{ Text(t) }}\nlet v = f0(String(localized: "key0"))\n'}),
    Shape("places", "texts of an array", swift("let a = [", '"k#", ', "]\n")),
    Shape("places", "keys of an array", swift("let a = [", 'String(localized: "k#"), ', "]\n")),
    Shape("places", "entries of a dictionary", swift("let a = [", '"x#": "k#", ', "]\n")),
    Shape("places", "cases of an enum", swift("enum S: String { case a", ', v# = "k#"', " }\n")),
    Shape("places", "arguments of a call", swift("let a = f(", 'String(localized: "k#"), ', "0)\n")),
    Shape("places", "views as arguments of a call", swift("let a = f(", 'a#: Text("k#"), ', "b: 0)\n")),
    Shape("places", "parameters with a text", swift("func f(", 'a#: String = String(localized: "k#"), ', "b: Int) {}\n")),
    Shape("places", "arguments of a call in Objective-C", lambda size: {
        "A.m": "void f() { NSLog(" + lines(size, 'NSLocalizedString(@"k#", nil), ') + "0); }\n"}),
    Shape("places", "texts of an array in Objective-C", lambda size: {
        "A.m": "NSString *a[] = {" + lines(size, '@"k#", ') + "@\"\"};\n", "A.xcassets/k7.imageset/Contents.json": "{}"}),
    Shape("places", "texts in a view with 300 modifiers", swift(
        "struct V: View { var body: some View { VStack {\n", 'Text("k#")\n', "}" + ".padding(1)" * 300 + " } }\n")),
    Shape("places", "views of a source file", swift("", 'struct V#: View { var body: some View { VStack { Text("key#").font(.body) } } }\n')),
    Shape("places", "modifiers of a view", swift('struct V: View { var body: some View { Text("key0")', "\n.padding(0)", "} }\n")),
]


# Colours and layouts

COLOURS = [
    Shape("colours", "colour sets of a catalog", lambda size: {
        f"A.xcassets/c{number}.colorset/Contents.json": json.dumps({
            "colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {
                "red": f"0x{number % 256:02X}", "green": "0x40", "blue": "0x80", "alpha": "1.000"}}}],
            "info": {"author": "xcode", "version": 1}}) for number in range(size)}),
    Shape("colours", "texts and backgrounds of a palette file", lambda size: {
        "palette.json": json.dumps({"colors": {
            f"{role}{number}": {"value": f"#{number % 200:02X}80{number % 90:02X}", "role": role}
            for number in range(size) for role in ["text", "background"]}})}),
    Shape("layouts", "elements of a screen", lambda size: {
        "Home.layout.json": json.dumps({"typecheckLayout": 1, "screens": [{"name": "Home", "environment": {"device": "iphone-16"}, "elements": [
            {"id": f"e{number}", "role": "text", "text": "Text", "frame": [16, number % 700, 100, 20]}
            for number in range(size)]}]})}),
]

SHAPES = TEXTS + INTERFACE + PROJECTS + CODE + COLOURS
