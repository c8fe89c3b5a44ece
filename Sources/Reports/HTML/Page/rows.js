// Rows and cells of the map: what the data says by key and language. Nothing is drawn here.

// Verdicts as the data spells them, the worst first; `l` is a likely failure, `u` a text that was not measured.
const KINDS = "flnubp-";
const SIGNS = { f: "✕", l: "✕", n: "?", u: "?", b: "·", p: "✓", "-": "–" };
const WORDS = { f: "fail", l: "likelyFail", n: "review", u: "unmeasured", b: "bounded", p: "pass", "-": "none" };

const verdictWord = kind => say(`verdict.${WORDS[kind]}`);

const kindOf = outcome => ({ fail: "f", pass: "p", notApplicable: "-" })[outcome] ?? "n";

// Short and full names of the categories; a run may have only some of them.
const CATEGORIES = ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"];
const LONG_CATEGORIES = [
  "extraSmall", "small", "medium", "large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge", "accessibilityMedium",
  "accessibilityLarge", "accessibilityExtraLarge", "accessibilityExtraExtraLarge", "accessibilityExtraExtraExtraLarge",
];

const sizeIndex = name => data.categories.indexOf(CATEGORIES[LONG_CATEGORIES.indexOf(name)] ?? name);

const sizeName = index => data.categories[index];

// A failure, whether certain or likely.
const isFailing = kind => kind === "f" || kind === "l";

// Rows by name: {id, name, entries by language, rank, failing, isNew}, and the languages.
const model = { rows: new Map(), tags: [] };

const rowName = ({ row, key = "" }) => row ?? key;

function readModel() {
  Object.assign(model, { rows: new Map(), tags: [], sorted: undefined });
  data.causes.forEach((cause, place) => {
    cause.place = place;
    for (const index of cause.findings) data.findings[index].cause = cause;
  });
  for (const text of data.texts) entryOf(rowName(text), text.locale).texts.push(text);
  for (const { entries } of model.rows.values()) for (const entry of entries.values()) readEntry(entry);
  for (const other of data.others ?? []) readOther(other);
  const tags = new Set();
  for (const row of model.rows.values()) {
    for (const tag of row.entries.keys()) tags.add(tag);
    nameRow(row);
    completeRow(row);
  }
  model.tags = [...tags].sort((a, b) => placeOfTag(a) - placeOfTag(b));
}

// Collects the slots, findings and worst verdict of the texts of an entry.
function readEntry(entry) {
  entry.slots = entry.texts.flatMap(text => text.slots.map(slot => ({ slot, text })));
  entry.findings = entry.texts.flatMap(text => [text, ...text.slots].flatMap(findingsIn));
  return Object.assign(entry, worstSlot(entry));
}

const NOTHING = [];

// The texts of a key without measurements have a letter: `A` to `L` for the first category that fails, or the verdict.
function readOther(other) {
  const { key, source, texts } = other, { id, entries } = rowOf(rowName(other));
  for (const [tag, letter, text] of texts) {
    // A text of another file with the same key and language has measurements.
    if (entries.has(tag)) continue;
    const place = letter.charCodeAt(0) - 65, isFailure = place >= 0 && place < CATEGORIES.length;
    entries.set(tag, {
      id, tag, texts: [{ key, source, locale: tag, text, letter, slots: NOTHING }], slots: NOTHING, findings: NOTHING,
      kind: isFailure ? "f" : letter, index: isFailure ? place : 0, place: 0,
    });
  }
}

// The place of a language in the order of the catalogs; languages without texts come last.
function placeOfTag(tag) {
  const place = data.languages.findIndex(one => one.tag === tag);
  return place < 0 ? data.languages.length : place;
}

// The findings that a text, a slot or a pair of colours names.
const findingsIn = ({ findings = [] }) => findings.map(index => data.findings[index]).filter(Boolean);

function rowOf(id) {
  if (!model.rows.has(id)) model.rows.set(id, { id, entries: new Map() });
  return model.rows.get(id);
}

function entryOf(id, tag = "") {
  const { entries } = rowOf(id);
  if (!entries.has(tag)) entries.set(tag, { id, tag, texts: [] });
  return entries.get(tag);
}

// The text as in its file, without sample values.
const writtenText = text => text?.written ?? text?.text;

// A row has the name of its source text.
function nameRow(row) {
  const source = sourceTag(), [first] = row.entries.values();
  const known = writtenText(row.entries.get(source)?.texts[0])
    ?? [...row.entries.values()].flatMap(({ texts }) => texts).find(one => one.source)?.source;
  row.name = (known ?? writtenText(first.texts[0])) || say("emptyText");
  row.nameTag = known === undefined ? first.tag : source;
}

function completeRow(row) {
  const entries = [...row.entries.values()];
  row.isNew = entries.some(entry => entry.findings.some(isNew));
  row.failing = entries.filter(entry => isFailing(entry.kind)).length;
  row.rank = Math.min(...entries.map(rankOf));
}

