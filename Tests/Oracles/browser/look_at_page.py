"""Looks at an HTML report in Chromium, as several readers see it, and prints what was seen as JSON.

Usage: look_at_page.py FILE all|quick|READERS [PICTURE_FOLDER]. Chromium is the system's own. `quick` only opens the page in
light; READERS are names with commas, such as light,dark; with a folder, pictures of the page go there.
"""

import base64
import json
import pathlib
import shutil
import sys
import time

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

# How readers see the page; 400 % zoom of 1280 × 1024 leaves 320 × 256 pixels of CSS.
READERS = {
    "light": {"viewport": {"width": 1280, "height": 900}, "color_scheme": "light"},
    "dark": {"viewport": {"width": 1280, "height": 900}, "color_scheme": "dark"},
    "narrow": {"viewport": {"width": 320, "height": 640}, "color_scheme": "light"},
    "zoomed": {"viewport": {"width": 320, "height": 256}, "device_scale_factor": 4, "color_scheme": "dark"},
    "forced": {"viewport": {"width": 1280, "height": 900}, "forced_colors": "active"},
    "still": {"viewport": {"width": 1280, "height": 900}, "color_scheme": "dark", "reduced_motion": "reduce"},
    "scriptless": {"viewport": {"width": 1280, "height": 900}, "java_script_enabled": False},
    "print": {"viewport": {"width": 794, "height": 1123}, "color_scheme": "light"},
}

# Findings far away are not laid out before they are scrolled to; asking each for its place would do it one by one.
LAID_OUT = "article { content-visibility: visible !important }"

# The most pixels of CSS that a picture of the whole page is high: Chromium paints none of more than 16,384.
LONGEST = 16_000

# Elements whose words are cut, or stand beyond the window's edge; what is hidden from the eye on purpose is not.
CUT = """() => {
  const cut = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.data.trim() || element.closest('script, style, thead, .skip, [hidden], .picture')) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue;
      if (box.right > document.documentElement.clientWidth + 1 || box.left < -1) {
        cut.push(walker.currentNode.data.trim().slice(0, 80));
        break;
      }
    }
    const style = getComputedStyle(element);
    if (style.overflow !== 'visible' && style.display !== 'inline' && element.scrollWidth > element.clientWidth + 1)
      cut.push(element.textContent.trim().slice(0, 80));
  }
  return cut;
}"""

# Pictures of findings: whether they can be told, reached and seen.
PICTURES = """[...document.querySelectorAll('.picture')].map(frame => {
  const svg = frame.querySelector('svg');
  const parts = [...svg.querySelectorAll('rect, path, use')];
  frame.scrollIntoView();
  return {
    role: frame.getAttribute('role'), name: frame.getAttribute('aria-label'),
    scrolls: frame.scrollWidth > frame.clientWidth + 1, isFocusable: frame.tabIndex >= 0,
    isWhole: [...svg.querySelectorAll('use')].every(use => document.getElementById(use.getAttribute('href').slice(1))),
    isDrawn: parts.some(part => part.getBoundingClientRect().width > 0),
    scale: svg.getBoundingClientRect().width / svg.viewBox.baseVal.width,
    ...contrast(svg),
  };
})"""

# How the letters and lines of a picture stand out from what is below them, as the browser computes their colours; WCAG 2.2
# has the formula. What a picture shares with others of the page is looked at where it stands.
CONTRAST = """const contrast = svg => {
  const color = words => (words.match(/[0-9.]+/g) || []).map(Number);
  const light = ([r, g, b]) => [r, g, b].map(part => part / 255)
    .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, place) => sum + part * [0.2126, 0.7152, 0.0722][place], 0);
  const ratio = (one, other) => {
    const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const shapes = [], own = new Set();
  const walk = element => {
    for (const part of element.children) {
      const target = part.localName === 'use' && document.getElementById(part.getAttribute('href').slice(1));
      if (target && target.localName === 'g') { walk(target); continue; }
      const style = getComputedStyle(part);
      if (part.hasAttribute('class')) own.add('page');
      if (part.hasAttribute('fill') && part.getAttribute('fill') !== 'none') own.add('picture');
      if (part.localName === 'rect') shapes.push({
        fill: style.fill !== 'none' && color(style.fill), opacity: Number(style.fillOpacity),
        stroke: style.stroke !== 'none' && color(style.stroke)});
      if (part.localName === 'g') {
        shapes.push({letters: color(style.fill)});
        walk(part);
      }
    }
  };
  walk(svg);
  const ground = shapes.find(shape => shape.fill && shape.opacity === 1)?.fill;
  if (!ground) return {letters: null, lines: null, colors: [...own].sort()};
  const grounds = [ground];
  for (const shape of shapes)
    if (shape.fill && shape.opacity < 0.2)
      grounds.push(ground.map((part, place) => part + (shape.fill[place] - part) * shape.opacity));
  const least = colors => colors.length
    ? Math.min(...colors.flatMap(one => grounds.map(other => ratio(one, other)))) : null;
  return {
    letters: least(shapes.filter(shape => shape.letters).map(shape => shape.letters)),
    lines: least(shapes.filter(shape => shape.stroke).map(shape => shape.stroke)),
    colors: [...own].sort(),
  };
};"""

