// The view Screens: small pictures of all screens in the chosen languages and sizes.

// Pixels per point of a small picture, and the most pixels of its width.
const SMALL_SCALE = 0.28;
const MOST_WIDTH = 300;
// Pictures of the first block.
const FIRST_THUMBS = 80;

// What a small picture shows, and the drawing that it gets while it is near the window.
const thumbs = new WeakMap();

const nearby = new IntersectionObserver(entries => {
  for (const { target, isIntersecting } of entries) {
    const { screen, variant, scale } = thumbs.get(target.parentElement);
    fill(target, isIntersecting && screenPicture(screen, variant, { scale }));
  }
}, { rootMargin: "600px" });

const allVariants = () => data.screens.flatMap(screen => screen.variants);

// What variants have as language, size or device, in the order of the other views.
function valuesOf(name, variants = allVariants()) {
  const values = [...new Set(variants.map(variant => variant[name]))];
  const order = name === "size" ? one => CATEGORIES.indexOf(one) : name === "locale" ? placeOfTag : () => 0;
  return values.sort((one, other) => order(one) - order(other));
}

// Names are what the address holds; several documents may use the same.
function readScreens() {
  data.screens ??= [];
  data.screens.forEach((screen, place) => {
    const earlier = data.screens.slice(0, place).filter(({ name }) => name === screen.name).length;
    screen.id = earlier ? `${screen.name} ${earlier + 1}` : screen.name;
  });
}

function wireScreens() {
  const section = $("screen-grid");
  addOptions("langs", section, valuesOf("locale").map(tag => [tag, languageName(tag)]));
  addOptions("sizes", section, valuesOf("size").map(size => [size, size]));
  addOptions("on", section, valuesOf("device").map(device => [device, device]));
  bindControls(section, () => ({}), drawGrid);
  wirePanes();
}

function drawScreens() {
  const screen = data.screens.find(({ id }) => id === state.target?.id);
  if (state.target && !screen) announce(say("screen.unknown"));
  $("screen").hidden = !screen;
  $("screen-grid").hidden = Boolean(screen);
  if (screen) drawScreen(screen); else drawGrid();
}

// The source language at the usual size, and the language with most findings at a large size.
function usualPairs() {
  const sizes = valuesOf("size"), [source, ...others] = valuesOf("locale");
  const count = tag => allVariants().reduce((sum, { locale, marks }) => sum + (locale === tag ? marks.length : 0), 0);
  const worst = others.sort((one, other) => count(other) - count(one))[0] ?? source;
  const pick = (size, place) => sizes.includes(size) ? size : sizes.at(place);
  return [[source, pick("L", 0)], [worst, pick("AX3", -1)]];
}

// The languages and sizes of the grid's pictures.
function shownPairs() {
  const usual = usualPairs(), { langs, sizes } = state.params;
  if (!langs && !sizes) return usual;
  const chosen = (value, all, place) => value === "all" ? all : value ? [value] : [...new Set(usual.map(pair => pair[place]))];
  const shown = chosen(sizes, valuesOf("size"), 1);
  return chosen(langs, valuesOf("locale"), 0).flatMap(tag => shown.map(size => [tag, size]));
}

function drawGrid() {
  showControls($("screen-grid"));
  const pairs = shownPairs();
  const variantAt = ({ variants }, [tag, category]) => variants.find(({ locale, size, device }) =>
    locale === tag && size === category && (!param("on") || device === param("on")));
  const shownOf = screen => [...new Set(pairs.map(pair => variantAt(screen, pair)))].filter(Boolean);
  const cards = data.screens.map(screen => ({ screen, variants: shownOf(screen) })).filter(({ variants }) => variants.length);
  nearby.disconnect();
  const list = el(`ul.screens${pairs.length > 2 ? ".wide" : ""}`);
  fill($("screen-list"), cards.length ? grow(list, cards, screenCard, Math.ceil(FIRST_THUMBS / pairs.length))
    : el("p.empty", {}, say("screen.none")));
}

const screenCard = ({ screen, variants }) => el("li.card", {}, el("h3", {}, el("bdi", {}, shortened(screen.name, 120))),
  el("div.thumbs", {}, variants.map(variant => thumb(screen, variant))));

// The name of a picture in words.
function screenWords({ name }, { locale, size, device, marks }) {
  const findings = say("findings", { count: marks.length });
  return say("screen", { name: shortened(name, 120), language: languageName(locale), size, device, findings });
}

function thumb(screen, variant) {
  const { locale, size, frame: [width, height], marks } = variant;
  const scale = Math.min(SMALL_SCALE, MOST_WIDTH * 10 / width);
  const stage = el("span.thumb-stage");
  Object.assign(stage.style, { width: `${width * scale / 10}px`, height: `${height * scale / 10}px` });
  const isFailing = marksOf(screen, variant).some(({ kind }) => kind !== "review");
  const kind = marks.length > 0 && `text-${isFailing ? "fail" : "review"}`;
  const count = el("span", { class: kind }, say("findings", { count: marks.length }));
  const one = button([stage, el("b", {}, languageName(locale)), el("span", {}, size), count], () => openScreen(screen, variant),
    { class: `thumb${marks.length ? "" : " pale"}`, "aria-label": screenWords(screen, variant) });
  thumbs.set(one, { screen, variant, scale });
  nearby.observe(stage);
  return one;
}
