"""Looks at an HTML report in Chromium, as several readers see it, and prints what was seen as JSON.

Usage: look_at_page.py FILE all|quick [PICTURE_FOLDER]. Chromium is the system's own. `quick` only opens the page in
light; with a folder, pictures of the page go there.
"""

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
PICTURES = """() => [...document.querySelectorAll('.picture')].map(frame => {
  const svg = frame.querySelector('svg');
  const parts = [...svg.querySelectorAll('rect, path, use')];
  frame.scrollIntoView();
  return {
    role: frame.getAttribute('role'), name: frame.getAttribute('aria-label'),
    scrolls: frame.scrollWidth > frame.clientWidth + 1, isFocusable: frame.tabIndex >= 0,
    isWhole: [...svg.querySelectorAll('use')].every(use => document.getElementById(use.getAttribute('href').slice(1))),
    isDrawn: parts.some(part => part.getBoundingClientRect().width > 0),
    scale: svg.getBoundingClientRect().width / svg.viewBox.baseVal.width,
  };
})"""


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
    """Waits until the filter, which waits for the typist, has been at work."""
    page.wait_for_timeout(300)


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
    return seen


def look(browser, url, name, options, is_quick, pictures):
    context = browser.new_context(**options)
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
        seen["overflow"] = page.evaluate(
            "document.documentElement.scrollWidth - document.documentElement.clientWidth")
        seen["cut"] = page.evaluate(CUT)
        seen["pictures"] = page.evaluate(PICTURES)
        seen["animations"] = page.evaluate("document.getAnimations().length")
        page.evaluate("scrollTo(0, 0)")
    if pictures:
        page.screenshot(path=str(pictures / f"{name}.png"), full_page=name in ("light", "narrow"))
    if not is_quick and name not in ("scriptless", "print"):
        result = Axe().run(page).response
        seen["axe"] = result["testEngine"]["version"]
        seen["violations"] = [
            {"rule": one["id"], "help": one["help"], "places": [node["html"][:200] for node in one["nodes"][:3]]}
            for one in result["violations"]]
    if not is_quick and name in ("light", "zoomed") and seen["formIsVisible"]:
        seen["keyboard"] = by_keyboard(page)
    seen["requests"] = [one for one in requests if one.split("#")[0] != url]
    seen["errors"] = errors
    context.close()
    return seen


def main():
    url = pathlib.Path(sys.argv[1]).resolve().as_uri()
    is_quick = sys.argv[2] == "quick"
    pictures = pathlib.Path(sys.argv[3]) if len(sys.argv) > 3 else None
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if not chromium:
        raise SystemExit("there is no chromium: run Fonts/setup --test")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium)
        seen = {
            name: look(browser, url, name, options, is_quick, pictures)
            for name, options in READERS.items() if name == "light" or not is_quick}
        seen = {"browser": browser.version, "readers": seen}
        browser.close()
    json.dump(seen, sys.stdout)


if __name__ == "__main__":
    main()
