internal import Adaptivity
internal import AuditModel

/// The distances of an element to the sides of the safe area, compared with the margin.
struct MarginGap {
  /// The distance at the nearer side, in points.
  let points: Double
  /// The distance at the other side, in points.
  let other: Double
  /// The nearer side: `left` or `right`.
  let edge: String
  /// The required margin, in points.
  let margin: Double
  /// The distance in points by which the element is too near to the edge, or 0.
  let shortfall: Double
  /// Whether the element is too near to both sides.
  let isBothSides: Bool
}

extension ScreenMeasurement {
  /// Returns the distances of an element to the sides, or nil if no margin applies.
  ///
  /// No margin applies in bars, in content that scrolls sideways or outside the safe area, where other rules apply.
  /// The result is also nil if the safe area or the margin is unknown.
  func marginGap(of index: Int) -> MarginGap? {
    let entry = outline.entries[index]
    guard entry.bar == nil, !entry.scrollsHorizontally, let safe else { return nil }
    let frame = layout.elements[index].frame
    let slack = slack
    let left = frame.minX - safe.minX
    let right = safe.maxX - frame.maxX
    guard left >= -slack, right >= -slack else { return nil }
    let margin = entry.isInNarrow ? geometry.subviewMargin.value : geometry.margin?.value
    guard let margin else { return nil }
    let points = max(0, min(left, right))
    let other = max(left, right)
    return MarginGap(
      points: points, other: other, edge: left <= right ? "left" : "right", margin: margin,
      shortfall: points < margin - slack ? margin - points : 0, isBothSides: other < margin - slack)
  }

  /// Returns whether a frame reaches at least from margin to margin.
  func spansMargins(_ frame: Rect) -> Bool {
    guard let room = geometry.contentRect else { return false }
    return frame.minX <= room.minX + slack && frame.maxX >= room.maxX - slack
  }
}
