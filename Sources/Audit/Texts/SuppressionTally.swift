import AuditModel
import RuleKit
import Vocabulary

/// What marks in comments took out of the findings.
struct SuppressionTally: Sendable {
  /// One rule that one mark turned off where it found something.
  private struct Use: Hashable {
    var mark: TextDetails.Suppression
    var rule: String
  }

  /// How many findings were taken out.
  private(set) var count = 0
  private var uses: Set<Use> = []
  /// Marks on texts that could not be judged, so that nobody knows what they are good for.
  private var unjudged: Set<TextDetails.Suppression> = []

  /// Takes a finding out where a mark of its text turns its rule off.
  ///
  /// - Parameters:
  ///   - rule: The rule's identifier.
  ///   - marks: The marks of the text.
  /// - Returns: Whether it is taken out.
  mutating func takesOut(_ rule: String, by marks: [TextDetails.Suppression]) -> Bool {
    var isOut = false
    for mark in marks where mark.rules.isEmpty || mark.rules.contains(rule) {
      uses.insert(Use(mark: mark, rule: rule))
      isOut = true
    }
    if isOut { count += 1 }
    return isOut
  }

  /// Notes that a text with marks was not judged.
  mutating func leave(_ marks: [TextDetails.Suppression]) { unjudged.formUnion(marks) }

  /// Adds what was taken out of other texts.
  mutating func add(_ other: SuppressionTally) {
    count += other.count
    uses.formUnion(other.uses)
    unjudged.formUnion(other.unjudged)
  }

  /// What is wrong with the marks themselves: names that no rule has, rules that find nothing there.
  ///
  /// A mark in a file that holds several languages is one mark: it is of use if it is in one of them, and nobody knows
  /// where one of them was not measured.
  ///
  /// - Parameters:
  ///   - plan: All texts, and which of them were measured.
  ///   - judging: The identifiers of the rules that judged; nil where the run measured too little to tell what marks are
  ///     good for.
  /// - Returns: A warning a mark and rule, in the order of the texts.
  func issues(of plan: Plan, judging: Set<String>?) -> [InputIssue] {
    // By their places: a closure that takes texts gets a copy of each.
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

  /// The names of all rules, and of those misspelt the nearest: for the first few dozen, as whole files can be full of
  /// such.
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

  /// What is wrong with the marks of a text alone: names that no rule has.
  ///
  /// - Parameter string: The text.
  /// - Returns: A warning a mark and name; none for nearly all texts.
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
    InputIssue(
      severity: .warning, location: mark.location,
      message: "this comment turns off \(what), but nothing is found there",
      remedy: "take it out")
  }

  private func unknown(_ rule: String, _ mark: TextDetails.Suppression, nearest: String?) -> InputIssue {
    InputIssue(
      severity: .warning, location: mark.location,
      message: "this comment turns off \(Quotation(rule)), which is not a rule",
      remedy: nearest.map { "write \($0), if that is meant" } ?? "name an existing rule")
  }
}
