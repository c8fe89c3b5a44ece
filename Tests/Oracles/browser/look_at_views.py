"""Looks at every view of an HTML report in Chromium and prints what was seen as JSON.

Usage: look_at_views.py FILE views|quick|budget [PICTURE_FOLDER]. `views` opens each view and detail at three widths, in light
and dark, with axe-core, then uses the page by keyboard, by address, on paper, zoomed and with forced colours. `quick` does so
at one width in light. `budget` measures how long the page takes to open and to answer, and counts its elements. With a
folder, pictures of the views go there.
"""

import base64
import gzip
import json
import pathlib
import shutil
import statistics
import sys

import look_at_screens
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

WIDTHS = [1440, 768, 390]
SCHEMES = ["light", "dark"]
HEIGHT = 900

# How often an action is repeated; the median counts, because other programs share the machine.
REPEATS = 5

# What reaches beyond an edge where nothing scrolls: the page itself and the open detail.
OVERFLOW = """() => Math.max(...[document.documentElement, document.querySelector('dialog[open]')].filter(Boolean)
  .map(one => one.scrollWidth - one.clientWidth))"""

# The milliseconds from an action until the browser has laid the page out; painting is the browser's own.
TIMED = """([action, argument]) => {
  const cell = () => document.querySelectorAll('.cell')[argument % document.querySelectorAll('.cell').length];
  const slider = document.getElementById('size'), search = document.querySelector('#texts [type=search]');
  const fire = (element, name) => element.dispatchEvent(new Event(name, {bubbles: true}));
  const start = performance.now();
  if (action === 'cell') cell().click();
  if (action === 'slide') { slider.value = argument; fire(slider, 'input'); }
  if (action === 'type') { search.value = argument; fire(search, 'input'); }
  document.documentElement.getBoundingClientRect();
  return performance.now() - start;
}"""

COUNT = "document.querySelectorAll('*').length"

# The links to the views, or the list that takes their place.
SHOWN = "#view-links:not([hidden]), #static-causes:not([hidden])"

# Notes the time at which the views are shown.
OPENED = """new MutationObserver(() => {
  if (!window.openedAt && document.querySelector('#view-links a')) window.openedAt = performance.now();
}).observe(document, {subtree: true, childList: true})"""


def addresses(data):
    """The addresses of all views and of a detail of each kind that the data has."""
    found = {"first": ""}
    for view in ("causes", "texts", "screens", "colours", "translators", "run"):
        found[view] = f"#/{view}"
    found["larger-text"] = "#larger-text"
    if data["causes"]:
        found["causes-most"], found["causes-review"] = "#/causes?by=most", "#/causes?only=review"
        found["cause"] = f"#/causes/{target(data['causes'][-1]['fingerprint'], {})}"
        found["cause-texts"] = f"#/texts?cause={data['causes'][0]['fingerprint']}"
    if data["languages"]:
        found["translators-fits"] = "#/translators?group=fits"
    for letter, name in (("f", "fail"), ("n", "review"), ("b", "bounded"), ("p", "pass")):
        for text in data["texts"]:
            slot = next((slot for slot in text["slots"] if letter in slot["verdicts"]), None)
            if slot and (letter == "f" or "f" not in slot["verdicts"]):
                size = data["categories"][slot["verdicts"].rindex(letter)]
                found[f"detail-{name}"] = f"#/texts/{target(text['key'], text)}?size={size}"
                break
    text = next((text for text in data["texts"] for slot in text["slots"] if slot.get("colors")), None)
    if text:
        found["detail-colours"] = f"#/texts/{target(text['key'], text)}?size=AX5&colors=app"
    if any(language["rtl"] for language in data["languages"]):
        tags = {language["tag"] for language in data["languages"] if language["rtl"]}
        text = next((text for text in data["texts"] if text.get("locale") in tags and text["slots"]), None)
        if text:
            found["detail-right-to-left"] = f"#/texts/{target(text['key'], text)}?size=AX5&width=120&lines=1"
    text = next((text for text in data["texts"] if not text["slots"]), None)
    if text:
        found["detail-unmeasured"] = f"#/texts/{target(text['key'], text)}"
    if data["others"]:
        other = data["others"][0]
        found["detail-bare"] = f"#/texts/{look_at_screens.target(other.get('key', ''), other['texts'][0][0])}"
    if data["texts"]:
        found["sizes"] = f"#/texts?lang={data['texts'][0].get('locale', '')}"
        found["nothing"] = "#/texts?q=no-text-has-these-words"
    found.update(look_at_screens.addresses(data))
    return found


def target(name, thing):
    return look_at_screens.target(name, thing.get("locale") or "")


