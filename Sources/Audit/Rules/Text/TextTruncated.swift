internal import AuditModel
internal import Bytes
internal import DynamicType

/// A text needs more lines than it has, so its end is cut off.
///
/// Severity: error when it breaks at or before the first category whose size is at least twice Large's (body: AX3; a
/// style that never doubles: AX5), warning after it. With an inferred line limit one step milder, and in the source
/// language itself a note after XXXL. A width within the error bar of the limit needs a person.
struct TextTruncated: TextRule {
  static let descriptor = RuleDescriptor(
    id: "text-truncated", title: "Text is cut off",
    rationale: "A reader who needs larger text loses the end of the sentence, and often its meaning",
    severity: "error up to 200 % of the size at Large, warning above; milder when the line limit is inferred",
    criteria: [.resizeText, .largerText], options: [.enlargement], guidelines: [44])

  static let examples: [Example<SlotMeasurement>] = [
    Example("short enough at every size", ExampleMeasurements.body("Ready", width: 288), .pass),
    Example(
      "cut at AX3, the size that is 235 %", ExampleMeasurements.body("Save and close", width: 270), .fail, .error,
      from: .accessibilityExtraLarge),
    Example(
      "cut only after 200 %", ExampleMeasurements.body("Save and close", width: 288), .fail, .warning,
      from: .accessibilityExtraExtraLarge),
    Example(
      "cut at AX3, inferred limit", ExampleMeasurements.body("Save and close", width: 270, limitFrom: .inferred), .fail,
      .warning, from: .accessibilityExtraLarge),
    Example(
      "cut after 200 %, inferred limit", ExampleMeasurements.body("Save and close", width: 288, limitFrom: .inferred),
      .fail, .note, from: .accessibilityExtraExtraLarge),
    Example(
      "the source text itself, cut after XXXL",
      ExampleMeasurements.body("Save and close", width: 200, limitFrom: .inferred).with { $0.isSource = true }, .fail,
      .note, from: .accessibilityLarge),
    Example(
      "the source text itself, cut at XXXL",
      ExampleMeasurements.body("Save and close", width: 160, limitFrom: .inferred).with { $0.isSource = true }, .fail,
      .warning, from: .extraExtraExtraLarge),
    Example("two lines are enough", ExampleMeasurements.body("Save and close", width: 200, lines: 2), .pass),
    Example("no limit", ExampleMeasurements.body("Save and close", width: 40, lines: 0), .pass),
    Example(
      "only AX5 was measured, which is far above 200 %",
      ExampleMeasurements.body("Save and close", width: 288).with {
        $0.doublesAt = .accessibilityExtraLarge
        $0.measurements.removeFirst(11)
      }, .fail, .warning, from: .accessibilityExtraExtraExtraLarge),
    Example(
      "a style that never doubles",
      ExampleMeasurements.body("Save and close", width: 360).with { $0.sizeAtLarge = 34 }, .fail, .error,
      from: .accessibilityExtraExtraExtraLarge),
    Example("a fixed size", ExampleMeasurements.tabLabel("Notifications", width: 60), .fail, .error, from: .large),
    Example(
      "how many lines is not known",
      ExampleMeasurements.body("A sentence that nobody gave a slot", width: 200, lines: nil) {
        $0.outcome = .needsReview
        $0.reason = .noSlot
      }, .needsReview, .note, from: .extraSmall),
    Example(
      "within the error bar at AX5",
      ExampleMeasurements.body("Ready", width: 132.6) {
        guard $0.category == .accessibilityExtraExtraExtraLarge else { return }
        $0.truncated = true
        $0.outcome = .needsReview
        $0.reason = .withinErrorBar
      }, .needsReview, .note, from: .accessibilityExtraExtraExtraLarge),
    Example("nothing was measured", ExampleMeasurements.unmeasured("สวัสดี"), .notApplicable),
  ]

  init() {}

