"""Hostile Xcode projects."""

from __future__ import annotations

import json
import plistlib

from . import scripts
from .shapes import Case, Choices
from .swift_code import OTHERS

Objects = dict[str, dict]

SETTINGS = [
    "SDKROOT", "INFOPLIST_FILE", "SUPPORTED_PLATFORMS", "IPHONEOS_DEPLOYMENT_TARGET", "TARGETED_DEVICE_FAMILY",
    "PRODUCT_NAME", "PRODUCT_BUNDLE_IDENTIFIER", "SRCROOT", "PROJECT_DIR", "DEVELOPMENT_ASSET_PATHS",
    "INFOPLIST_KEY_UILaunchScreen_Generation",
]
PATHS = [
    "..",
    "../..",
    "/etc/passwd",
    "/",
    ".",
    "",
    "a/../../b",
    "a//b",
    "~",
    "$(SRCROOT)/a",
    "\\",
    "*",
    "a\0b",
    "a\nb",
    "ä",
    "a" * 5_000,
    "../" * 400 + "etc",
]
VALUES = [
    [],
    {},
    "",
    "1",
    ["a"],
    {"a": "b"},
    "A0",
    "G0",
    "P",
    ["P"] * 50,
    [[]],
    "a" * 10_000,
    [["A0"]],
    {"isa": "PBXGroup"},
]


def base() -> Objects:
    """The objects of a project with one target and one file."""
    return {
        "P": {
            "isa": "PBXProject",
            "mainGroup": "G0",
            "targets": ["T0"],
            "buildConfigurationList": "L0",
            "developmentRegion": "en",
            "knownRegions": ["en", "Base"],
            "compatibilityVersion": "Xcode 14.0",
        },
        "G0": {"isa": "PBXGroup", "children": ["A0"], "sourceTree": "<group>"},
        "A0": {
            "isa": "PBXFileReference",
            "path": "Home.swift",
            "sourceTree": "<group>",
            "lastKnownFileType": "sourcecode.swift",
        },
        "T0": {
            "isa": "PBXNativeTarget",
            "name": "App",
            "productType": "com.apple.product-type.application",
            "buildPhases": ["S0"],
            "buildConfigurationList": "L0",
            "productReference": "A0",
            "dependencies": [],
            "fileSystemSynchronizedGroups": [],
        },
        "S0": {"isa": "PBXSourcesBuildPhase", "files": ["B0"]},
        "B0": {"isa": "PBXBuildFile", "fileRef": "A0"},
        "L0": {"isa": "XCConfigurationList", "buildConfigurations": ["C0"], "defaultConfigurationName": "Release"},
        "C0": {
            "isa": "XCBuildConfiguration",
            "name": "Release",
            "buildSettings": {
                "SDKROOT": "iphoneos",
                "INFOPLIST_FILE": "Info.plist",
                "IPHONEOS_DEPLOYMENT_TARGET": "16.0",
            },
        },
    }


def nest_groups(choices: Choices, objects: Objects, count: int) -> None:
    """Groups in groups, in a circle in some projects."""
    path = choices.pick(["a", "", "..", "a/b", "ä"])
    kind = choices.pick(["PBXGroup", "PBXVariantGroup", "PBXFileSystemSynchronizedRootGroup"])
    for index in range(count):
        objects[f"N{index}"] = {"isa": kind, "children": [f"N{index + 1}"], "path": path, "sourceTree": "<group>"}
    objects[f"N{count}"] = {
        "isa": kind,
        "children": [choices.pick(["A0", "N0", "G0", "gone"])],
        "sourceTree": "<group>",
    }
    objects["G0"]["children"] += ["N0"] * choices.pick([1, 2, 20])
    objects["B0"]["fileRef"] = choices.pick(["N0", "A0", f"N{count}"])


def double_groups(choices: Choices, objects: Objects, count: int) -> None:
    """Groups that contain the next one several times."""
    times = choices.pick([2, 2, 3, 100])
    for index in range(count):
        objects[f"D{index}"] = {
            "isa": choices.pick(["PBXGroup", "PBXVariantGroup"]),
            "children": [f"D{index + 1}"] * times,
            "path": "a",
        }
    objects[f"D{count}"] = {"isa": "PBXGroup", "children": ["A0"]}
    objects["G0"]["children"].append("D0")
    objects["B0"]["fileRef"] = "D0"


