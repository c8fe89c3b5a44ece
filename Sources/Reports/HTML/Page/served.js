// Opens a served page: reads the data from the server, follows its events and replaces what the page shows.

let words = "", tag = "";

const dataText = () => words;

// The only function that differs between a report file and a served page.
async function load() {
  const answer = await fetch("/data", { headers: tag ? { "If-None-Match": tag } : {} });
  if (answer.status !== 304) {
    if (!answer.ok) throw new Error(await answer.text());
    [words, tag] = [await answer.text(), answer.headers.get("ETag")];
  }
  return JSON.parse(words);
}

async function loadPage() {
  const answer = await fetch("/");
  if (!answer.ok) throw new Error(await answer.text());
  return new DOMParser().parseFromString(await answer.text(), "text/html");
}

// ---- Events. What comes while the page is being replaced is shown next.

const wanted = { isRunning: false, isWanted: false, changes: [] };

async function refresh(change) {
  wanted.isWanted = true;
  if (change) wanted.changes.push(change);
  if (wanted.isRunning) return;
  wanted.isRunning = true;
  try {
    while (wanted.isWanted) {
      wanted.isWanted = false;
      const [page, read] = await Promise.all([loadPage(), load()]);
      await whenReleased();
      replace(page, read);
      showChanges(wanted.changes.splice(0));
    }
  } catch {
    // The next event, or the next connection, asks again.
    tag = "";
    showState("lost");
  }
  wanted.isRunning = false;
}

let source = null;

function connect() {
  source = new EventSource("/events");
  const listen = (name, react) => source.addEventListener(name, ({ data: message }) => react(JSON.parse(message)));
  listen("current", ({ generation }) => {
    showState("live");
    showProblem("");
    if (tag && tag !== `"${generation}"`) refresh();
  });
  listen("checking", ({ files }) => showState("checking", files));
  listen("texts", showAhead);
  listen("changed", change => { showProblem(""); refresh(change); });
  listen("unchanged", () => { showProblem(""); showState("live"); takeBackAhead(); });
  listen("failed", ({ message }) => { showProblem(message); showState("live"); takeBackAhead(); });
  source.addEventListener("error", () => {
    showState("lost");
    // A browser connects again by itself, unless the server refuses.
    if (source.readyState === EventSource.CLOSED) setTimeout(connect, 2000);
  });
}

load().then(read => {
  addLiveBar(read.phrases);
  start(read);
  addControls = addServedControls;
  furtherScreens = servedScreens;
  restoreScreen();
  if (state.view === "texts" && state.target) addServedControls();
  connect();
});
