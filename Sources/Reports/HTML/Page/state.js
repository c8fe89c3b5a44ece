// The state of the page, kept in the address, so that every state can be sent to somebody:
// #/texts/KEY~LANGUAGE?size=AX3&q=…&only=fail

const state = { view: "", target: null, params: {} };

// The last address of each view, so that its link leads back to its filters.
const addresses = {};

function readAddress(hash) {
  const [path, query] = hash.replace(/^#?\/?/, "").split(/\?(.*)/s);
  const [view, target] = path.split(/\/(.*)/s);
  return { view, target: target ? readTarget(target) : null, params: Object.fromEntries(new URLSearchParams(query)) };
}

// A key may contain every character, a language tag has no tilde: the last one divides them.
function readTarget(words) {
  let text = words;
  try { text = decodeURIComponent(words); } catch { /* a cut address is looked up as it is */ }
  const [, id, tag] = text.match(/^(.*)~([^~]*)$/s) ?? [text, text, ""];
  return { id, tag };
}

function addressOf({ view, target, params = {} }) {
  const path = target ? `/${encodeURIComponent(`${target.id}~${target.tag}`)}` : "";
  const query = String(new URLSearchParams(params));
  return `#/${view}${path}${query && `?${query}`}`;
}

let addressTimer = 0;

// Browsers refuse many address changes in a short time, and a slider makes dozens.
function saveAddress() {
  clearTimeout(addressTimer);
  addressTimer = setTimeout(writeAddress, 120);
}

function writeAddress(method = "replaceState") {
  clearTimeout(addressTimer);
  const address = addressOf(state);
  addresses[state.view] = address;
  document.querySelector(`#view-links a[data-view="${state.view}"]`)?.setAttribute("href", address);
  try { if (address !== location.hash) history[method](null, "", address); } catch { /* only the address is old */ }
}

// Sets parameters; an empty value removes one.
function setParams(changes) {
  for (const [name, value] of Object.entries(changes)) {
    if (value === "" || value === undefined) delete state.params[name]; else state.params[name] = String(value);
  }
  saveAddress();
}

const param = name => state.params[name] ?? "";

// ---- Controls: an element with data-param shows and sets the parameter of that name.

// Calls `changed` with the name of a parameter that a reader has set; a value like its default leaves the address.
function bindControls(section, defaults, changed) {
  const set = ({ target }) => {
    const name = target.dataset.param;
    if (!name || (target.type === "radio" && !target.checked)) return;
    const value = target.type === "checkbox" && !target.checked ? "" : target.value;
    setParams({ [name]: value === String(defaults()[name]) ? "" : value });
    changed(name);
  };
  section.addEventListener("input", event => { if (event.target.type === "search") set(event); });
  section.addEventListener("change", event => { if (event.target.type !== "search") set(event); });
}

function showControls(section, defaults = {}) {
  for (const control of section.querySelectorAll("[data-param]")) {
    const { param: name } = control.dataset;
    const value = param(name) || String(defaults[name] ?? "");
    if (control.type === "radio" || control.type === "checkbox") control.checked = control.value === value;
    else if (control !== document.activeElement || control.type !== "search") control.value = value;
  }
}

// Adds the options of a select once; an option is [value, words].
function addOptions(name, section, options) {
  const select = section.querySelector(`[data-param="${name}"]`);
  for (const [value, words] of options) select.add(new Option(words, value));
  select.parentElement.hidden = options.length < 2;
}
