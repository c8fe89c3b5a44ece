public import AuditModel
import RuleKit
import TextRules

/// The measurers of an auditor's threads, kept between rounds so that words shaped before stay cached.
///
/// For programs that have texts in memory and pass a few thousand at a time. Rounds must not overlap: start one only
/// after the last has ended.
public final class AuditWorkers: Sendable {
  private let auditor: Auditor
  private let pool: WorkerPool<Measurer>

  /// Creates workers, whose measurers are created when a thread first needs one.
  ///
  /// - Parameter auditor: The options, the fonts and the number of threads.
  public init(_ auditor: Auditor) {
    self.auditor = auditor
    pool = WorkerPool(jobs: auditor.jobs) { [options = auditor.options, stack = auditor.stack] in
      try Measurer(options: options, stack: stack)
    }
  }

  /// Measures and checks texts independently: no text is the source of another.
  ///
  /// Equal requests are measured once. The answers are the same for any number of threads.
  ///
  /// - Parameter strings: The texts. Their ``LocalizedString/group`` is ignored.
  /// - Returns: For each text in order, one answer per style, Bold Text setting and container, or the reason why it
  ///   cannot be measured.
  /// - Throws: ``TextEngineError``.
  public func answers(to strings: [LocalizedString]) async throws -> [Result<[TextAnswer], ItemError>] {
    var catalog = Catalog()
    catalog.strings = strings
    for index in catalog.strings.indices { catalog.strings[index].group = String(index) }
    let plan = Planner(options: auditor.options).plan(catalog)
    let audit = try await TextAudit(plan, options: auditor.options, pool)
    let start = AuditPart(
      keeping: .everything, of: plan, rules: auditor.rules, policy: auditor.options.policy, joinsOpenTexts: false)
    let parts = try await pool.fold(plan.groups.count, into: start) { group, measurer, part in
      try audit.forEachText(of: group, measurer, showsCut: true) { try part.add($0, in: $1) }
    }
    var answers = [[TextAnswer]](repeating: [], count: strings.count)
    for kept in parts.flatMap(\.results).sorted(by: { $0.position < $1.position }) {
      let place = Int(plan.entries[kept.position.entry].string)
      var result = kept.result
      result.string.group = strings[place].group
      let findings = kept.findings.sortedWorstFirst().map { finding in
        var finding = finding
        finding.group = strings[place].group
        return finding
      }
      answers[place].append(TextAnswer(result: result, findings: findings))
    }
    // A text without answers has an issue in the plan, whose issues are in the order of the texts.
    var issues = plan.issues.makeIterator()
    return answers.map { answers in
      guard answers.isEmpty, let issue = issues.next() else { return .success(answers) }
      return .failure(ItemError(issue: issue))
    }
  }
}
