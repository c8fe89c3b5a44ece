// The detail of a text: opening and closing, and the parts that no slider changes.

// Wide enough for the map and the detail side by side.
const wideScreen = matchMedia("(min-width: 1100px)");

// The open detail: its row and entry, the category, the slot among those of the key and language, and a text that is
// tried in its place.
const detail = { row: null, entry: null, index: 0, place: 0, tried: null };

// A served page adds controls to the detail of a text.
let addControls = null;

const NO_KNOBS = { slot: "", width: "", lines: "", cut: "", shrink: "" };

// Opens the detail of an entry at a category and puts it into the address.
function openDetail({ id, tag }, index) {
  state.target = { id, tag };
  setParams({ ...NO_KNOBS, size: sizeName(index) });
  writeAddress("pushState");
  showDetail();
}

// Shows what the address names; false if the data does not have it.
function showDetail() {
  const row = model.rows.get(state.target.id);
  const entry = row?.entries.get(state.target.tag);
  if (!entry) return false;
  Object.assign(detail, { row, entry, tried: null });
  $("detail-text").hidden = !entry.slots.length;
  fillText();
  showDialog();
  $("detail-title").focus({ preventScroll: true });
  $("detail").scrollTop = 0;
  markOpenCell();
  return true;
}

function showDialog() {
  const dialog = $("detail");
  if (dialog.open) return;
  // Opening a dialog scrolls to it; the reader's place in the map stays.
  const { scrollX: x, scrollY: y } = window;
  $("split").classList.add("is-open");
  if (wideScreen.matches) dialog.show(); else dialog.showModal();
  if (wideScreen.matches) scrollTo(x, y);
}

function hideDetail() {
  $("detail").close();
  $("split").classList.remove("is-open");
}

// Closes the detail; the focus goes back to its cell.
function closeDetail() {
  if (!$("detail").open) return;
  const [cell] = openCells();
  hideDetail();
  state.target = null;
  setParams({ ...NO_KNOBS, size: "" });
  markOpenCell();
  if (cell) makeTabStop(cell);
  (cell ?? $("map")).focus();
}

function wireDetail() {
  const dialog = $("detail");
  dialog.addEventListener("cancel", event => { event.preventDefault(); closeDetail(); });
  addEventListener("keydown", event => {
    // In a search field, Escape empties the field.
    if (event.key !== "Escape" || !dialog.open || event.target.type === "search") return;
    event.preventDefault();
    closeDetail();
  }, { signal: opened.signal });
  // A turned phone or a resized window: side by side and full screen are different ways of being open.
  wideScreen.addEventListener("change", () => {
    if (!dialog.open) return;
    dialog.close();
    showDialog();
  }, { signal: opened.signal });
  $("close").addEventListener("click", closeDetail);
  $("previous").addEventListener("click", () => moveBy(-1));
  $("next").addEventListener("click", () => moveBy(1));
  const copy = dialog.querySelector(".copy");
  copy.addEventListener("click", () => copyWords(copy.previousElementSibling.textContent, copy));
  wireKnobs();
}

// Goes to another language of the key at the same size and limits.
function moveTo(tag) {
  state.target.tag = tag;
  setParams({ slot: "", size: sizeName(detail.index) });
  showDetail();
}

// The languages of the open row.
const openTags = () => model.tags.filter(tag => detail.row.entries.has(tag));

function moveBy(step) {
  const tags = openTags();
  const control = document.activeElement;
  moveTo(tags.at((tags.indexOf(detail.entry.tag) + step) % tags.length));
  control.focus();
}

function fillHead(title, tag, where) {
  const heading = textElement("h2", title, tag, 2000);
  filled(heading, { id: "detail-title", tabindex: -1 });
  $("detail-title").replaceWith(heading);
  fill($("detail-where"), ...joined([...where, languageName(detail.entry.tag)]));
  $("previous").hidden = $("next").hidden = openTags().length < 2;
}

