import Adaptivity
public import AuditModel
import DynamicType
package import RuleKit
public import TextEngine
public import TextRules

/// An auditor that plans an audit, measures texts in parallel and applies every rule.
///
/// The order of the results is deterministic.
public struct Auditor: Sendable {
  /// The options for measuring and checking.
  public let options: MeasureOptions
  /// The fonts to measure with.
  public let stack: FontStack
  /// The number of threads that measure.
  ///
  /// The number does not affect the result.
  public let jobs: Int
  let rules: RuleSet

  /// Creates an auditor and opens its fonts.
  ///
  /// - Parameters:
  ///   - options: The options for measuring and checking.
  ///   - fontDirectories: The folders with the user's own fonts, which are searched first.
  ///   - jobs: The number of threads that measure, at least 1.
  /// - Throws: ``TextEngineError`` if a requested font cannot be used.
  public init(options: MeasureOptions, fontDirectories: [String], jobs: Int) throws {
    let locator = FontLocator(fontDirectories: fontDirectories)
    try self.init(options: options, sharing: try OpenFonts(locator), jobs: jobs)
  }

  /// Creates an auditor that shares open fonts, and opens the app's own fonts.
  ///
  /// - Throws: ``TextEngineError`` if one of the app's own fonts cannot be used.
  package init(options: MeasureOptions, sharing fonts: OpenFonts, jobs: Int) throws {
    let stack = try fonts.stack.with(customFont: options.slot.font?.path)
    // All fonts are opened now, so that unusable fonts are reported before anything is measured.
    for font in options.resolver.fonts { _ = try stack.with(customFont: font) }
    self.init(options: options, stack: stack, jobs: jobs)
  }

  /// Creates an auditor with fonts that are already open.
  package init(options: MeasureOptions, stack: FontStack, jobs: Int) {
    self.options = options
    self.stack = options.systemVersion.map { stack.with(fonts: FontGeneration(iOS: $0.major)) } ?? stack
    self.jobs = max(1, jobs)
    rules = RuleSet(options.rules, thresholds: options.thresholds)
  }

  /// Returns the report of a run before anything is measured.
  ///
  /// - Parameters:
  ///   - version: The tool's version.
  ///   - widthSource: The origin of the default width, as readable text.
  /// - Returns: A report without results.
  public func emptyReport(version: String, widthSource: String) -> AuditReport {
    let slot = options.slot
    var report = AuditReport(
      version: version, platform: options.platform.rawValue,
      container: .init(
        width: slot.width, height: slot.height, lines: slot.lines.map(String.init) ?? "auto", source: widthSource))
    report.categories = options.categories
    report.rules = options.thresholds.applied(to: RuleRegistry.text.map(\.descriptor))
    report.libraries = Self.libraries
    report.notes += options.resolver.roomNotes
    if options.platform.usesIOSTable {
      report.notes.append(
        "\(options.platform.displayName) has no published size table: sizes of iOS are used as an estimate")
    }
    return report
  }

  /// The result of an audit.
  public struct Result: Sendable {
    /// All texts with their measurements, in input order.
    ///
    /// It is empty unless texts are kept.
    public var results: [SlotMeasurement]
    /// All findings, worst first.
    public var findings: [Finding]
    /// The counts for the report's summary.
    public var summary: AuditReport.Summary
    /// The counts over all results and findings.
    public var tally: AuditReport.Tally
    /// The verdict on each text in all its slots, with the index of the text in the catalog.
    package var verdicts: [(string: Int32, verdict: TextVerdict)]
    /// The identifiers of the faces and rules that were used.
    public var fonts: Set<String>
    /// The items that could not be measured because of their own content, and suppression comments without effect.
    public var issues: [InputIssue]
    /// The ``issues`` that come from the configuration or an option, and not from the text's file.
    package var issuesOfSettings: Set<InputIssue> = []
    /// The number of findings that comments in the source suppress.
    public var suppressed: Int
    /// The descriptors of the rules that ran.
    public var rules: [RuleDescriptor]
    /// The effects of the finding policy, such as accepted findings.
    package var acceptance: AcceptanceTally
    /// The number of texts whose slot is neither stated by the text nor matched by a pattern.
    public var textsWithoutSlot: Int
    /// The number of texts whose slot comes from each pattern of `SlotResolver.patterns`.
    public var patternUses: [Int]
  }

