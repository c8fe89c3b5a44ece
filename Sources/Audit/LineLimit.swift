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
  init(_ slot: Slot, designFits: Bool?) {
    if let said = slot.lines {
      (lines, source) = (said, slot.linesFromItem ? .item : .option)
    } else if slot.framework == .swiftui {
      // SwiftUI's Text has no limit unless it is given one.
      (lines, source) = (0, .option)
    } else {
      (lines, source) = designFits == true ? (1, .inferred) : (nil, .unknown)
    }
  }
}

extension SlotMeasurement {
  /// Joins a text, its room and the answer to its question.
  init(
    _ string: LocalizedString, slot: Slot, isSource: Bool, limit: LineLimit, answer: Measurer.Answer,
    minimumSize: Double
  ) {
    self.init(string: string, slot: slot, measurements: answer.measurements, sizeAtLarge: answer.sizeAtLarge)
    lineLimitSource = limit.source
    self.isSource = isSource
    doublesAt = answer.doublesAt
    self.minimumSize = minimumSize
    notMeasured = answer.notMeasured
    fonts = answer.fonts
    missingCharacters = answer.missingCharacters
    if slot.role != .text {
      notes = ["this item has a fixed size; the Large Content Viewer serves it at accessibility sizes"]
    }
  }
}
