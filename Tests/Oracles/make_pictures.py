"""Makes Tests/Fixtures/pictures: small pictures of every sort, and expected.json with what they hold.

Run with Python 3.11 and Pillow 13.0.0 (Little CMS 2.19): python3 Tests/Oracles/make_pictures.py

The PNG files and the profiles are put together here byte by byte. What they hold is told by Pillow where it reads
them (JPEG, palettes, profiles), otherwise by the numbers they were made of.
"""

import io
import json
import pathlib
import struct
import zlib

from PIL import Image, ImageCms

FOLDER = pathlib.Path(__file__).parent.parent / "Fixtures" / "pictures"
RELATIVE, NO_OPTIMIZE = 1, 0x0100
expected = {}


def save(name, data, pixels=None, width=8, height=4, **facts):
    (FOLDER / name).write_bytes(data)
    expected[name] = {"width": width, "height": height, **facts}
    if pixels is not None:
        expected[name]["pixels"] = [list(pixel) for pixel in pixels]


# --- profiles -------------------------------------------------------------------------------------------------------


def s15(value):
    return struct.pack(">i", round(value * 65536))


def xyz(values):
    return b"XYZ \0\0\0\0" + b"".join(map(s15, values))


def text(words):
    body = words.encode("utf-16-be")
    return b"mluc\0\0\0\0" + struct.pack(">II", 1, 12) + b"enUS" + struct.pack(">II", len(body), 28) + body


def curve(gamma=None):
    if gamma:
        return b"curv\0\0\0\0" + struct.pack(">IH", 1, round(gamma * 256)) + b"\0\0"
    return b"para\0\0\0\0\0\3\0\0" + b"".join(map(s15, (2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)))


def profile(space, tags, kind=b"mntr", version=b"\4\x30\0\0", pcs=b"XYZ "):
    tags = {b"cprt": text("No copyright"), b"wtpt": xyz((0.9642, 1, 0.8249)), **tags}
    offset = 128 + 4 + 12 * len(tags)
    table, data = struct.pack(">I", len(tags)), b""
    for name, content in tags.items():
        content += b"\0" * (-len(content) % 4)
        table += name + struct.pack(">II", offset + len(data), len(content))
        data += content
    head = b"\0" * 8 + version + kind + space + pcs + b"\0" * 12 + b"acsp" + b"\0" * 28
    head += b"".join(map(s15, (0.9642, 1, 0.8249)))
    body = head.ljust(128, b"\0") + table + data
    return struct.pack(">I", len(body)) + body[4:]


# Columns of RGB to XYZ relative to D50: Display P3 (as Apple's own profile has them) and Adobe RGB (1998).
P3_COLUMNS = ((0.51512, 0.2412, -0.00105), (0.29198, 0.69225, 0.04189), (0.1571, 0.06657, 0.78407))
ADOBE_COLUMNS = ((0.60974, 0.31111, 0.01947), (0.20528, 0.62567, 0.06087), (0.14919, 0.06322, 0.74457))


def lamps(words, columns, trc):
    red, green, blue = map(xyz, columns)
    return profile(
        b"RGB ",
        {b"desc": text(words), b"rXYZ": red, b"gXYZ": green, b"bXYZ": blue, b"rTRC": trc, b"gTRC": trc, b"bTRC": trc},
    )


P3 = lamps("Display P3", P3_COLUMNS, curve())
ADOBE = lamps("Adobe RGB (1998)", ADOBE_COLUMNS, curve(2.19921875))
GRAY = profile(b"GRAY", {b"desc": text("Gray gamma 1.8"), b"kTRC": curve(1.8)})


def inks():
    """CMYK to Lab: a grid of two levels an ink, as paper would look (lut8Type, ICC.1:2010 section 10.9)."""
    straight = bytes(range(256))
    grid = b""
    for index in range(16):
        c, m, y, k = (index >> 3 & 1, index >> 2 & 1, index >> 1 & 1, index & 1)
        light = max(5, 95 - 40 * c - 48 * m - 6 * y - 85 * k)
        a = (-36 * c + 74 * m - 5 * y) * (1 - k)
        b = (-48 * c - 4 * m + 92 * y) * (1 - k)
        grid += bytes((round(light * 255 / 100), max(0, min(255, a + 128)), max(0, min(255, b + 128))))
    lut = b"mft1\0\0\0\0" + bytes((4, 3, 2, 0)) + b"".join(map(s15, (1, 0, 0, 0, 1, 0, 0, 0, 1)))
    lut += straight * 4 + grid + straight * 3
    return profile(b"CMYK", {b"desc": text("Four inks"), b"A2B0": lut, b"A2B1": lut}, b"prtr", b"\4\x20\0\0", b"Lab ")


