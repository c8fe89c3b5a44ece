internal import AuditModel

extension Slot {
  /// Whether the width is unstated, so that a place in a window decides it.
  var isWidthOpen: Bool { windowWidth != nil && !assumed.isDisjoint(with: [.width, .narrower]) }

  /// Limits an unstated width to the width that a place in the window can have.
  ///
  /// `isExact` means that the place offers no less. `zoomed` is the width of the window with Display Zoom, in points;
  /// nil if it is not known.
  mutating func limitWidth(to offered: OfferedWidth, isExact: Bool = false, zoomed: Double?) {
    guard isWidthOpen, let windowWidth else { return }
    width = widest(in: windowWidth, offered)
    // Requested devices have the requested settings.
    zoomedWidth = devices.isEmpty ? zoomed.map { widest(in: $0, offered) } : nil
    if let zoomed = zoomedWidth, zoomed >= width { zoomedWidth = nil }
    assumed.subtract([.width, .narrower])
    if !isExact { assumed.insert(.narrower) }
  }

  /// Returns the largest width of a window that a text can have in its place, in points.
  func widest(in window: Double, _ offered: OfferedWidth) -> Double {
    let width = offered.width(in: window)
    return SystemPlace.of(role).map { min($0.share * window, width) } ?? width
  }
}
