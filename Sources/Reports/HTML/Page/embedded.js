// Opens a report file, which holds its data.

const dataText = () => $("typecheck-data").textContent;

// The only function that differs between a report file and a served page.
const load = () => JSON.parse(dataText());

start(load());
