internal import AuditModel

extension Wording {
  /// Returns a comparison in words, such as `Since main.json: 3 new, 1 worse, 12 known, 2 fixed`.
  static func comparison(_ comparison: Comparison) -> String {
    "Since \(Quotation.escape(comparison.file)): \(changes(comparison))"
  }

  /// Returns the counts of a comparison, such as `3 new, 1 worse, 12 known, 2 fixed`.
  static func changes(_ comparison: Comparison) -> String {
    var parts = [
      "\(number(comparison.new)) new", "\(number(comparison.worse)) worse", "\(number(comparison.known)) known",
      "\(number(comparison.fixed.count)) fixed",
    ]
    if comparison.accepted > 0 { parts.append("\(number(comparison.accepted)) accepted or turned off") }
    if comparison.notChecked > 0 { parts.append("\(number(comparison.notChecked)) not checked in this run") }
    return parts.joined(separator: ", ")
  }

  /// Returns a fixed finding in words, such as `App/de.strings:3:12 save (de) [text-truncated]`.
  static func fixed(_ finding: EarlierFinding) -> String {
    "\(place(finding.location)) \(key(finding.key, finding.locale)) [\(sentence(finding.rule))]"
  }
}

extension Finding {
  /// The change as a mark, such as `new`; nil for known findings and without a comparison.
  var mark: String? { fields.mark }
}

extension Shared where Value == Finding.Fields {
  /// The change as a mark, such as `new`; nil for known findings and without a comparison.
  var mark: String? { value.change == .known ? nil : value.change?.rawValue }
}

extension AuditReport {
  /// The findings, with new and worse ones before known ones.
  ///
  /// Reports with only some findings could otherwise hide the new ones.
  var findingsByChange: [Finding] {
    guard comparison != nil else { return findings }
    return findings.filter { $0.mark != nil } + findings.filter { $0.mark == nil }
  }
}
