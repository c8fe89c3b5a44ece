import Adaptivity
public import AuditModel
import DynamicType
public import RuleKit
public import TextEngine
public import TextRules

/// Runs a whole audit: plans, measures in parallel, judges by every rule, in an order that never changes.
public struct Auditor: Sendable {
  /// The options.
  public let options: MeasureOptions
  /// The fonts.
  public let stack: FontStack
  /// How many threads measure; the result is the same for any number.
  public let jobs: Int
  let rules: RuleSet

  /// Creates an auditor and opens its fonts.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - fontDirectories: Folders with the user's own fonts, tried first.
  ///   - jobs: How many threads measure, from 1.
  /// - Throws: ``TextEngineError`` when a font that was asked for cannot be used.
  public init(options: MeasureOptions, fontDirectories: [String], jobs: Int) throws {
    let locator = FontLocator(fontDirectories: fontDirectories)
    try self.init(options: options, sharing: try OpenFonts(locator), jobs: jobs)
  }

  /// Creates an auditor over fonts that are open, which others may use too, and opens the app's own fonts.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - fonts: The fonts.
  ///   - jobs: How many threads measure, from 1.
  /// - Throws: ``TextEngineError`` when an app's own font cannot be used.
  public init(options: MeasureOptions, sharing fonts: OpenFonts, jobs: Int) throws {
    let stack = try fonts.stack.with(customFont: options.slot.font?.path)
    // What cannot be opened is told before anything is measured.
    for font in options.resolver.fonts { _ = try stack.with(customFont: font) }
    self.init(options: options, stack: stack, jobs: jobs)
  }

  /// Creates an auditor over fonts that are open.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - stack: The fonts.
  ///   - jobs: How many threads measure, from 1.
  public init(options: MeasureOptions, stack: FontStack, jobs: Int) {
    self.options = options
    self.stack = options.systemVersion.map { stack.with(fonts: FontGeneration(iOS: $0.major)) } ?? stack
    self.jobs = max(1, jobs)
    rules = RuleSet(options.rules)
  }

  /// A report of a run of this auditor before anything is measured.
  ///
  /// - Parameters:
  ///   - version: The tool's version.
  ///   - widthSource: Where the default width comes from, for a person.
  /// - Returns: A report without results.
  public func emptyReport(version: String, widthSource: String) -> AuditReport {
    let slot = options.slot
    var report = AuditReport(
      version: version, platform: options.platform.rawValue,
      container: .init(
        width: slot.width, height: slot.height, lines: slot.lines.map(String.init) ?? "auto", source: widthSource))
    report.categories = options.categories
    report.rules = RuleRegistry.text.map(\.descriptor)
    report.libraries = Self.libraries
    report.notes += options.resolver.roomNotes
    if options.platform.usesIOSTable {
      report.notes.append(
        "\(options.platform.displayName) has no published size table: every size is iOS's, an estimate")
    }
    return report
  }

  /// What an audit comes to.
  public struct Result: Sendable {
    /// Every text with its measurements, in input order; empty where they are not kept.
    public var results: [SlotMeasurement]
    /// What the rules found, worst first, as far as it is kept.
    public var findings: [Finding]
    /// Counts.
    public var summary: AuditReport.Summary
    /// What is told of all results and findings as a whole.
    public var tally: AuditReport.Tally
    /// The identifiers of the faces and rules that were used.
    public var fonts: Set<String>
    /// Items that could not be measured because of what they themselves say, and marks in comments that are of no use.
    public var issues: [InputIssue]
    /// How many findings marks in comments took out.
    public var suppressed: Int
    /// What the rules that judged say of themselves, by identifier.
    public var rules: [RuleDescriptor]
    /// What became of findings after the rules had made them.
    public var acceptance: AcceptanceTally
    /// How many texts say nothing of their room, nor does a pattern.
    public var textsWithoutSlot: Int
    /// How many texts have their room by each pattern of ``SlotResolver/patterns``.
    public var patternUses: [Int]
  }

  /// Measures and judges every text of a catalog.
  ///
  /// Equal questions are measured once; every place keeps its own findings.
  ///
  /// - Parameters:
  ///   - catalog: What the files said.
  ///   - isMeasured: Which of its texts are measured, by their places; the others only say what the design was. Nil is
  ///     all.
  ///   - retention: What is kept of results and findings; counts are always of everything.
  ///   - progress: Told now and then how many of how many texts are done, from any thread.
  /// - Returns: Results and findings; a text whose size is missing is an issue, and the others stay.
  /// - Throws: ``TextEngineError``; `CancellationError` where its task is cancelled, at the next text.
  public func audit(
    _ catalog: Catalog, measuring isMeasured: [Bool]? = nil, keeping retention: AuditRetention = .everything,
    progress: @escaping @Sendable (_ done: Int, _ of: Int) -> Void = { _, _ in }
  ) async throws -> Result {
    let workers = WorkerPool(jobs: jobs) { [options, stack] in try Measurer(options: options, stack: stack) }
    let plan = Planner(options: options).plan(catalog, measuring: isMeasured)
    let audit = try await TextAudit(plan, options: options, workers)
    let start = AuditPart(keeping: retention, of: plan, rules: rules, policy: options.policy)
    var parts = try await workers.fold(plan.groups.count, into: start, progress: progress) { group, measurer, part in
      try audit.audit(group, measurer, into: &part)
    } finish: {
      $0.sort()
    }
    var whole = start
    // The last first: what was added is let go at once, so that the whole is its only owner.
    while let part = parts.popLast() { whole.add(part) }
    whole.countOpenKeys()
    let kept = try await kept(&whole, retention, of: audit, workers)
    let refused = whole.refused.sorted { $0.key < $1.key }.map(\.value)
    let marks = whole.suppressions.issues(of: plan, judging: options.policy.reportsUselessMarks ? rules.ids : nil)
    var result = Result(
      results: kept.results, findings: kept.findings, summary: whole.summary, tally: whole.tally,
      fonts: whole.fonts, issues: plan.issues + refused + marks,
      suppressed: whole.suppressions.count,
      rules: RuleRegistry.descriptors.filter { rules.ids.contains($0.id) }, acceptance: whole.acceptance,
      textsWithoutSlot: plan.textsWithoutSlot, patternUses: plan.patternUses)
    result.summary.texts = plan.texts - refused.count
    return result
  }

