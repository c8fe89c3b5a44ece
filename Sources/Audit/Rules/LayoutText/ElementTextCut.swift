internal import Adaptivity
internal import AuditModel
internal import DynamicType

/// A text is wider or higher than the frame that its element has in a layout, so part of it is not seen.
///
/// Measured by the text engine at the environment's text size, with as many lines as the layout allows; where it says
/// none, as many as are needed. A frame that differs from its text by less than the error bar was made for the text and
/// counts as fitting. Severity as for texts with a stated room: error up to twice the size at Large, warning above it,
/// and a warning where the text is secondary.
struct ElementTextCut: WeighingRule {
  static let descriptor = RuleDescriptor(
    id: "element-text-cut", title: "A text is cut off in its frame",
    rationale: "What people ask to see larger has to stay whole: the layout gives way, not the text",
    severity: "error up to 200 % of the size at Large, warning above and for secondary texts",
    criteria: [.resizeText, .largerText, .layout], options: [.enlargement], guidelines: [44])

  static let examples: [Example<ElementText>] = [
    Example("room enough", ElementTextExamples.text("Ready", frame: (16, 100, 200, 30)), .pass),
    Example(
      "cut on its one line",
      ElementTextExamples.text("Save and close", frame: (16, 100, 90, 30)) {
        ($0.truncated, $0.overBy, $0.naturalWidth) = (true, 22, 112)
      }, .fail, .error),
    Example(
      "cut, but secondary",
      ElementTextExamples.text("Save and close", frame: (16, 100, 90, 30), [.secondary]) {
        ($0.truncated, $0.overBy, $0.naturalWidth) = (true, 22, 112)
      }, .fail, .warning),
    Example(
      "cut at AX5, which is more than twice as large",
      ElementTextExamples.text(
        "Save and close", frame: (16, 100, 90, 80), category: .accessibilityExtraExtraExtraLarge
      ) { ($0.truncated, $0.overBy, $0.naturalWidth) = (true, 200, 290) }, .fail, .warning),
    Example(
      "its lines are higher than the frame",
      ElementTextExamples.text("Save and close", frame: (16, 100, 90, 30)) {
        ($0.lineLimit, $0.lineCount, $0.clippedBy) = (0, 2, 14)
      }, .fail, .error),
    Example(
      "as wide as its frame, by the error bar",
      ElementTextExamples.text("Save and close", frame: (16, 100, 112, 30)) { $0.reason = .withinErrorBar }, .pass),
    Example(
      "a script whose lines grow by an unpublished amount",
      ElementTextExamples.text("สวัสดี", frame: (16, 100, 112, 30)) { $0.reason = .tallScriptHeight }, .needsReview,
      .note),
    Example(
      "the text is what VoiceOver reads",
      ElementTextExamples.text("Save and close", frame: (16, 100, 90, 30), [.spokenText]) {
        ($0.truncated, $0.overBy, $0.naturalWidth) = (true, 22, 112)
      }, .needsReview, .note),
    Example("no font for its script", ElementTextExamples.unmeasured("សួស្តី"), .notApplicable),
  ]

  init() {}

  func weight(of subject: ElementText) -> JoinedFindings.Weight? {
    let answer = subject.answer
    guard !answer.value.measurements.isEmpty else { return nil }
    switch answer.value.measurements[0].outcome {
    case .pass, .notApplicable: return nil
    case .needsReview:
      guard let reason = answer.value.measurements[0].reason, reason != .withinErrorBar else { return nil }
      return JoinedFindings.Weight(isDoubt: true, severity: .note)
    case .fail:
      let flags = subject.place.value.layout.elements[subject.index].flags
      guard !flags.contains(.spokenText) else { return JoinedFindings.Weight(isDoubt: true, severity: .note) }
      guard let breakage = Breakage(in: answer.value.measurements, where: { $0.outcome == .fail }) else { return nil }
      let severity = breakage.severity(of: answer.value, enlargement: RuleDescriptor.Option.enlargement.value)
      let one = answer.value.measurements[0]
      return JoinedFindings.Weight(
        severity: flags.contains(.secondary) ? min(severity, .warning) : severity,
        overBy: max(one.overBy, one.clippedBy, one.wordOverBy))
    }
  }

  func evaluate(_ subject: ElementText) -> Outcome {
    let answer = subject.answer
    guard let one = answer.value.measurements.first else { return .notApplicable }
    guard let weight = weight(of: subject) else { return .pass }
    var verdict = ScreenVerdict(Self.descriptor, subject)
    if weight.isDoubt {
      let reason = one.outcome == .needsReview ? one.reason : nil
      verdict.doubt(
        subject.index, reason ?? .notDescribed, reason.map { .doubt($0, answer.value) } ?? .mayBeCut(answer.value))
    } else {
      verdict.add(
        weight.severity, subject.index, by: weight.overBy,
        .isCut(one, answer.value, in: subject.place.value.layout.elements[subject.index].frame),
        remedy: "give it the room it needs, more lines, or a frame that grows with the text")
    }
    return verdict.outcome
  }
}

extension Finding.Message {
  fileprivate static func isCut(_ one: TextMeasurement, _ measured: SlotMeasurement, in frame: Rect) -> Self {
    let text = Quotation(measured.isAsWritten ? measured.string.text : measured.measuredText ?? measured.text)
    if one.truncated, one.lineLimit == 1 {
      return "\(text) is cut: it needs \(Points(one.naturalWidth)), its frame has \(Points(frame.width)) on 1 line"
    }
    if one.truncated {
      return """
        \(text) is cut: it needs \(one.lineCount) lines of \(Points(frame.width)), it may have \(one.lineLimit ?? 1)
        """
    }
    if one.breaksWord {
      return "\(text) has a word that is \(Points(one.wordOverBy)) wider than its frame of \(Points(frame.width))"
    }
    let lines = one.lineCount == 1 ? "line is" : "\(one.lineCount) lines are"
    return "\(text) is cut through: its \(lines) \(Points(one.height)) high, its frame \(Points(frame.height))"
  }

  fileprivate static func mayBeCut(_ measured: SlotMeasurement) -> Self {
    """
    \(Quotation(measured.text)) does not fit its frame, but it is what VoiceOver reads; what is drawn may \
    differ
    """
  }

  fileprivate static func doubt(_ reason: ReviewReason, _ measured: SlotMeasurement) -> Self {
    let text = Quotation(measured.text)
    switch reason {
    case .placeholderWidth: return "\(text) fits, and the values of its placeholders, which are not known, may be wider"
    case .missingGlyphs: return "\(text) has characters without a glyph, so its width is not known"
    default: return "the height of the lines of \(text) is not known"
    }
  }
}
