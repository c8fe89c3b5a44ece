internal import Adaptivity
internal import AuditModel
internal import DynamicType
internal import RuleKit
internal import TextRules

/// Reports a text that is wider or taller than its element's frame in a layout, so that part of it is cut off.
///
/// The text is measured at the environment's text size, with the layout's line limit if it has one. A text that exceeds
/// its frame by less than the error margin passes, because the frame was probably made for it. The severity is error up
/// to twice the size at Large and warning above, as for texts in slots. Secondary texts get at most a warning.
///
/// Without a layout for a text size, the frame at another size is used. A text that does not fit it needs review, since
/// the frame may grow. A one-line text that is wider than the window fails in any frame.
struct ElementTextCut: Rule {
  static let descriptor = RuleDescriptor(
    id: "element-text-cut", title: "Text is cut off in its frame",
    rationale: "People who choose larger text lose the part that does not fit its frame",
    severity: "error up to 200 % of the size at Large, warning above, for secondary text and in shared stack views",
    criteria: [.resizeText, .largerText, .layout], options: [.enlargement], guidelines: [44],
    turnOffIf: "the app cuts off text in its frame on purpose, such as a message preview in a list", screens: .all)

  /// Returns a text on one line in a frame of 90 points that is too narrow for it.
  private static func cut(
    by points: Double, _ flags: LayoutElement.Flags = [], category: ContentSizeCategory = .large,
    describedAt: ContentSizeCategory? = nil
  ) -> ElementText {
    .text("Save and close", frame: (16, 100, 90, 80), flags, category: category, describedAt: describedAt) {
      ($0.truncated, $0.overBy, $0.naturalWidth) = (true, points, 90 + points)
    }
  }

  static let examples: [Example<ElementText>] = [
    Example("enough space", .text("Ready", frame: (16, 100, 200, 30)), .pass),
    Example("cut on its one line", cut(by: 22), .fail, .error),
    Example("cut, but secondary", cut(by: 22, [.secondary]), .fail, .warning),
    Example(
      "cut at AX5, which is more than twice as large", cut(by: 200, category: .accessibilityExtraExtraExtraLarge),
      .fail, .warning),
    Example(
      "its lines are taller than the frame",
      .text("Save and close", frame: (16, 100, 90, 30)) { ($0.lineLimit, $0.lineCount, $0.clippedBy) = (0, 2, 14) },
      .fail, .error),
    Example(
      "as wide as its frame, within the error margin",
      .text("Save and close", frame: (16, 100, 112, 30)) { $0.reason = .withinErrorBar }, .pass),
    Example(
      "a script with an unpublished line height",
      .text("สวัสดี", frame: (16, 100, 112, 30)) { $0.reason = .tallScriptHeight }, .needsReview, .note),
    Example("the text is what VoiceOver reads", cut(by: 22, [.spokenText]), .needsReview, .note),
    Example(
      "measured at AX3 in its frame at Large, which may grow",
      cut(by: 150, category: .accessibilityExtraLarge, describedAt: .large), .needsReview, .note),
    Example(
      "one line, wider than the window at AX3",
      .text("Save, close and go on", frame: (16, 100, 361, 30), category: .accessibilityExtraLarge, describedAt: .large)
      { ($0.truncated, $0.overBy, $0.naturalWidth, $0.lineLimit) = (true, 139, 500, 1) }, .fail, .error),
    Example("no font for its script", .unmeasured("សួស្តី"), .notApplicable),
  ]

  var thresholds = RuleThresholds()

  /// Returns the rank of the finding that ``evaluate(_:)`` would return, without its message; nil if there is none.
  ///
  /// Layouts show an element in many environments, and only one finding on it is kept.
  func weight(of subject: ElementText) -> JoinedFindings.Weight? {
    let answer = subject.answer
    guard !answer.value.measurements.isEmpty else { return nil }
    switch answer.value.measurements[0].outcome {
    case .pass, .notApplicable: return nil
    case .needsReview:
      guard let reason = answer.value.measurements[0].reason, reason != .withinErrorBar else { return nil }
      return JoinedFindings.Weight(needsReview: true, severity: .note)
    case .fail:
      let flags = subject.place.value.layout.elements[subject.index].flags
      guard !flags.contains(.spokenText) else { return JoinedFindings.Weight(needsReview: true, severity: .note) }
      guard subject.describedAt == nil || Self.isWiderThanWindow(subject) else {
        return JoinedFindings.Weight(needsReview: true, severity: .note)
      }
      guard let breakage = FailingSizes(in: answer.value.measurements, where: { $0.outcome == .fail }) else {
        return nil
      }
      let severity = breakage.severity(of: answer.value, enlargement: thresholds[.enlargement])
      let one = answer.value.measurements[0]
      return JoinedFindings.Weight(
        severity: flags.contains(.secondary) ? min(severity, .warning) : severity,
        overBy: max(one.overBy, one.clippedBy, one.wordOverBy))
    }
  }

