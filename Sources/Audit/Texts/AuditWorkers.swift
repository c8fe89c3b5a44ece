public import AuditModel
import RuleKit
import TextRules

/// The measurers of an auditor's threads, which are kept between rounds so that shaped words stay cached.
///
/// This is for programs that pass a few thousand texts from memory at a time. Rounds must not overlap: start a round
/// only after the previous one has ended.
public final class AuditWorkers: Sendable {
  private let auditor: Auditor
  private let pool: WorkerPool<Measurer>

  /// Creates workers; their measurers are created when a thread first needs one.
  ///
  /// - Parameter auditor: The auditor with the options, the fonts and the number of threads.
  public init(_ auditor: Auditor) {
    self.auditor = auditor
    pool = WorkerPool(jobs: auditor.jobs) { [options = auditor.options, stack = auditor.stack] in
      try Measurer(options: options, stack: stack)
    }
  }

  /// Measures and checks texts independently, so that no text is the source text of another.
  ///
  /// Equal requests are only measured once. The answers do not depend on the number of threads.
  ///
  /// - Parameter strings: The texts. Their ``LocalizedString/group`` is ignored.
  /// - Returns: The results in the order of the texts. A result has answers for each style, Bold Text setting and
  ///   container, or the reason why the text cannot be measured.
  /// - Throws: ``TextEngineError`` if a font cannot be read.
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
    // A text without answers has an issue in the plan. The issues are in the order of the texts.
    var issues = plan.issues.makeIterator()
    return answers.map { answers in
      guard answers.isEmpty, let issue = issues.next() else { return .success(answers) }
      return .failure(ItemError(issue: issue))
    }
  }
}
