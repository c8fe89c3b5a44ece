// Rows and cells of the map: what the data says by key, rule and language. Nothing is drawn here.

// Verdicts as the data spells them, the worst first; `u` is a text that was not measured.
const KINDS = "fnubp-";
const SIGNS = { f: "✕", n: "?", u: "–", b: "·", p: "✓", "-": "–" };
const WORDS = { f: "fail", n: "review", u: "unmeasured", b: "bounded", p: "pass", "-": "none" };

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

// Rows by key and by rule: {id, name, entries by language, rank, failing, isNew}, and the languages of each.
const model = { key: { rows: new Map(), tags: [] }, rule: { rows: new Map(), tags: [] } };

function readModel() {
  for (const side of Object.values(model)) Object.assign(side, { rows: new Map(), tags: [], sorted: undefined });
  for (const text of data.texts) entryOf(model.key, text.key, text.locale).texts.push(text);
  for (const row of model.key.rows.values()) for (const entry of row.entries.values()) readEntry(entry);
  readCells();
  for (const finding of data.findings) entryOf(model.rule, finding.rule, finding.locale).findings.push(finding);
  for (const row of model.key.rows.values()) {
    nameRow(row);
    completeRow(row);
  }
  for (const row of model.rule.rows.values()) {
    for (const entry of row.entries.values()) Object.assign(entry, worstFinding(entry.findings));
    row.name = data.rules.find(rule => rule.id === row.id)?.title ?? row.id;
    completeRow(row);
    row.rank += 1000 * Math.min(...[...row.entries.values()].map(entry => entry.severity));
  }
  for (const { tags } of Object.values(model)) tags.sort((a, b) => placeOfTag(a) - placeOfTag(b));
}

// Collects the slots, findings and worst verdict of the texts of an entry.
function readEntry(entry) {
  entry.slots = entry.texts.flatMap(text => text.slots.map(slot => ({ slot, text })));
  entry.findings = entry.texts.flatMap(text => [text, ...text.slots].flatMap(findingsIn));
  Object.assign(entry, worstSlot(entry));
}

// The place of a language in the order of the catalogs; languages without texts come last.
function placeOfTag(tag) {
  const place = data.languages.findIndex(one => one.tag === tag);
  return place < 0 ? data.languages.length : place;
}

// A large run does not put every text into the page; of the others it has one letter per language.
function readCells() {
  for (const [key, letters] of Object.entries(data.cells ?? {})) {
    data.languages.forEach(({ tag }, place) => {
      const letter = letters[place];
      if (letter === " " || model.key.rows.get(key)?.entries.has(tag)) return;
      const index = letter.charCodeAt(0) - 65, isFailure = index >= 0 && index < 12;
      const verdict = isFailure ? { kind: "f", index } : { kind: letter, index: 0 };
      Object.assign(entryOf(model.key, key, tag), verdict, { isBare: true });
    });
  }
}

// The findings that a text, a slot or a pair of colours names.
const findingsIn = ({ findings = [] }) => findings.map(index => data.findings[index]).filter(Boolean);

function entryOf(side, id, tag = "") {
  if (!side.rows.has(id)) side.rows.set(id, { id, entries: new Map() });
  const { entries } = side.rows.get(id);
  if (!entries.has(tag)) entries.set(tag, { id, tag, texts: [], slots: [], findings: [], isBare: false });
  if (!side.tags.includes(tag)) side.tags.push(tag);
  return entries.get(tag);
}

function nameRow(row) {
  const first = [...row.entries.values()].find(({ texts }) => texts.length);
  if (!first) return Object.assign(row, { name: row.id });
  const source = row.entries.get(sourceTag())?.texts[0]?.text ?? first.texts[0].source;
  row.name = (source ?? first.texts[0].text) || say("emptyText");
  row.nameTag = source === undefined ? first.tag : sourceTag();
}

function completeRow(row) {
  const entries = [...row.entries.values()];
  row.isNew = entries.some(entry => entry.findings.some(isNew));
  row.failing = entries.filter(entry => entry.kind === "f").length;
  row.rank = Math.min(...entries.map(rankOf));
}

// Errors, warnings, notes, then reviews.
const rankOfFinding = ({ outcome, severity }) =>
  kindOf(outcome) === "f" ? Math.max(0, ["error", "warning", "note"].indexOf(severity)) : 3;

const isNew = ({ change }) => change === "new" || change === "worse";

// Smaller is worse: failures by category, then the other verdicts.
const rankOf = ({ kind, index }) => kind === "f" ? index : 100 + KINDS.indexOf(kind);
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

// A finding that names no category holds at every size.
function worstFinding(findings) {
  const answers = findings.map(({ outcome, firstCategory }) => {
    const index = sizeIndex(firstCategory);
    return { kind: kindOf(outcome), index: Math.max(0, index), isEverySize: index < 0 };
  });
  return { ...answers.sort(worstFirst)[0], severity: Math.min(...findings.map(rankOfFinding)) };
}

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

const isByRule = () => param("rows") === "rule" || !model.key.rows.size;
const side = () => isByRule() ? model.rule : model.key;

// The rows that the filters of the address leave, the worst first.
function shownRows() {
  const words = searchable(param("q").trim());
  const rank = row => param("lang") ? rankOf(row.entries.get(param("lang"))) : row.rank;
  return [...side().rows.values()].filter(row => isWanted(row, words))
    .sort((a, b) => rank(a) - rank(b) || b.failing - a.failing || (a.id < b.id ? -1 : 1));
}

function isWanted(row, words) {
  const entries = param("lang") ? [row.entries.get(param("lang"))].filter(Boolean) : [...row.entries.values()];
  if (!entries.length || (param("new") && !row.isNew)) return false;
  if (param("only") && !entries.some(entry => WORDS[entry.kind] === param("only"))) return false;
  if (param("rule") && !entries.some(entry => entry.findings.some(({ rule }) => rule === param("rule")))) return false;
  return !words || (row.words ??= wordsOf(row)).includes(words);
}

function wordsOf(row) {
  const things = [...row.entries.values()].flatMap(entry => [...entry.texts, ...isByRule() ? entry.findings : []]);
  return searchable([row.name, row.id, ...things.flatMap(one => [one.text, one.key, one.file, one.message])].join("\n"));
}

// How many languages are next to each other before the others are folded.
const MOST_LANGUAGES = 12;

// The columns: languages, or the sizes of the only language.
function shownColumns() {
  const { tags } = side();
  const asked = param("lang") && tags.includes(param("lang")) ? [param("lang")] : tags;
  if (asked.length === 1) return { tags: asked, isSizes: !isByRule() };
  if (tags.length <= MOST_LANGUAGES) return { tags };
  const sorted = side().sorted ??= worstLanguages(tags, side().rows.values());
  return { tags: param("all") ? sorted : sorted.slice(0, MOST_LANGUAGES), all: tags.length };
}

// No language and the source language, then languages by failing rows, then those with reviews, then the others.
function worstLanguages(tags, rows) {
  const weights = new Map(tags.map(tag => [tag, 0]));
  const weightOf = kind => kind === "f" ? 1 : kind === "n" ? 1e-6 : 0;
  for (const row of rows) for (const { tag, kind } of row.entries.values()) weights.set(tag, weights.get(tag) + weightOf(kind));
  for (const tag of ["", sourceTag()]) weights.set(tag, Infinity);
  return [...tags].sort((a, b) => weights.get(b) > weights.get(a) ? 1 : weights.get(b) < weights.get(a) ? -1 : 0);
}
