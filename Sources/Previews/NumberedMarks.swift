import AuditModel
import ColorContrast
import TextEngine

/// The findings on a drawn screen: numbered shapes on it, and a list with the same numbers below it.
///
/// Each kind has its own shape, so that colours are not needed to tell them apart.
struct NumberedMarks {
  /// A finding with its lines in the list.
  private struct Entry {
    var mark: ScreenMark
    /// The finding as a sentence.
    var sentence: String
    var number: PlacedLine
    var lines: [PreviewScene.Line]
  }

  /// The area of the screen.
  private let screen: PreviewBox
  private let elements: [LayoutElement]
  private let entries: [Entry]
  private let rest: PlacedLine?

  /// The largest number of findings in a list (our own choice: more hide the screen).
  private static let most = 40
  /// The least width of a list, in points (our own choice: that of a phone).
  private static let leastWidth = 320.0
  /// The radius of a number's disc, in points.
  private static let radius = 8.0
  /// The space between a number and its sentence, in points.
  private static let indent = 2 * radius + 6
  /// The least size of a target in points (Human Interface Guidelines, Buttons).
  private static let target = 44.0

  /// Lays out the list of a screen's findings.
  init(_ screen: Screen, by maker: SceneMaker) throws {
    (self.screen, elements) = (screen.drawnSize, screen.elements)
    let width = max(self.screen.width, Self.leastWidth) - Self.indent
    entries = try screen.marks.prefix(Self.most).enumerated().map { index, mark in
      let sentence = Self.sentence(of: mark, on: screen)
      return Entry(
        mark: mark, sentence: sentence,
        number: try maker.words("\(index + 1)", size: PreviewSheet.caption, weight: 700),
        lines: try Self.lines(of: sentence, in: width, by: maker))
    }
    let more = screen.marks.count - entries.count
    rest = more > 0 ? try maker.words("and \(more) more", size: PreviewSheet.caption) : nil
  }

  /// The width of the list; 0 without a finding.
  var width: Double { entries.isEmpty ? 0 : max(screen.width, Self.leastWidth) }

  /// The height of the list with the space above it; 0 without a finding.
  var height: Double {
    entries.reduce(entries.isEmpty ? 0 : PreviewSheet.gap) { $0 + Self.height(of: $1) }
      + (rest == nil ? 0 : PreviewSheet.captionRow)
  }

  /// Returns the finding with its rule; only review messages need the element's id, since others contain it.
  private static func sentence(of mark: ScreenMark, on screen: Screen) -> String {
    let subject = mark.kind == .review ? mark.element.map { "\(screen.elements[$0].id) " } ?? "" : ""
    return "\(subject)\(mark.message) [\(mark.rule)]"
  }

  private static func height(of entry: Entry) -> Double {
    max(2 * radius, Double(entry.lines.count) * PreviewSheet.captionRow) + 4
  }

  /// Breaks a sentence into lines at its spaces.
  private static func lines(of sentence: String, in width: Double, by maker: SceneMaker) throws -> [PreviewScene.Line] {
    var lines: [PreviewScene.Line] = []
    var text = ""
    var placed: PreviewScene.Line?
    for word in sentence.split(separator: " ") {
      let longer = text.isEmpty ? String(word) : "\(text) \(word)"
      let line = try maker.sentence(longer, size: PreviewSheet.caption)
      guard line.box.width > width, let full = placed else {
        (text, placed) = (longer, line)
        continue
      }
      lines.append(full)
      (text, placed) = (String(word), try maker.sentence(String(word), size: PreviewSheet.caption))
    }
    return lines + (placed.map { [$0] } ?? [])
  }

  // MARK: Drawing

