internal import Adaptivity
internal import AuditModel

/// How near an element comes to the sides of the safe area, beside the margin it is to keep.
struct MarginGap {
  /// The distance at the side where it is nearer, in points.
  let points: Double
  /// The distance at the other side, in points.
  let other: Double
  /// That side: `left` or `right`.
  let edge: String
  /// The margin that is to be kept, in points.
  let margin: Double
  /// By how many points it is too near; 0 where it is not.
  let shortfall: Double
  /// Whether it is too near at both sides.
  let isBothSides: Bool

  /// Measures an element; nil where no margin holds for it, or another rule speaks: in a bar, where it scrolls sideways,
  /// outside of the safe area, and where that is not known.
  init?(of index: Int, in screen: ScreenMeasurement) {
    let entry = screen.outline.entries[index]
    guard entry.bar == nil, !entry.scrollsHorizontally, let safe = screen.safe else { return nil }
    let frame = screen.layout.elements[index].frame
    let slack = screen.slack
    let left = frame.minX - safe.minX
    let right = safe.maxX - frame.maxX
    guard left >= -slack, right >= -slack else { return nil }
    let margin = entry.isInNarrow ? screen.geometry.subviewMargin.value : screen.geometry.margin?.value
    guard let margin else { return nil }
    self.margin = margin
    points = max(0, min(left, right))
    other = max(left, right)
    edge = left <= right ? "left" : "right"
    shortfall = points < margin - slack ? margin - points : 0
    isBothSides = other < margin - slack
  }
}

extension ScreenMeasurement {
  /// Whether a frame reaches from margin to margin, or beyond.
  func spansMargins(_ frame: Rect) -> Bool {
    guard let room = geometry.contentRect else { return false }
    return frame.minX <= room.minX + slack && frame.maxX >= room.maxX - slack
  }
}
