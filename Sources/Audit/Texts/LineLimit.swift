import AuditModel

/// The line limit of a text and its origin.
struct LineLimit: Hashable, Sendable {
  /// The maximum number of lines.
  ///
  /// 0 means unlimited, and nil means unknown.
  var lines: Int?
  /// The origin of the limit.
  var source: SlotMeasurement.LineLimitSource

  /// Creates the limit that applies to a slot.
  ///
  /// `designFits` is whether the design fits on one line, or nil if that cannot be determined.
  @inline(__always)
  init(_ slot: borrowing Slot, designFits: Bool?) {
    if let declared = slot.lines {
      self.init(lines: declared, source: slot.linesFromItem ? .item : .option)
    } else if slot.framework == .swiftui {
      // A SwiftUI `Text` has no limit unless one is set.
      self.init(lines: 0, source: slot.assumed.contains(.framework) ? .inferred : .option)
    } else {
      self.init(designFits: designFits)
    }
  }

  /// Creates the limit for a slot that does not state one.
  ///
  /// `designFits` is whether the design fits on one line, or nil if that cannot be determined.
  init(designFits: Bool?) {
    (lines, source) = designFits == true ? (1, .inferred) : (nil, .unknown)
  }

  private init(lines: Int, source: SlotMeasurement.LineLimitSource) {
    (self.lines, self.source) = (lines, source)
  }
}
