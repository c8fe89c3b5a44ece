// Elements, sentences and foreign texts. Texts of an app only become text nodes and attributes, never markup.

// Everything that the page shows; only main.js sets it.
let data = null;

// Ends the listeners of the window when other data is shown. Those of elements end with their elements.
let opened = new AbortController();

const $ = id => document.getElementById(id);

// Makes an element from "name.class"; attributes that are null or false are left out, `click` is a listener.
function el(selector, attributes = {}, ...children) {
  const [name, ...classes] = selector.split(".");
  const element = document.createElement(name);
  if (classes.length) element.className = classes.join(" ");
  return filled(element, attributes, children);
}

function filled(element, attributes, children = []) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "click") element.addEventListener(name, value);
    else if (value !== null && value !== undefined && value !== false) element.setAttribute(name, value);
  }
  if (children.length) fill(element, ...children);
  return element;
}

// Replaces the children of an element; empty children are dropped.
function fill(element, ...children) {
  element.replaceChildren(...children.flat(2).filter(child => child || child === 0));
}

const button = (words, click, attributes = {}) => el("button", { type: "button", click, ...attributes }, words);

// The phrase of a name with its holes filled. `count` chooses between the forms `.one` and `.other`.
const say = (name, holes = {}) => sayWith(name, holes).join("");

// The same with elements in the holes: a list of children.
function sayWith(name, holes) {
  const { phrases } = data;
  const form = phrases[`${name}.${holes.count === 1 ? "one" : "other"}`] ?? phrases[name] ?? name;
  return form.split(/\{(\w+)\}/).map((part, place) => place % 2 ? written(holes[part]) : part);
}

const written = value => typeof value === "number" ? grouped(value) : value ?? "";

const grouped = (value, digits = 0) =>
  value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits || 2 });

const pt = value => grouped(value, 1);

// A catalog may hold texts of a megabyte; a label of one would freeze the page.
const shortened = (text, most = 200) => text.length > most ? `${text.slice(0, most).replace(/[\ud800-\udbff]$/, "")}…` : text;

const languageOf = tag => data.languages.find(one => one.tag === tag);
const languageName = tag => languageOf(tag)?.name || tag || say("language.none");
const sourceTag = () => data.languages.find(one => one.isSource)?.tag;

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });
const foreignByTag = new Map();

// `lang` and `dir` of a text. With a tag that no standard knows, a screen reader would guess: it gets none.
function foreign(tag = "") {
  if (!foreignByTag.has(tag)) {
    let isKnown = false;
    try { isKnown = tag && languageNames.of(tag); } catch { /* not a language tag */ }
    const language = languageOf(tag);
    foreignByTag.set(tag, { lang: isKnown ? tag : null, dir: language ? language.rtl ? "rtl" : "ltr" : "auto" });
  }
  return foreignByTag.get(tag);
}

// An element with a text of the app. A text whose letters the browser cannot draw is named instead.
function textElement(name, text, tag = "", most = 200) {
  if (isDrawable(tag)) return el(name, foreign(tag), /\S/.test(text) ? shortened(text, most) : say("emptyText"));
  return el(`${name}.soft`, {}, say("text.fontless", { language: languageName(tag) }));
}

// A text of the app inside a sentence, isolated so that its direction does not turn the sentence around.
const quoted = (text, tag, most) => textElement("bdi", text, tag, most);

// What a person types and what a catalog holds differ in accents, spaces and marks that nobody sees.
const searchable = text => text.toLowerCase().normalize("NFC").replace(/[\u00ad\u200e\u200f\u2066-\u2069]/g, "")
  .replace(/\s+/g, " ").replace(/[\u2018\u2019]/g, "'");

const isWeb = address => /^https?:\/\//.test(address ?? "");

// A place in the sources: a link where the run has a template for links, to an editor or to a web page.
function placeLink({ file, line, column }) {
  const words = shortened([file, line, column].filter(Boolean).join(":"));
  const { sourceURL, editor } = data.run;
  const template = editor?.template ?? (isWeb(sourceURL) && sourceURL);
  if (!template) return el("code.at", {}, words);
  const whole = editor && !file.startsWith("/") ? `${editor.folder}/${file}` : file;
  const path = whole.split("/").map(encodeURIComponent).join("/");
  return el("a.at", { href: template.replaceAll("{path}", () => path).replaceAll("{line}", line || 1) }, words);
}

// Lists things with words between them.
const joined = (parts, between = " · ") => parts.filter(Boolean).flatMap((part, place) => place ? [between, part] : [part]);

// A region that scrolls by itself can be reached with the keyboard and has a name.
const scrollRegion = (label, ...children) =>
  el("div.card.scroll", { role: "region", tabindex: "0", "aria-label": label }, ...children);

const columnHead = (...words) => el("th", { scope: "col" }, ...words);

const tableHead = cells => el("thead", {}, el("tr", {}, cells));

// Draws items in blocks: a button asks for the next ones.
function grow(list, items, make, first) {
  const more = button("", () => add(MORE_ROWS), { class: "more" });
  const add = count => {
    const from = list.children.length;
    list.append(...items.slice(from, from + count).map(make));
    labelMore(more, items.length - list.children.length);
  };
  add(first);
  return [list, more];
}

const MORE_ROWS = 200;

function labelMore(more, left) {
  more.hidden = left <= 0;
  more.textContent = say("more", { next: Math.min(MORE_ROWS, left), left });
}

// Says a sentence to screen readers.
const announce = words => { $("announcement").textContent = words; };

// Copies words, for which the clipboard needs permission.
async function copyWords(words, control) {
  const label = control.textContent;
  const isCopied = await navigator.clipboard.writeText(words).then(() => true, () => false);
  control.textContent = say(isCopied ? "copied" : "notCopied");
  announce(control.textContent);
  setTimeout(() => { control.textContent = label; }, 2000);
}
