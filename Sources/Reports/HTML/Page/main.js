// Shows data: wires the views and follows the address.

// One error margin for all sizes is written once.
function completed(read) {
  const margins = new Map();
  for (const { slots } of read.texts) for (const slot of slots) {
    const { errors = 0 } = slot;
    if (Array.isArray(errors)) continue;
    if (!margins.has(errors)) margins.set(errors, read.categories.map(() => errors));
    slot.errors = margins.get(errors);
  }
  return read;
}

const VIEWS = [
  { id: "causes", has: () => data.causes.length, wire: wireCauses, draw: drawCauses },
  { id: "texts", has: () => model.rows.size, wire: wireTexts, draw: drawTexts },
  { id: "screens", has: () => data.screens.length, wire: wireScreens, draw: drawScreens },
  { id: "colours", has: () => shownPalettes().length, wire: wireColours, draw: drawColours },
  { id: "translators", has: () => translatedTags().length, wire: wireTranslators, draw: drawTranslators },
  { id: "run", has: () => $("run"), wire: wireRun, draw() {} },
];

let views = [];

// The views whose controls have their listeners.
const wired = new Set();

// Shows what the address names, or the first view.
function follow() {
  const { hash } = location;
  // Links to places in a view, such as the result for Larger Text.
  const place = hash.length > 1 && !hash.startsWith("#/") ? $(hash.slice(1)) : null;
  const inside = place?.closest(".view");
  if (state.view && place && !inside) return;
  const next = inside ? { view: inside.id, target: null, params: {} } : readAddress(hash);
  const view = views.find(({ id }) => id === next.view) ?? views[0];
  if (state.view === "texts" && view.id !== "texts") hideDetail();
  Object.assign(state, view.id === next.view ? next : { target: null, params: {} }, { view: view.id });
  for (const { id } of views) {
    $(id).hidden = id !== view.id;
    const link = document.querySelector(`#view-links a[data-view="${id}"]`);
    if (id === view.id) link.setAttribute("aria-current", "page"); else link.removeAttribute("aria-current");
    // On a phone the links scroll sideways; the open one is in sight.
    if (id === view.id) link.closest("ul").scrollLeft = link.offsetLeft - 40;
  }
  if (view.wire && !wired.has(view.id)) view.wire();
  wired.add(view.id);
  view.draw();
  drawCounts();
  if (inside) place.scrollIntoView();
}

// The run section is static; only copying needs the script.
function wireRun() {
  for (const words of $("run").querySelectorAll(".command code")) {
    const control = button(say("copy"), () => copyWords(words.textContent, control));
    words.after(control);
  }
  const control = button(say("copy.json"), () => copyWords(dataText(), control));
  $("run").append(el("p", {}, control));
}

// The counts of the header are links to filters; the open one is marked.
function drawCounts() {
  for (const one of document.querySelectorAll("a.count")) {
    const { view, params } = readAddress(one.hash);
    if (view === state.view && params.only && params.only === param("only")) one.setAttribute("aria-current", "true");
    else one.removeAttribute("aria-current");
  }
}

function showViews(isShown) { $("view-links").hidden = $("views").hidden = !isShown; }

// Shows data in a page whose elements are as the server or the file has them, also in place of other data.
function start(read) {
  opened.abort();
  opened = new AbortController();
  wired.clear();
  foreignByTag.clear();
  data = completed(read);
  readModel();
  readScreens();
  views = VIEWS.filter(view => view.has());
  const links = views.map(({ id }) => el("li", {}, el("a", { href: `#/${id}`, "data-view": id }, say(`view.${id}`))));
  fill($("view-links"), el("ul.wrap", {}, links));
  showViews(true);
  nameFontless();
  try {
    follow();
  } catch (error) {
    // The static list still says what was found.
    showViews(false);
    throw error;
  }
  for (const one of document.querySelectorAll("#static-causes, #static-screens")) one.remove();
  const { signal } = opened;
  addEventListener("hashchange", follow, { signal });
  addEventListener("beforeprint", preparePrint, { signal });
  addEventListener("afterprint", endPrint, { signal });
}
