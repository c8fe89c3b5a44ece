public import AuditModel
import RuleKit
import TextRules

/// The threads' measurers of an auditor, kept from one round of texts to the next, so that words met before stay known.
///
/// For programs that have texts in memory and hand them over some thousands at a time. One round at a time: the next may
/// begin when the last has ended.
public final class AuditWorkers: Sendable {
  private let auditor: Auditor
  private let pool: WorkerPool<Measurer>

  /// Creates workers; nothing is opened yet.
  ///
  /// - Parameter auditor: Says what is measured for, with which fonts, and on how many threads.
  public init(_ auditor: Auditor) {
    self.auditor = auditor
    pool = WorkerPool(jobs: auditor.jobs) { [options = auditor.options, stack = auditor.stack] in
      try Measurer(options: options, stack: stack)
    }
  }

  /// Measures and judges texts, each on its own: none is the source of another.
  ///
  /// Equal questions are measured once. The answers are the same for any number of threads.
  ///
  /// - Parameter strings: The texts; their ``LocalizedString/group`` does not count.
  /// - Returns: For each text in order one answer for each Bold Text setting and room, or what it asks for that there is
  ///   not.
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
      try audit.audit(group, measurer, into: &part)
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
    // What has no answer has a reason: it turned out when it was measured, else the plan has it, in the same order.
    var issues = plan.issues.makeIterator()
    let refused = parts.reduce(into: [:]) { $0.merge($1.refused) { own, _ in own } }
    return answers.enumerated().map { place, answers in
      guard answers.isEmpty, let issue = refused[place] ?? issues.next() else { return .success(answers) }
      return .failure(ItemError(issue: issue))
    }
  }
}
