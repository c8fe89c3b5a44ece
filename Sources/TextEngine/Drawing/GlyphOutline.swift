internal import CHarfBuzz

/// The contours of a glyph, in 1/65,536 em, y upwards.
package struct GlyphOutline: Hashable, Sendable {
  /// The role of a point in its curve.
  enum Kind: UInt8, Sendable {
    /// The control point of a quadratic curve.
    case quadratic = 0
    /// A point on the contour.
    case onCurve = 1
    /// A control point of a cubic curve.
    case cubic = 2
  }

  /// The points of all contours.
  private(set) var points: [SIMD2<Double>] = []
  /// The role of each point.
  private(set) var kinds: [Kind] = []
  /// The index of each contour's last point.
  private(set) var ends: [Int] = []

  /// Hashes only a few points, because outlines of different glyphs rarely share them.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(points.count)
    guard let first = points.first, let last = points.last else { return }
    hasher.combine(first)
    hasher.combine(points[points.count / 2])
    hasher.combine(last)
  }

  /// Extracts the outline of a glyph with the face's variations applied.
  ///
  /// White space and bitmap glyphs have an empty outline.
  init(glyph: UInt32, face: FontFace) {
    let pen = Pen()
    pen.draw(glyph, of: face.font)
    self = pen.outline
    close()
  }

  /// Creates a hollow box for a character without a glyph.
  ///
  /// Lengths are in em. The box keeps some space on both sides of the character's width.
  package init(boxWidth width: Double, height: Double, stroke: Double = 0.06) {
    let unit = FontFace.unitsPerEm
    let stroke = stroke * unit
    let side = min(0.1 * unit, width * unit / 4)
    let (low, high) = (SIMD2(side, 0), SIMD2(width * unit - side, height * unit))
    rectangle(low, high, isHole: false)
    if high.x - low.x > 2 * stroke { rectangle(low + stroke, high - stroke, isHole: true) }
  }

  /// Creates an outline of filled polygons.
  package init(polygons: [[SIMD2<Double>]]) {
    for corners in polygons where corners.count > 2 {
      for corner in corners { add(corner * FontFace.unitsPerEm, .onCurve) }
      close()
    }
  }

  private init() {}

  /// Whether there is nothing to draw.
  package var isEmpty: Bool { points.isEmpty }

  /// The smallest and largest coordinates of all points; nil if there are none.
  var bounds: (low: SIMD2<Double>, high: SIMD2<Double>)? {
    guard let first = points.first else { return nil }
    return points.reduce((first, first)) { (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1)) }
  }

  private mutating func rectangle(_ low: SIMD2<Double>, _ high: SIMD2<Double>, isHole: Bool) {
    let corners = [low, SIMD2(low.x, high.y), high, SIMD2(high.x, low.y)]
    for corner in isHole ? corners.reversed() : corners { add(corner, .onCurve) }
    close()
  }

  private mutating func add(_ point: SIMD2<Double>, _ kind: Kind) {
    points.append(point)
    kinds.append(kind)
  }

  private mutating func close() {
    if points.count > (ends.last ?? -1) + 1 { ends.append(points.count - 1) }
  }

  /// The receiver of HarfBuzz's draw callbacks.
  private final class Pen {
    var outline = GlyphOutline()

    func draw(_ glyph: UInt32, of font: OpaquePointer) {
      typecheck_hb_draw_glyph(font, glyph, Self.functions, Unmanaged.passUnretained(self).toOpaque())
    }

    /// Adds a point to the outline of the pen that HarfBuzz passes back.
    private static func add(_ data: UnsafeMutableRawPointer?, _ x: Float, _ y: Float, _ kind: Kind = .onCurve) {
      pen(data)?.outline.add(SIMD2(Double(x), Double(y)), kind)
    }

    private static func pen(_ data: UnsafeMutableRawPointer?) -> Pen? {
      data.map { Unmanaged<Pen>.fromOpaque($0).takeUnretainedValue() }
    }

    /// The table of callbacks, which is immutable and never released.
    ///
    /// It is `nonisolated(unsafe)` because HarfBuzz documents immutable objects as safe to share between threads.
    nonisolated(unsafe) private static let functions: OpaquePointer = {
      let table: OpaquePointer = hb_draw_funcs_create()
      hb_draw_funcs_set_move_to_func(
        table,
        { _, data, _, x, y, _ in
          Pen.pen(data)?.outline.close()
          Pen.add(data, x, y)
        }, nil, nil)
      hb_draw_funcs_set_line_to_func(table, { _, data, _, x, y, _ in Pen.add(data, x, y) }, nil, nil)
      hb_draw_funcs_set_quadratic_to_func(
        table,
        { _, data, _, controlX, controlY, x, y, _ in
          Pen.add(data, controlX, controlY, .quadratic)
          Pen.add(data, x, y)
        }, nil, nil)
      hb_draw_funcs_set_cubic_to_func(
        table,
        { _, data, _, firstX, firstY, secondX, secondY, x, y, _ in
          Pen.add(data, firstX, firstY, .cubic)
          Pen.add(data, secondX, secondY, .cubic)
          Pen.add(data, x, y)
        }, nil, nil)
      hb_draw_funcs_make_immutable(table)
      return table
    }()
  }
}
