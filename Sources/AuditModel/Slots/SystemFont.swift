package import DynamicType

/// The font of a text whose place determines it, such as a tab, regardless of the slot's style.
package struct SystemFont: Hashable, Codable, Sendable {
  /// The size at Large, in points.
  package var size: Double
  /// The weight.
  package var weight: FontWeight
  /// Whether the size is the same at every size category.
  package var isFixed: Bool

  /// The places in which the system chooses the font.
  package static let places: Set<TextRole> = [.navigationTitle, .largeTitle, .barButton, .tabLabel, .segment]

  /// Creates the font that a text was measured in; nil if its slot states the font.
  package init?(_ subject: borrowing SlotMeasurement) {
    let slot = subject.sharedSlot.value
    guard Self.places.contains(slot.role), slot.size == nil, slot.font == nil, !subject.measurements.isEmpty else {
      return nil
    }
    (size, weight, isFixed) = (subject.sizeAtLarge, subject.measurements[0].weight, subject.measurements.count == 1)
  }

  /// The font in words, such as `10 pt medium`.
  package var words: String { "\(Points(size)) \(weight.rawValue)\(isFixed ? "" : " at Large")" }
}
