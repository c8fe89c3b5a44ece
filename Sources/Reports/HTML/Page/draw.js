// Pictures of texts as SVG: one path per line, so that a long text costs no more elements than a short one.

// The most points that a picture shows of what does not fit, and the empty edge around it.
const MOST_LOST = 180;
const EDGE = 8;

const shape = (name, attributes, ...children) =>
  filled(document.createElementNS("http://www.w3.org/2000/svg", name), attributes, children);

// Draws a text that is laid out in a slot. Without a label the picture only decorates what words next to it say.
function pictureOf({ picture, result, knobs, size, leading }, { isSmall, label, colors } = {}) {
  const { ascent, lineHeightRatio } = data.scale;
  const scale = result.size / size, step = (leading || size * lineHeightRatio) * scale;
  const drawing = drawingOf(result.size, 0, knobs.width ?? 0, picture.data.glyphs);
  const lines = linesOf(picture, result, isSmall ? 0 : MOST_LOST);
  const alignment = picture.rtl && knobs.width !== null ? 1 : 0;
  lines.forEach((line, index) => drawLine(drawing, line, knobs.width, alignment, ascent * result.size + index * step));
  const height = result.size * lineHeightRatio + Math.max(0, lines.length - 1) * step;
  return assembled(drawing, { width: knobs.width, box: knobs.height ?? height, height, label, colors });
}

// Paths for lines of one size, from a place on.
const drawingOf = (size, left, right, glyphs) =>
  ({ paths: { ink: "", letters: "", lost: "", "lost letters": "" }, size, x: left, left, right, glyphs });

// The letters of each visible line from left to right, and of what does not fit next to it.
function linesOf(picture, result, reach) {
  const lines = result.lines.map(line => ({ row: placeLine(picture, line.start, line.end, result.size, line), rest: [] }));
  if (!result.cut) return lines;
  const { line, rest, restWidth, restIsLeft } = placeCut(picture, result, result.size, { reach });
  return [...lines, { row: line, rest, restWidth, restIsLeft }];
}

// Alignment 0 is left, 1 is right.
function drawLine(drawing, { row, rest, restWidth, restIsLeft }, width, alignment, baseline) {
  const length = row.reduce((most, { x, width: wide }) => Math.max(most, x + wide), 0);
  const start = drawing.x + (alignment && alignment * (width - length));
  for (const letter of row) drawLetter(drawing, letter, start, baseline, "");
  reach(drawing, start, start + length);
  if (!rest.length) return;
  const gap = drawing.size * 0.08;
  const from = restIsLeft ? Math.min(0, start) - gap - restWidth : Math.max(width ?? 0, start + length) + gap;
  for (const letter of rest) drawLetter(drawing, letter, from, baseline, "lost");
  reach(drawing, from, from + restWidth);
}

function reach(drawing, left, right) {
  drawing.left = Math.min(drawing.left, left);
  drawing.right = Math.max(drawing.right, right);
}

// Adds a letter: its outline in 1/1000 em, or a box as wide as measured where no font draws it.
function drawLetter({ paths, size, glyphs }, { x, width, glyph, dx, dy, isEllipsis }, start, baseline, kind) {
  const em = value => Math.round(value / size * 1000);
  const outline = glyphs[glyph];
  const left = em(x + start), bottom = em(baseline), wide = em(width);
  if (outline) {
    paths[kind || "ink"] += `M${em(x + start + dx)} ${em(baseline + dy)}${outline}`;
  } else if (isEllipsis && width) {
    for (const part of [1, 3, 5]) paths.ink += dotAt(left + Math.round(wide * part / 6), bottom - 60);
  } else if (glyph === -1 && width) {
    paths[kind ? "lost letters" : "letters"] += `M${left + 40} ${bottom - 720}h${Math.max(40, wide - 80)}v760H${left + 40}z`;
  }
}

const dotAt = (x, y) => `M${x - 60} ${y}a60 60 0 1 0 120 0a60 60 0 1 0-120 0z`;

const inkOf = ({ paths, size }) =>
  Object.entries(paths).map(([name, d]) => d && shape("path", { class: name, d, transform: `scale(${size / 1000})` }));

function assembled(drawing, { width, box, height, label, colors }) {
  const { left, right } = drawing;
  const edges = [left - EDGE, -EDGE, right - left + 2 * EDGE, Math.max(height, box) + 2 * EDGE].map(Math.round);
  const name = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  const svg = shape("svg", { class: "picture", viewBox: edges.join(" "), width: edges[2], height: edges[3], ...name },
    shape("rect", { class: "paper", x: -6, y: -6, width: (width ?? right) + 12, height: Math.max(box, 1) + 12, rx: 6 }),
    width !== null && shape("rect", { class: "room", width, height: box }),
    inkOf(drawing));
  for (const part of colors ? ["text", "background"] : []) {
    const { light, dark } = colors;
    svg.style.setProperty(`--picture-${part}`, `light-dark(${(light ?? dark)[part]}, ${(dark ?? light)[part]})`);
  }
  return svg;
}

// A sample of two colours. Its letters are strokes: a sample needs no font and no text of the app.
function colorSample(text, background, label) {
  const size = { width: 76, height: 32 };
  return shape("svg", { class: "sample", viewBox: "0 0 76 32", ...size, role: "img", "aria-label": label },
    shape("rect", { ...size, rx: 6, fill: background }),
    shape("path", { d: "M20 24L28 7L36 24M23 18H33M52 12V24M52 18.5a5 5.5 0 1 0-10 0a5 5.5 0 1 0 10 0", stroke: text }));
}
