internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports a text that fits only because it is shrunk, so that people who chose larger text do not get it.
///
/// Only categories of 200 % or more count. A drawn size below twice Large's is a warning, and one below Large's is an
/// error.
struct TextShrunk: TextRule {
  static let descriptor = RuleDescriptor(
    id: "text-shrunk", title: "Text is shrunk to fit",
    rationale: "People who choose larger text do not get it if the text shrinks to fit",
    severity: "warning when drawn below 200 % of the size at Large, error when below the size at Large",
    criteria: [.resizeText, .largerText], options: [.enlargement], guidelines: [44],
    turnOffIf: "the app shrinks these texts on purpose, such as amounts that must stay on one line")

  static let examples: [Example<SlotMeasurement>] = [
    Example("drawn at full size", .body("Ready", width: 288), .pass),
    Example("shrunk to 36 pt at AX5, still above 34", shrunk(at: [53: 0.68]), .pass),
    Example("shrunk to 22 pt at XXXL, a size below 200 %", shrunk(at: [23: 0.9]), .pass),
    Example("shrunk to 30 pt at AX3", shrunk(at: [40: 0.75]), .fail, .warning, from: .accessibilityExtraLarge),
    Example(
      "shrunk to 16 pt at AX5", shrunk(at: [47: 0.7, 53: 0.3]), .fail, .error, from: .accessibilityExtraExtraLarge),
    Example(
      "shrunk and still cut off, which text-truncated reports",
      .body("Save and close", width: 200) { $0.scale = $0.truncated ? 0.5 : 1 }, .pass),
    Example("a fixed size", .tabLabel("Home", width: 60), .notApplicable),
    Example(
      "a navigation title, which may not grow", shrunk(at: [53: 0.3]).with { $0.slot.role = .navigationTitle },
      .notApplicable),
  ]

  var thresholds = RuleThresholds()

  /// Returns whether the text may shrink; otherwise it always has its full size.
  func concernsWidth(of subject: SlotMeasurement) -> Bool { subject.slot.minimumScale != nil }

  func judge(_ subject: SlotMeasurement) -> Judgement {
    // A place that may not grow may never shrink a text either.
    guard !subject.slot.role.isFixedSize, !subject.mayNotGrow, !subject.measurements.isEmpty else {
      return .notApplicable
    }
    let smallest = thresholds[.enlargement] * subject.sizeAtLarge - 0.001
    // A larger enlargement only makes the rule stricter: sizes from 200 % on are always checked.
    let doubled = RuleDescriptor.Option.enlargement.defaultValue
    let breakage = FailingSizes(in: subject.measurements) { one in
      one.scale < 1 && !one.truncated && one.outcome != .needsReview
        && subject.isEnlarged(one, by: doubled) && one.size * one.scale < min(smallest, one.size - 0.001)
    }
    guard let breakage else { return .pass }
    let worst = breakage.worst(of: subject) { -$0.size * $0.scale }
    let one = subject.measurements[worst]
    let isUnderLarge = one.size * one.scale < subject.sizeAtLarge - 0.001 && subject.provesError(at: one.category)
    let over = one.lineLimit == 1 ? one.naturalWidth - subject.slot.width : 0
    return .found(
      Diagnosis(
        breakage: breakage, severity: isUnderLarge ? .error : .warning, worst: worst, overBy: max(one.overBy, over, 0)))
  }

  func words(for diagnosis: Diagnosis, of subject: SlotMeasurement) -> (message: Finding.Message, remedy: String?) {
    let remedy = Remedy(subject, diagnosis.breakage, enlargement: thresholds[.enlargement])
    return (.isShrunk(diagnosis, subject), remedy.linesOrWidth)
  }

  /// Returns a text drawn at the given scale for each of the given sizes.
  private static func shrunk(at scales: [Double: Double]) -> SlotMeasurement {
    .body("Ready", width: 288) { $0.scale = scales[$0.size] ?? 1 }
  }
}

extension Finding.Message {
  fileprivate static func isShrunk(_ diagnosis: Diagnosis, _ subject: SlotMeasurement) -> Self {
    let worst = subject.measurements[diagnosis.worst]
    return """
      \(Quotation(subject.text)) is shrunk\(diagnosis.breakage.when(subject)): drawn at \(Points(worst.size * worst.scale)) at \
      \(CategoryOrder(worst.category).name) instead of \(Points(worst.size)) (Large: \
      \(Points(subject.sizeAtLarge)))
      """
  }
}
