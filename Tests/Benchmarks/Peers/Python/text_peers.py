"""Python peers at measuring texts; started by the comparison, told what to run line by line.

Usage: text_peers.py TEXTS FONT SIZE WIDTH, with FONTCONFIG_FILE naming a configuration that has our fonts alone.
TEXTS is a JSON list of {text, language, script, isPlain}; plain texts need no other face than FONT, the default one.
Says one line of JSON with the versions, the tasks and the number of texts each of them is given, then answers each line
  run TASK   with the CPU seconds that one run of this thread took
  sum TASK   with what the last run added up
A peer that is not installed, or cannot do it, is not among the tasks; the reason is among the absent.
"""
import importlib.metadata
import json
import platform
import sys
import time

with open(sys.argv[1], encoding="utf-8") as file:
    texts = json.load(file)
font, size, width = sys.argv[2], float(sys.argv[3]), float(sys.argv[4])
plain = [text for text in texts if text["isPlain"]]
versions = {"python": platform.python_version()}
tasks, absent = {}, {}


def uharfbuzz():
    import uharfbuzz as hb

    face = hb.Face(hb.Blob.from_file_path(font))
    shaper = hb.Font(face)
    versions["uharfbuzz"] = f"{hb.__version__} with HarfBuzz {hb.version_string()}"

    def run():
        total = 0
        for text in plain:
            buffer = hb.Buffer()
            buffer.add_str(text["text"])
            buffer.direction = "ltr"
            buffer.script = text["script"]
            buffer.language = text["language"]
            hb.shape(shaper, buffer)
            total += sum(position.x_advance for position in buffer.glyph_positions)
        return total * size / face.upem

    return run, len(plain)


def pillow():
    from PIL import ImageFont, features

    if not features.check("raqm"):
        raise ImportError("this Pillow finds no raqm, or raqm no FriBiDi")
    face = ImageFont.truetype(font, size, layout_engine=ImageFont.Layout.RAQM)
    versions["Pillow"] = f"{importlib.metadata.version('pillow')} with raqm {features.version('raqm')}"

    def run():
        return sum(face.getlength(text["text"], language=text["language"]) for text in plain)

    return run, len(plain)


def skia():
    import skia

    module = skia.textlayout
    fonts = module.FontCollection()
    fonts.setDefaultFontManager(skia.FontMgr())
    style = module.TextStyle()
    style.setFontSize(size)
    style.setFontFamilies(["Inter"])
    paragraph_style = module.ParagraphStyle()
    paragraph_style.setTextStyle(style)
    unicode = skia.Unicode.ICU_Make() if hasattr(getattr(skia, "Unicode", None), "ICU_Make") else skia.Unicode()
    versions["skia-python"] = importlib.metadata.version("skia-python")

    def run():
        total = 0
        for text in texts:
            builder = module.ParagraphBuilder.make(paragraph_style, fonts, unicode)
            builder.pushStyle(style)
            builder.addText(text["text"])
            paragraph = builder.Build()
            paragraph.layout(width)
            total += paragraph.Height
        return total

    return run, len(texts)


for name, make in (("uharfbuzz", uharfbuzz), ("pillow", pillow), ("skia", skia)):
    try:
        run, count = make()
        run()
        tasks[name] = (run, count)
    except Exception as trouble:
        absent[name] = f"{type(trouble).__name__}: {trouble}"

counts = {name: count for name, (_, count) in tasks.items()}
print(json.dumps({"versions": versions, "tasks": list(tasks), "counts": counts, "absent": absent}), flush=True)
result = 0
for line in sys.stdin:
    verb, task = line.split()
    if verb == "run":
        start = time.thread_time()
        result = tasks[task][0]()
        print(time.thread_time() - start, flush=True)
    else:
        print(result, flush=True)