def many_files(choices: Choices, objects: Objects, count: int) -> None:
    """Many files in one phase, or one file many times."""
    name = choices.pick(["Home.swift", "a§.swift", "../a§", "en.lproj/Localizable.strings"])
    for index in range(count):
        objects[f"F{index}"] = {
            "isa": "PBXFileReference",
            "path": name.replace("§", str(index)),
            "sourceTree": "<group>",
        }
        objects[f"E{index}"] = {"isa": "PBXBuildFile", "fileRef": f"F{index}"}
    objects["G0"]["children"] += [f"F{index}" for index in range(count)]
    objects["S0"]["files"] += [f"E{index}" for index in range(count)]


def many_targets(choices: Choices, objects: Objects, count: int) -> None:
    """Many targets with the same or with their own phases."""
    own = choices.chance(0.5)
    for index in range(count):
        phase = f"S{index + 1}" if own else "S0"
        objects[f"T{index + 1}"] = {
            **objects["T0"],
            "name": f"App{index}",
            "buildPhases": [phase] * choices.pick([1, 1, 50]),
            "dependencies": [f"T{index + 2}", "T0"],
        }
        if own:
            objects[phase] = {
                "isa": choices.pick(["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"]),
                "files": ["B0"] * choices.pick([1, 100]),
            }
    objects["P"]["targets"] += [f"T{index + 1}" for index in range(count)]


def expanding_settings(choices: Choices, objects: Objects, count: int) -> None:
    """Settings that use each other, in a circle or each several times."""
    times = choices.pick([1, 2, 10])
    form = choices.pick(
        ["$(A§)", "${A§}", "$A§", "$(A§:lower)", "$(A$(A§))", "$(A§:default=$(A§))", "$(inherited) $(A§)"]
    )
    settings = objects["C0"]["buildSettings"]
    for index in range(count):
        settings[f"A{index}"] = form.replace("§", str(index + 1)) * times
    settings[f"A{count}"] = choices.pick(["a", "$(A0)", "$(A0)$(A0)", "$(", "$()", "a" * 1_000])
    for name in choices.some(SETTINGS, 4):
        settings[name] = choices.pick(["$(A0)", "$(A0)/a", "$(" * 50 + "A0" + ")" * 50, "$(SRCROOT)/$(A0)"])


def many_configurations(choices: Choices, objects: Objects, count: int) -> None:
    """Many configurations, which name files of settings."""
    for index in range(count):
        objects[f"C{index + 1}"] = {
            "isa": "XCBuildConfiguration",
            "name": f"R{index}",
            "baseConfigurationReference": choices.pick(["A0", "X", "G0"]),
            "buildSettings": {name: choices.pick(VALUES + PATHS) for name in choices.some(SETTINGS, 3)},
        }
    objects["X"] = {
        "isa": "PBXFileReference",
        "path": choices.pick(["a.xcconfig", *PATHS]),
        "sourceTree": "SOURCE_ROOT",
    }
    objects["L0"]["buildConfigurations"] += [f"C{index + 1}" for index in range(count)]