function fillText() {
  const { entry } = detail;
  detail.place = entry.slots[param("slot")] ? Number(param("slot")) : entry.place;
  const { slot, text } = entry.slots[detail.place] ?? { text: entry.texts[0] };
  const key = el("code", { dir: "ltr" }, shortened(entry.id, 300));
  fillHead(text.text, entry.tag, [key, slot?.styleName]);
  $("detail-list").hidden = Boolean(slot);
  if (!slot) {
    const list = el("ul.findings", {}, findingsIn(text).map(one => findingItem(one, false)));
    const verdict = say(`cell.${WORDS[entry.kind]}`, { size: sizeName(entry.index) });
    const words = text.letter && entry.kind !== "u" ? [badge(entry.kind, verdict), " ", say("detail.bare")] : unmeasuredWords(entry);
    fill($("detail-list"), el("p.fix", {}, words), text.file && el("p", {}, placeLink(text)), list);
    return;
  }
  const asked = data.categories.indexOf(param("size"));
  const { kind, index } = worstVerdict(slot.verdicts);
  detail.index = asked >= 0 ? asked : "fln".includes(kind) ? index : doubleIndex(slot);
  fillSlots();
  fillNotes(slot, text);
  const findings = [slot, text].flatMap(findingsIn);
  fillFix(slot, findings);
  $("detail-findings").hidden = !findings.length;
  fill($("detail-findings").lastChild, findings.map(one => findingItem(one, false)));
  fillUses(slot.uses ?? []);
  fillSource(slot, text, findings);
  updateDetail();
  addControls?.();
}

// A key in two files or two styles has several slots.
function fillSlots() {
  const { slots } = detail.entry;
  const places = new Set(slots.map(({ text }) => text.file));
  $("slot-choice").hidden = slots.length < 2;
  fill($("slot-choice").lastChild, slots.map(({ slot, text }, place) => el("option", { value: place }, joined([
    slot.styleName, slot.width && say("pt", { value: slot.width }), places.size > 1 && `${text.file}:${text.line}`,
    slot.weight > 500 && say("bold"), verdictWord(worstVerdict(slot.verdicts).kind),
  ], ", ").join(""))));
}

function fillNotes(slot, text) {
  const picture = unpackedText(slot, text);
  const missing = hasLetters(slot, text) ? "" : say("picture.noLetters", { language: languageName(detail.entry.tag) });
  $("picture-note").textContent = picture ? missing : say("picture.none");
  const colors = picture && slot.colors;
  $("app-colors").hidden = !colors;
  if (!colors) return;
  const [light, dark] = [colors.light, colors.dark].map(part => part ? ratioWords(part.ratio) : "–");
  $("app-colors").lastChild.textContent = say("colors.app", { light, dark });
}

function fillSource(slot, text, findings) {
  const rules = [...new Set(findings.map(({ rule }) => rule))];
  const margin = say("percent", { value: (slot.errors[detail.index] ?? 0) * 100 });
  const fonts = (data.run.fonts ?? []).map(font => say(font.standsInFor ? "font.substitute" : "font.own", font)).join(", ");
  const rows = {
    "source.file": placeLink(text),
    "source.text": text.source && text.source !== text.text && quoted(text.source, sourceTag(), 1000),
    "source.written": text.written && quoted(text.written, text.locale, 1000),
    "source.comment": text.comment && shortened(text.comment, 1000),
    "source.container": joined([slot.origin, slot.certainty && say(`certainty.${slot.certainty}`)]),
    "source.rules": joined(rules.map(ruleLink), ", "), "source.font": fonts && say("font.margin", { fonts, margin }),
    "source.fingerprint": findings[0]?.fingerprint && el("code", {}, findings[0].fingerprint),
  };
  const known = Object.entries(rows).filter(([, value]) => value && value.length !== 0);
  fill($("source"), known.map(([name, value]) => [el("dt", {}, say(name)), el("dd", {}, value)]));
  const command = $("source").nextElementSibling;
  const { reproduce } = data.run;
  const words = { rule: rules[0], key: `'${text.key.replaceAll("'", "'\\''")}'` };
  command.hidden = !reproduce || !rules.length;
  command.firstChild.textContent = (reproduce ?? "").replace(/\{(rule|key)\}/g, (_, name) => words[name]);
}