  /// What is kept of an audit: all texts in the order of the catalog and all findings, all findings, or those of the
  /// worst keys; findings worst first.
  private func kept(
    _ whole: inout AuditPart, _ retention: AuditRetention, of audit: TextAudit, _ workers: WorkerPool<Measurer>
  ) async throws -> (results: [SlotMeasurement], findings: [Finding]) {
    var limit: Int?
    if case .worst(let failures, _) = retention { limit = max(0, failures) }
    let open = try await openFindings(whole.open.first(limit), of: audit, workers)
    guard limit != nil else {
      let results = whole.results.sorted { $0.position < $1.position }
      guard results.isEmpty else {
        return (results.map(\.result), (results.flatMap(\.findings) + open).sortedWorstFirst())
      }
      whole.append(open)
      return ([], whole.takeFindings())
    }
    let failures = whole.failures.first(limit).flatMap { group in
      group.positions.map { (position: $0, rule: group.worst.rule, isReview: false) }
    }
    let reviews = whole.reviews.sorted.map { (position: $0.position, rule: $0.rule, isReview: true) }
    let asked = (failures + reviews).sorted { ($0.position, $0.rule) < ($1.position, $1.rule) }
    let parts = try await workers.fold(asked.count, into: [(place: Int, finding: Finding)]()) { index, measurer, part in
      let (position, rule, isReview) = asked[index]
      let found = try judge(position, by: rule, of: audit, measurer)
      part += found.filter { isReview == ($0.outcome == .needsReview) }.map { (index, $0) }
    }
    let worst = parts.joined().sorted { $0.place < $1.place }.map(\.finding)
    return ([], (worst + open).sortedWorstFirst())
  }

  /// What a rule finds in one text, which is measured once more for it.
  private func judge(
    _ position: Plan.Position, by rule: Int, of audit: TextAudit, _ measurer: Measurer
  ) throws -> [Finding] {
    switch RuleSet.all[rule] {
    case .text(let rule):
      let subject = try audit.subject(position, measurer)
      guard let diagnosis = rule.judge(subject).diagnosis else { return [] }
      let finding = rule.finding(of: diagnosis, in: subject)
      return [options.policy.adjusted(finding, uncertainty: subject.measurements[diagnosis.worst].uncertainty)]
    case .translation(let rule):
      return rule.evaluate(audit.translation(position.entry)).findings.map { options.policy.adjusted($0, uncertainty: 0) }
    }
  }

  /// One finding for each key whose slot is not known: that of its riskiest text, with the languages of all.
  private func openFindings(
    _ groups: [KeyGroups.Group], of audit: TextAudit, _ workers: WorkerPool<Measurer>
  ) async throws -> [Finding] {
    let parts = try await workers.fold(groups.count, into: [(place: Int, finding: Finding)]()) {
      index, measurer, part in
      let group = groups[index]
      for var finding in try judge(group.worst.position, by: group.worst.rule, of: audit, measurer) {
        finding.locales = Set(group.positions.map { audit.plan.string(of: $0.entry).locale }).sorted()
        part.append((index, finding))
      }
    }
    return parts.joined().sorted { $0.place < $1.place }.map(\.finding)
  }

  /// Measures and judges one text on its own, as it comes from a stream.
  ///
  /// - Parameters:
  ///   - string: The text; its own source text decides the line limit.
  ///   - measurer: The thread's measurer.
  /// - Returns: One result for each Bold Text setting and room, with its findings.
  /// - Throws: ``ItemError`` when the item itself asks for what there is not; ``TextEngineError``.
  public func audit(
    _ string: LocalizedString, with measurer: Measurer
  ) throws -> [(result: SlotMeasurement, findings: [Finding])] {
    var catalog = Catalog()
    catalog.strings = [string]
    let plan = Planner(options: options).plan(catalog)
    if let issue = plan.issues.first { throw ItemError(issue: issue) }
    let audit = try TextAudit(plan, options: options, measurer)
    var part = AuditPart(
      keeping: .everything, of: plan, rules: rules, policy: options.policy, joinsOpenTexts: false)
    for entry in plan.entries.indices {
      for room in 0..<plan.rooms(of: entry) {
        let position = Plan.Position(entry: entry, room: room)
        do {
          part.add(try audit.subject(position, measurer), at: position, isWidened: false, of: audit) { _ in nil }
        } catch let error as MeasureError {
          throw ItemError(issue: NotMeasured(error).issue(of: string))
        }
      }
    }
    return part.results.map { ($0.result, $0.findings) }
  }

  /// What is wrong with a text's own marks, which ``audit(_:with:)`` does not refuse it for.
  ///
  /// - Parameter string: The text.
  /// - Returns: A warning for each name in a mark that no rule has.
  public static func warnings(of string: LocalizedString) -> [InputIssue] { SuppressionTally.unknownRules(of: string) }
}
