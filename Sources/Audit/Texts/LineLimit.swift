import AuditModel

/// How many lines a text may take, and how that is known.
struct LineLimit: Hashable, Sendable {
  /// The limit: 0 is none, nil is unknown.
  var lines: Int?
  /// How it is known.
  var source: SlotMeasurement.LineLimitSource

  /// The limit of a room.
  ///
  /// - Parameters:
  ///   - slot: The room.
  ///   - designFits: Whether the design is one line; nil where nobody can tell.
  @inline(__always)
  init(_ slot: borrowing Slot, designFits: Bool?) {
    if let declared = slot.lines {
      self.init(lines: declared, source: slot.linesFromItem ? .item : .option)
    } else if slot.framework == .swiftui {
      // SwiftUI's Text has no limit unless it is given one.
      self.init(lines: 0, source: slot.assumed.contains(.framework) ? .inferred : .option)
    } else {
      self.init(designFits: designFits)
    }
  }

  /// The limit of a room of which nobody says it.
  ///
  /// - Parameter designFits: Whether the design is one line; nil where nobody can tell.
  init(designFits: Bool?) {
    (lines, source) = designFits == true ? (1, .inferred) : (nil, .unknown)
  }

  private init(lines: Int, source: SlotMeasurement.LineLimitSource) {
    (self.lines, self.source) = (lines, source)
  }
}
