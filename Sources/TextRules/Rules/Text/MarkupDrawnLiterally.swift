internal import AuditModel
internal import DynamicType
internal import RuleKit

/// Reports Markdown in a text that is drawn with its marks, because nothing interprets it.
///
/// SwiftUI interprets Markdown in a key, but not in a string that code has already looked up. The rule only checks
/// texts whose code or slot states that Markdown is not interpreted.
struct MarkupDrawnLiterally: TextRule {
  static let descriptor = RuleDescriptor(
    id: "markup-drawn-literally", title: "Markdown is drawn with its marks",
    rationale: "People see marks such as ** and links that do not work",
    severity: "warning", criteria: [.legibility],
    turnOffIf: "code that typecheck does not see interprets the Markdown")

  static let examples: [Example<SlotMeasurement>] = [
    Example("no marks", .literal("Save and close"), .pass),
    Example("a text in bold", .literal("Save **all** photos"), .fail, .warning, from: .extraSmall),
    Example("stars that do not pair", .literal("** Save ** all photos"), .fail, .warning, from: .extraSmall),
    Example("a link", .literal("Read our [terms](https://example.com)"), .fail, .warning, from: .extraSmall),
    Example("stars that are not marks", .literal("5 * 3 * 2"), .pass),
    Example("where Markdown may be interpreted", .body("Save **all** photos", width: 288), .notApplicable),
  ]

  func concernsWidth(of subject: SlotMeasurement) -> Bool { false }

  func judge(_ subject: SlotMeasurement) -> Judgement {
    guard subject.slot.markup == TextDetails.Markup.none, !subject.measurements.isEmpty else { return .notApplicable }
    let text = subject.string.text
    guard text.utf8.contains(where: Self.marks.contains), Self.certain.contains(where: text.contains),
      case let markdown = MarkdownText(text), markdown.plain != text || markdown.marks.drawnDoubleStars > 1,
      let breakage = FailingSizes(in: subject.measurements, where: { _ in true })
    else { return .pass }
    return .found(Diagnosis(breakage: breakage, severity: .warning, worst: 0, overBy: 0, showsText: false))
  }

  /// The bytes without which a text has no Markdown.
  private static let marks = Set("*[`".utf8)
  /// Marks that are certainly Markdown; others, such as `_`, may be literal.
  private static let certain = ["**", "](http", "](mailto:", "^[", "`"]

  func words(for diagnosis: Diagnosis, of subject: SlotMeasurement) -> (message: Finding.Message, remedy: String?) {
    (
      .hasMarks(subject),
      "pass the key on as a LocalizedStringKey, interpret the text with AttributedString(markdown:), or remove the marks"
    )
  }
}

extension Finding.Message {
  fileprivate static func hasMarks(_ subject: SlotMeasurement) -> Self {
    "\(Quotation(subject.string.text)) is drawn with its marks, because nothing interprets Markdown in this place"
  }
}

extension SlotMeasurement {
  /// Returns a text where nothing interprets Markdown.
  fileprivate static func literal(_ text: String) -> SlotMeasurement {
    .body(text, width: 288).with { $0.slot.markup = TextDetails.Markup.none }
  }
}
