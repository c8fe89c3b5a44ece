internal import AuditModel

/// The wording of places in code.
extension Wording {
  /// The maximum number of places in a sentence (our own choice: they fill one line).
  private static let usesListed = 3

  /// Returns the places that draw a text, such as `Text at Row.swift:28 ← Strings.swift:14, and 2 more places`.
  ///
  /// Nil if there are none.
  static func uses(_ uses: [TextUse]) -> String? {
    guard !uses.isEmpty else { return nil }
    let left = uses.count - usesListed
    let more = left > 0 ? ", and \(count(left, "more place"))" : ""
    return uses.prefix(usesListed).map(use).joined(separator: ", ") + more
  }

  /// Returns a place and the steps to the key, such as `Text at Row.swift:28 ← Strings.swift:14`.
  static func use(_ use: TextUse) -> String {
    "\(sentence(use.place)) at " + ([use.location] + use.steps).map(line).joined(separator: " ← ")
  }

  private static func line(_ location: SourceLocation) -> String {
    "\(Quotation(location.file, limit: 4_096).text):\(location.line)"
  }
}
