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
}

extension ScreenMeasurement {
  /// How near an element comes to the sides; nil where no margin holds for it, or another rule speaks: in a bar, where it
  /// scrolls sideways, outside of the safe area, and where that is not known.
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

  /// Whether a frame reaches from margin to margin, or beyond.
  func spansMargins(_ frame: Rect) -> Bool {
    guard let room = geometry.contentRect else { return false }
    return frame.minX <= room.minX + slack && frame.maxX >= room.maxX - slack
  }
}
