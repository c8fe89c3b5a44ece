extension GlyphOutline {
  /// A segment of a contour; positions are in em, y upwards.
  package enum Segment: Hashable, Sendable {
    /// The start of a contour.
    case move(SIMD2<Double>)
    /// A straight line.
    case line(SIMD2<Double>)
    /// A quadratic curve: its control point and end point.
    case quadratic(SIMD2<Double>, SIMD2<Double>)
    /// A cubic curve: its two control points and its end point.
    case cubic(SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)
    /// The end of a contour, joined to its start.
    case close
  }

  /// The segments of all contours, in order.
  package var segments: [Segment] {
    var segments: [Segment] = []
    var first = 0
    for end in ends {
      segments.append(.move(place(first)))
      var index = first + 1
      while index <= end {
        switch kinds[index] {
        case .onCurve: segments.append(.line(place(index)))
        case .quadratic: segments.append(.quadratic(place(index), place(min(index + 1, end))))
        case .cubic: segments.append(.cubic(place(index), place(min(index + 1, end)), place(min(index + 2, end))))
        }
        index += kinds[index] == .onCurve ? 1 : kinds[index] == .quadratic ? 2 : 3
      }
      segments.append(.close)
      first = end + 1
    }
    return segments
  }

  /// The smallest and largest coordinates of all points, in em; nil for an empty outline.
  package var extent: (low: SIMD2<Double>, high: SIMD2<Double>)? {
    bounds.map { ($0.low / FontFace.unitsPerEm, $0.high / FontFace.unitsPerEm) }
  }

  private func place(_ index: Int) -> SIMD2<Double> { points[index] / FontFace.unitsPerEm }
}
