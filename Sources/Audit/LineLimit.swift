import AuditModel

/// How many lines a text may take, and how that is known.
struct LineLimit: Hashable, Sendable {
  /// The limit: 0 is none, nil is unknown.
  var lines: Int?
  /// How it is known.
  var source: SlotMeasurement.LineLimitSource
}

/// What a designer saw: the source-language text in this room at Large.
struct Design: Hashable, Sendable {
  var text: String
  var locale: String
  var slot: Slot
}

extension Planner.Entry {
  /// What decides the line limit where nothing says it; nil where something does.
  var design: Design? {
    guard slot.lines == nil, slot.framework == .uikit else { return nil }
    return Design(text: sourceText ?? text, locale: sourceText == nil ? locale : sourceLocale, slot: slot)
  }

  /// The line limit.
  ///
  /// - Parameter designFits: Whether the design is one line; nil where nobody can tell.
  /// - Returns: The limit and how it is known.
  func lineLimit(designFits: Bool?) -> LineLimit {
    if let lines = slot.lines { return LineLimit(lines: lines, source: slot.linesFromItem ? .item : .option) }
    // SwiftUI's Text has no limit unless it is given one.
    if slot.framework == .swiftui { return LineLimit(lines: 0, source: .option) }
    return designFits == true ? LineLimit(lines: 1, source: .inferred) : LineLimit(lines: nil, source: .unknown)
  }

  /// The question to measure.
  ///
  /// - Parameter limit: The line limit.
  /// - Returns: The question.
  func item(_ limit: LineLimit) -> MeasurementItem {
    MeasurementItem(
      text: text, hasPlaceholders: hasPlaceholders, locale: locale, slot: slot, lineLimit: limit.lines)
  }
}

extension Measurer {
  /// Whether a design is one line; nil where there is none to look at or its script has no font.
  func fitsOneLine(_ design: Design?) throws -> Bool? {
    guard let design else { return nil }
    return try fitsOneLineAtLarge(design.text, locale: design.locale, slot: design.slot)
  }
}

extension SlotMeasurement {
  /// Joins a text, its room and the answer to its question.
  init(
    _ string: LocalizedString, entry: Planner.Entry, limit: LineLimit, answer: Measurer.Answer, minimumSize: Double
  ) {
    self.init(
      string: string, slot: entry.slot, measurements: answer.measurements, sizeAtLarge: answer.sizeAtLarge)
    lineLimitSource = limit.source
    isSource = entry.isSource
    doublesAt = answer.doublesAt
    self.minimumSize = minimumSize
    notMeasured = answer.notMeasured
    fonts = answer.fonts
    missingCharacters = answer.missingCharacters
    if entry.slot.role != .text {
      notes = ["this item has a fixed size; the Large Content Viewer serves it at accessibility sizes"]
    }
  }
}