const isNew = ({ change }) => change === "new" || change === "worse";

// Smaller is worse: failures by category, then the other verdicts.
const rankOf = ({ kind, index }) => isFailing(kind) ? index : 100 + KINDS.indexOf(kind);
const worstFirst = (one, other) => rankOf(one) - rankOf(other);

// The worst verdict of a key in a language, the first category that has it, and the slot where.
function worstSlot({ texts, slots }) {
  const answers = slots.map(({ slot }, place) => ({ ...worstVerdict(slot.verdicts), place }));
  const other = texts.some(isUnmeasured) ? "u" : answers.length ? "" : "-";
  if (other) answers.push({ kind: other, index: 0, place: 0 });
  return answers.sort(worstFirst)[0];
}

function worstVerdict(verdicts) {
  const kind = [...KINDS].find(one => verdicts.includes(one)) ?? "-";
  return { kind, index: Math.max(0, verdicts.indexOf(kind)) };
}

const isUnmeasured = text => Number.isInteger(text.unmeasured);
const unmeasuredWords = entry => data.unmeasured[entry.texts.find(isUnmeasured)?.unmeasured]?.words ?? verdictWord("-");

const sizesOf = slot => slot?.sizes ?? data.scale.styles[slot?.style]?.sizes;

// The first category at which a text has twice its size at L.
function doubleIndex(slot) {
  const sizes = sizesOf(slot) ?? [];
  const index = sizes.findIndex(size => size >= 2 * sizes[data.categories.indexOf("L")]);
  return index >= 0 ? index : Math.max(data.categories.indexOf("AX3"), 0);
}

// The shade of a failing cell: 4 up to L, 3 up to XXXL, 2 up to the style's own 200 %, 1 above.
function shadeOf(index, slot) {
  const rank = CATEGORIES.indexOf(sizeName(index));
  return rank <= 3 ? 4 : rank <= 6 ? 3 : index <= doubleIndex(slot) ? 2 : 1;
}

// ---- Filters

// The rows that the filters of the address leave, the worst first.
function shownRows() {
  const words = searchable(param("q").trim());
  const rank = row => param("lang") ? rankOf(row.entries.get(param("lang"))) : row.rank;
  return [...model.rows.values()].filter(row => isWanted(row, words))
    .sort((a, b) => rank(a) - rank(b) || b.failing - a.failing || (a.id < b.id ? -1 : 1));
}

// Whether an entry passes the filters for outcomes and causes.
function isWantedEntry({ kind, findings }) {
  const only = param("only"), cause = param("cause");
  return (!only || WORDS[kind] === only || (only === "review" && kind === "u"))
    && (!cause || findings.some(one => one.cause?.fingerprint === cause));
}

function isWanted(row, words) {
  const entries = param("lang") ? [row.entries.get(param("lang"))].filter(Boolean) : [...row.entries.values()];
  if ((param("new") && !row.isNew) || !entries.some(isWantedEntry)) return false;
  return !words || (row.words ??= wordsOf(row)).includes(words);
}

function wordsOf({ name, id, entries }) {
  const texts = [...entries.values()].flatMap(entry => entry.texts);
  return searchable([name, id, ...texts.flatMap(one => [one.text, one.file])].join("\n"));
}

// How many languages are next to each other before the others are folded.
const MOST_LANGUAGES = 12;

// The columns: languages, or the sizes of the only language. The languages of a cause come first.
function shownColumns() {
  const { tags } = model;
  const asked = param("lang") && tags.includes(param("lang")) ? [param("lang")] : tags;
  if (asked.length === 1) return { tags: asked, isSizes: true };
  if (tags.length <= MOST_LANGUAGES) return { tags };
  const sorted = model.sorted ??= worstLanguages(tags, model.rows.values());
  if (param("all")) return { tags: sorted, all: tags.length };
  const first = openedCause()?.languages.filter(tag => tags.includes(tag)) ?? [];
  return { tags: [...new Set([...first, ...sorted])].slice(0, MOST_LANGUAGES), all: tags.length };
}

const openedCause = () => data.causes.find(one => one.fingerprint === param("cause"));

// No language and the source language, then languages by failing rows, then those with reviews, then the others.
function worstLanguages(tags, rows) {
  const weights = new Map(tags.map(tag => [tag, 0]));
  const weightOf = kind => isFailing(kind) ? 1 : kind === "n" ? 1e-6 : 0;
  for (const row of rows) for (const { tag, kind } of row.entries.values()) weights.set(tag, weights.get(tag) + weightOf(kind));
  for (const tag of ["", sourceTag()]) weights.set(tag, Infinity);
  return [...tags].sort((a, b) => weights.get(b) > weights.get(a) ? 1 : weights.get(b) < weights.get(a) ? -1 : 0);
}
