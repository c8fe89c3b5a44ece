"use strict";
(() => {
  const form = document.getElementById("filters");
  const status = document.getElementById("shown");
  if (!form) return;
  const groups = [...document.querySelectorAll(".group")].map(element => ({ element, shown: 0 }));
  const rows = groups.flatMap(group => [...group.element.querySelectorAll("article")].map(element => ({
    element, group, words: null,
    severity: element.dataset.severity, rule: element.dataset.rule, category: element.dataset.category,
    language: group.element.dataset.language, file: group.element.dataset.file,
  })));
  const orders = {
    severity: ["error", "warning", "note", "review"],
    category: ["XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5"],
  };
  const names = ["severity", "language", "rule", "category", "file"];
  const label = name => form.elements[name].closest("label").firstChild.data.trim().toLowerCase();
  // Letters with marks are one scalar or several, spaces and apostrophes of many kinds, and some characters nobody sees: a
  // reader types what the keyboard gives.
  const plain = words => words.toLowerCase().normalize("NFC").replace(/[\u00AD\u200E\u200F\u2066-\u2069]/g, "")
    .replace(/\s+/g, " ").replace(/[\u2018\u2019]/g, "'");
  const isShortened = document.querySelector("article .shortened") !== null;

  for (const name of names) {
    const counts = new Map();
    for (const row of rows) if (row[name]) counts.set(row[name], (counts.get(row[name]) ?? 0) + 1);
    const order = orders[name] ?? [];
    const place = value => { const index = order.indexOf(value); return index < 0 ? order.length : index; };
    const values = [...counts.keys()].sort((a, b) => place(a) - place(b) || (a < b ? -1 : a > b ? 1 : 0));
    const select = form.elements[name];
    for (const value of values) select.add(new Option(`${value} (${counts.get(value)})`, value));
    select.disabled = values.length === 0;
  }

  const apply = () => {
    const wanted = names.map(name => [name, form.elements[name].value]).filter(([, value]) => value !== "");
    const asked = form.elements.text.value.trim(), words = plain(asked);
    for (const group of groups) group.shown = 0;
    let shown = 0;
    for (const row of rows) {
      let fits = wanted.every(([name, value]) => row[name] === value);
      if (fits && words !== "") {
        row.words ??= plain(`${row.element.textContent} ${row.file} ${row.language} ${row.element.id}`);
        fits = row.words.includes(words);
      }
      row.element.hidden = !fits;
      if (fits) {
        shown += 1;
        row.group.shown += 1;
      }
    }
    for (const group of groups) group.element.hidden = group.shown === 0;
    const beginning = words !== "" && isShortened ? " Long texts are shortened: only their beginning is shown and searched." : "";
    const help = (shown === 0 ? " No finding matches: choose “Show all”." : "") + beginning;
    const number = value => value.toLocaleString("en");
    const filters = wanted.map(([name, value]) => `${label(name)} ${value}`);
    if (words !== "") filters.push(`with “${asked}”`);
    const chosen = filters.length === 0 ? "" : `: ${filters.join(", ")}`;
    status.textContent = `${number(shown)} of ${number(rows.length)} findings on this page shown${chosen}.${help}`;
    // On paper nobody sees the filters: that something is left out is said there.
    status.classList.toggle("part", shown < rows.length);
  };

  const write = () => {
    const state = new URLSearchParams();
    for (const element of form.elements) if (element.name && element.value !== "") state.set(element.name, element.value);
    const fragment = state.toString();
    try {
      history.replaceState(null, "", fragment === "" ? location.pathname + location.search : `#${fragment}`);
    } catch {
      location.replace(`#${fragment}`);
    }
  };

  const read = () => {
    const fragment = location.hash.slice(1);
    if (fragment !== "" && !fragment.includes("=")) return;
    const state = new URLSearchParams(fragment);
    const strange = [...state.keys()].filter(name => name !== "text" && !names.includes(name)).map(name => `filter ${name}`);
    for (const element of form.elements) {
      if (!element.name) continue;
      const value = state.get(element.name) ?? "";
      element.value = value;
      if (element.selectedIndex !== -1) continue;
      element.value = "";
      strange.push(`${label(element.name)} ${value}`);
    }
    apply();
    if (strange.length === 0) return;
    status.textContent += ` This page has no ${[...strange.join(", no ")].slice(0, 200).join("")}.`;
    write();
  };

  let waiting = 0;
  form.addEventListener("input", () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => { apply(); write(); }, 120);
  });
  form.addEventListener("reset", () => setTimeout(() => { apply(); write(); }));
  form.addEventListener("submit", event => event.preventDefault());
  addEventListener("hashchange", () => {
    const target = document.getElementById(location.hash.slice(1));
    // A link to a finding that is filtered away shows it.
    if (target?.closest(".group [hidden], .group[hidden]")) {
      for (const element of form.elements) if (element.name) element.value = "";
      apply();
      target.scrollIntoView();
    }
    read();
    // A link within the page takes the filter out of the address.
    if ([...form.elements].some(element => element.name && element.value !== "")) write();
  });
  form.hidden = false;
  apply();
  read();
})();
