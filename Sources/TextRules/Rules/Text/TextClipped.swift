internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a text whose lines are higher than its container, so that the last line is clipped or missing.
///
/// In a SwiftUI frame, a text has fewer lines instead, which ``TextTruncated`` reports. A single line is drawn beyond
/// an unclipped frame.
///
/// Lines have blank space above and below their letters. It is an error only if the height lacks more than this space,
/// so that letters are cut off wherever the text is in its container. A single line in the middle of its container
/// passes if all of its letters are visible. In between, the text needs review, as do several lines, of which the last
/// may be missing. Letter heights are known for Latin, Cyrillic and Greek in the system font.
///
/// The severity is determined as in ``TextTruncated``. A height that depends on the line height of a tall script
/// needs review, because UIKit enlarges such lines by an unpublished amount.
struct TextClipped: TextRule {
  static let descriptor = RuleDescriptor(
    id: "text-clipped", title: "Text is clipped by a fixed height",
    rationale: "People cannot read clipped lines, and nothing shows them that there is more",
    severity: "error up to 200 % of the size at Large, warning above",
    criteria: [.resizeText, .largerText], options: [.enlargement], guidelines: [44],
    turnOffIf: "texts with a fixed height scroll, so that people can reach every line")

  static let examples: [Example<SlotMeasurement>] = [
    Example("high enough at every size", room(height: 70, clippedAbove: 53), .pass),
    Example("no height given", .body("Ready", width: 288), .notApplicable),
    Example("too low from AX1", room(height: 32, clippedAbove: 24), .fail, .error, from: .accessibilityMedium),
    Example(
      "too low at AX5", room(height: 60, clippedAbove: 50), .fail, .warning, from: .accessibilityExtraExtraExtraLarge),
    Example(
      "a tall script", room(height: 70, clippedAbove: 53, review: .tallScriptHeight), .needsReview, .note,
      from: .accessibilityExtraExtraExtraLarge),
    Example(
      "the letters may fit", room(height: 50, clippedAbove: 53, review: .letterHeight), .needsReview, .note,
      from: .accessibilityExtraExtraExtraLarge),
    Example(
      "within the error margin of the height, without a line limit",
      room(height: 70, clippedAbove: 53, review: .withinErrorBar).with { subject in
        for index in subject.measurements.indices { subject.measurements[index].lineLimit = 0 }
      }, .needsReview, .note, from: .accessibilityExtraExtraExtraLarge),
    Example(
      "within the error margin of the width, with a line limit",
      room(height: 70, clippedAbove: 53, review: .withinErrorBar), .pass),
  ]

  var thresholds = RuleThresholds()

  /// Returns whether a height is stated, without which nothing is clipped.
  func concernsWidth(of subject: SlotMeasurement) -> Bool { subject.slot.height != nil }

  func judge(_ subject: SlotMeasurement) -> Judgement {
    guard subject.slot.height != nil, !subject.measurements.isEmpty else { return .notApplicable }
    let breakage = FailingSizes(in: subject.measurements) { $0.clippedBy > 0 && $0.outcome == .fail }
    guard let breakage else { return review(of: subject).map { .found($0) } ?? .pass }
    let worst = breakage.worst(of: subject, by: \.clippedBy)
    return .found(
      Diagnosis(
        breakage: breakage, severity: breakage.severity(of: subject, enlargement: thresholds[.enlargement]),
        worst: worst, overBy: subject.measurements[worst].clippedBy))
  }

  private func review(of subject: SlotMeasurement) -> Diagnosis? {
    var reasons: [ReviewReason] = [.letterHeight, .tallScriptHeight]
    if subject.isLimitedByHeightAlone, subject.slot.overflow == .clipped {
      reasons += [.withinErrorBar, .placeholderWidth, .inflection]
    }
    guard var review = Diagnosis.review(of: subject, for: reasons) else { return nil }
    if review.reason == .letterHeight {
      review.overBy = subject.measurements[review.worst].height - (subject.slot.height ?? 0)
      return review
    }
    review.overBy = subject.measurements[review.breakage.worst(of: subject, by: \.clippedBy)].clippedBy
    return review
  }

  func words(for diagnosis: Diagnosis, of subject: SlotMeasurement) -> (message: Finding.Message, remedy: String?) {
    if let reason = diagnosis.reason { return (.needsReview(reason, of: subject), nil) }
    let remedy = Remedy(subject, diagnosis.breakage, enlargement: thresholds[.enlargement])
    return (.isClipped(diagnosis.breakage, subject), remedy.height)
  }

  /// Returns one line in a container of `height`, which is clipped above a size.
  ///
  /// If `review` is set, the text needs review at AX5 for that reason.
  private static func room(
    height: Double, clippedAbove size: Double, review: ReviewReason? = nil
  ) -> SlotMeasurement {
    .body("Ready", width: 288) { one in
      one.clippedBy = one.size > size ? max(one.height - height, 1) : 0
      if one.clippedBy > 0 {
        one.fits = false
        one.outcome = .fail
      } else if one.size == 53, let review {
        one.outcome = .needsReview
        one.reason = review
      }
    }.with { $0.slot.height = height }
  }
}

extension Finding.Message {
  fileprivate static func isClipped(_ breakage: FailingSizes, _ subject: SlotMeasurement) -> Self {
    let first = subject.measurements[breakage.first]
    let room = subject.slot.height ?? 0
    return """
      \(Quotation(subject.text)) is clipped\(breakage.when(subject)): needs a height of \
      \(Points(room + first.clippedBy)), has \(Points(room))
      """
  }

  fileprivate static func needsReview(_ reason: ReviewReason, of subject: SlotMeasurement) -> Self {
    switch reason {
    case .letterHeight:
      """
      the lines are taller than the container, which has \(Points(subject.slot.height ?? 0)), but their letters may fit
      """
    case .tallScriptHeight: "the system increases the line height of this script by an unpublished amount"
    case .placeholderWidth: "the text fits the height \(subject.stated), whose values are not known"
    case .inflection: "the system inflects words of the text, so the number of lines is not known"
    default: "the number of lines is too uncertain to decide whether the height is enough"
    }
  }
}
