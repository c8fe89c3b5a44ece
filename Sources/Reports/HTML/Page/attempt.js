// Trying a translation: a field in the detail of a text, whose words the server measures while they are typed.

// The least milliseconds between two questions to the server.
const ATTEMPT_PAUSE = 50;

// A name of this page, so that the server answers its newest text first.
const pageName = String(Math.random());

// What is typed, by the text and form in whose place it is tried, and the chosen form of each text; new data leaves them.
const drafts = new Map();
const chosenForms = new Map();

const attempt = { timer: 0, last: 0, control: null };

const textName = ({ key, locale, file }) => [key, locale, file].join("\u0000");
const draftName = (text, { index }) => [textName(text), index].join("\u0000");

// The form of the open text that is tried, such as that of a plural category. Without a choice it is the one that the check
// measured, whose picture the page has.
function triedForm(text) {
  if (!text.forms) return { words: text.text, isOwn: true };
  const own = text.forms.findIndex(({ name }) => name === detail.entry.slots[detail.place].slot.form);
  const chosen = chosenForms.get(textName(text));
  const index = text.forms[chosen] ? chosen : Math.max(own, 0);
  return { index, words: text.forms[index].text, isOwn: index === own };
}

// Adds the field to the open detail, and the layout of a text that the data does not lay out.
function addServedControls() {
  if ($("detail-text").hidden) return;
  const { slot, text } = detail.entry.slots[detail.place];
  const form = triedForm(text), name = draftName(text, form);
  const field = el("textarea", { id: "attempt-text", rows: 2, maxlength: 2000, ...foreign(text.locale) });
  field.value = drafts.get(name) ?? form.words;
  const reset = button(say("attempt.reset"), () => { field.value = form.words; type(); field.focus(); },
    { hidden: drafts.has(name) ? null : "" });
  const type = () => {
    const isOwn = field.value === form.words;
    if (isOwn) drafts.delete(name); else drafts.set(name, field.value);
    reset.hidden = isOwn;
    askSoon(text);
  };
  field.addEventListener("input", type);
  $("attempt")?.remove();
  $("verdict").before(el("div.attempt", { id: "attempt" }, ...text.forms ? formChoice(text, form) : [],
    el("label", { for: "attempt-text" }, say("attempt.name")), field, el("p", { id: "attempt-problem", role: "status" }), reset));
  if (drafts.has(name) || !form.isOwn) askSoon(text);
  else if (!unpackedText(slot, text)) addLayout(text);
}

// The choice among the forms that the project has of a text.
function formChoice(text, { index }) {
  const choose = () => {
    chosenForms.set(textName(text), Number(select.value));
    if (detail.tried) showTried(text, null);
    addServedControls();
    $("attempt-form").focus();
  };
  const options = text.forms.map(({ name }, place) => el("option", { value: place }, name));
  const select = el("select", { id: "attempt-form" }, options);
  select.value = index;
  select.addEventListener("change", choose);
  return [el("label", { for: "attempt-form" }, say("attempt.form")), select];
}

// Asks for the typed text, at most once per pause and with the newest words.
function askSoon(text) {
  clearTimeout(attempt.timer);
  const pause = Math.max(0, attempt.last + ATTEMPT_PAUSE - performance.now());
  attempt.timer = setTimeout(() => {
    attempt.last = performance.now();
    ask(text);
  }, pause);
}

async function ask(text) {
  attempt.control?.abort();
  const { signal } = attempt.control = new AbortController();
  if (!isOpenText(text)) return;
  const form = triedForm(text);
  const words = drafts.get(draftName(text, form)) ?? (form.isOwn ? undefined : form.words);
  if (words === undefined) return showTried(text, null);
  const { key, locale = "", file } = text;
  const body = JSON.stringify({ text: words, form: form.index, key, locale, file, page: pageName });
  const headers = { "Content-Type": "application/json" };
  try {
    const answer = await fetch("/try", { method: "POST", headers, body, signal });
    if (answer.status === 409) return;
    if (!answer.ok) return showAttemptProblem(await answer.text());
    const read = await answer.json();
    if (!signal.aborted) showTried(text, read);
  } catch {
    if (!signal.aborted) showAttemptProblem(say("live.lost"));
  }
}

function showAttemptProblem(words) {
  const problem = $("attempt-problem");
  if (problem) problem.textContent = words;
}

// Whether the detail of this text is still open.
const isOpenText = text => detail.entry?.texts.includes(text) && !$("detail-text").hidden;

// Shows the tried text in the open slot; null shows the project's own text again.
function showTried(text, read) {
  if (!isOpenText(text)) return;
  showAttemptProblem("");
  detail.tried = read && servedSlots(read)[ownPlace(text)] || null;
  const { slot } = openSlot();
  $("fix").hidden = Boolean(detail.tried) || !findingsIn(slot).some(({ fix }) => fix);
  $("detail-findings").hidden = Boolean(detail.tried) || !findingsIn(slot).length;
  updateDetail();
}

// The place of the open slot among those of its own text.
const ownPlace = text => detail.entry.slots.filter(one => one.text === text).indexOf(detail.entry.slots[detail.place]);

// The slots of an answer, which holds one text with its own layouts, letters and outlines.
function servedSlots(read) {
  const [text] = completed(read).texts;
  return (text?.slots ?? []).map(slot => {
    // Its findings have places in the answer, not in the data of the page.
    const own = { ...slot, findings: [] };
    unpackSlot(own, text, read);
    return { slot: own, text };
  });
}

async function addLayout(text) {
  const { key, locale = "", file } = text;
  const answer = await fetch(`/layout?${new URLSearchParams({ key, locale, file })}`).catch(() => null);
  if (!answer?.ok) return;
  const answers = servedSlots(await answer.json());
  detail.entry.slots.filter(one => one.text === text).forEach(({ slot }, place) => {
    const picture = answers[place] && unpacked.get(answers[place].slot);
    if (picture) unpacked.set(slot, picture);
  });
  if (!isOpenText(text) || detail.tried) return;
  const { slot } = openSlot();
  fillNotes(slot, text);
  updateDetail();
}
