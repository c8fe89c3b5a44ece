import TypeCheckKit

// sample: own-rule
/// A translation ends with white space that its source does not have.
struct TrailingSpace: Rule {
  static let descriptor = RuleDescriptor(
    id: "trailing-space", title: "Text ends with white space",
    rationale: "Centred text then stands off its centre, and joined texts have two spaces",
    severity: "warning",
    criteria: [
      RuleDescriptor.Criterion(id: "UAX 14", title: "Spaces", source: "https://www.unicode.org/reports/tr14/#SP")
    ])

  static let examples: [Example<Translation>] = [
    Example("without", german("Sichern", source: "Save"), .pass),
    Example("as in the source", german("Name: ", source: "Name: "), .pass),
    Example("one too many", german("Sichern ", source: "Save"), .fail, .warning),
    Example("nothing to compare with", german("Sichern ", source: nil), .notApplicable),
  ]

  init() {}

  func evaluate(_ subject: Translation) -> Outcome {
    guard let source = subject.source else { return .notApplicable }
    let text = subject.string.text
    guard text.last?.isWhitespace == true, source.last?.isWhitespace != true else { return .pass }
    var finding = Finding(
      rule: Self.descriptor.id, severity: .warning, translation: subject, message: .endsWithSpace(text))
    finding.remedy = "remove the white space at its end"
    return .fail([finding])
  }

  private static func german(_ text: String, source: String?) -> Translation {
    let place = SourceLocation(file: "de.json", line: 3, column: 12)
    let string = LocalizedString(location: place, key: "save", text: text, locale: "de", group: "*.json")
    return Translation(string: string, source: source, sourceLocale: "en")
  }
}

extension Finding.Message {
  fileprivate static func endsWithSpace(_ text: String) -> Self { "\(Quotation(text)) ends with white space" }
}
// end sample

enum OwnRule {
  static func run() throws {
    // sample: run-own-rule
    for example in TrailingSpace.examples {
      let outcome = TrailingSpace().evaluate(example.subject)
      print(outcome.kind == example.outcome, example.name, outcome.findings.map(\.message.text).joined())
    }
    // end sample
  }
}
