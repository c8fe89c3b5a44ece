public import AuditModel
import DynamicType
public import TextEngine

/// Runs a whole audit: plans, measures in parallel, judges by every rule, in an order that never changes.
public struct Auditor: Sendable {
  /// The options.
  public let options: MeasureOptions
  /// The fonts.
  public let stack: FontStack
  /// How many threads measure; the result is the same for any number.
  public let jobs: Int

  /// Creates an auditor and opens its fonts.
  ///
  /// - Parameters:
  ///   - options: The options.
  ///   - fontDirectories: Folders with the user's own fonts, tried first.
  ///   - jobs: How many threads measure, from 1.
  /// - Throws: ``TextEngineError`` when a font that was asked for cannot be used.
  public init(options: MeasureOptions, fontDirectories: [String], jobs: Int) throws {
    let locator = FontLocator(fontDirectories: fontDirectories)
    let stack = try FontStack(locator: locator, customFont: options.slot.font?.path)
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
    self.stack = stack
    self.jobs = max(1, jobs)
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
    report.libraries = [TextEngineVersions.harfBuzz, TextEngineVersions.freeType, TextEngineVersions.icu]
    if options.platform.usesIOSTable {
      report.notes.append(
        "\(options.platform.displayName) has no published size table: every size is iOS's, an estimate")
    }
    return report
  }

  /// What an audit comes to.
  public struct Result: Sendable {
    /// Every text with its measurements, in input order.
    public var results: [SlotMeasurement]
    /// What the rules found, worst first.
    public var findings: [Finding]
    /// Counts.
    public var summary: AuditReport.Summary
    /// Items that could not be measured because of what they themselves say.
    public var issues: [InputIssue]
  }

  /// Measures and judges every text of a catalog.
  ///
  /// Equal questions are measured once; every place keeps its own findings.
  ///
  /// - Parameters:
  ///   - catalog: What the files said.
  ///   - progress: Told now and then how many of how many questions are answered, from any thread.
  /// - Returns: Results and findings.
  /// - Throws: ``MeasureError`` or ``TextEngineError``.
  public func audit(
    _ catalog: Catalog, progress: @escaping @Sendable (_ done: Int, _ of: Int) -> Void = { _, _ in }
  ) async throws -> Result {
    let workers = WorkerPool(jobs: jobs) { [options, stack] in try Measurer(options: options, stack: stack) }
    let measured = try await measure(catalog, workers, progress)
    var judged = try await judge(measured.results, workers)
    judged.issues = measured.issues
    judged.summary.texts = measured.texts
    judged.summary.distinctTexts = measured.distinctTexts
    return judged
  }

  /// All texts measured, and what is told of them as a whole.
  private struct Measured {
    var results: [SlotMeasurement]
    var issues: [InputIssue]
    var texts: Int
    var distinctTexts: Int
  }

  /// Measures every text, equal questions once; the plan ends with this function, so that it takes no memory later.
  private func measure(
    _ catalog: Catalog, _ workers: WorkerPool<Measurer>, _ progress: @escaping @Sendable (Int, Int) -> Void
  ) async throws -> Measured {
    let (entries, issues) = Planner(options: options).plan(catalog)
    let limits = try await lineLimits(of: entries, workers)
    let items = Distinct(entries.indices) { entries[$0].item(limits[$0]) }
    let answers = try await workers.map(items.values, progress: progress) { try $1.measure($0) }
    let results = entries.indices.map { index in
      SlotMeasurement(
        catalog.strings[entries[index].string], entry: entries[index], limit: limits[index],
        answer: answers[items.place[index]], minimumSize: options.platform.minimumSize)
    }
    let distinct = Distinct(entries.indices) { index in
      [entries[index].locale, catalog.strings[entries[index].string].text]
    }
    return Measured(
      results: results, issues: issues, texts: Set(entries.lazy.map(\.string)).count,
      distinctTexts: distinct.values.count)
  }

  private func lineLimits(
    of entries: [Planner.Entry], _ workers: WorkerPool<Measurer>
  ) async throws -> [LineLimit] {
    let designs = Distinct(entries.indices) { entries[$0].design }
    let isOneLine = try await workers.map(designs.values) { try $1.fitsOneLine($0) }
    return entries.indices.map { entries[$0].lineLimit(designFits: isOneLine[designs.place[$0]]) }
  }

  /// Measures and judges one text on its own, as it comes from a stream.
  ///
  /// - Parameters:
  ///   - string: The text; its own source text decides the line limit.
  ///   - measurer: The thread's measurer.
  /// - Returns: One result for each Bold Text setting, with its findings.
  /// - Throws: ``ItemError`` when the item itself asks for what there is not; ``TextEngineError``.
  public func audit(
    _ string: LocalizedString, with measurer: Measurer
  ) throws -> [(result: SlotMeasurement, findings: [Finding])] {
    var catalog = Catalog()
    catalog.strings = [string]
    let planned = Planner(options: options).plan(catalog)
    if let issue = planned.issues.first { throw ItemError(issue: issue) }
    return try planned.entries.map { entry in
      let limit = entry.lineLimit(designFits: try measurer.fitsOneLine(entry.design))
      let answer = try measurer.measure(entry.item(limit))
      let result = SlotMeasurement(
        string, entry: entry, limit: limit, answer: answer, minimumSize: options.platform.minimumSize)
      return (result, RuleRegistry.findings(on: result))
    }
  }

  private func judge(
    _ results: [SlotMeasurement], _ workers: WorkerPool<Measurer>
  ) async throws -> Result {
    var found = try await workers.map(results) { result, _ in RuleRegistry.findings(on: result) }
    var findings: [Finding] = []
    findings.reserveCapacity(found.reduce(0) { $0 + $1.count })
    for index in found.indices {
      findings += found[index]
      found[index] = []
    }
    findings = findings.sortedWorstFirst()
    var summary = AuditReport.Summary()
    for result in results { summary.count(result) }
    for finding in findings { summary.count(finding) }
    return Result(results: results, findings: findings, summary: summary, issues: [])
  }
}

extension AuditReport.Summary {
  /// Counts one result.
  ///
  /// - Parameter result: A text with its measurements.
  public mutating func count(_ result: SlotMeasurement) {
    texts += 1
    measurements += result.measurements.count
    if result.notMeasured != nil { notMeasured += 1 }
    for measurement in result.measurements {
      switch measurement.outcome {
      case .pass: pass += 1
      case .fail: fail += 1
      case .needsReview: needsReview += 1
      case .notApplicable: break
      }
    }
  }

  /// Counts one finding; what needs review is counted by its measurements, not here.
  ///
  /// - Parameter finding: A finding.
  public mutating func count(_ finding: Finding) {
    guard finding.outcome == .fail else { return }
    switch finding.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .note: notes += 1
    }
  }
}