def many_scripts(choices: Choices, objects: Objects, count: int) -> None:
    """Phases with scripts, which name files and lists of files."""
    lists = ["files.xcfilelist", "$(SRCROOT)/files.xcfilelist", "gone.xcfilelist", *PATHS]
    script = scripts.text(choices, scripts.LINES)
    phases = max(1, min(count, 300_000 // max(1, len(script))))
    for index in range(phases):
        objects[f"R{index}"] = {
            "isa": "PBXShellScriptBuildPhase",
            "shellScript": script.replace("A0", f"A{index}"),
            "inputPaths": [scripts.path(choices)] * choices.pick([0, 1, 50]),
            "inputFileListPaths": choices.some(lists, 3),
            "outputPaths": [scripts.path(choices)],
        }
    objects["T0"]["buildPhases"] += [f"R{index}" for index in range(phases)]


def wrong_values(choices: Choices, objects: Objects, count: int) -> None:
    """Members of other types, references to nothing or to another kind, and strange paths."""
    for _ in range(min(count, 40)):
        one = objects[choices.pick(list(objects))]
        if not isinstance(one, dict):
            continue
        key = choices.pick([*one, "path", "children", "sourceTree"])
        if choices.chance(0.2):
            one.pop(key, None)
        else:
            one[key] = choices.pick(
                [
                    *VALUES,
                    *PATHS,
                    choices.pick(list(objects)),
                    list(objects)[:50],
                    "SDKROOT",
                    "<absolute>",
                    "SOURCE_ROOT",
                    "<group>",
                ]
            )
    if choices.chance(0.2):
        objects[choices.pick(list(objects))] = choices.pick(VALUES)


CHANGES = [
    nest_groups,
    double_groups,
    many_files,
    many_targets,
    expanding_settings,
    many_configurations,
    many_scripts,
    wrong_values,
]


def openstep(value, quoted: bool, depth: int = 0) -> str:
    """A property list in the form that Xcode writes."""
    if isinstance(value, dict):
        return (
            "{"
            + "".join(f"{text(key, quoted)} = {openstep(one, quoted, depth + 1)};\n" for key, one in value.items())
            + "}"
        )
    if isinstance(value, list):
        return "(" + "".join(f"{openstep(one, quoted, depth + 1)}, " for one in value) + ")"
    return text(str(value), quoted)


def text(value: str, quoted: bool) -> str:
    """A string as Xcode writes it."""
    # Two slashes would begin a comment for some parsers.
    if not quoted and value and "//" not in value and all(one.isalnum() and one.isascii() or one in "._/" for one in value):
        return value
    return '"' + value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n") + '"'


def written(choices: Choices, objects: Objects) -> bytes:
    """The bytes of a project in one of the forms of property lists."""
    root = {
        "archiveVersion": "1",
        "classes": {},
        "objectVersion": choices.pick(["56", "77", *choices.some(["1e99", "", "-1"], 1)]),
        "objects": objects,
        "rootObject": choices.pick(["P"] * 9 + ["gone"]),
    }
    form = choices.pick(["openstep"] * 8 + ["xml", "binary", "json", "nested", "escapes", "cut", "twice"])
    choices.note(form)
    if form in {"xml", "binary"}:
        try:
            return plistlib.dumps(root, fmt=plistlib.FMT_XML if form == "xml" else plistlib.FMT_BINARY)
        except (ValueError, TypeError, OverflowError):
            return b""
    if form == "json":
        return json.dumps(root).encode()
    result = "// !$*UTF8*$!\n" + openstep(root, choices.chance(0.3)) + "\n"
    if form == "nested":
        count = choices.size(8)
        opening, closing = choices.pick(
            [("(", ")"), ("{a = ", ";}"), ("((", ")"), ("{", "}"), ("/*", "*/"), ('"', ""), ("<", ">")]
        )
        result = result.replace("classes = {}", f"classes = {opening * count}{closing * count}", 1)
    elif form == "escapes":
        result = result.replace(
            "Home.swift",
            choices.pick(['"\\U0000"', '"\\Ud800"', '"\\777"', '"\\', '"\\UFFFFF"', "<0fbd7>", "<zz>", "'a'", '"\\U"']),
        )
    elif form == "cut":
        result = result[: choices.random.randrange(len(result))]
    elif form == "twice":
        result = result.replace("objects = {", "objects = {P = {isa = PBXProject;};" * choices.pick([1, 1_000]), 1)
    return result.encode("utf-8", "surrogateescape")


def pbxproj_case(choices: Choices, seeds: list[bytes]) -> Case:
    """An Xcode project next to an app."""
    objects = base()
    for change in choices.some(CHANGES, 3):
        count = choices.size(150, most=choices.pick([5, 40, 1_000, 20_000]))
        choices.note(f"{change.__name__} {count}")
        try:
            change(choices, objects, count)
        except (TypeError, KeyError, AttributeError):
            # An earlier change has put a value of another type there.
            pass
    others = {
        **OTHERS,
        **scripts.others(choices),
        "a.xcconfig": b'#include "a.xcconfig"\nSDKROOT = iphoneos\n',
        "Info.plist": b"<plist><dict/></plist>",
    }
    return Case("App.xcodeproj/project.pbxproj", written(choices, objects), "; ".join(choices.notes), others)
