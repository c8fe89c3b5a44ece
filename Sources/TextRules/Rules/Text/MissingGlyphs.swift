internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports characters that have no glyph in any available font.
///
/// The device may have a font with the glyph. The measured width of such a character is a guess of one em.
struct MissingGlyphs: TextRule {
  static let descriptor = RuleDescriptor(
    id: "missing-glyphs", title: "Characters without a glyph",
    rationale: "People see a box instead of a character that no font has, and its width is unknown",
    severity: "warning", criteria: [.legibility],
    turnOffIf: "the device has fonts for these characters that typecheck cannot read")

  static let examples: [Example<SlotMeasurement>] = [
    Example("every character has a glyph", .body("Ready", width: 288), .pass),
    Example(
      "one character has none",
      .body("Ready \u{E000}", width: 400) {
        $0.missingGlyphs = 1
        $0.outcome = .needsReview
        $0.reason = .missingGlyphs
      }.with { $0.missingCharacters = ["U+E000"] }, .fail, .warning, from: .extraSmall),
    Example("nothing was measured", .unmeasured("สวัสดี"), .notApplicable),
  ]

  func concernsWidth(of subject: SlotMeasurement) -> Bool { false }

  func judge(_ subject: SlotMeasurement) -> Judgement {
    guard !subject.measurements.isEmpty else { return .notApplicable }
    guard let breakage = Breakage(in: subject.measurements, where: { $0.missingGlyphs > 0 }) else { return .pass }
    let worst = breakage.worst(of: subject) { Double($0.missingGlyphs) }
    return .found(Diagnosis(breakage: breakage, severity: .warning, worst: worst, overBy: 0, showsText: false))
  }

  func words(for diagnosis: Diagnosis, of subject: SlotMeasurement) -> (message: Finding.Message, remedy: String?) {
    (
      .areMissing(subject.measurements[diagnosis.worst].missingGlyphs, in: subject),
      "add a font that has them with --font-dir, or remove them from the text"
    )
  }
}

extension Finding.Message {
  fileprivate static func areMissing(_ count: Int, in subject: SlotMeasurement) -> Self {
    let listed = subject.missingCharacters.prefix(10).map { Quotation.escape($0) }.joined(separator: " ")
    let more = subject.missingCharacters.count > 10 ? " …" : ""
    let names = listed.isEmpty ? "" : ": \(listed)\(more)"
    let noun = count == 1 ? "1 character" : "\(count) characters"
    return "\(noun) of \(Quotation(subject.text)) \(count == 1 ? "has" : "have") no glyph in any font\(names)"
  }
}
