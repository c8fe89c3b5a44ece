// Languages whose letters the browser cannot draw: without a font, it shows boxes.

// How many letters and texts of a language are looked at, and the size of the letters in pixels.
const SAMPLE_LETTERS = 6;
const SAMPLE_TEXTS = 100;
const SAMPLE_SIZE = 24;

// A character that no font has (U+0378 is not assigned): it is drawn as the box for missing letters.
const MISSING = "\u0378";

// The languages without a font; null before they are known.
let fontless = null;

// Whether the browser has a font for the letters of a language.
const isDrawable = tag => !(fontless ??= fontlessTags()).has(tag);

// The languages of the data whose sample letters all look like the box for missing letters.
function fontlessTags() {
  const canvas = new OffscreenCanvas(2 * SAMPLE_SIZE, 2 * SAMPLE_SIZE);
  const pen = canvas.getContext("2d", { willReadFrequently: true });
  pen.font = `${SAMPLE_SIZE}px ${getComputedStyle(document.body).fontFamily}`;
  const pictureOfLetter = letter => {
    pen.clearRect(0, 0, canvas.width, canvas.height);
    pen.fillText(letter, 4, 1.4 * SAMPLE_SIZE);
    return pen.getImageData(0, 0, canvas.width, canvas.height).data.join();
  };
  const box = pictureOfLetter(MISSING);
  const isMissing = letters => letters.length > 0 && letters.every(letter => pictureOfLetter(letter) === box);
  return new Set(model.tags.filter(tag => isMissing(sampleLetters(tag))));
}

// Some letters of a language beyond Latin ones, which every browser draws.
function sampleLetters(tag) {
  let words = "", left = SAMPLE_TEXTS;
  for (const { entries } of model.rows.values()) {
    const text = entries.get(tag)?.texts[0].text;
    if (text) words += text.slice(0, 40);
    if (text && !--left) break;
  }
  return [...new Set(words.match(/[^\u0000-\u024f\P{Alphabetic}\p{M}]/gu))].slice(0, SAMPLE_LETTERS);
}

// Names the languages without a font above the views.
function nameFontless() {
  fontless = null;
  const names = model.tags.filter(tag => !isDrawable(tag)).map(languageName);
  $("fontless").hidden = !names.length;
  $("fontless").textContent = say("fontless", { count: names.length, languages: names.join("; ") });
}
