internal import Adaptivity
internal import AuditModel

extension ScreenMeasurement {
  /// So much of a control has to be left above the band of the home indicator, in points (HIG Accessibility: the size of
  /// a control).
  private static let leastAbove = 44.0

  /// The controls that fill the bottom of the window side by side, as the tabs of a bar do that an app draws itself.
  ///
  /// They begin and end at one height, reach from side to side and down to the edge, and what is left of them above the
  /// home indicator is enough to be tapped.
  var bottomStrip: Set<Int> {
    guard let safe else { return [] }
    let (window, slack) = (window, slack)
    let reaching = outline.controls.filter { index in
      let frame = layout.elements[index].frame
      let entry = outline.entries[index]
      return entry.bar == nil && !entry.scrollsVertically && abs(frame.maxY - window.maxY) <= slack
        && safe.maxY - frame.minY >= Self.leastAbove - slack
    }
    guard reaching.count > 1 else { return [] }
    let frames = reaching.map { layout.elements[$0].frame }.sorted { $0.minX < $1.minX }
    guard let first = frames.first, first.minX <= slack else { return [] }
    var end = first.maxX
    for frame in frames.dropFirst() {
      // Side by side: each begins where the one before it ends.
      guard abs(frame.minY - first.minY) <= slack, abs(frame.minX - end) <= 2 * slack else { return [] }
      end = frame.maxX
    }
    return end >= window.maxX - slack ? Set(reaching) : []
  }
}
