internal import AuditModel

extension Slot {
  /// Whether nothing states the width, so that a place in a window decides it.
  var isWidthOpen: Bool { windowWidth != nil && !assumed.isDisjoint(with: [.width, .narrower]) }

  /// Limits a width that nothing states to what a place in the window can have.
  ///
  /// - Parameters:
  ///   - offered: The width that the place offers.
  ///   - isExact: Whether the place offers no less.
  ///   - zoomed: The width of the window with Display Zoom, in points; nil if it is not known.
  mutating func limitWidth(to offered: OfferedWidth, isExact: Bool = false, zoomed: Double?) {
    guard isWidthOpen, let windowWidth else { return }
    width = widest(in: windowWidth, offered)
    // Devices that are asked for have the settings that are asked for.
    zoomedWidth = devices.isEmpty ? zoomed.map { widest(in: $0, offered) } : nil
    if let zoomed = zoomedWidth, zoomed >= width { zoomedWidth = nil }
    assumed.subtract([.width, .narrower])
    if !isExact { assumed.insert(.narrower) }
  }

  /// Returns the largest width that a text in its place can have of a window, in points.
  func widest(in window: Double, _ offered: OfferedWidth) -> Double {
    let width = offered.width(in: window)
    return SystemPlace.of(role).map { min($0.share * window, width) } ?? width
  }
}
