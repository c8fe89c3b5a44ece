internal import Adaptivity
internal import AuditModel

extension ScreenMeasurement {
  /// The least height of a control's part above the home indicator, in points (HIG Accessibility: control size).
  private static let leastAbove = 44.0

  /// The controls that fill the bottom of the window side by side, like the tabs of a custom bar, or a single wide one.
  ///
  /// They have the same top and bottom, cover the whole width and reach the bottom edge. The part above the home
  /// indicator is high enough to tap.
  var bottomStrip: Set<Int> {
    guard let safe else { return [] }
    let (window, slack) = (window, slack)
    let reaching = outline.controls.filter { index in
      let frame = layout.elements[index].frame
      let entry = outline.entries[index]
      return entry.bar == nil && !entry.scrollsVertically && abs(frame.maxY - window.maxY) <= slack
        && safe.maxY - frame.minY >= Self.leastAbove - slack
    }
    let frames = reaching.map { layout.elements[$0].frame }.sorted { $0.minX < $1.minX }
    guard let first = frames.first, first.minX <= slack else { return [] }
    var end = first.maxX
    for frame in frames.dropFirst() {
      // Each control begins where the previous one ends.
      guard abs(frame.minY - first.minY) <= slack, abs(frame.minX - end) <= 2 * slack else { return [] }
      end = frame.maxX
    }
    return end >= window.maxX - slack ? Set(reaching) : []
  }
}
