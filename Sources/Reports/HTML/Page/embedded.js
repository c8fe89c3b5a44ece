// Opens a report file, which holds its data as gzip in base64.

let words = "";

const dataText = () => words;

// The only function that differs between a report file and a served page.
async function load() {
  const packed = atob($("typecheck-data").textContent);
  const bytes = new Uint8Array(packed.length);
  for (let index = 0; index < bytes.length; index += 1) bytes[index] = packed.charCodeAt(index);
  words = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  return JSON.parse(words);
}

// The lists without pictures wait out of sight; they stay if the data cannot be read, and a sentence says why.
const lists = document.querySelectorAll("#static-causes, #static-screens");
const showLists = isShown => lists.forEach(one => { one.hidden = !isShown; });

function refuse(reason) {
  $("why-static").textContent = $("why-static").dataset[reason];
  showLists(true);
}

if (typeof DecompressionStream === "function") {
  showLists(false);
  load().catch(() => refuse("damaged")).then(read => read && start(read));
} else refuse("old");
