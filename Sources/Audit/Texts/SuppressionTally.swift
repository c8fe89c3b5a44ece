import AuditModel
import RuleKit
import Vocabulary

/// The findings suppressed by comments in the source (marks), and the use of these marks.
struct SuppressionTally: Sendable {
  /// One rule suppressed by one mark, where the rule had a finding.
  private struct Use: Hashable {
    var mark: TextDetails.Suppression
    var rule: String
  }

  /// The number of suppressed findings.
  private(set) var count = 0
  private var uses: Set<Use> = []
  /// Marks on texts that could not be checked, so that it is unknown whether they are needed.
  private var unjudged: Set<TextDetails.Suppression> = []

  /// Suppresses a finding if a mark of its text turns its rule off.
  ///
  /// - Returns: Whether the finding is suppressed.
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

  /// Returns warnings about the marks themselves: unknown rule names, and rules without a finding there.
  ///
  /// A file with several languages contains a mark only once. The mark is useful if one of the languages needs it, and
  /// that is unknown if one of them was not measured.
  ///
  /// - Parameters:
  ///   - plan: All texts, and which of them were measured.
  ///   - judging: The identifiers of the rules that ran. Nil if the run measured too little to know whether marks are
  ///     useful.
  /// - Returns: One warning per mark and rule, in the order of the texts.
  func issues(of plan: Plan, judging: Set<String>?) -> [InputIssue] {
    // Uses indices, since a closure over texts would copy each of them.
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

  /// The names of all rules, and the nearest names for misspelt ones.
  ///
  /// Only the first 50 are looked up, as whole files can be full of them.
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

  /// Returns warnings about the marks of one text: one per mark and unknown rule name.
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
      at: mark.location, "this comment turns off \(what), but nothing is found there", fix: "take it out")
  }

  private func unknown(_ rule: String, _ mark: TextDetails.Suppression, nearest: String?) -> InputIssue {
    .warning(
      at: mark.location, "this comment turns off \(Quotation(rule)), which is not a rule",
      fix: nearest.map { "write \($0), if that is meant" } ?? "name an existing rule")
  }
}
