// The large view of a screen: one picture or two to compare, with their findings.

const PROPERTIES = ["locale", "size", "device"];

// A served page solves screens in further languages, at further sizes and on further devices: `values` are those of a
// property, and `solve` adds a variant to a screen.
let furtherScreens = null;

function wirePanes() {
  $("all-screens").addEventListener("click", closeScreen);
  $("compare").addEventListener("click", () => {
    const [one, other] = shownPanes();
    const [[locale, size], [worst, large]] = usualPairs();
    const isUsual = one.locale === locale && one.size === size;
    showPanes(other ? [one] : [one, nearest(openedScreen(), isUsual ? { locale: worst, size: large } : { locale, size })]);
  });
  $("kinds").addEventListener("change", ({ target: { value, checked } }) => {
    const others = hiddenKinds().filter(kind => kind !== value);
    setParams({ hide: [...others, ...checked ? [] : [value]].join(".") });
    hideKinds();
  });
  addEventListener("keydown", event => {
    if (event.key === "Escape" && state.view === "screens" && openedScreen()) closeScreen();
  }, { signal: opened.signal });
}

const openedScreen = () => data.screens.find(({ id }) => id === state.target?.id);
const hiddenKinds = () => param("hide").split(".");

// The variant that is most like a wanted one; `first` is the property that matters most.
function nearest(screen, wanted, first) {
  const weights = { locale: 4, size: 2, device: 1, [first]: 8 };
  const score = variant => PROPERTIES.reduce((sum, name) => sum + (variant[name] === wanted[name] ? weights[name] : 0), 0);
  return screen.variants.reduce((best, one) => score(one) > score(best) ? one : best);
}

// The variants that the address names.
function shownPanes() {
  const screen = openedScreen();
  const [locale, size, device] = param("with").split("~");
  const first = nearest(screen, { ...state.params, locale: state.target.tag });
  return param("with") ? [first, nearest(screen, { locale, size, device })] : [first];
}

function showPanes([{ locale, size, device }, other]) {
  state.target.tag = locale;
  setParams({ size, device, with: other ? PROPERTIES.map(name => other[name]).join("~") : "" });
  drawScreen(openedScreen());
}

function openScreen({ id }, { locale, size, device }) {
  state.target = { id, tag: locale };
  setParams({ size, device });
  writeAddress("pushState");
  drawScreens();
  scrollTo(0, Math.min(scrollY, $("screens").offsetTop - 60));
  $("screen-title").focus({ preventScroll: true });
}

// Goes back to all screens; the focus returns to the picture that was opened.
function closeScreen() {
  const [variant] = shownPanes();
  state.target = null;
  setParams({ size: "", device: "", with: "", hide: "" });
  drawScreens();
  const all = [...$("screen-list").querySelectorAll(".thumb")];
  (all.find(one => thumbs.get(one).variant === variant) ?? all[0])?.focus();
}

function drawScreen(screen) {
  const variants = shownPanes();
  const isTwo = variants.length > 1;
  const changed = isTwo ? changedTexts(screen, ...variants) : [[], []];
  fill($("screen-title"), el("bdi", {}, shortened(screen.name, 200)));
  fill($("screen-where"), placeLink(screen), isTwo && ` · ${say("screen.changed", { count: changed[0].length })}`);
  $("compare").setAttribute("aria-pressed", isTwo);
  const marks = variants.map(variant => marksOf(screen, variant));
  const kinds = MARKS.filter(kind => marks.flat().some(mark => mark.kind === kind));
  fill($("kinds"), kinds.map(kind => el("label.check", {},
    el("input", { type: "checkbox", value: kind, checked: !hiddenKinds().includes(kind) }), sampleOf(kind), say(`mark.${kind}`))));
  $("panes").classList.toggle("two", isTwo);
  const panes = variants.map((variant, place) => paneOf(screen, variant, marks[place], place));
  fill($("panes"), panes);
  const stages = panes.map(pane => pane.querySelector(".stage"));
  variants.forEach((variant, place) => {
    const scale = within((stages[place].clientWidth - 24) * 10 / variant.frame[0], 0.05, 1);
    fill(stages[place], screenPicture(screen, variant, {
      scale, marks: marks[place], changed: changed[place], label: screenWords(screen, variant),
    }));
  });
  hideKinds();
  for (const one of stages) one.onscroll = () => stages.forEach(other => other.scrollTo(one.scrollLeft, one.scrollTop));
}

// The shape of a kind, for the box that switches it.
const sampleOf = kind => shape("svg", { class: "kind", viewBox: "-2 -2 24 20", width: 24, height: 20, "aria-hidden": true },
  shape("g", { class: `mark ${kind}` }, shape("rect", { width: 20, height: 16 })));

function hideKinds() {
  const marks = $("panes").querySelectorAll("[data-kind]");
  for (const one of marks) one.toggleAttribute("hidden", hiddenKinds().includes(one.dataset.kind));
}

function paneOf(screen, variant, marks, place) {
  const label = screenWords(screen, variant);
  const pane = el("div.pane", { role: "group", "aria-label": label },
    el("div.bar", {}, PROPERTIES.map(name => choiceOf(screen, variant, name, place))),
    el("div.stage", { role: "region", tabindex: 0, "aria-label": say("picture", { number: place + 1 }) }),
    el("div", {}, variant.isIncomplete && el("p.note", {}, say("screen.incomplete")), markList(screen, variant, marks)));
  for (const name of ["pointerover", "pointerleave", "focusin"]) {
    pane.addEventListener(name, ({ target }) => markBoth(pane, target.closest("[data-mark]")?.dataset.mark));
  }
  pane.addEventListener("click", ({ target }) => {
    const number = target.closest("[data-mark]")?.dataset.mark;
    if (!number) return;
    // From the list to the picture, and from the picture to the list.
    if (target.closest("svg")) pane.querySelector(`li[data-mark="${number}"] button`).focus();
    else pane.querySelector(`g[data-mark="${number}"]`).scrollIntoView({ block: "nearest", inline: "nearest" });
  });
  return pane;
}

function markBoth(pane, number) {
  for (const one of pane.querySelectorAll("[data-mark]")) one.classList.toggle("is-hot", one.dataset.mark === number);
}

// A select of a language, size or device of the screen.
function choiceOf(screen, variant, name, place) {
  const values = [...new Set([...valuesOf(name, screen.variants), ...furtherScreens?.values(name) ?? []])];
  const id = `pane-${place}-${name}`;
  const options = values.map(value =>
    el("option", { value, selected: value === variant[name] }, name === "locale" ? languageName(value) : value));
  const select = el("select", { id }, options);
  select.addEventListener("change", async () => {
    const wanted = { ...variant, [name]: select.value };
    await furtherScreens?.solve(screen, wanted);
    const variants = shownPanes();
    variants[place] = nearest(screen, wanted, name);
    showPanes(variants);
    $(id).focus();
  });
  return values.length > 1 && el("label", {}, say(`choice.${name}`), select);
}

// The texts that have other lines or are cut in only one of two variants, for each of them.
function changedTexts(screen, one, other) {
  const [elements, others] = [one, other].map(variant => elementsOf(screen, variant));
  const looks = element => {
    const { lineCount, cut } = layOutElement(element, data)?.result ?? element.text;
    return `${lineCount} ${Boolean(cut)}`;
  };
  const pairs = elements.map((element, place) => [element, others.find(second => second.element === element.element)
    ?? (others.length === elements.length && others[place])]);
  const changed = pairs.filter(([first, second]) => first.text && second?.text && looks(first) !== looks(second));
  return [0, 1].map(place => changed.map(pair => pair[place]));
}
