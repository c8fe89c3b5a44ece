internal import Adaptivity
internal import AuditModel

/// A check of the spacing that WCAG 2.5.8 accepts instead of size for small controls.
///
/// Source: WCAG 2.2, success criterion 2.5.8, exception Spacing: a circle around the middle of an undersized target
/// meets no other target, nor the circle of another undersized one.
struct TargetSpacing {
  private let screen: ScreenMeasurement
  private let radius: Double
  private let controls: [Int]
  private let index: FrameIndex

  /// Creates a check for circles with a diameter in points.
  init(_ screen: ScreenMeasurement, diameter: Double) {
    self.screen = screen
    radius = diameter / 2
    controls = screen.outline.controls.filter { !screen.isGround($0) }
    index = FrameIndex(controls.map { screen.layout.elements[$0].touchFrame })
  }

  /// Returns whether the circle of a control touches another control, or the circle of another small one.
  func isCrowded(_ control: Int) -> Bool {
    let elements = screen.layout.elements
    let own = elements[control].touchFrame
    let overlay = screen.outline.entries[control].overlay
    // The circle of a small neighbour may extend beyond its frame.
    let around = Rect(x: own.midX - 2 * radius, y: own.midY - 2 * radius, width: 4 * radius, height: 4 * radius)
    let other = index.first(overlapping: around, by: 0) { place in
      guard controls[place] != control, screen.outline.entries[controls[place]].overlay == overlay else { return false }
      let frame = elements[controls[place]].touchFrame
      let isSmall = min(frame.width, frame.height) < 2 * radius
      let across = max(frame.minX - own.midX, own.midX - frame.maxX, 0)
      let down = max(frame.minY - own.midY, own.midY - frame.maxY, 0)
      if across * across + down * down < radius * radius { return true }
      let (x, y) = (frame.midX - own.midX, frame.midY - own.midY)
      return isSmall && x * x + y * y < 4 * radius * radius
    }
    return other != nil
  }
}