  /// Returns whether a text limited to one line is wider than the window, so that no frame can contain it.
  private static func isWiderThanWindow(_ subject: ElementText) -> Bool {
    let screen = subject.place.value
    guard let one = subject.answer.value.measurements.first, one.truncated, one.lineLimit == 1,
      !screen.outline.entries[subject.index].scrollsHorizontally
    else { return false }
    return one.naturalWidth - one.uncertainty > widest(on: screen)
  }

  /// Returns the width of the safe area, or of the window if the safe area is unknown.
  private static func widest(on screen: ScreenMeasurement) -> Double { screen.safe?.width ?? screen.window.width }

  func evaluate(_ subject: ElementText) -> Outcome {
    let answer = subject.answer
    guard let one = answer.value.measurements.first else { return .notApplicable }
    guard let weight = weight(of: subject) else { return .pass }
    var outcome = OutcomeBuilder(Self.descriptor, on: subject.screen)
    if weight.needsReview {
      let reason = one.outcome == .needsReview ? one.reason : nil
      let element = subject.place.value.layout.elements[subject.index]
      let cut = subject.describedAt.flatMap { category in
        element.flags.contains(.spokenText)
          ? nil : Finding.Message.isCut(one, answer.value, in: element.frame, of: category)
      }
      outcome.needsReview(
        subject.index, reason ?? .notDescribed,
        reason.map { .needsReview($0, answer.value) } ?? cut ?? .mayBeCut(answer.value))
    } else {
      outcome.add(
        weight.severity, subject.index, by: weight.overBy,
        subject.describedAt == nil
          ? .isCut(one, answer.value, in: subject.place.value.layout.elements[subject.index].frame)
          : .isWider(one, answer.value, than: Self.widest(on: subject.place.value)),
        remedy: "give it more space or more lines, or a frame that grows with the text")
    }
    return outcome.outcome
  }
}

extension Finding.Message {
  /// Returns the message for a one-line text that is wider than the window, whatever its frame.
  fileprivate static func isWider(
    _ one: TextMeasurement, _ measured: SlotMeasurement, than width: Double
  ) -> Self {
    let text = Quotation(measured.isAsWritten ? measured.string.text : measured.measuredText ?? measured.text)
    return "\(text) is cut: it needs \(Points(one.naturalWidth)) on 1 line, but the window has \(Points(width))"
  }

  /// Returns the message for a text that is cut off in the frame of another text size.
  fileprivate static func isCut(
    _ one: TextMeasurement, _ measured: SlotMeasurement, in frame: Rect, of category: ContentSizeCategory
  ) -> Self {
    """
    \(isCut(one, measured, in: frame).text) in the layout for \(category.shortName); how its frame grows up to \
    \(one.category.shortName) is not described
    """
  }

  fileprivate static func isCut(_ one: TextMeasurement, _ measured: SlotMeasurement, in frame: Rect) -> Self {
    let text = Quotation(measured.isAsWritten ? measured.string.text : measured.measuredText ?? measured.text)
    if one.truncated, one.lineLimit == 1 {
      return "\(text) is cut: it needs \(Points(one.naturalWidth)), but its frame has \(Points(frame.width)) on 1 line"
    }
    if one.truncated {
      return """
        \(text) is cut: it needs \(one.lineCount) lines of \(Points(frame.width)); its limit is \(one.lineLimit ?? 1)
        """
    }
    if one.breaksWord {
      return "\(text) has a word that is \(Points(one.wordOverBy)) wider than its frame of \(Points(frame.width))"
    }
    let lines = one.lineCount == 1 ? "line is" : "\(one.lineCount) lines are"
    return "\(text) is clipped: its \(lines) \(Points(one.height)) high, but its frame is only \(Points(frame.height))"
  }

  fileprivate static func mayBeCut(_ measured: SlotMeasurement) -> Self {
    """
    \(Quotation(measured.text)) does not fit its frame, but this is the VoiceOver text; the drawn text may \
    differ
    """
  }

  fileprivate static func needsReview(_ reason: ReviewReason, _ measured: SlotMeasurement) -> Self {
    let text = Quotation(measured.text)
    switch reason {
    case .placeholderWidth: return "\(text) fits, but the unknown values of its placeholders may be wider"
    case .missingGlyphs: return "\(text) has characters without a glyph, so its width is not known"
    case .hyphenation:
      return "\(text) has a word wider than its frame, and iOS may hyphenate or break it by rules that are not measured"
    default: return "the line height of \(text) is not known"
    }
  }
}
