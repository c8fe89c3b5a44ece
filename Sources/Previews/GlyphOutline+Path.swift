import AuditModel
import TextEngine

extension GlyphOutline {
  /// Path units per em; one unit is smaller than a pixel at any text size.
  static let pathUnits = 1000.0

  /// The contours in compact SVG syntax: integer units, relative coordinates, y downwards.
  var shortPath: String { shortPath(times: 1) }

  /// Returns the contours scaled by a factor, in the syntax of ``shortPath``.
  func shortPath(times factor: Double) -> String {
    var path = ShortPath(factor: factor)
    for segment in segments {
      switch segment {
      case .move(let point): path.add("m", point)
      case .line(let point): path.line(to: point)
      case .quadratic(let control, let point): path.add("q", control, point)
      case .cubic(let first, let second, let point): path.add("c", first, second, point)
      case .close: path.close()
      }
    }
    return path.text
  }
}

extension SVGWriter {
  /// Returns the scale from path units to points, rounded to millionths.
  ///
  /// The scale is so small that hundredths would distort it.
  static func scale(_ em: Double) -> String {
    let millionths = Int((max(0, min(em, 1e6)) / GlyphOutline.pathUnits * 1e6).rounded())
    let rest = String(millionths % 1_000_000)
    return "\(millionths / 1_000_000).\(String(repeating: "0", count: 6 - rest.count))\(rest)"
  }
}

/// A path under construction.
private struct ShortPath {
  /// The scale of the outline.
  let factor: Double
  private(set) var text = ""
  /// The pen position in whole units, so that rounding errors do not accumulate.
  private var pen = SIMD2(0, 0)
  private var start = SIMD2(0, 0)
  private var last: Character?

  init(factor: Double) { self.factor = factor }

  mutating func add(_ letter: Character, _ points: SIMD2<Double>...) {
    begin(letter)
    var end = pen
    for point in points {
      end = units(point)
      add(end.x - pen.x)
      add(end.y - pen.y)
    }
    pen = end
    // Coordinates after a move without another command letter are lines.
    if letter == "m" { (start, last) = (pen, "l") }
  }

  mutating func line(to point: SIMD2<Double>) {
    let end = units(point)
    guard end.x == pen.x || end.y == pen.y else { return add("l", point) }
    begin(end.y == pen.y ? "h" : "v")
    add(end.y == pen.y ? end.x - pen.x : end.y - pen.y)
    pen = end
  }

  mutating func close() {
    text.append("z")
    (pen, last) = (start, nil)
  }

  /// Appends a command letter, unless it repeats the last one.
  private mutating func begin(_ letter: Character) {
    if last != letter { text.append(letter) }
    last = letter
  }

  private mutating func add(_ number: Int) {
    if number >= 0, text.utf8.last.map({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) == true { text.append(" ") }
    text += "\(number)"
  }

  private func units(_ point: SIMD2<Double>) -> SIMD2<Int> {
    SIMD2(Self.unit(point.x * factor), Self.unit(-point.y * factor))
  }

  /// Converts ems to path units; a million ems or more, far beyond any glyph, count as 0 so that `Int` cannot overflow.
  private static func unit(_ value: Double) -> Int {
    let units = (value * GlyphOutline.pathUnits).rounded()
    return abs(units) < 1e9 ? Int(units) : 0
  }
}