  /// Draws the marks on the screen at `origin`, and the list below the screen and its `overhang`, in points.
  func draw(
    at origin: SIMD2<Double>, below overhang: Double, in colors: PreviewColors, into drawing: inout PreviewDrawing
  ) {
    let places = entries.map { place(of: $0.mark) }
    var taken: [SIMD2<Double>: Double] = [:]
    // A small mark is drawn over a large one.
    for index in entries.indices.sorted(by: { places[$0].area > places[$1].area }) {
      let entry = entries[index]
      let color = Self.color(of: entry.mark, in: colors)
      drawing.add(.begin("\(index + 1): \(entry.sentence)"))
      drawShape(of: entry.mark.kind, in: places[index].moved(by: origin), color, halo: colors.ground, into: &drawing)
      let corner = SIMD2(
        min(max(places[index].x - Self.radius / 2, Self.radius), max(Self.radius, screen.width - Self.radius)),
        min(max(places[index].y - Self.radius / 2, Self.radius), max(Self.radius, screen.height - Self.radius)))
      // Marks at one place have their numbers next to each other.
      let spot = SIMD2((corner.x / Self.radius).rounded(), (corner.y / Self.radius).rounded())
      let before = taken[spot, default: 0]
      taken[spot] = before + 1
      drawNumber(of: entry, at: origin + corner + SIMD2(before * 2 * Self.radius, 0), color, into: &drawing)
      drawing.add(.end)
    }
    var y = origin.y + screen.height + overhang + PreviewSheet.gap
    for entry in entries {
      drawNumber(
        of: entry, at: SIMD2(origin.x + Self.radius, y + Self.radius), Self.color(of: entry.mark, in: colors),
        into: &drawing)
      for (row, line) in entry.lines.enumerated() {
        let baseline = y + PreviewSheet.caption + 1 + Double(row) * PreviewSheet.captionRow
        drawing.add(line, at: SIMD2(origin.x + Self.indent, baseline), color: colors.caption)
      }
      y += Self.height(of: entry)
    }
    if let rest {
      drawing.add(rest, at: SIMD2(origin.x + Self.indent, y + PreviewSheet.caption), color: colors.caption)
    }
  }

  private static func color(of mark: ScreenMark, in colors: PreviewColors) -> Color {
    mark.kind == .review ? colors.review : colors.mark
  }

  /// Returns the place of a mark, clipped to the screen and the space around it.
  private func place(of mark: ScreenMark) -> PreviewBox {
    let whole = screen.grown(by: -3)
    guard var box = mark.element.map({ PreviewBox(elements[$0].frame) }) else { return whole }
    switch mark.kind {
    case .safeArea: (box.x, box.width) = (0, screen.width)
    case .target:
      let middle = SIMD2(box.x + box.width / 2, box.y + box.height / 2)
      box = PreviewBox(
        x: middle.x - Self.target / 2, y: middle.y - Self.target / 2, width: Self.target, height: Self.target)
    case .cut, .review, .overlap, .layout: break
    }
    let room = screen.grown(by: PreviewSheet.gap / 2)
    let (left, top) = (min(max(box.x, room.x), room.maxX), min(max(box.y, room.y), room.maxY))
    return PreviewBox(
      x: left, y: top, width: max(0, min(box.maxX, room.maxX) - left), height: max(0, min(box.maxY, room.maxY) - top))
  }

  private func drawShape(
    of kind: ScreenMark.Kind, in box: PreviewBox, _ color: Color, halo: Color, into drawing: inout PreviewDrawing
  ) {
    // Lines surround the element, so that they do not cover its text. Views may have any colour, so each line has a
    // halo in the background colour.
    func line(_ distance: Double = 1, width: Double = 2, dash: Double? = nil) {
      let (inner, outer) = (box.grown(by: distance), box.grown(by: distance + width / 2 + 0.5))
      drawing.add(.box(outer, fill: nil, stroke: .init(color: halo.with(alpha: 0.8), width: 1, dash: nil)))
      drawing.add(.box(inner, fill: nil, stroke: .init(color: color, width: width, dash: dash)))
    }
    switch kind {
    case .cut: line()
    case .review: line(dash: 6)
    case .overlap:
      drawing.add(MarkOutlines.hatching(of: box), at: SIMD2(box.x, box.y), em: MarkOutlines.em, color: color)
      line()
    case .safeArea:
      drawing.fill(box, with: color.with(alpha: 0.16))
      line(width: 1)
    case .target:
      drawing.add(MarkOutlines.dots(around: box), at: SIMD2(box.x, box.y), em: MarkOutlines.em, color: color)
    case .layout:
      line(width: 1)
      line(4, width: 1)
    }
  }

  private func drawNumber(
    of entry: Entry, at middle: SIMD2<Double>, _ color: Color, into drawing: inout PreviewDrawing
  ) {
    drawing.add(MarkOutlines.disc(radius: Self.radius), at: middle, em: MarkOutlines.em, color: color)
    let start = middle + SIMD2(-entry.number.width / 2, PreviewSheet.caption * 0.36)
    drawing.add(entry.number, at: start, color: color.legible)
  }
}

extension PreviewBox {
  /// The area in square points.
  fileprivate var area: Double { width * height }
}