CMYK = inks()


def converted(image, icc, mode):
    """What Pillow makes of pixels with a profile, in sRGB."""
    source = ImageCms.ImageCmsProfile(io.BytesIO(icc))
    target = ImageCms.createProfile("sRGB")
    transform = ImageCms.buildTransform(source, target, image.mode, mode, RELATIVE, NO_OPTIMIZE)
    return pixels_of(ImageCms.applyTransform(image, transform))


def pixels_of(image):
    flat = image.get_flattened_data()
    return [pixel if isinstance(pixel, tuple) else (pixel,) for pixel in flat]


# --- PNG ------------------------------------------------------------------------------------------------------------


def chunk(name, data):
    return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))


def packed(row, depth):
    if depth == 16:
        return b"".join(struct.pack(">H", value) for value in row)
    if depth == 8:
        return bytes(row)
    bits = "".join(format(value, f"0{depth}b") for value in row)
    bits += "0" * (-len(bits) % 8)
    return bytes(int(bits[start : start + 8], 2) for start in range(0, len(bits), 8))


ADAM7 = ((0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2))


def png(rows, kind, depth=8, before=(), after=(), interlaced=False):
    """A PNG of rows of pixels (tuples)."""
    passes = ADAM7 if interlaced else ((0, 0, 1, 1),)
    raw = b""
    for left, top, right, down in passes:
        for row in rows[top::down]:
            flat = [value for pixel in row[left::right] for value in pixel]
            if flat:
                raw += b"\0" + packed(flat, depth)
    head = struct.pack(">IIBBBBB", len(rows[0]), len(rows), depth, kind, 0, 0, int(interlaced))
    data = b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head)
    for name, content in before:
        data += chunk(name, content)
    data += chunk(b"IDAT", zlib.compress(raw, 9))
    for name, content in after:
        data += chunk(name, content)
    return data + chunk(b"IEND", b"")


def iccp(name, icc):
    return (b"iCCP", name + b"\0\0" + zlib.compress(icc, 9))


def exif(orientation):
    return b"II*\0\x08\0\0\0" + struct.pack("<HHHIHHI", 1, 0x0112, 3, 1, orientation, 0, 0)


def grid(width, height, make):
    return [[make(x, y) for x in range(width)] for y in range(height)]


COLORS = [
    (255, 0, 0), (0, 255, 0), (0, 0, 255), (255, 255, 0), (0, 255, 255), (255, 0, 255), (255, 255, 255), (0, 0, 0),
    (255, 59, 48), (52, 199, 89), (0, 122, 255), (255, 149, 0), (90, 200, 250), (175, 82, 222), (142, 142, 147), (28, 28, 30),
    (1, 1, 1), (2, 3, 4), (8, 6, 7), (16, 15, 14), (32, 30, 33), (64, 66, 62), (96, 94, 99), (128, 127, 129),
    (200, 180, 160), (160, 180, 200), (180, 200, 160), (90, 120, 60), (60, 90, 120), (120, 60, 90), (254, 253, 252), (200, 10, 20),
]
RGB = [COLORS[start : start + 8] for start in range(0, 32, 8)]
flat = lambda rows: [pixel for row in rows for pixel in row]
image = Image.new("RGB", (8, 4))
image.putdata(COLORS)

