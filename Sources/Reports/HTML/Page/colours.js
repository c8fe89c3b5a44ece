// The view Colours: texts × backgrounds by appearance, suggestions, pairs that show a state, and bars.

const FIRST_SAMPLES = 120;
const SUGGESTION_COLUMNS = ["color", "now", "suggestion", "difference", "places"];

// Palettes with something to show.
const shownPalettes = () => (data.palettes ?? [])
  .filter(palette => pairsOf(palette).length || palette.suggestions?.length || palette.bars?.length);

const appearances = () => [...new Set(shownPalettes().flatMap(palette => palette.appearances))];

function wireColours() {
  const section = $("colours");
  fill($("appearances"), appearances().map(name => el("label", {},
    el("input", { type: "radio", name: "appearance", "data-param": "appearance", value: name }), el("span", {}, name))));
  $("appearances").hidden = appearances().length < 2;
  const readings = shownPalettes().flatMap(pairsOf).flatMap(pair => pair.readings);
  const visions = new Map(readings.flatMap(reading => reading.visions ?? []).map(one => [one.id, one.name]));
  addOptions("seen", section, [...visions]);
  section.querySelector("select").parentElement.hidden = !visions.size;
  bindControls(section, () => ({ appearance: appearances()[0] }), drawColours);
}

function drawColours() {
  showControls($("colours"), { appearance: appearances()[0] });
  const palettes = shownPalettes();
  fill($("palettes"), palettes.flatMap(palette => [
    palettes.length > 1 && el("h3", {}, palette.name), palette.pairs.length > 0 && matrixOf(palette),
    ...tableOf("colours.suggestions", SUGGESTION_COLUMNS, palette.suggestions, suggestionRow),
    ...tableOf("colours.states", ["pair", "looks", "difference"], readingsOf(palette, palette.statePairs ?? []), stateRow),
    ...tableOf("colours.bars", ["item", "range", "required", "verdict"], palette.bars, barRow),
  ]));
}

// Pairs with their reading in the chosen appearance, and how the chosen vision sees it.
function readingsOf(palette, pairs) {
  const appearance = param("appearance") || appearances()[0];
  return pairs.flatMap(pair => pair.readings.filter(reading => reading.appearance === appearance)
    .map(reading => ({ pair, reading, seen: reading.visions?.find(one => one.id === param("seen")) ?? reading })));
}

function matrixOf(palette) {
  const found = readingsOf(palette, palette.pairs);
  if (!found.length) return el("p.empty", {}, say("colours.none"));
  const used = part => [...new Set(found.map(({ pair }) => pair[part]))].sort((a, b) => a - b);
  const at = new Map(found.map(one => [`${one.pair.text} ${one.pair.background}`, one]));
  const [texts, backgrounds] = [used("text"), used("background")];
  const body = el("tbody");
  const row = text => el("tr", {}, colorHead(palette.texts[text], "row"),
    backgrounds.map(background => sampleCell(palette, at.get(`${text} ${background}`))));
  const [, more] = grow(body, texts, row, Math.ceil(FIRST_SAMPLES / backgrounds.length));
  const heads = backgrounds.map(one => colorHead(palette.backgrounds[one], "col"));
  const label = `${say("colours.matrix")}: ${shortened(palette.name, 80)}`;
  return scrollRegion(label, el("table.matrix", { "aria-label": label },
    tableHead([columnHead(say("colours.corner")), ...heads]), body), more);
}

function colorHead({ name, values }, scope) {
  const value = values?.[param("appearance") || appearances()[0]];
  return el("th", { scope }, shortened(name, 80), value && el("code", {}, value));
}

function sampleCell(palette, one) {
  if (!one) return el("td.none", {}, say("colours.unused"));
  const { pair, reading, seen } = one;
  // What is behind a translucent background is not known, so it has no sample.
  if (isTranslucent(palette.backgrounds[pair.background])) return el("td.none", {}, say("colours.translucent"));
  const kind = kindOf(reading.outcome), ratio = ratioWords(reading.ratio);
  const [text, background] = [palette.texts[pair.text].name, palette.backgrounds[pair.background].name];
  const words = { sign: SIGNS[kind], ratio, required: pair.required };
  return el("td", {}, colorSample(seen.first, seen.second, say("colours.sample", { text, background, ratio })),
    el(`span.text-${WORDS[kind]}`, { title: kind === "-" && say("colours.guessed") },
      say(pair.required && kind !== "-" ? "colours.needed" : "colours.ratio", words)),
    seen !== reading && seen.ratio && el("span.soft", {}, say("colours.seenRatio", { ratio: ratioWords(seen.ratio) })));
}

// `#RRGGBBAA` is not opaque.
const isTranslucent = ({ values }) => values?.[param("appearance") || appearances()[0]]?.length > 7;

// Rounded down: 4.499 is not 4.5; but 4.35 × 100 is a little less than 435.
const ratioWords = ratio => grouped(Math.floor(ratio * 100 + 1e-6) / 100, 2);

function swatch(color) {
  const one = el("i.swatch", { "aria-hidden": true });
  one.style.backgroundColor = color;
  return [one, el("code", {}, color)];
}

const verdictBadge = kind => badge(kind, say(`outcome.${WORDS[kind]}`));
const deltaWords = value => typeof value === "number" ? `ΔE ${grouped(value, 1)}` : "–";

function suggestionRow({ color, from, to, ratioFrom, ratioTo, deltaE, places }) {
  const cell = (value, ratio) => el("td", {}, swatch(value), ratio ? ` ${ratioWords(ratio)}:1` : "");
  return el("tr", {}, el("th", { scope: "row" }, color), cell(from, ratioFrom), cell(to, ratioTo),
    el("td", {}, deltaWords(deltaE)), el("td", {}, (places ?? []).join(", ")));
}

function stateRow({ pair, reading, seen }) {
  const visions = [{ name: say("colours.typical"), deltaE: reading.deltaE }, ...reading.visions ?? []];
  return el("tr", {}, el("th", { scope: "row" }, pair.name, el("p", {}, verdictBadge(kindOf(reading.outcome)))),
    el("td", {}, swatch(seen.first), " ", swatch(seen.second)),
    el("td", {}, el("ul", {}, visions.map(one => el("li", {}, `${one.name}: ${deltaWords(one.deltaE)}`)))));
}

function barRow({ item, where, color, minimum, maximum, required, outcome }) {
  return el("tr", {}, el("th", { scope: "row" }, item, where && el("p.note", {}, where)),
    el("td", {}, color && swatch(color), minimum ? ` ${ratioWords(minimum)}:1 – ${ratioWords(maximum)}:1` : " –"),
    el("td", {}, required ? `${required}:1` : "–"), el("td", {}, verdictBadge(kindOf(outcome))));
}
