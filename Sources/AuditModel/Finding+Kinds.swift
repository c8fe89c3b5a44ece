/// A change of a text, rather than of the place that draws it, as the first words of a ``Finding/remedy``.
package enum TextChange: String, CaseIterable, Sendable {
  case shorten = "shorten the text"
  case removeLineBreak = "remove the line break from the text"
}

extension Finding {
  /// Whether the text must change, because no code decides the space that it has.
  package var changesText: Bool {
    guard let remedy = fields.value.remedy else { return false }
    return TextChange.allCases.contains { remedy.hasPrefix($0.rawValue) }
  }
}

extension Finding {
  /// Whether the finding is an error or warning about a place whose texts do not follow the text size.
  package var isOfFixedText: Bool {
    let fields = fields.value
    return fields.outcome == .fail && fields.severity > .note && Self.fixedTextRules.contains(fields.rule)
  }

  private static let fixedTextRules: Set<String> = ["font-does-not-scale", "custom-font-does-not-scale"]
}