FOLDER.mkdir(parents=True, exist_ok=True)
save("rgb.png", png(RGB, 2), COLORS)
wide = grid(8, 4, lambda x, y: (x * 9000 + y, y * 20000 + x * 3, 65535 - x * 257 * y))
save("rgb-16.png", png(wide, 2, 16), flat(wide))
alpha = grid(8, 4, lambda x, y: (*RGB[y][x], x * 36 if y else 255))
save("rgba.png", png(alpha, 6), flat(alpha))
wide = grid(8, 4, lambda x, y: (x * 9000 + y, 65535 - y * 20000, x * y * 99, x * 9362))
save("rgba-16.png", png(wide, 6, 16), flat(wide))
ga = grid(8, 4, lambda x, y: (x * 8000 + y * 257, 65535 - y * 21845))
save("gray-alpha-16.png", png(ga, 4, 16), [(g, g, g, a) for g, a in flat(ga)])
odd = grid(13, 11, lambda x, y: (x * 19, y * 23, (x * y * 7) % 256, 255 - x * 3))
save("interlaced.png", png(odd, 6, interlaced=True), flat(odd), 13, 11)
bits = grid(11, 3, lambda x, y: ((x + y) % 4,))
data = png(bits, 0, 2, [(b"tRNS", struct.pack(">H", 2))])
save("gray-2-transparent.png", data, [(v * 85,) * 3 + (0 if v == 2 else 255,) for (v,) in flat(bits)], 11, 3)
bits = grid(11, 3, lambda x, y: ((x * y + x) % 2,))
save("gray-1.png", png(bits, 0, 1), pixels_of(Image.open(io.BytesIO(png(bits, 0, 1))).convert("RGB")), 11, 3)
index = grid(9, 4, lambda x, y: ((x + y * 2) % 12,))
colors = b"".join(bytes(color) for color in COLORS[:12])
data = png(index, 3, 4, [(b"PLTE", colors), (b"tRNS", bytes((0, 50, 100, 200)))])
save("palette.png", data, pixels_of(Image.open(io.BytesIO(data)).convert("RGBA")), 9, 4)
save("rgb-transparent.png", png(RGB, 2, 8, [(b"tRNS", struct.pack(">HHH", 255, 59, 48))]),
     [(*color, 0 if color == (255, 59, 48) else 255) for color in COLORS])

save("p3.png", png(RGB, 2, 8, [iccp(b"Display P3", P3)]), converted(image, P3, "RGB"), profile="Display P3")
wide = grid(8, 4, lambda x, y: tuple(min(65535, value * 257 + x) for value in RGB[y][x]))
save("p3-16.png", png(wide, 2, 16, [iccp(b"Display P3", P3)]), profile="Display P3", source=[list(p) for p in flat(wide)])
save("p3-alpha.png", png(alpha, 6, 8, [iccp(b"Display P3", P3)]),
     [(*c, a[3]) for c, a in zip(converted(image, P3, "RGB"), flat(alpha))], profile="Display P3")
