internal import AuditModel

extension Slot {
  /// Limits a width that nothing states to what a place in the window can have.
  mutating func limitWidth(to offered: OfferedWidth) {
    guard !assumed.isDisjoint(with: [.width, .narrower]), let windowWidth else { return }
    width = widest(in: windowWidth, offered)
    assumed.remove(.width)
    assumed.insert(.narrower)
  }

  /// Returns the largest width that a text in its place can have of a window, in points.
  func widest(in window: Double, _ offered: OfferedWidth) -> Double {
    let width = offered.width(in: window)
    return SystemPlace.of(role).map { min($0.share * window, width) } ?? width
  }
}
