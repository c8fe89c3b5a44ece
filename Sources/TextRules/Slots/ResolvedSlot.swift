package import AuditModel
package import DynamicType

/// The slot of a text, with the origin of each value.
package struct ResolvedSlot: Hashable, Sendable {
  /// The slot at its narrowest width.
  ///
  /// Insets are already subtracted from the width.
  package var slot: Slot
  /// The available widths on devices, narrowest first.
  ///
  /// The list is empty if no device determines the width.
  package var rooms: [DeviceRoom]
  /// The largest width that the app's code offers the text.
  package var offered = OfferedWidth()
  /// Whether the app's code offers the text exactly ``offered``, and not less.
  package var isExact = false
  /// The horizontal padding of a button or cell on each side, in points.
  package var inset: Double
  /// The Bold Text settings with which the text is measured: off, on, or both.
  package var boldText: [Bool]
  /// The styles to measure, each with every Bold Text setting.
  package var styles: [TextStyle]
  /// The origins of all values that are not defaults.
  package var origins: [SlotField: SlotOrigin]

  /// The slots to measure: one list per style and Bold Text setting, narrowest first.
  package var slots: [[Slot]] {
    styles.flatMap { style in boldText.map { (style, $0) } }.map { style, isBold in
      var copy = slot
      (copy.style, copy.boldText) = (style, isBold)
      guard !rooms.isEmpty else { return [copy] }
      return rooms.map { room in
        (copy.width, copy.devices, copy.windowWidth) = (room.width - 2 * inset, room.devices, room.windowWidth)
        if isExact || copy.assumed.contains(.narrower), let window = room.windowWidth {
          copy.width = copy.widest(in: window, offered)
        }
        return copy
      }
    }
  }

  /// Returns the value of a field as readable text, or nil if it has none.
  package func value(of field: SlotField) -> String? {
    switch field {
    case .width: rooms.isEmpty ? SlotShape.shown(slot.width + 2 * inset) : nil
    case .devices: rooms.isEmpty ? nil : rooms.map { SlotShape.shown($0.width) }.joined(separator: ", ")
    case .inset: SlotShape.shown(inset)
    case .boldText: boldText.count == 2 ? "both" : boldText == [true] ? "on" : "off"
    case .font: slot.font.map { "\($0.path), \(SlotShape.shown($0.size)) pt" }
    default: field.descriptor.shown(in: slot)
    }
  }
}
