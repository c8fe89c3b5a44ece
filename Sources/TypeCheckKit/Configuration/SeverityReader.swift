import AuditModel
import DynamicType
import RuleKit
import Vocabulary

/// A reader of the key `severity`.
///
/// A rule or `all` has one severity, or one for each range of size categories.
struct SeverityReader {
  func read(_ node: ConfigurationNode) -> [SeverityChoice] {
    var choices: [SeverityChoice] = []
    for (text, key, value) in node.fields("write {text-truncated: {XS-XXXL: error, AX1-AX5: warning}}") {
      let rule = text == "all" ? text : key.named(RuleName.known)
      guard let rule else { continue }
      let name = rule == "all" ? nil : rule
      choices += self.choices(for: name, value, at: key)
    }
    return choices
  }

  /// Returns one severity, or one for each range of size categories.
  ///
  /// A problem with the rule itself is reported at `key`.
  func choices(for name: String?, _ value: ConfigurationNode, at key: ConfigurationNode) -> [SeverityChoice] {
    guard value.isMapping else {
      let severity: Finding.Severity? = value.named("a severity")
      return severity.map { [SeverityChoice(rule: name, severity: $0)] } ?? []
    }
    if let name, !RuleRegistry.dependsOnSize(name) {
      key.problem(
        "findings of \(name) do not depend on the text size, so the rule has no severity per size",
        "write one severity, such as \(name): warning")
      return []
    }
    return value.entries("").compactMap { range, value in
      guard let categories = range.named(Self.categories),
        let severity: Finding.Severity = value.named("a severity")
      else { return nil }
      return SeverityChoice(rule: name, categories: categories, severity: severity)
    }
  }

  /// Returns the categories of a range such as `XS-XXXL`, of a name such as `XL` or `standard`, or of a list.
  private static func categories(_ text: String) throws(UnknownName) -> [ContentSizeCategory] {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2 else { return try ContentSizeCategory.list(text) }
    let first = try ContentSizeCategory(name: String(ends[0]))
    let last = try ContentSizeCategory(name: String(ends[1]))
    return ContentSizeCategory.allCases.filter { $0 != .default && $0 >= min(first, last) && $0 <= max(first, last) }
  }
}
