// Pictures of solved screens, and what was found there as numbered marks.

// How elements look: surfaces, controls, rows and pictures. Texts and groups draw nothing else.
const LOOKS = {
  navigationBar: "surface", tabBar: "surface", toolbar: "surface", image: "image", cell: "row",
  button: "control", textField: "control", control: "control", barItem: "control",
};
const MARKS = ["cut", "review", "overlap", "safeArea", "target", "layout"];
// Below this scale a line of text is a bar.
const LEAST_SCALE = 0.3;
// The share of the window that a picture shows beyond its edges, at most.
const BEYOND = 0.25;
// The least size of a target in points (Human Interface Guidelines, Buttons).
const TARGET = 44;
const BADGE = 9;

const rectPath = ({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`;
const within = (value, least, most) => Math.min(Math.max(value, least), most);

// The findings of a variant with their numbers.
const marksOf = (screen, { marks, screen: own = screen }) => marks.map(([finding, element], place) =>
  ({ ...own.findings[finding], element, number: place + 1 }));

// A screen with its texts, marks, and the texts that differ from another picture.
function screenPicture(screen, variant, { scale, marks, changed = [], label }) {
  const [width, height] = variant.frame.map(value => value / 10);
  const elements = elementsOf(screen, variant);
  const paths = {}, letters = [];
  const add = (look, d) => { if (look) paths[look] = (paths[look] ?? "") + d; };
  for (const element of elements) {
    const { kind, isOpen, text, width: wide, height: high } = element;
    add(LOOKS[kind], rectPath(element) + (kind === "image" ? `l${wide} ${high}m0 ${-high}l${-wide} ${high}` : ""));
    if (isOpen) add("open", rectPath(element));
    if (text) letters.push(textOf(element, scale < LEAST_SCALE, add));
  }
  for (const { text } of changed) add("changed", rectPath(text));
  const places = (marks ?? []).map(mark => placeOf(mark, elements, width, height));
  const [left, top, right, bottom] = edgesOf(places, width, height, marks ? BADGE : 0);
  const taken = new Map(), radius = BADGE / Math.min(1, scale);
  const area = index => places[index].width * places[index].height;
  // The pointer finds the smallest of several marks.
  const shapes = [...places.keys()].sort((one, other) => area(other) - area(one)).map(index => {
    const mark = marks[index], place = places[index];
    const x = within(place.x, left + radius, right - radius), y = within(place.y, top + radius, bottom - radius);
    // Marks at one place have their numbers next to each other.
    const spot = `${Math.round(x / BADGE)} ${Math.round(y / BADGE)}`, before = taken.get(spot) ?? 0;
    taken.set(spot, before + 1);
    const center = x + before * 2 * radius;
    return shape("g", { class: `mark ${mark.kind}`, "data-mark": mark.number, "data-kind": mark.kind },
      shape("rect", { ...place, rx: 2 }), shape("circle", { cx: center, cy: y, r: radius }),
      shape("text", { x: center, y: y + radius * 0.45, "font-size": radius * 1.25 }, mark.number));
  });
  const size = { width: (right - left) * scale, height: (bottom - top) * scale };
  return shape("svg", { class: "screen", viewBox: `${left} ${top} ${right - left} ${bottom - top}`, ...size,
    ...label ? { role: "img", "aria-label": label } : { "aria-hidden": true } },
  shape("rect", { class: "paper", width, height }),
  Object.entries(paths).map(([look, d]) => shape("path", { class: look, d })), letters.flat(), shapes);
}

// The text of an element: its letters, or a bar per line where it is small or the page has no layout of it.
function textOf(element, isSmall, add) {
  const { text: { size, lines, lineCount, isCentred, x, y, width, height } } = element;
  const { ascent = 0.95, lineHeightRatio = 1.2 } = data.scale;
  const laid = layOutElement(element, data);
  const widths = laid ? [...laid.result.lines.map(line => line.width), ...laid.result.cut ? [width] : []]
    : Array.from({ length: Math.min(lineCount, lines || lineCount) }, () => width);
  const alignment = isCentred ? 0.5 : laid?.picture.rtl ? 1 : 0;
  const least = size * lineHeightRatio;
  const step = within(height / widths.length, least, least * 1.4);
  const top = y + (height - widths.length * step) / 2;
  if (isSmall || !laid || !(size > 0)) {
    widths.forEach((wide, index) => add("bars", rectPath({
      x: x + alignment * (width - wide), y: top + (index + 0.5) * step - size / 4, width: wide, height: size / 2,
    })));
    return [];
  }
  const drawing = drawingOf(size, x, x + width, laid.picture.data.glyphs);
  linesOf(laid.picture, laid.result, 0).forEach((line, index) =>
    drawLine(drawing, line, width, alignment, top + (index + 0.5) * step - least / 2 + ascent * size));
  return inkOf(drawing);
}

// Where a mark is drawn: an element.
function placeOf({ kind, element }, elements, width, height) {
  const one = elements[element] ?? { x: 3, y: 3, width: width - 6, height: height - 6 };
  if (kind === "safeArea") return { x: 0, y: one.y, width, height: Math.max(0, one.height) };
  if (kind === "target") {
    return { x: one.x + (one.width - TARGET) / 2, y: one.y + (one.height - TARGET) / 2, width: TARGET, height: TARGET };
  }
  return { x: one.x, y: one.y, width: Math.max(0, one.width), height: Math.max(0, one.height) };
}

// The edges of a picture: the window, and the marks beyond it.
function edgesOf(places, width, height, margin) {
  const least = (name, size) => within(Math.min(...places.map(one => one[name])), -size * BEYOND, 0) - margin;
  const most = (name, length, size) =>
    within(Math.max(...places.map(one => one[name] + one[length])), size, size * (1 + BEYOND)) + margin;
  return [least("x", width), least("y", height), most("x", "width", width), most("y", "height", height)];
}

// The findings as a list with the numbers of the picture.
function markList(screen, variant, marks) {
  const elements = elementsOf(screen, variant);
  return marks.length ? el("ol.findings", {}, marks.map(mark => markItem(mark, elements)))
    : el("p.soft", {}, say("screen.clean"));
}

function markItem({ kind, element, number, ...finding }, elements) {
  const item = findingItem({ ...finding, outcome: kind === "review" ? "" : "fail" }, false);
  Object.assign(item.dataset, { mark: number, kind });
  item.firstChild.prepend(button(number, null, { class: "number", "aria-label": say("mark.show", { number }) }));
  if (kind !== "review") item.firstChild.append(el("b", {}, say(`mark.${kind}`)));
  if (elements[element]) item.lastChild.prepend(el("bdi", {}, shortened(elements[element].name, 120)), " · ");
  return item;
}