  func judge(_ subject: SlotMeasurement) -> Judgement {
    guard !subject.measurements.isEmpty else { return .notApplicable }
    let enlargement = RuleDescriptor.Option.enlargement.value
    guard let breakage = Breakage(in: subject.measurements, where: { $0.truncated && $0.outcome == .fail }) else {
      return doubt(about: subject).map { .found($0) } ?? .pass
    }
    let worst = breakage.worst(of: subject, by: \.overBy)
    return .found(
      Diagnosis(
        breakage: breakage, severity: breakage.severity(of: subject, enlargement: enlargement), worst: worst,
        overBy: subject.measurements[worst].overBy))
  }

  /// A doubt about the number of lines; one about the height alone is ``TextClipped``'s.
  private func doubt(about subject: SlotMeasurement) -> Diagnosis? {
    guard subject.measurements.first?.lineLimit != 0 else { return nil }
    return Diagnosis.doubt(on: subject, about: Self.doubts)
  }

  private static let doubts: [ReviewReason] = [.noSlot, .withinErrorBar, .missingGlyphs, .placeholderWidth]

  func words(for diagnosis: Diagnosis, of subject: SlotMeasurement) -> (message: Finding.Message, remedy: String?) {
    if let reason = diagnosis.reason { return (.doubt(reason, of: subject), nil) }
    let enlargement = RuleDescriptor.Option.enlargement.value
    let remedy = Remedy(subject, diagnosis.breakage, enlargement: enlargement)
    return (.isCut(diagnosis.breakage, subject), remedy.linesOrWidth)
  }
}

extension SlotMeasurement {
  /// Whether the text may have as many lines as it needs, so long as they are not too high.
  var isLimitedByHeightAlone: Bool { measurements.first?.lineLimit == 0 && slot.height != nil }
}

extension Finding.Message {
  /// Whatever the number of lines: a word that is too wide for one is cut or broken.
  private static func noSlot(_ subject: SlotMeasurement) -> Self {
    guard let broken = Breakage(in: subject.measurements, where: \.breaksWord) else {
      return "how many lines the text may take is not known"
    }
    return "how many lines the text may take is not known, but one of its words is too wide\(broken.when(subject))"
  }

  fileprivate static func isCut(_ breakage: Breakage, _ subject: SlotMeasurement) -> Self {
    let first = subject.measurements[breakage.first]
    let isTooWide = first.lineLimit == 1 && first.naturalWidth > subject.slot.width
    var words = ByteBuffer(capacity: 256)
    words.append(literal: "\"")
    words.append(Quotation(subject.text).text)
    words.append(literal: "\" is cut")
    words.append(breakage.when(subject))
    words.append(literal: ": needs ")
    if isTooWide {
      words.append(Points(first.naturalWidth).number)
      words.append(literal: " pt ± ")
      words.append(Points(first.uncertainty).number)
      words.append(literal: ", has ")
      words.append(Points(subject.slot.width).number)
      words.append(literal: " pt on ")
    } else {
      words.append(decimal: first.lineCount)
      words.append(literal: " lines of ")
      words.append(Points(subject.slot.width).number)
      words.append(literal: " pt, has ")
    }
    words.append(decimal: first.lineLimit ?? 1)
    words.append(first.lineLimit ?? 1 == 1 ? " line" : " lines")
    if subject.lineLimitSource == .inferred {
      words.append(subject.isSource ? " (inferred)" : " (inferred from the source language)")
    }
    return Self(stringLiteral: words.text)
  }

  fileprivate static func doubt(_ reason: ReviewReason, of subject: SlotMeasurement) -> Self {
    switch reason {
    case .noSlot: noSlot(subject)
    case .withinErrorBar: "the width is too near the limit to tell whether the text is cut"
    case .placeholderWidth: "the text fits \(subject.stated), whose values are not known"
    case .missingGlyphs: "some characters have no glyph, so the width is not known"
    default: "the height of this script's lines is not known"
    }
  }
}