# The ratio of the two pixels of a picture that are furthest apart: what was painted, whatever was computed.
PAINTED = """async source => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height), context = canvas.getContext('2d');
  context.drawImage(image, 0, 0);
  const {data} = context.getImageData(0, 0, image.width, image.height);
  const known = new Set();
  let [low, high] = [1, 0];
  for (let place = 0; place < data.length; place += 4) {
    const key = data[place] << 16 | data[place + 1] << 8 | data[place + 2];
    if (known.has(key)) continue;
    known.add(key);
    const light = [0, 1, 2].map(part => data[place + part] / 255)
      .map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
      .reduce((sum, part, place) => sum + part * [0.2126, 0.7152, 0.0722][place], 0);
    [low, high] = [Math.min(low, light), Math.max(high, light)];
  }
  return (high + 0.05) / (low + 0.05);
}"""


def visible(page):
    return page.locator("article:visible").count()


def tab_to(page, name, most=60):
    """Presses Tab until the control of a name has the focus."""
    for _ in range(most):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.name") == name:
            return
    raise SystemExit(f"no Tab leads to {name}")


def settle(page):
    """Waits until the filter, which waits for the typist, has been at work: the page's own timers end in their order."""
    page.evaluate("new Promise(done => setTimeout(done, 300))")


def by_keyboard(page):
    """Filters the page with the keyboard alone."""
    seen = {"all": visible(page), "status": page.inner_text("#shown")}
    tab_to(page, "text")
    seen["focusRing"] = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    page.keyboard.type("zzz-nothing")
    settle(page)
    seen["none"], seen["noneStatus"] = visible(page), page.inner_text("#shown")
    page.keyboard.press("Control+A")
    page.keyboard.press("Delete")
    settle(page)
    seen["cleared"] = visible(page)
    tab_to(page, "severity", 1)
    page.keyboard.type("err")
    settle(page)
    seen["errors"], seen["errorStatus"] = visible(page), page.inner_text("#shown")
    seen["levels"] = sorted(set(page.eval_on_selector_all(
        "article", "all => all.filter(one => !one.hidden).map(one => one.dataset.severity)")))
    seen["fragment"] = page.evaluate("location.hash")
    page.emulate_media(media="print")
    seen["printed"] = page.locator("#shown:visible").count()
    page.emulate_media(media="screen")
    seen["emptyGroups"] = page.evaluate(
        "[...document.querySelectorAll('.group')].filter(one => !one.hidden && !one.querySelector('article:not([hidden])')).length")
    page.reload()
    settle(page)
    seen["reloaded"] = visible(page)
    page.locator("article:visible a[href^='#rule-'], nav a").first.focus()
    page.keyboard.press("Enter")
    settle(page)
    seen["afterLink"], seen["linkFragment"] = visible(page), page.evaluate("location.hash")
    page.locator("button[type=reset]").focus()
    page.keyboard.press("Enter")
    settle(page)
    seen["reset"], seen["resetFragment"] = visible(page), page.evaluate("location.hash")
    page.emulate_media(media="print")
    seen["printedWhole"] = page.locator("#shown:visible").count()
    page.emulate_media(media="screen")
    page.evaluate("location.hash = '#language=xx&severity=error&tongue=de'")
    settle(page)
    seen["strange"], seen["strangeFragment"] = page.inner_text("#shown"), page.evaluate("location.hash")
    seen["spelt"] = []
    for words in ("\u00fcbernehmen", "u\u0308bernehmen", "alles \u00fcbernehmen"):
        page.locator("button[type=reset]").focus()
        page.keyboard.press("Enter")
        settle(page)
        page.locator("[name=text]").fill(words)
        settle(page)
        seen["spelt"].append(visible(page))
    page.locator("button[type=reset]").focus()
    page.keyboard.press("Enter")
    settle(page)
    return seen