  /// Measures and checks every text of a catalog.
  ///
  /// Equal requests are only measured once, but every occurrence has its own findings.
  ///
  /// - Parameters:
  ///   - catalog: The texts read from the files.
  ///   - isMeasured: Whether each text is measured, by index. Other texts only serve as source texts. Nil measures
  ///     all texts.
  ///   - retention: The results to keep. The findings and counts always cover everything.
  ///   - progress: Called occasionally, from any thread, with the number of finished texts and the total.
  /// - Returns: The results and findings. A text with a missing size becomes an issue and does not stop the run.
  /// - Throws: ``TextEngineError`` if a font cannot be read, or `CancellationError` at the next text if the task is
  ///   cancelled.
  public func audit(
    _ catalog: Catalog, measuring isMeasured: [Bool]? = nil, keeping retention: AuditRetention = .everything,
    progress: @escaping @Sendable (_ done: Int, _ of: Int) -> Void = { _, _ in }
  ) async throws -> Result {
    let workers = WorkerPool(jobs: jobs) { [options, stack] in try Measurer(options: options, stack: stack) }
    let plan = Planner(options: options).plan(catalog, measuring: isMeasured)
    let audit = try await TextAudit(plan, options: options, workers)
    let start = AuditPart(keeping: retention, of: plan, rules: rules, policy: options.policy)
    var parts = try await workers.fold(plan.groups.count, into: start, progress: progress) { group, measurer, part in
      try audit.forEachText(of: group, measurer, showsCut: part.keepsResults) { try part.add($0, in: $1) }
    } finish: {
      $0.sort()
    }
    var whole = start
    // Parts are merged from the end and released at once. `whole` then never shares storage and is not copied.
    while let part = parts.popLast() { whole.add(part) }
    whole.countJoinedFindings()
    let kept = try await kept(&whole, of: audit, workers)
    let marks = whole.suppressions.issues(of: plan, judging: options.policy.reportsUselessMarks ? rules.ids : nil)
    var result = Result(
      results: kept.results, findings: kept.findings, summary: whole.summary, tally: whole.tally,
      verdicts: whole.verdicts, fonts: whole.fonts, issues: plan.issues + marks,
      suppressed: whole.suppressions.count,
      rules: options.thresholds.applied(to: RuleRegistry.descriptors.filter { rules.ids.contains($0.id) }),
      acceptance: whole.acceptance,
      textsWithoutSlot: plan.textsWithoutSlot, patternUses: plan.patternUses)
    result.issuesOfSettings = plan.issuesOfSettings
    (result.summary.texts, result.summary.distinctTexts) = (plan.texts, plan.groups.count)
    return result
  }

  /// Returns all findings, worst first, and the texts that are kept, in the order of the catalog.
  private func kept(
    _ whole: inout AuditPart, of audit: TextAudit, _ workers: WorkerPool<Measurer>
  ) async throws -> (results: [SlotMeasurement], findings: [Finding]) {
    var joined = try await openFindings(whole.open.riskiestFirst, of: audit, workers)
    joined += try await glyphFindings(whole.gaps, of: audit, workers)
    let results = whole.results.sorted { $0.position < $1.position }
    guard results.isEmpty else {
      return (results.map(\.result), (results.flatMap(\.findings) + joined).sortedWorstFirst())
    }
    whole.append(joined)
    return ([], whole.takeFindings())
  }

  /// Returns the findings on keys with an unknown slot, one for each key.
  ///
  /// A finding describes the riskiest text of the key, and lists the languages and places of all its texts.
  private func openFindings(
    _ groups: [OpenKeys.Group], of audit: TextAudit, _ workers: WorkerPool<Measurer>
  ) async throws -> [Finding] {
    return try await workers.values(groups.count) { index, measurer in
      let (text, positions) = (groups[index].riskiest, groups[index].positions)
      guard let rule = rules.text.first(where: { $0.rank == text.rule })?.rule else { return [] }
      let subject = try audit.text(at: text.position, measurer)
      guard let diagnosis = rule.judge(subject).diagnosis else { return [] }
      var finding = options.policy.adjusted(
        rule.finding(of: diagnosis, in: subject), uncertainty: subject.measurements[diagnosis.worst].uncertainty)
      finding.locales = Set(positions.map { audit.plan.string(of: $0.entry).locale }).sorted()
      finding.sites = audit.plan.sites(of: positions)
      return [finding]
    }
  }

  /// Returns the findings on characters that only the substitute fonts lack, one for each character.
  ///
  /// A finding describes the first text and lists the languages of all texts.
  private func glyphFindings(
    _ gaps: GlyphGaps, of audit: TextAudit, _ workers: WorkerPool<Measurer>
  ) async throws -> [Finding] {
    guard let rule = rules.text.first(where: { $0.id == GlyphGaps.rule })?.rule else { return [] }
    let gaps = gaps.all
    return try await workers.values(gaps.count) { index, measurer in
      let (character, positions) = gaps[index]
      guard let first = positions.first else { return [] }
      var subject = try audit.text(at: first, measurer)
      subject.missingCharacters = [character]
      guard let diagnosis = rule.judge(subject).diagnosis else { return [] }
      var finding = options.policy.adjusted(rule.finding(of: diagnosis, in: subject), uncertainty: 0)
      finding.locales = Set(positions.map { audit.plan.string(of: $0.entry).locale }).sorted()
      return [finding]
    }
  }

  /// Measures and checks a single text, for texts that arrive from a stream.
  ///
  /// Returns the results for each style, Bold Text setting and container. If the text has a source text, that text
  /// determines the line limit.
  ///
  /// - Throws: ``ItemError`` if the item requests something unavailable, or ``TextEngineError`` if a font cannot be
  ///   read.
  package func audit(
    _ string: LocalizedString, with measurer: Measurer
  ) throws -> [(result: SlotMeasurement, findings: [Finding])] {
    var catalog = Catalog()
    catalog.strings = [string]
    let plan = Planner(options: options).plan(catalog)
    if let issue = plan.issues.first { throw ItemError(issue: issue) }
    let audit = try TextAudit(plan, options: options, measurer)
    var part = AuditPart(
      keeping: .everything, of: plan, rules: rules, policy: options.policy, joinsOpenTexts: false)
    for group in plan.groups.indices {
      try audit.forEachText(of: group, measurer, showsCut: true) { try part.add($0, in: $1) }
    }
    return part.results.map { ($0.result, $0.findings) }
  }

  /// Returns warnings about the suppression comments of a text, which `audit(_:with:)` does not report.
  ///
  /// - Parameter string: The text.
  /// - Returns: A warning for each suppressed name that is not the name of a rule.
  public static func warnings(of string: LocalizedString) -> [InputIssue] { SuppressionTally.unknownRules(of: string) }
}
