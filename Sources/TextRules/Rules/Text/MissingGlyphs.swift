package import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports characters that the system draws as a box, and those that only the substitute fonts lack.
///
/// No system font has a noncharacter, an unassigned character, or a private-use character except Apple's logo. Such a
/// character fails in the system font. Any other character that the substitute fonts lack needs review, since the
/// system has more fonts. It takes a glyph from any of them, also for a font of the app. An audit reports each such
/// character once.
struct MissingGlyphs: TextRule {
  static let descriptor = RuleDescriptor(
    id: "missing-glyphs", title: "Characters without a glyph",
    rationale: "People see a box instead of a character that no font has, and its width is not known",
    severity:
      "warning for characters that no font of iOS has, needs review for those that only the substitute fonts lack",
    criteria: [.legibility],
    turnOffIf: "the app draws these characters with a font that typecheck cannot read")

  static let examples: [Example<SlotMeasurement>] = [
    Example("every character has a glyph", .body("Ready", width: 288), .pass),
    Example("a character for private use", lacking("\u{E000}"), .fail, .warning, from: .extraSmall),
    Example(
      "a character for private use in a font of the app",
      lacking("\u{E000}").with { $0.slot.font = Slot.CustomFont(path: "Icons.ttf", size: 17) }, .needsReview, .note,
      from: .extraSmall),
    Example(
      "a noncharacter", lacking(String(decoding: [0xFDD0] as [UInt16], as: UTF16.self)), .fail, .warning,
      from: .extraSmall),
    Example(
      "a character that only the substitute fonts lack", lacking("\u{2E31}"), .needsReview, .note, from: .extraSmall),
    Example("Apple's logo, which iOS has", lacking("\u{F8FF}"), .pass),
    Example("nothing was measured", .unmeasured("สวัสดี"), .notApplicable),
    Example(
      "a text that no code uses", lacking("\u{E000}").with { $0.slot.assumed = [.style, .unused] }, .notApplicable),
  ]

  var thresholds = RuleThresholds()

  func concernsWidth(of subject: SlotMeasurement) -> Bool { false }

  func judge(_ subject: SlotMeasurement) -> Judgement {
    guard !subject.measurements.isEmpty, !subject.sharedSlot.value.assumed.contains(.unused) else {
      return .notApplicable
    }
    guard !subject.missingCharacters.isEmpty,
      let breakage = FailingSizes(in: subject.measurements, where: { $0.missingGlyphs > 0 })
    else { return .pass }
    let isFailing = !subject.boxes.isEmpty
    guard isFailing || !subject.charactersOnlyOfSystem.isEmpty else { return .pass }
    var diagnosis = Diagnosis(
      breakage: breakage, severity: isFailing ? .warning : .note, reason: isFailing ? nil : .missingGlyphs,
      worst: breakage.first, overBy: 0, showsText: false)
    diagnosis.concernsSize = false
    return .found(diagnosis)
  }

  func words(
    for diagnosis: Diagnosis, of subject: SlotMeasurement
  ) -> (message: Finding.Message, remedy: String?) {
    if diagnosis.reason == nil {
      return (
        .haveNoGlyph(subject.boxes, in: subject), "remove them from the text, or use a font that has them"
      )
    }
    return (
      .areNotMeasured(subject.charactersOnlyOfSystem, in: subject),
      "check the text on a device, or add a font that has the character with --font-dir"
    )
  }

  private static func lacking(_ character: String) -> SlotMeasurement {
    .body("Ready \(character)", width: 400) {
      $0.missingGlyphs = 1
      ($0.outcome, $0.reason) = (.needsReview, .missingGlyphs)
    }.with { $0.missingCharacters = [character] }
  }
}

extension SlotMeasurement {
  /// The characters that the system draws as boxes.
  fileprivate var boxes: [String] {
    let slot = sharedSlot.value
    // Another font may be an icon font.
    guard slot.font == nil, slot.assumed.isDisjoint(with: [.style, .place, .face, .unfollowed]) else { return [] }
    return missingCharacters.filter { UndrawableCharacter(in: $0) != nil }
  }

  /// The characters that the substitute fonts lack, although a font of the system or the app may have them.
  package var charactersOnlyOfSystem: [String] {
    let boxes = Set(boxes)
    return missingCharacters.filter { !boxes.contains($0) && !UndrawableCharacter.isOfSystem($0) }
  }
}

extension Finding.Message {
  /// The number of characters that a message lists (our own choice).
  private static let listed = 10

  fileprivate static func haveNoGlyph(_ boxes: [String], in subject: SlotMeasurement) -> Self {
    let names = list(boxes) { "\(codePoints(of: $0)) is \(UndrawableCharacter(in: $0)?.rawValue ?? "")" }
    return "iOS draws a box in \(Quotation(subject.text)), because no font has the character: \(names)"
  }

  fileprivate static func areNotMeasured(_ gaps: [String], in subject: SlotMeasurement) -> Self {
    let names = list(gaps) { "\(Quotation.escape($0)) (\(name(of: $0)))" }
    return """
      the substitute fonts have no glyph for \(names) in \(Quotation(subject.text)), so the width is a guess; iOS may have one
      """
  }

  private static func list(_ characters: [String], _ words: (String) -> String) -> String {
    let all = characters.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return all.prefix(listed).map(words).joined(separator: ", ") + (all.count > listed ? " …" : "")
  }

  /// Returns the code point and name of a character, or all code points if there are several.
  private static func name(of character: String) -> String {
    let points = codePoints(of: character)
    let scalars = character.unicodeScalars
    guard scalars.count == 1, let name = scalars.first?.properties.name else { return points }
    return "\(points) \(name)"
  }

  private static func codePoints(of character: String) -> String {
    character.unicodeScalars.prefix(listed).map(\.codePoint).joined(separator: " ")
  }
}