def paint(context, page, seen, most=12):
    """Adds what the first pictures look like in pixels."""
    reader = context.new_page()
    for frame, picture in zip(page.locator(".picture").all()[:most], seen):
        shot = base64.b64encode(frame.locator("svg").screenshot()).decode()
        picture["painted"] = reader.evaluate(PAINTED, "data:image/png;base64," + shot)
    reader.close()


def shoot(page, path, is_whole):
    """Takes a picture of the page; of a very long one as much as a browser takes in one picture."""
    if not is_whole:
        page.screenshot(path=path)
        return
    width, height = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    page.screenshot(path=path, full_page=True, clip={"x": 0, "y": 0, "width": width, "height": min(height, LONGEST)})


# How many findings axe-core gets with all its rules: contrast takes it minutes where there are thousands of them, all alike.
MOST_JUDGED = 300


def judge(context, page, url, name, findings):
    """What axe-core says; of a page of very many findings it gets all in light without contrast, and else the first."""
    if findings <= MOST_JUDGED:
        return [Axe().run(page).response]
    answers = []
    if name == "light":
        answers.append(Axe().run(page, options={"rules": {"color-contrast": {"enabled": False}}}).response)
    part = context.new_page()
    part.goto(url)
    part.add_style_tag(content=LAID_OUT)
    part.evaluate("most => [...document.querySelectorAll('article')].slice(most).forEach(one => one.remove())", MOST_JUDGED)
    answers.append(Axe().run(part).response)
    part.close()
    return answers


def look(browser, url, name, options, is_quick, pictures):
    context = browser.new_context(**options)
    # A guard against hangs only: a page of all findings takes its time on a busy machine.
    context.set_default_timeout(600_000)
    page = context.new_page()
    requests, errors = [], []
    page.on("request", lambda request: requests.append(request.url))
    page.on("console", lambda message: errors.append(message.text) if message.type == "error" else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    if name == "print":
        page.emulate_media(media="print")
    start = time.monotonic()
    page.goto(url)
    seen = {"seconds": time.monotonic() - start, "visible": visible(page)}
    seen["formIsVisible"] = page.locator("#filters:visible").count() == 1
    if name != "scriptless":
        page.add_style_tag(content=LAID_OUT)
        seen["overflow"] = page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth")
        seen["cut"] = page.evaluate(CUT)
        seen["pictures"] = page.evaluate("() => {" + CONTRAST + "return " + PICTURES + "}")
        if not is_quick and name in ("light", "dark"):
            paint(context, page, seen["pictures"])
        seen["animations"] = page.evaluate("document.getAnimations().length")
        page.evaluate("scrollTo(0, 0)")
    if pictures:
        shoot(page, str(pictures / f"{name}.png"), name in ("light", "narrow"))
    if not is_quick and name not in ("scriptless", "print"):
        answers = judge(context, page, url, name, seen["visible"])
        seen["axe"] = answers[0]["testEngine"]["version"]
        seen["violations"] = [
            {"rule": one["id"], "help": one["help"], "places": [node["html"][:200] for node in one["nodes"][:3]]}
            for one in {one["id"]: one for answer in answers for one in answer["violations"]}.values()]
    if not is_quick and name in ("light", "zoomed") and seen["formIsVisible"]:
        seen["keyboard"] = by_keyboard(page)
    seen["requests"] = [one for one in requests if one.split("#")[0] != url]
    seen["errors"] = errors
    context.close()
    return seen


def main():
    url = pathlib.Path(sys.argv[1]).resolve().as_uri()
    is_quick = sys.argv[2] == "quick"
    names = ["light"] if is_quick else list(READERS) if sys.argv[2] == "all" else sys.argv[2].split(",")
    if unknown := set(names) - set(READERS):
        raise SystemExit(f"there is no reader {', '.join(sorted(unknown))}; known: {', '.join(READERS)}")
    pictures = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if not chromium:
        raise SystemExit("there is no chromium: run Fonts/setup --test")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, timeout=600_000)
        seen = {
            name: look(browser, url, name, options, is_quick, pictures)
            for name, options in READERS.items() if name in names}
        seen = {"browser": browser.version, "readers": seen}
        browser.close()
    json.dump(seen, sys.stdout)


if __name__ == "__main__":
    main()
