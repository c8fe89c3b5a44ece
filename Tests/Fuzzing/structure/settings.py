"""Hostile property lists, settings and Objective-C."""

from __future__ import annotations

from .corpus import PROJECT
from .markup import BOMB, PLIST
from .shapes import Case, Choices, nested, repeated
from .swift_code import OTHERS


def plist_case(choices: Choices, seeds: list[bytes]) -> Case:
    """The Info.plist of an app."""
    count = choices.size(20, most=choices.pick([30, 300, 50_000]))
    kind = choices.pick(["nest", "keys", "orientations", "wrong", "openstep", "bomb"])
    choices.note(f"{kind} {count}")
    keys = [
        "UIDeviceFamily",
        "UISupportedInterfaceOrientations",
        "UILaunchScreen",
        "UIRequiresFullScreen",
        "CFBundlePackageType",
        "UIAppFonts",
        "UIStatusBarHidden",
        "MinimumOSVersion",
    ]
    values = [
        "<array/>",
        "<dict/>",
        "<true/>",
        f"<integer>{choices.number()}</integer>",
        "<real>nan</real>",
        "<string/>",
        "<data>!</data>",
        "<date>a</date>",
        "<key>a</key>",
        "",
    ]
    base = "<key>CFBundlePackageType</key><string>APPL</string><key>LSRequiresIPhoneOS</key><true/>"
    body = {
        "nest": lambda: "<key>UILaunchScreen</key>"
        + nested(choices.some([("<dict><key>a</key>", "</dict>"), ("<array>", "</array>")], 2), count, "<true/>"),
        "keys": lambda: repeated("<key>UIDeviceFamily</key><string>§</string>", count),
        "orientations": lambda: "<key>UISupportedInterfaceOrientations</key><array>"
        + "<string>UIInterfaceOrientationPortrait</string>" * count
        + "</array>",
        "wrong": lambda: "".join(f"<key>{key}</key>{choices.pick(values)}" for key in choices.some(keys, 6)),
        "bomb": lambda: "<key>a</key><string>&a9;</string>",
        "openstep": lambda: "",
    }[kind]()
    text = (
        PLIST.replace("<plist", (BOMB if kind == "bomb" else "") + "<plist", 1) + f"<dict>{base}{body}</dict></plist>"
    )
    if kind == "openstep":
        text = nested(choices.some([("{a = ", ";}"), ("(", ")"), ("{", "}")], 2), count, "a")
    return Case("Info.plist", text.encode(), "; ".join(choices.notes), dict(OTHERS))


def xcconfig_case(choices: Choices, seeds: list[bytes]) -> Case:
    """Settings that include and use each other."""
    count, times = choices.size(20, most=choices.pick([20, 300, 20_000])), choices.pick([1, 2, 10])
    form = choices.pick(
        [
            '#include "a.xcconfig"\n',
            '#include? "b§.xcconfig"\n',
            '#include "../a.xcconfig"\n',
            "A§ = $(A→) ¶\n",
            "A§ = ${A→}¶\n",
            "SDKROOT = $(SDKROOT) ¶\n",
            "SDKROOT[sdk=*] = a\n",
            "A" * 500 + "\n",
            "= a\n",
            "//\n",
            "A§[arch=a][sdk=b§] = c\n",
            "A = $(" * 3,
            '#include "',
        ]
    )
    choices.note(f"{count} times {form!r} × {times}")
    text = (
        "".join(
            form.replace("→", str(index + 1)).replace("§", str(index)).replace("¶", f"$(A{index + 1})" * times)
            for index in range(count)
        )
        + "\nSDKROOT = $(A0)\nINFOPLIST_FILE = $(A0)\n"
    )
    return Case(
        "a.xcconfig",
        text.encode(),
        "; ".join(choices.notes),
        {**OTHERS, "App.xcodeproj/project.pbxproj": PROJECT.replace("FILE", "a.xcconfig").encode()},
    )


def objc_case(choices: Choices, seeds: list[bytes]) -> Case:
    """Objective-C with texts."""
    pairs = [
        ("[a§ ", "]"),
        ("(", ")"),
        ("{", "}"),
        ("[[a§ b] ", "]"),
        ("@[", "]"),
        ('@{@"a§": ', "}"),
        ("^{ ", "}"),
        ("^(id a§) { ", "}"),
        ("NSLocalizedString(", ", nil)"),
        ("@(", ")"),
        ("if (a§) { ", "}"),
        ("(A§ *)(", ")"),
        ("a§ ? (", ") : b"),
        ("/*", "*/"),
        ("<", ">"),
        ('"', '"'),
        ('@"', '"'),
    ]
    items = [
        "#if A§\n",
        "#define A§ \\\n",
        '- (void)f§ { l§.text = NSLocalizedString(@"k1", nil); }\n',
        "@implementation A§\n@end\n",
        "[l§ setText:s→];\n",
        "NSString *s§ = s→;\n",
        '@"a§" ',
        "a§ + ",
        "[a ",
        "] ",
        "{",
        "}",
        "/* § ",
        "\\\n",
        "'",
        '"',
        '#include "§"\n',
        "a§ ? b : ",
        's = [s§ stringByAppendingString:@"k"];\n',
        "<<<<<<< a\n",
    ]
    if choices.chance(0.5):
        count = choices.size(12, most=choices.pick([60, 1_000, 50_000]))
        chosen = choices.some(pairs, 3)
        choices.note(f"{count} nested {chosen}")
        text = nested(chosen, count, '@"k1"', choices.pick([1, 1, 0]))
    else:
        count, item = choices.size(30, most=choices.pick([100, 3_000, 50_000])), choices.pick(items)
        choices.note(f"{count} times {item!r}")
        text = "".join(item.replace("→", str(index + 1)).replace("§", str(index)) for index in range(count))
    if choices.chance(0.7):
        text = "@implementation A\n- (void)f {\nself.label.text = " + text + ";\n}\n@end\n"
    return Case("V.m", text.encode(), "; ".join(choices.notes), dict(OTHERS))


SETTINGS = {"plist": plist_case, "xcconfig": xcconfig_case, "objc": objc_case}
"""The generators by format."""
