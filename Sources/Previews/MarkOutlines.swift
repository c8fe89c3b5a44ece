import Foundation
import TextEngine

/// The outlines of marks that are not boxes.
enum MarkOutlines {
  /// The size at which the outlines are drawn, in points.
  static let em = 100.0
  /// The corners of a drawn circle, enough to look round at the sizes of marks.
  private static let corners = 24
  /// The distance between the lines of a hatching, and their thickness, in points.
  private static let hatch = (distance: 8.0, thickness: 1.0)
  /// The distance between dots, and their radius, in points.
  private static let dot = (distance: 5.5, radius: 1.5)

  /// Returns a filled circle around the origin.
  static func disc(radius: Double) -> GlyphOutline { outline([circle(radius, around: SIMD2(0, 0))]) }

  /// Returns dots along the edge of a box, whose upper left corner is the origin.
  static func dots(around box: PreviewBox) -> GlyphOutline {
    let corners = [
      SIMD2(0, 0), SIMD2(box.width, 0), SIMD2(box.width, box.height), SIMD2(0, box.height), SIMD2(0, 0),
    ]
    let polygons = zip(corners, corners.dropFirst()).flatMap { start, end in
      let length = max(abs(end.x - start.x), abs(end.y - start.y))
      let count = max(1, Int((length / dot.distance).rounded()))
      return (0..<count).map { circle(dot.radius, around: start + (end - start) * (Double($0) / Double(count))) }
    }
    return outline(polygons)
  }

  /// Returns diagonal lines that fill a box, whose upper left corner is the origin.
  static func hatching(of box: PreviewBox) -> GlyphOutline {
    let end = box.width + box.height
    let polygons = stride(from: hatch.distance, to: end, by: hatch.distance).map { sum in
      // The corners of the strip between two lines with constant x + y.
      let (low, high) = (sum, min(sum + hatch.thickness * 2.0.squareRoot(), end))
      return crossings(of: low, in: box) + crossings(of: high, in: box).reversed()
    }
    return outline(polygons)
  }

  /// Returns where the line x + y = `sum` crosses the edge of a box: at the right, then at the left.
  private static func crossings(of sum: Double, in box: PreviewBox) -> [SIMD2<Double>] {
    let (right, bottom) = (min(sum, box.width), min(sum, box.height))
    return [SIMD2(right, sum - right), SIMD2(sum - bottom, bottom)]
  }

  private static func circle(_ radius: Double, around middle: SIMD2<Double>) -> [SIMD2<Double>] {
    (0..<corners).map { corner in
      let angle = 2 * Double.pi * Double(corner) / Double(corners)
      return middle + SIMD2(cos(angle), sin(angle)) * radius
    }
  }

  /// Returns an outline of polygons in points, y downwards.
  private static func outline(_ polygons: [[SIMD2<Double>]]) -> GlyphOutline {
    GlyphOutline(polygons: polygons.map { corners in corners.map { SIMD2($0.x, -$0.y) / em } })
  }
}
