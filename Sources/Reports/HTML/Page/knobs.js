// What changes while the detail is open: size, width, lines, cut and shrinking, and what is laid out again with them.

// A width that no line reaches, for a slot whose width is not known.
const NO_LIMIT = 1e6;
// Other languages that are drawn before the rest is folded.
const FIRST_PICTURES = 8;
const MOST_TRIED_LINES = 12;

const unpacked = new WeakMap();

// The text of a slot, ready to be laid out; undefined where the page has no layout of it.
function unpackedText(slot, text) {
  if (!unpacked.has(slot)) unpackSlot(slot, text, data);
  return unpacked.get(slot);
}

// Whether a text has a picture with all its letters. A letter of the table holds its width in four parts, then its outlines;
// -1 is a letter that no font draws.
function hasLetters(slot, text) {
  const picture = unpackedText(slot, text);
  return picture?.letters.every(letter => picture.data.letters[letter]?.[4] !== -1);
}

// Unpacks the text of a slot with the layouts, letters and outlines of some data.
function unpackSlot(slot, text, from) {
  const record = from.layouts[slot.layout];
  if (record && sizesOf(slot)) unpacked.set(slot, unpackText(record, text.text, from));
}

// The values of the knobs where nothing is turned.
const defaultsOf = slot => ({
  slot: detail.entry?.place, width: slot.width ?? "", lines: slot.lines ?? "", cut: slot.truncation || "tail",
  shrink: Math.round((slot.minimumScale ?? 1) * 100),
});

const KNOBS = ["width", "lines", "cut", "shrink"];
const isTurned = () => KNOBS.some(param);
const turnedKnobs = () => Object.fromEntries(KNOBS.filter(param).map(name => [name, param(name)]));

// The limits of a slot, with turned knobs instead of its own.
function limitsOf(slot, turned) {
  const { width, lines, cut, shrink } = { ...defaultsOf(slot), ...turned };
  const number = (value, least) => value === "" || !(value >= least) ? null : Number(value);
  return {
    width: number(width, 1), lines: number(lines, 0), truncation: cut, minimumScale: (number(shrink, 1) ?? 100) / 100,
    height: slot.height ?? null, letters: slot.letters, growth: slot.growth, tightens: slot.tightens, framework: slot.framework,
  };
}

// The verdict of a slot at a category: the run's own, or the page's where a knob is turned.
function answerAt(slot, text, index, turned = {}) {
  const kind = slot.verdicts[index] ?? "-";
  const picture = unpackedText(slot, text);
  if (!picture) return { kind, size: sizesOf(slot)?.[index] };
  const knobs = limitsOf(slot, turned);
  const { size, leading } = sizeOf(data, slot, index);
  const result = judge(picture, size, { ...knobs, width: knobs.width ?? NO_LIMIT, leading }, slot.errors[index]);
  // No limit makes a size applicable that the place does not use.
  const isAsked = Object.keys(turned).length > 0 && kind !== "-";
  return { kind: isAsked ? kindOf(result.outcome) : kind, result, picture, knobs, size, leading };
}

function wireKnobs() {
  const size = $("size");
  size.max = data.categories.length - 1;
  size.addEventListener("input", () => goToSize(Number(size.value)));
  fill($("strip"), data.categories.map((name, index) => button(el("span", {}, name), () => goToSize(index))));
  for (const one of $("strip").children) one.append(el("span", { "aria-hidden": true }));
  bindControls($("detail"), () => defaultsOf(openSlot().slot), name => {
    if (name === "slot") setParams({ ...NO_KNOBS, slot: param("slot") });
    if (name === "slot") showDetail(); else updateDetail();
  });
  $("knobs").addEventListener("click", ({ target }) => {
    if (target.dataset.step) step(target);
  });
  $("reset-knobs").addEventListener("click", () => { turn({}); $("detail-title").focus({ preventScroll: true }); });
  $("others").lastChild.addEventListener("click", () => { detail.isUnfolded = true; drawOthers(); });
  $("bold").firstChild.addEventListener("change", () => { setParams({ ...NO_KNOBS, slot: boldTwin() }); showDetail(); });
}

const openSlot = () => detail.tried ?? detail.entry.slots[detail.place];

function goToSize(index) {
  detail.index = index;
  setParams({ size: sizeName(index) });
  updateDetail();
  if (map.columns.isSizes) markOpenCell();
}

