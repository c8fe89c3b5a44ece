"""Looks at the view Screens of an HTML report; part of look_at_views.py."""

from urllib.parse import quote


def target(name, tag):
    return quote(f"{name}~{tag}", safe="")


def addresses(data):
    """The addresses of all screens, of one, of two to compare, and of one without its first kind of findings."""
    found = {}
    for screen in data.get("screens", [])[:1]:
        worst, last = screen["variants"][0], screen["variants"][-1]
        name = f"#/screens/{target(screen['name'], worst['locale'])}?size={worst['size']}"
        other = quote("~".join([last["locale"], last["size"], last["device"]]), safe="")
        found["screens-all"] = "#/screens?langs=all&sizes=all"
        found["screen"], found["screen-compared"] = name, f"{name}&with={other}"
        found["screen-hidden"] = f"{name}&hide={screen['findings'][0]['kind'] if screen['findings'] else ''}"
    return found


def by_keyboard(reader):
    """Opens a screen, marks a finding, switches its kind off, compares and goes back, all without a pointer."""
    with reader:
        page = reader.page
        reader.open("#/screens")

        def tab_to(selector):
            for _ in range(80):
                if page.evaluate("one => document.activeElement.matches(one)", selector):
                    return True
                page.keyboard.press("Tab")
            return False

        hot = "[...document.querySelectorAll('.is-hot')].map(one => one.tagName.toLowerCase()).sort()"
        seen = {"reached": tab_to(".thumb"), "first": reader.focus()}
        page.keyboard.press("Enter")
        seen["heading"], seen["pictures"] = reader.focus(), page.locator("#panes .screen:visible").count()
        seen["address"] = page.evaluate("location.hash")
        reader.open("#/screens")
        # The last small picture of a screen is the one with more findings.
        page.locator(".thumb:not(.pale)").first.focus()
        opened = reader.focus()
        page.keyboard.press("Enter")
        seen["listed"] = tab_to("#panes .number")
        seen["marked"] = page.evaluate(hot)
        page.locator("#panes svg g.mark").first.hover(force=True)
        seen["hovered"] = page.evaluate(hot)
        marks = page.locator("#panes g.mark:visible").count()
        page.locator("#kinds input").first.focus()
        page.keyboard.press("Space")
        seen["hidden"] = marks - page.locator("#panes g.mark:visible").count()
        page.locator("#compare").focus()
        page.keyboard.press("Enter")
        seen["compared"] = page.locator("#panes .screen:visible").count()
        page.locator("#pane-1-size").focus()
        page.keyboard.press("End")
        seen["kept"] = reader.focus()
        reader.settle()
        address, before = page.evaluate("location.hash"), page.inner_text("#screen")
        reader.open(address)
        seen["same"] = before == page.inner_text("#screen")
        reader.open("#/screens")
        page.locator(".thumb:not(.pale)").first.press("Enter")
        page.keyboard.press("Escape")
        seen["closed"], seen["returned"] = page.locator("#screen-grid:visible").count() == 1, reader.focus() == opened
        reader.open("#/screens/no-such-screen~de?size=AX9")
        seen["unknown"] = page.inner_text("#announcement")
        seen["messages"] = list(reader.messages)
        return seen