class Reader:
    """A page in one window, with what it asked for and said."""

    def __init__(self, browser, url, **options):
        self.context = browser.new_context(**options)
        # A guard against hangs only: a large page takes its time on a busy machine.
        self.context.set_default_timeout(300_000)
        self.page = self.context.new_page()
        self.url, self.requests, self.messages = url, [], []
        self.page.on("request", lambda request: self.requests.append(request.url))
        self.page.on("console", lambda message: self.messages.append(message.text))
        self.page.on("pageerror", lambda error: self.messages.append(str(error)))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()

    def open(self, address=""):
        # A fresh document each time, as for somebody who was sent the address.
        self.page.goto("about:blank")
        self.requests.clear()
        self.page.goto(self.url + address)
        # The data is unpacked after the page is loaded.
        self.page.wait_for_selector(SHOWN, timeout=60_000)

    def seen(self):
        return {
            "view": self.page.evaluate("[...document.querySelectorAll('.view')].find(one => !one.hidden)?.id ?? null"),
            "hasDetail": self.page.locator("dialog[open]").count() == 1,
            "overflow": self.page.evaluate(OVERFLOW), "elements": self.page.evaluate(COUNT),
            "requests": [one for one in self.requests if one.split("#")[0] != self.url], "messages": list(self.messages),
        }

    def violations(self):
        answer = Axe().run(self.page).response
        places = lambda one: [node["html"][:160] for node in one["nodes"][:3]]
        return [{"rule": one["id"], "places": places(one)} for one in answer["violations"]]

    def focus(self):
        return self.page.evaluate("document.activeElement.getAttribute('aria-label') || document.activeElement.id")

    def settle(self):
        """Waits until the address, which waits for the hand to rest, is written."""
        self.page.wait_for_timeout(250)


def look_at_all(browser, url, found, pictures, widths=WIDTHS, schemes=SCHEMES):
    states = []
    for width in widths:
        for scheme in schemes:
            with Reader(browser, url, viewport={"width": width, "height": HEIGHT}, color_scheme=scheme) as reader:
                for name, address in found.items():
                    reader.open(address)
                    seen = {**reader.seen(), "violations": reader.violations()}
                    states.append({"name": name, "width": width, "scheme": scheme, **seen})
                    if pictures:
                        reader.page.screenshot(path=str(pictures / f"{name}-{width}-{scheme}.png"))
    return states


def by_keyboard(browser, url):
    """Opens a detail, moves its slider and closes it, then filters, all without a pointer."""
    with Reader(browser, url, viewport={"width": 1440, "height": HEIGHT}) as reader:
        page = reader.page
        reader.open("#/texts")
        tabs = 0
        while not page.evaluate("document.activeElement.matches('.cell')") and tabs < 60:
            page.keyboard.press("Tab")
            tabs += 1
        first = reader.focus()
        page.keyboard.press("ArrowDown")
        page.keyboard.press("ArrowRight")
        cell = reader.focus()
        ring = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        place = page.evaluate("[scrollX, scrollY]")
        page.keyboard.press("Enter")
        seen = {
            "tabs": tabs, "first": first, "cell": cell, "ring": ring, "opened": reader.seen()["hasDetail"],
            "heading": reader.focus(), "stays": page.evaluate("[scrollX, scrollY]") == place,
        }
        # A text that was not measured has no sizes.
        if page.locator("#size:visible").count():
            for _ in range(20):
                if reader.focus() == "Text size":
                    break
                page.keyboard.press("Tab")
            before = page.locator("#size").get_attribute("aria-valuetext")
            page.keyboard.press("Home")
            page.keyboard.press("ArrowRight")
            seen["slider"] = [before, page.locator("#size").get_attribute("aria-valuetext")]
        page.keyboard.press("Escape")
        seen["closed"], seen["returned"] = not reader.seen()["hasDetail"], reader.focus()
        page.locator("#texts [type=search]").focus()
        page.keyboard.type("no-text-has-these-words")
        reader.settle()
        seen["none"], seen["address"] = page.inner_text("#shown"), page.evaluate("location.hash")
        return seen


def by_address(browser, url, found):
    """Turns knobs and filters, and opens the address that the page writes in a new document."""
    with Reader(browser, url, viewport={"width": 1440, "height": HEIGHT}) as reader:
        page = reader.page
        reader.open(found["detail-fail"])
        if page.locator("#knobs:visible").count():
            page.locator("#knobs [data-step='10']").click()
            page.locator("#knobs [data-param=cut]").select_option("middle")
        page.locator("#texts [data-param=only]").select_option("fail")
        reader.settle()
        address = page.evaluate("location.hash")
        before = page.inner_text("#detail"), page.inner_text("#shown")
        reader.open(address)
        seen = {"address": address, "same": before == (page.inner_text("#detail"), page.inner_text("#shown"))}
        page.locator("#close").click()
        page.go_back()
        reader.open("#/texts/no-such-key~de?size=AX9&slot=77&width=x")
        seen["unknown"] = reader.seen()
        reader.open("#/no-such-view?%E0%A4%A")
        seen["noView"] = reader.seen()
        return seen


