internal import AuditModel
internal import DynamicType

/// Some characters have no glyph in any font at hand.
///
/// The device may have them; the widths here are then a guess of one em a character.
struct MissingGlyphs: Rule {
  static let descriptor = RuleDescriptor(
    id: "missing-glyphs", title: "Characters without a glyph",
    rationale: "A character no font has is drawn as a box, and its width is not known",
    severity: "warning", criteria: [.legibility])

  static let examples: [Example<SlotMeasurement>] = [
    Example("every character has a glyph", ExampleMeasurements.body("Ready", width: 288), .pass),
    Example(
      "one character has none",
      ExampleMeasurements.body("Ready \u{E000}", width: 400) {
        $0.missingGlyphs = 1
        $0.outcome = .needsReview
        $0.reason = .missingGlyphs
      }.with { $0.missingCharacters = ["U+E000"] }, .fail, .warning, from: .extraSmall),
    Example("nothing was measured", ExampleMeasurements.unmeasured("สวัสดี"), .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: SlotMeasurement) -> Outcome {
    guard !subject.measurements.isEmpty else { return .notApplicable }
    guard let breakage = Breakage(subject, where: { $0.missingGlyphs > 0 }) else { return .pass }
    let worst = breakage.worst { Double($0.missingGlyphs) }
    var finding = Finding(
      rule: Self.descriptor.id, severity: .warning, subject: subject,
      message: .areMissing(worst.missingGlyphs, in: subject))
    finding.firstCategory = breakage.first.category
    finding.worst = Finding.Worst(category: worst.category, overBy: 0, visibleText: nil)
    finding.remedy = "name a font that has them with --font-dir, or take them out of the text"
    return .fail([finding])
  }
}

extension Finding.Message {
  fileprivate static func areMissing(_ count: Int, in subject: SlotMeasurement) -> Self {
    let listed = subject.missingCharacters.prefix(10).map { Quotation.escape($0) }.joined(separator: " ")
    let more = subject.missingCharacters.count > 10 ? " …" : ""
    let names = listed.isEmpty ? "" : ": \(listed)\(more)"
    let noun = count == 1 ? "1 character" : "\(count) characters"
    return "\(noun) of \(Quotation(subject.string.text)) \(count == 1 ? "has" : "have") no glyph in any font\(names)"
  }
}