// Sets the knobs to some values and the others to the slot's own.
function turn(values) {
  setParams({ ...NO_KNOBS, slot: param("slot"), ...values });
  updateDetail();
}

function step(control) {
  const input = control.parentElement.querySelector("input");
  input.value = Math.min(input.max, Math.max(input.min, Number(input.value) + Number(control.dataset.step)));
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

// A second slot that differs only in weight is the same text with Bold Text on.
function boldTwin() {
  const { slot, text } = openSlot();
  return detail.entry.slots.findIndex(other => other.text === text && other.slot.weight !== slot.weight
    && ["style", "width", "lines"].every(name => other.slot[name] === slot[name]));
}

// ---- Fix

// Rules whose fix is more space.
const TRIED_RULES = ["text-truncated", "text-clipped", "word-broken", "word-hyphenated"];

// The engine's sentence, and a button that turns the knobs to it.
function fillFix(slot, findings) {
  const words = findings.find(({ fix }) => fix)?.fix;
  $("fix").hidden = !words;
  $("fix").querySelector("span").textContent = sentence(words ?? "");
  const isAboutSize = findings.some(({ fix, rule }) => fix && TRIED_RULES.includes(rule));
  const values = isAboutSize && triedValues(slot);
  const control = $("try");
  control.hidden = !values;
  if (!values) return;
  control.textContent = say(values.lines ? "try.lines" : "try.width", { count: values.lines, width: values.width });
  control.onclick = () => turn(values);
}

// The values of the fix: the fewest lines or the least width with which the text passes up to 200 %.
function triedValues(slot) {
  const { text } = openSlot();
  if (!unpackedText(slot, text)) return null;
  const most = doubleIndex(slot);
  const sizes = data.categories.slice(0, most + 1);
  const passes = turned => sizes.every((_, index) => answerAt(slot, text, index, turned).kind === "p");
  for (let lines = slot.lines ? slot.lines + 1 : Infinity; lines <= MOST_TRIED_LINES; lines += 1) {
    if (passes({ lines })) return { lines };
  }
  let least = slot.width, width = Math.ceil(slot.widths[most] * (1 + slot.errors[most]));
  if (!(width > least) || !passes({ width })) return null;
  while (width - least > 1) {
    const middle = Math.ceil((least + width) / 2);
    if (passes({ width: middle })) width = middle; else least = middle;
  }
  return { width };
}

// ---- What follows the slider and the knobs

function updateDetail() {
  const { slot, text } = openSlot();
  const answer = answerAt(slot, text, detail.index, turnedKnobs());
  const verdict = `at.${WORDS[answer.kind]}`;
  const words = say(isTurned() ? `${verdict}.whatIf` : verdict, { size: sizeName(detail.index) });
  fill($("verdict"), badge(answer.kind, words), " ", ...reasonOf(answer, slot));
  const colors = param("colors") && slot.colors;
  fill($("stage"), answer.result ? pictureOf(answer, { label: pictureLabel(answer, detail.index), colors })
    : textElement("p", slot.visible?.[detail.index] ?? text.text, detail.entry.tag, 300));
  drawStrip(slot, text, answer);
  drawKnobs(slot, answer);
  drawReadouts(slot, answer);
  drawOthers();
}

const pictureLabel = ({ kind, result, size }, index) => say("picture.label", {
  size: sizeName(index), points: size, verdict: verdictWord(kind), visible: shortened(result.visibleText),
});

// Why: what is cut and what remains visible, or the reason for a review.
function reasonOf({ kind, result }, slot) {
  const { index, entry } = detail;
  if (kind === "p") return [say(result?.shrink < 1 ? "why.shrunk" : "why.pass", { percent: Math.round(result?.shrink * 100) })];
  const outcome = isFailing(kind) ? "fail" : "needsReview";
  const found = findingsIn(slot).find(one => one.outcome === outcome);
  const message = found ? messageOf(found) : say(`why.${WORDS[kind]}`);
  if (!isFailing(kind)) return [isTurned() ? say("why.margin") : message];
  const run = { overBy: slot.overBy?.[index], visibleText: slot.visible?.[index], cut: true };
  const { overBy, visibleText, cut, breaksWord, clippedBy } = result ?? run;
  const parts = [
    overBy > 0.05 && say("why.over", { over: pt(overBy) }), breaksWord && !cut && say("why.word"),
    clippedBy > 0 && say("why.high", { over: pt(clippedBy) }),
    cut && typeof visibleText === "string" && sayWith("why.cut", { visible: quoted(visibleText, entry.tag, 300) }),
  ].filter(Boolean);
  return parts.length ? joined(parts, " ").flat() : [message];
}

// The verdicts of all sizes: a sign, a colour and a word for each.
function drawStrip(slot, text, answer) {
  const turned = turnedKnobs();
  [...$("strip").children].forEach((one, index) => {
    const isOpen = index === detail.index;
    const { kind } = isOpen ? answer : isTurned() ? answerAt(slot, text, index, turned) : { kind: slot.verdicts[index] ?? "-" };
    one.className = WORDS[kind];
    one.lastChild.textContent = SIGNS[kind];
    one.setAttribute("aria-pressed", isOpen);
    one.setAttribute("aria-label", `${sizeName(index)}: ${verdictWord(kind)}`);
  });
  $("size").value = detail.index;
  const value = { size: sizeName(detail.index), points: answer.size, verdict: verdictWord(answer.kind) };
  $("size").setAttribute("aria-valuetext", say("size.value", value));
}

function drawKnobs(slot, { picture, knobs }) {
  $("knobs").hidden = !picture;
  if (!picture) return;
  const { shrink } = defaultsOf(slot);
  const options = $("knobs").querySelector("[data-param=shrink]");
  if (![...options].some(one => one.value === String(shrink))) options.add(new Option(`${shrink} %`, shrink));
  $("knob-width").hidden = knobs.width === null;
  $("bold").hidden = boldTwin() < 0;
  $("bold").firstChild.checked = slot.weight > (detail.entry.slots[boldTwin()]?.slot.weight ?? 0);
  $("reset-knobs").hidden = !isTurned();
  showControls($("detail"), { ...defaultsOf(slot), slot: detail.place });
}

function drawReadouts(slot, { result, size, leading }) {
  const needs = result?.naturalWidth ?? slot.widths?.[detail.index];
  const width = isTurned() && param("width") ? Number(param("width")) : slot.width;
  const values = [
    needs === undefined ? null : say("read.needs", { width: pt(needs), margin: pt(needs * slot.errors[detail.index]) }),
    width && say("pt", { value: pt(width) }), result?.lineCount ?? slot.lineCounts?.[detail.index],
    size && [result?.size ?? size, leading].filter(Boolean).map(value => say("pt", { value: pt(value) })).join(", "),
  ];
  [...$("readouts").children].forEach((one, place) => { one.lastChild.textContent = values[place] ?? say("unknown"); });
  $("readouts").classList.toggle("what-if", isTurned());
}

// The same key in the other languages at this size and with these knobs.
function drawOthers() {
  const entries = model.tags.map(tag => detail.row.entries.get(tag)).filter(entry => entry?.slots.length);
  const [heading, list, more] = $("others").children;
  const isFolded = entries.length > FIRST_PICTURES && !detail.isUnfolded;
  $("others").hidden = entries.length < 2;
  heading.textContent = say("others", { size: sizeName(detail.index) });
  more.hidden = !isFolded;
  more.textContent = say("others.more", { count: entries.length });
  fill(list, (isFolded ? [...entries].sort(worstFirst).slice(0, FIRST_PICTURES) : entries).map(smallPicture));
}

function smallPicture(entry) {
  const { slot, text } = entry.slots[detail.place] ?? entry.slots[entry.place];
  const answer = answerAt(slot, text, detail.index, turnedKnobs());
  const name = languageName(entry.tag), word = verdictWord(answer.kind);
  const visible = shortened(answer.result?.visibleText ?? slot.visible?.[detail.index] ?? text.text, 80);
  const label = { "aria-label": `${name}, ${word}: ${visible}`, "aria-current": entry === detail.entry };
  return button([
    el("span.small-head", {}, el("span", {}, name), el(`b.text-${WORDS[answer.kind]}`, {}, `${SIGNS[answer.kind]} ${word}`)),
    answer.result ? pictureOf(answer, { isSmall: true }) : textElement("span", visible, entry.tag),
  ], () => moveTo(entry.tag), { class: "small-picture", ...label });
}