def other_readers(browser, url, found, pictures):
    """Paper, forced colours, large text, a small window, and no script."""
    seen = {}
    with Reader(browser, url, viewport={"width": 794, "height": 1123}) as reader:
        reader.open()
        reader.page.emulate_media(media="print")
        reader.page.evaluate("dispatchEvent(new Event('beforeprint'))")
        seen["print"] = {
            "controls": reader.page.locator("button:visible:not(.cell, .count, .number), input:visible, select:visible").count(),
            "causes": reader.page.locator(".paper-only .cause:visible").count(),
            "pictures": reader.page.locator(".paper-only .picture:visible").count(), **reader.seen()}
        if pictures:
            reader.page.screenshot(path=str(pictures / "print.png"), full_page=True)
        reader.page.evaluate("dispatchEvent(new Event('afterprint'))")
        seen["print"]["left"] = reader.page.locator(".paper-only").count()
    windows = {
        "forced": {"viewport": {"width": 1440, "height": HEIGHT}, "forced_colors": "active"},
        "narrow": {"viewport": {"width": 320, "height": 640}},
        # 200 % zoom of a window of 1280 × 1024.
        "zoomed": {"viewport": {"width": 640, "height": 512}, "device_scale_factor": 2},
        "still": {"viewport": {"width": 1440, "height": HEIGHT}, "reduced_motion": "reduce"},
    }
    for name, options in windows.items():
        with Reader(browser, url, **options) as reader:
            seen[name] = []
            for state, address in found.items():
                reader.open(address)
                moving = reader.page.evaluate("document.getAnimations().length")
                seen[name].append({"name": state, **reader.seen(), "animations": moving})
                if pictures and state in ("texts", "detail-fail", "colours", "translators"):
                    reader.page.screenshot(path=str(pictures / f"{name}-{state}.png"))
    with Reader(browser, url, viewport={"width": 1440, "height": HEIGHT}, java_script_enabled=False) as reader:
        reader.open()
        seen["scriptless"] = lists(reader)
    for name, change in UNREADABLE.items():
        with Reader(browser, url, viewport={"width": 1440, "height": HEIGHT}) as reader:
            reader.context.add_init_script(change)
            reader.open()
            seen[name] = lists(reader)
    return seen


# A browser without a decoder of gzip, and data whose end is missing.
UNREADABLE = {
    "old": "delete window.DecompressionStream",
    "damaged": "const decode = atob; window.atob = packed => decode(packed).slice(0, -20)",
}


def lists(reader):
    """What a reader sees in place of the views: the list of causes, and the sentence that says why."""
    page = reader.page
    return {"lists": page.locator("#static-causes:visible").count(), "views": page.locator("#views:visible").count(),
            "why": page.locator("#why-static").inner_text()}


def budget(browser, url):
    with Reader(browser, url, viewport={"width": 1440, "height": HEIGHT}) as reader:
        opened = []
        reader.context.add_init_script(OPENED)
        for _ in range(REPEATS):
            reader.open()
            opened.append(reader.page.evaluate("openedAt"))
        elements, top = reader.page.evaluate(COUNT), top_of_answer(reader)
        reader.open("#/texts")

        def timed(action, values):
            return statistics.median(reader.page.evaluate(TIMED, [action, one]) for one in values)

        seen = {"open": statistics.median(opened), "elements": elements, "top": top}
        seen["key"] = timed("type", ["e", "ei", "ein", "ei", "e", ""])
        seen["detail"] = timed("cell", [3, 40, 77, 120, 5])
        seen["slide"] = timed("slide", range(12)) if reader.page.locator("#size:visible").count() else None
        seen["elementsWithDetail"] = reader.page.evaluate(COUNT)
        return seen


def top_of_answer(reader):
    """Where verdict, next step, counts and Larger Text end, in pixels from the top."""
    return reader.page.evaluate("""() => Math.max(...[...document.querySelectorAll('.verdict .badge, .next, .counts, .larger')]
      .map(one => one.getBoundingClientRect().bottom))""")


def main():
    path, mode = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2]
    pictures = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if not chromium:
        raise SystemExit("there is no chromium: run Fonts/setup --test")
    page = path.read_text(encoding="utf-8")
    start = page.index('id="typecheck-data">') + len('id="typecheck-data">')
    data = json.loads(gzip.decompress(base64.b64decode(page[start:page.index("</script>", start)])))
    found = addresses(data)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, timeout=600_000)
        seen = {"browser": browser.version}
        if mode == "budget":
            seen["budget"] = budget(browser, path.as_uri())
        else:
            few = (WIDTHS[:1], SCHEMES[:1]) if mode == "quick" else ()
            seen["states"] = look_at_all(browser, path.as_uri(), found, pictures, *few)
            seen["readers"] = other_readers(browser, path.as_uri(), found, pictures)
            if "screen" in found:
                seen["screens"] = look_at_screens.by_keyboard(Reader(browser, path.as_uri(), viewport={"width": 1440, "height": HEIGHT}))
            if "detail-fail" in found:
                seen["keyboard"] = by_keyboard(browser, path.as_uri())
                seen["address"] = by_address(browser, path.as_uri(), found)
        browser.close()
    json.dump(seen, sys.stdout)


if __name__ == "__main__":
    main()