save("adobe-rgb.png", png(RGB, 2, 8, [iccp(b"Adobe", ADOBE)]), converted(image, ADOBE, "RGB"), profile="Adobe RGB (1998)")
ramp = grid(16, 16, lambda x, y: (x + y * 16,))
gray = Image.new("L", (16, 16))
gray.putdata(range(256))
save("gray-profile.png", png(ramp, 0, 8, [iccp(b"gray", GRAY)]), converted(gray, GRAY, "RGB"), 16, 16, profile="Gray gamma 1.8")
srgb = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
srgb = srgb[:24] + bytes(12) + srgb[36:]  # its date
save("srgb-profile.png", png(RGB, 2, 8, [iccp(b"sRGB", srgb)]), COLORS, isSRGB=True)
SRGB_COLUMNS = ((0.43607, 0.22249, 0.01392), (0.38515, 0.71687, 0.09708), (0.14307, 0.06061, 0.7141))
steps = [(v / 1023 + 0.055) / 1.055 for v in range(1024)]
steps = [round(65535 * (step**2.4 if v > 0.04045 * 1023 else v / 1023 / 12.92)) for v, step in enumerate(steps)]
sampled = b"curv\0\0\0\0" + struct.pack(">I1024H", 1024, *steps)
srgb = lamps("sRGB in 1024 steps", SRGB_COLUMNS, sampled)
save("srgb-sampled.png", png(RGB, 2, 8, [iccp(b"sRGB", srgb)]), COLORS, isSRGB=True)
primaries = [31270, 32900, 64000, 33000, 21000, 71000, 15000, 6000]
chrm = (b"cHRM", struct.pack(">8I", *primaries))
save("gamma-adobe.png", png(RGB, 2, 8, [(b"gAMA", struct.pack(">I", 45471)), chrm]), converted(image, ADOBE, "RGB"))
linear = [round(255 * (1.055 * (v / 255) ** (1 / 2.4) - 0.055 if v / 255 > 0.0031308 else v / 255 * 12.92)) for v in range(256)]
save("gamma-linear.png", png(RGB, 2, 8, [(b"gAMA", struct.pack(">I", 100000))]), [tuple(linear[v] for v in c) for c in COLORS])
save("gamma-usual.png", png(RGB, 2, 8, [(b"gAMA", struct.pack(">I", 45455))]), COLORS, isSRGB=True)
both = [(b"sRGB", b"\0"), (b"gAMA", struct.pack(">I", 100000))]
save("srgb-before-gamma.png", png(RGB, 2, 8, both), COLORS, isSRGB=True)
save("code-points-p3.png", png(RGB, 2, 8, [(b"cICP", bytes((12, 13, 0, 1)))]), converted(image, P3, "RGB"), profile="Display P3")
save("code-points-hdr.png", png(RGB, 2, 8, [(b"cICP", bytes((9, 16, 0, 1)))]))
save("bad-profile.png", png(RGB, 2, 8, [iccp(b"bad", P3[:200])]), COLORS)
nothing = bytes(9_000_000)
bomb = b"\0\x89\x54\x40" + P3[4:128] + nothing
save("bombs.png", png(RGB, 2, 8, [(b"zTXt", b"Comment\0\0" + zlib.compress(nothing, 9)), iccp(b"big", bomb)]), COLORS)
save("turned.png", png(RGB, 2, 8, [(b"eXIf", exif(6))]), COLORS, orientation=6)
save("turned-late.png", png(RGB, 2, 8, after=[(b"eXIf", exif(8))]), COLORS, orientation=8)

# --- JPEG -----------------------------------------------------------------------------------------------------------

smooth = Image.new("RGB", (24, 20))
smooth.putdata([(x * 10, y * 12, 255 - x * 5 - y * 4) for y in range(20) for x in range(24)])


def jpeg(picture, **options):
    file = io.BytesIO()
    picture.save(file, "JPEG", quality=90, **options)
    return file.getvalue()


def tagged(data, icc, parts):
    """Puts a profile into APP2 markers behind SOI, in parts (ICC.1:2010, annex B.4)."""
    size = -(-len(icc) // parts)
    markers = b""
    for part in range(parts):
        body = b"ICC_PROFILE\0" + bytes((part + 1, parts)) + icc[part * size : (part + 1) * size]
        markers += b"\xff\xe2" + struct.pack(">H", len(body) + 2) + body
    return data[:2] + markers + data[2:]


def shown(data):
    return pixels_of(Image.open(io.BytesIO(data)).convert("RGB"))


size = {"width": 24, "height": 20}
save("baseline.jpg", jpeg(smooth), shown(jpeg(smooth)), **size)
save("progressive.jpg", jpeg(smooth, progressive=True), shown(jpeg(smooth, progressive=True)), **size)
save("gray.jpg", jpeg(smooth.convert("L")), shown(jpeg(smooth.convert("L"))), **size)
save("turned.jpg", jpeg(smooth, exif=b"Exif\0\0" + exif(3)), shown(jpeg(smooth)), orientation=3, **size)
data = jpeg(smooth)
save("p3.jpg", tagged(data, P3, 3), converted(Image.open(io.BytesIO(data)), P3, "RGB"), profile="Display P3", **size)
four = Image.new("CMYK", (24, 20))
four.putdata([(x * 10, y * 12, 255 - x * 10, y * 5) for y in range(20) for x in range(24)])
data = jpeg(four)
save("cmyk.jpg", tagged(data, CMYK, 1), converted(Image.open(io.BytesIO(data)), CMYK, "RGB"), profile="Four inks", **size)
save("cmyk-no-profile.jpg", data, **size)

(FOLDER / "expected.json").write_text(
    "{\n" + ",\n".join(f"{json.dumps(k)}: {json.dumps(v, separators=(',', ':'))}" for k, v in expected.items()) + "\n}\n")
