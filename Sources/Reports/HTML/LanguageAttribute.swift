/// Converts locales to HTML's `lang` attribute.
enum LanguageAttribute {
  /// Returns the language tag of a locale, such as `de` or `pt-BR`, or nil if it is not well-formed.
  ///
  /// Underscores become hyphens.
  static func language(of locale: String) -> String? {
    let parts = locale.split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first, 2...3 ~= first.utf8.count, first.utf8.allSatisfy(\.isLetter),
      parts.count <= 8, parts.allSatisfy({ 1...8 ~= $0.utf8.count && $0.utf8.allSatisfy(\.isLetterOrDigit) })
    else { return nil }
    return parts.joined(separator: "-")
  }
}
