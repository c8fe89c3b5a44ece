internal import AuditModel
internal import RuleKit

/// Reports a text that seems to ask people to turn the device.
///
/// An app has to work in any orientation, and not everybody can turn the device. The words come from our own lists
/// for thirty languages. A match needs review, since a text about rotating a picture may contain the same words.
struct RotationInstruction: Rule {
  static let descriptor = RuleDescriptor(
    id: "rotation-instruction", title: "A text asks people to turn the device",
    rationale: "People cannot turn a mounted device, and others already know that they can turn theirs",
    severity: "warning, always needs review", criteria: [.orientation, .layout], guidelines: [6],
    turnOffIf: "turning the device is part of what the app does, such as in a spirit level")

  static let examples: [Example<Translation>] = [
    Example("about something else", .text("Save your photo", source: nil, locale: "en"), .pass),
    Example("a phone that is turned on", .text("Turn on your phone", source: nil, locale: "en"), .pass),
    Example("rotate", .text("Please rotate your device", source: nil, locale: "en"), .needsReview, .warning),
    Example("turned sideways", .text("Turn your iPhone sideways", source: nil, locale: "en"), .needsReview, .warning),
    Example("in German", .text("Bitte drehe dein Gerät ins Querformat", source: nil), .needsReview, .warning),
    Example(
      "in one of its forms",
      .plural(
        ["one": "Ein Bild", "other": "Drehe dein Telefon für alle Bilder"], source: ["one": "a", "other": "b"],
        locale: "de"), .needsReview, .warning),
    Example("a language without a list", .text("Rotate", source: nil, locale: "tlh"), .notApplicable),
  ]

  func evaluate(_ subject: Translation) -> Outcome {
    guard let words = RotationWords.words(of: subject.string.locale) else { return .notApplicable }
    for form in subject.forms {
      guard let found = words.found(in: form.text) else { continue }
      var finding = Finding(
        rule: Self.descriptor.id, severity: .warning, translation: subject, form: form, message: .has(found, form.text))
      finding.outcome = .needsReview
      finding.reason = .meaning
      return .needsReview(finding)
    }
    return .pass
  }
}

extension Finding.Message {
  fileprivate static func has(_ words: [String], _ text: String) -> Self {
    let words = words.map { "\"\($0)\"" }
    return "\(Quotation(text)) seems to ask people to turn the device: it contains \(Listing(words))"
  }
}
