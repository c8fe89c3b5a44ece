import AuditModel
import RuleKit
import Vocabulary

/// A tally of the findings that comments in the source (marks) suppress, and of the use of these marks.
struct SuppressionTally: Sendable {
  /// A mark that suppressed a finding of a rule.
  private struct Use: Hashable {
    var mark: TextDetails.Suppression
    var rule: String
  }

  /// The number of suppressed findings.
  private(set) var count = 0
  private var uses: Set<Use> = []
  /// The marks on texts that were not checked, which may or may not be needed.
  private var unjudged: Set<TextDetails.Suppression> = []

  /// Returns whether a mark turns a rule off, and counts the finding as suppressed if so.
  mutating func takesOut(_ rule: String, by marks: [TextDetails.Suppression]) -> Bool {
    var isOut = false
    for mark in marks where mark.rules.isEmpty || mark.rules.contains(rule) {
      uses.insert(Use(mark: mark, rule: rule))
      isOut = true
    }
    if isOut { count += 1 }
    return isOut
  }

  /// Records the marks of a text that was not checked.
  mutating func leave(_ marks: [TextDetails.Suppression]) { unjudged.formUnion(marks) }

  /// Adds the tally of other texts.
  mutating func add(_ other: SuppressionTally) {
    count += other.count
    uses.formUnion(other.uses)
    unjudged.formUnion(other.unjudged)
  }

  /// Returns warnings about unknown rule names in marks, and about marks that suppress no finding.
  ///
  /// The warnings are in the order of the texts. A file with several languages contains a mark only once. The mark is
  /// useful if any of the languages needs it. If a language was not measured, this is unknown. `judging` contains the
  /// rules that ran, or is nil if the run measured too little to determine whether marks are useful.
  func issues(of plan: Plan, judging: Set<String>?) -> [InputIssue] {
    // The closure uses indexes, because a closure over texts would copy each text.
    let isMarked = plan.strings.indices.contains { plan.strings[$0].details?.suppressions.isEmpty == false }
    guard isMarked else { return [] }
    var tally = self
    var isMeasured = [Bool](repeating: false, count: plan.strings.count)
    for entry in plan.entries { isMeasured[Int(entry.string)] = true }
    for index in plan.strings.indices where !isMeasured[index] {
      tally.leave(plan.strings[index].details?.suppressions ?? [])
    }
    var issues: [InputIssue] = []
    var seen: Set<TextDetails.Suppression> = []
    var names = RuleNames()
    for string in plan.strings {
      for mark in string.details?.suppressions ?? [] where seen.insert(mark).inserted {
        issues += tally.issues(of: mark, &names, judging: judging ?? [])
      }
    }
    return issues
  }

  /// The names of all rules, and the nearest names for misspelt names.
  ///
  /// Only the first 50 misspelt names are looked up, because a file can contain many.
  private struct RuleNames {
    let known = RuleRegistry.descriptors.map(\.id)
    private var nearest: [String: String] = [:]

    mutating func nearest(to name: String) -> String? {
      if let found = nearest[name] { return found }
      guard nearest.count < 50 else { return nil }
      nearest[name] = UnknownName(name, kind: "a rule", known: known).nearest.first
      return nearest[name]
    }
  }

  /// Returns warnings about unknown rule names in the marks of a text.
  static func unknownRules(of string: LocalizedString) -> [InputIssue] {
    guard let marks = string.details?.suppressions, !marks.isEmpty else { return [] }
    var names = RuleNames()
    return marks.flatMap { SuppressionTally().issues(of: $0, &names, judging: []) }
  }

  private func issues(
    of mark: TextDetails.Suppression, _ names: inout RuleNames, judging: Set<String>
  ) -> [InputIssue] {
    if mark.rules.isEmpty {
      let isUsed =
        judging.isEmpty || unjudged.contains(mark) || judging.contains { uses.contains(Use(mark: mark, rule: $0)) }
      return isUsed ? [] : [useless("all rules", mark)]
    }
    var issues: [InputIssue] = []
    for (place, rule) in mark.rules.enumerated() where !mark.rules[..<place].contains(rule) {
      if !names.known.contains(rule) {
        issues.append(unknown(rule, mark, nearest: names.nearest(to: rule)))
      } else if judging.contains(rule), !unjudged.contains(mark), !uses.contains(Use(mark: mark, rule: rule)) {
        issues.append(useless(rule, mark))
      }
    }
    return issues
  }

  private func useless(_ what: String, _ mark: TextDetails.Suppression) -> InputIssue {
    .warning(
      at: mark.location, "this comment turns off \(what), but there is no such finding", fix: "remove it")
  }

  private func unknown(_ rule: String, _ mark: TextDetails.Suppression, nearest: String?) -> InputIssue {
    .warning(
      at: mark.location, "this comment turns off \(Quotation(rule)), which is not a rule",
      fix: nearest.map { "write \($0) if you mean that" } ?? "name an existing rule")
  }
}
