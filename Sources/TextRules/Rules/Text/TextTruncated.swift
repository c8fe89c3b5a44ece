internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a text that needs more lines than it has, so that its end is cut off.
///
/// A failure is an error up to the first category whose size is at least twice Large's, and a warning after it. That
/// category is AX3 for body, and AX5 for a style that never doubles. The text needs review if its style, width or line
/// limit is assumed, or if its width is within the error margin of the limit.
struct TextTruncated: TextRule {
  static let descriptor = RuleDescriptor(
    id: "text-truncated", title: "Text is cut off",
    rationale: "People who need larger text lose the end of the sentence, and often its meaning",
    severity: "error up to 200 % of the size at Large, warning above",
    criteria: [.resizeText, .largerText], options: [.enlargement], guidelines: [44],
    turnOffIf: "the app cuts these texts on purpose, such as the preview of an article")

  static let examples: [Example<SlotMeasurement>] = [
    Example("short enough at every size", .body("Ready", width: 288), .pass),
    Example(
      "cut at AX3, which is 235 % of the size at Large", .body("Save and close", width: 270), .fail, .error,
      from: .accessibilityExtraLarge),
    Example(
      "cut only above 200 %", .body("Save and close", width: 288), .fail, .warning, from: .accessibilityExtraExtraLarge),
    Example(
      "one line is not enough, with an inferred line limit",
      .body("Save and close", width: 270, limitFrom: .inferred) { $0.leaveOpen() }, .needsReview, .note,
      from: .accessibilityExtraLarge),
    Example("two lines are enough", .body("Save and close", width: 200, lines: 2), .pass),
    Example("no line limit", .body("Save and close", width: 40, lines: 0), .pass),
    Example(
      "only AX5 was measured, which is far above 200 %",
      .body("Save and close", width: 288).with {
        $0.doublesAt = .accessibilityExtraLarge
        $0.measurements.removeFirst(11)
      }, .fail, .warning, from: .accessibilityExtraExtraExtraLarge),
    Example(
      "a style that never doubles", .body("Save and close", width: 360).with { $0.sizeAtLarge = 34 }, .fail, .error,
      from: .accessibilityExtraExtraExtraLarge),
    Example("a fixed size", .tabLabel("Notifications", width: 60), .fail, .error, from: .large),
    Example(
      "unknown line limit",
      .body("A sentence without a stated slot", width: 200, lines: nil) {
        $0.outcome = .needsReview
        $0.reason = .noSlot
      }, .needsReview, .note, from: .extraSmall),
    Example(
      "unknown line limit, but one line is enough",
      .body("Ready", width: 288, lines: nil) {
        $0.outcome = .needsReview
        $0.reason = .noSlot
      }, .pass),
    Example(
      "within the error margin at AX5",
      .body("Ready", width: 132.6) {
        guard $0.category == .accessibilityExtraExtraExtraLarge else { return }
        $0.truncated = true
        $0.outcome = .needsReview
        $0.reason = .withinErrorBar
      }, .needsReview, .note, from: .accessibilityExtraExtraExtraLarge),
    Example("nothing was measured", .unmeasured("สวัสดี"), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func judge(_ subject: SlotMeasurement) -> Judgement {
    guard !subject.measurements.isEmpty else { return .notApplicable }
    // With an inferred limit, only a height of less than one line fails. An assumed style or width never fails.
    let isStated = subject.lineLimitSource != .inferred && !subject.sharedSlot.value.isContainerAssumed
    let breakage = FailingSizes(in: subject.measurements) { $0.truncated && $0.outcome == .fail && isStated }
    guard let breakage else { return review(of: subject).map { .found($0) } ?? .pass }
    // If it is unknown whether the place grows, larger sizes add nothing to the first.
    let worst = subject.mayNotGrow ? breakage.first : breakage.worst(of: subject, by: \.overBy)
    return .found(
      Diagnosis(
        breakage: breakage, severity: breakage.severity(of: subject, enlargement: thresholds[.enlargement]),
        worst: worst, overBy: subject.measurements[worst].overBy))
  }

  /// Returns a diagnosis if the number of lines needs review, otherwise nil.
  ///
  /// ``TextClipped`` covers the height.
  private func review(of subject: SlotMeasurement) -> Diagnosis? {
    if let open = openLines(of: subject) { return open }
    guard subject.measurements.first?.lineLimit != 0 || subject.mayLoseLines else { return nil }
    return Diagnosis.review(of: subject, for: Self.reasons)
  }

  private static let reasons: [ReviewReason] = [.withinErrorBar, .growthUnknown, .placeholderWidth, .inflection]

  /// Returns a diagnosis of the sizes at which one line is not enough, for a text with an unknown slot.
  ///
  /// A text that the app's code does not use is only counted.
  private func openLines(of subject: SlotMeasurement) -> Diagnosis? {
    let reason = subject.sharedSlot.value.openReason
    guard reason != .noUseFound else { return nil }
    let breakage = FailingSizes(in: subject.measurements) {
      $0.lineCount > 1 && ($0.reason?.isOpen == true || $0.wordOverByAnywhere > 0)
    }
    return breakage.map { Diagnosis(review: $0, reason, of: subject) }
  }

  func words(for diagnosis: Diagnosis, of subject: SlotMeasurement) -> (message: Finding.Message, remedy: String?) {
    if let reason = diagnosis.reason { return (.needsReview(reason, of: subject), nil) }
    let message = Finding.Message.isCut(diagnosis.breakage, subject)
    let first = subject.measurements[diagnosis.breakage.first]
    if SystemPlace.of(subject.slot.role)?.lines == 1, first.lineLimit == 1 {
      if subject.isCutAtLineBreak(first) { return (message, TextChange.removeLineBreak.rawValue) }
      let width =
        subject.slot.assumed.contains(.narrower)
        ? " of at most \(Points(subject.slot.width))"
        : "; it needs \(Points((first.naturalWidth + first.uncertainty).rounded(.up)))"
      return (message, "\(TextChange.shorten.rawValue): this place has one line\(width)")
    }
    if subject.isCutByHeight(first) {
      return (message, Remedy(subject, diagnosis.breakage, enlargement: thresholds[.enlargement]).heightOfLines)
    }
    return (message, Remedy(subject, diagnosis.breakage, enlargement: thresholds[.enlargement]).linesOrWidth)
  }
}

extension SlotMeasurement {
  /// The parts of the slot that are not stated, in words.
  fileprivate var unstated: [String] {
    var unstated: [String] = []
    if slot.assumed.contains(.style) { unstated.append("the text style") }
    if slot.assumed.contains(.width) { unstated.append("the available width") }
    if !isLineLimitStated { unstated.append("the line limit") }
    return unstated
  }

  /// Returns whether the height, rather than a stated line limit, limits the lines of a text that is cut off.
  fileprivate func isCutByHeight(_ measurement: TextMeasurement) -> Bool {
    slot.overflow != .clipped && measurement.lineLimit != (slot.lines ?? 0)
  }

  /// Returns whether a text with explicit line breaks is cut off after the first, although its lines are short enough.
  fileprivate func isCutAtLineBreak(_ measurement: TextMeasurement) -> Bool {
    measurement.lineLimit == 1 && measurement.naturalWidth <= slot.width && hasHardBreak
  }

  /// Whether the height may limit the lines of a text in a SwiftUI frame: one more line would be too high.
  var mayLoseLines: Bool {
    guard slot.overflow != .clipped, let height = slot.height else { return false }
    return measurements.contains { $0.height + $0.leading > height }
  }

  /// Whether the text is limited by a height but not by a number of lines.
  var isLimitedByHeightAlone: Bool { measurements.first?.lineLimit == 0 && slot.height != nil }
}

extension Finding.Message {
  /// Returns the message for a text whose slot is not fully known.
  ///
  /// The message also mentions a word too wide for a line, which is cut off or broken whatever the limit.
  private static func noSlot(_ subject: SlotMeasurement) -> Self {
    let open = FailingSizes(in: subject.measurements) { $0.lineCount > 1 }
    var words = "one line is not enough\(open?.when(subject) ?? ""); "
    if subject.slot.assumed.contains(.place) {
      words += "the container is not known, since the key or comment names another place"
    } else if subject.slot.assumed.contains(.unfollowed) {
      words += "the app's code mentions the key in a way that typecheck could not trace to a place on the screen"
    } else {
      words += "\(Listing(subject.unstated)) \(subject.unstated.count.form("is", "are")) not known"
    }
    if let broken = FailingSizes(in: subject.measurements, where: { $0.wordOverBy > 0 }) {
      words += "; a word is too wide for a line\(broken.when(subject))"
    }
    return Self(stringLiteral: words)
  }

  fileprivate static func isCut(_ breakage: FailingSizes, _ subject: SlotMeasurement) -> Self {
    let first = subject.measurements[breakage.first]
    let isLow = subject.isCutByHeight(first)
    let isTooWide = first.lineLimit == 1 && first.naturalWidth > subject.slot.width && !isLow
    let lineLimit = first.lineLimit ?? 1
    let width = subject.width
    let lines = first.lineCount.counted("line")
    let needs =
      isTooWide
      ? "\(Points(first.naturalWidth)) ± \(Points(first.uncertainty).number), has \(width) on "
      : subject.isCutAtLineBreak(first)
        ? "\(lines) because of its line breaks, has " : "\(lines) of \(width), has "
    let words = "\"\(Quotation(subject.text).text)\" is cut\(breakage.when(subject)): needs \(needs)"
    let height = isLow ? " in a height of \(Points(subject.slot.height ?? 0))" : ""
    return Self(stringLiteral: "\(words)\(lineLimit.counted("line"))\(height)")
  }

  fileprivate static func needsReview(_ reason: ReviewReason, of subject: SlotMeasurement) -> Self {
    switch reason {
    case .noSlot, .useNotFollowed: noSlot(subject)
    case .growthUnknown: "the text is cut if this place grows with the text size, which is not known"
    case .withinErrorBar: "the width is too close to the limit to decide whether the text is cut"
    case .placeholderWidth: "the text fits \(subject.stated), whose values are not known"
    case .inflection: "the system inflects words of the text, so the width is not known"
    default: "the line height of this script is not known"
    }
  }
}
