"""Makes the small fonts below Tests/Fixtures/fonts, each with one thing that fonts of apps have and ours do not.

Run it from the repository's folder with fontTools 4.68: python3 Tests/Oracles/make_fonts.py
Every glyph is a triangle; what differs is how far it advances and what the layout tables say. Given the path of
NotoSansCJK-Regular.ttc of Debian's fonts-noto-cjk 1:20220127+repack1-1 it also makes the letters below
Tests/Fixtures/fonts/letters again. It wants no uharfbuzz beside fontTools, which packs the layout tables in other bytes.
"""

import string
import sys

from fontTools import subset
from fontTools.feaLib.builder import addOpenTypeFeaturesFromString
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable
from fontTools.ttLib.tables._k_e_r_n import KernTable_format_0

FOLDER = "Tests/Fixtures/fonts/"
LETTERS = string.ascii_letters + ".,"


def name(character):
    return f"uni{ord(character):04X}"


def triangle():
    pen = TTGlyphPen(None)
    pen.moveTo((0, 0))
    pen.lineTo((150, 500))
    pen.lineTo((300, 0))
    pen.closePath()
    return pen.glyph()


def make(file, characters, features="", advances={}, pairs={}):
    glyphs = [".notdef"] + [name(character) for character in characters]
    builder = FontBuilder(1000, isTTF=True)
    # No dates: the same file every time.
    builder.updateHead(created=0, modified=0)
    builder.font.recalcTimestamp = False
    builder.setupGlyphOrder(glyphs)
    builder.setupCharacterMap({ord(character): name(character) for character in characters})
    builder.setupGlyf({glyph: triangle() for glyph in glyphs})
    widths = {glyph: 400 + place for place, glyph in enumerate(glyphs)}
    widths.update({name(character): width for character, width in advances.items()})
    builder.setupHorizontalMetrics({glyph: (width, 0) for glyph, width in widths.items()})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupNameTable({"familyName": "Typecheck " + file, "styleName": "Regular"})
    builder.setupOS2(sTypoAscender=800, sTypoDescender=-200, usWinAscent=800, usWinDescent=200)
    builder.setupPost()
    if features:
        addOpenTypeFeaturesFromString(builder.font, features)
    if pairs:
        table = KernTable_format_0()
        table.coverage, table.format, table.version, table.apple = 1, 0, 0, False
        table.kernTable = {(name(first), name(second)): value for (first, second), value in pairs.items()}
        kern = builder.font["kern"] = newTable("kern")
        kern.version, kern.kernTables = 0, [table]
    builder.save(FOLDER + file + ".ttf")


make("no-space", LETTERS, "feature smcp { sub uni0066 by uni0041; } smcp;")
make("kern-table", LETTERS + " ", pairs={(" ", "A"): -300, ("A", " "): -100, ("A", "V"): -200})
make("steps-over-letters", LETTERS + " ",
     "table GDEF { GlyphClassDef [uni0041 uni0056 uni0020],,,; } GDEF;"
     "feature kern { lookupflag IgnoreBaseGlyphs; pos uni0066 uni0069 -200; } kern;")
make("accent-called-mark", LETTERS + " ´",
     "table GDEF { GlyphClassDef [uni0041 uni0056 uni0020],,[uni00B4],; } GDEF;"
     "feature kern { lookupflag IgnoreMarks; pos uni0041 uni0056 -200; } kern;")
make("wide-bracket", LETTERS + " ()12אבגדה", advances={")": 1500})


# The texts of PreviewBench that are measured by rule.
SAMPLES = "保存日历中的更改并关闭窗口" "カレンダーのへんこうをほぞんしてとじる" "캘린더 변경 사항을 저장하고 닫습니다"


def letters(source):
    # Face 2 of the collection is the one for simplified Chinese.
    options = subset.Options(
        layout_features=[], hinting=False, desubroutinize=True, name_IDs=[0, 1, 2, 13, 14], notdef_outline=True, font_number=2)
    font = subset.load_font(source, options)
    font.recalcTimestamp = False
    subsetter = subset.Subsetter(options)
    subsetter.populate(text="".join(sorted(set(SAMPLES))))
    subsetter.subset(font)
    subset.save_font(font, FOLDER + "letters/NotoSansCJK-subset.otf", options)


if len(sys.argv) > 1:
    letters(sys.argv[1])
