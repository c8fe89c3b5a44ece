import AssetFiles
public import Audit
public import AuditModel
import Documents
import LayoutRules
package import Previews
public import Reports
import TextFiles
public import TextRules

/// A pipeline that measures the texts of files and returns a report, like `typecheck measure`.
public struct MeasurePipeline: Sendable {
  /// The options for measuring.
  public var options: MeasureOptions
  /// The folders with the user's own fonts, which are searched first.
  public var fontDirectories: [String]
  /// The open fonts to share; nil opens fonts, searching ``fontDirectories`` first.
  package var fonts: OpenFonts?
  /// The language of items that do not state one.
  public var defaultLocale: String
  /// The keys to measure; all keys if empty.
  public var keys: [String] = []
  /// The languages to measure; all by default.
  public var locales = LocaleChoice()
  /// Whether links in the measured folders may lead out of them.
  public var readsOutside = false
  /// The number of threads that measure, at least 1.
  public var jobs: Int
  /// The origin of the default width in the words of the report.
  public var widthSource: String
  /// The results that the report keeps; see ``prepare(for:)``.
  public var retention = AuditRetention.everything
  /// The maximum number of texts to keep with every size, the most important first; see ``prepare(for:)``.
  public var mostTexts = 0
  /// The limits of the shaped texts: by default about two fifths of a page, with at most three quarters for outlines.
  package var layoutLimits = LayoutExport.Limits(bytes: 2_000_000, outlineBytes: 1_500_000)

  /// Creates a pipeline.
  ///
  /// - Parameters:
  ///   - options: The options for measuring.
  ///   - fontDirectories: The folders with the user's own fonts, which are searched first.
  ///   - defaultLocale: The language of items that do not state one.
  ///   - jobs: The number of threads that measure, at least 1.
  ///   - widthSource: The origin of the default width in the words of the report.
  public init(
    options: MeasureOptions = MeasureOptions(), fontDirectories: [String] = [], defaultLocale: String = "en",
    jobs: Int = 1,
    widthSource: String = "320 pt window, 16 pt margins"
  ) {
    self.options = options
    self.fontDirectories = fontDirectories
    self.defaultLocale = defaultLocale
    self.jobs = jobs
    self.widthSource = widthSource
  }

  /// Sets the results to keep and the texts to show, according to the needs of reporters.
  ///
  /// Without this call, everything is kept and no text is prepared to be shown.
  ///
  /// - Parameter reporters: The reporters that will get the report, at least one.
  public mutating func prepare(for reporters: any Reporter...) {
    guard let first = reporters.first else { return }
    retention = reporters.reduce(first.retention) { $0.joined(with: $1.retention) }
    mostTexts = reporters.reduce(0) { max($0, $1.mostTexts) }
  }

  /// Creates the auditor of this pipeline and opens its fonts.
  ///
  /// - Returns: An auditor to share between threads.
  /// - Throws: `TextEngineError` if a requested font cannot be used.
  public func auditor() throws -> Auditor {
    guard let fonts else { return try Auditor(options: options, fontDirectories: fontDirectories, jobs: jobs) }
    return try Auditor(options: options, sharing: fonts, jobs: jobs)
  }

  /// Reads, measures and checks texts.
  ///
  /// A named file that cannot be read becomes an input issue, and a found one a finding. The others are still measured.
  ///
  /// - Parameters:
  ///   - inputs: Files or folders.
  ///   - progress: Called from any thread with the number of finished texts and of all texts.
  /// - Returns: The report.
  /// - Throws: `TextEngineError` or `MeasureError` if nothing can be measured.
  public func run(
    _ inputs: [String], progress: @escaping @Sendable (_ done: Int, _ of: Int) -> Void = { _, _ in }
  ) async throws -> AuditReport {
    try await run(inputs, finding: FoundFiles(inputs), progress: progress) {
      CatalogLoader.load(
        FileLoaders.texts(in: inputs, readsOutside: readsOutside), defaultLocale: defaultLocale,
        sourceLocale: options.sourceLocale)
    }
  }

  /// Measures and checks the texts that `load` reads; errors about `found` files become findings.
  func run(
    _ inputs: [String], finding found: FoundFiles = FoundFiles([]),
    progress: @escaping @Sendable (_ done: Int, _ of: Int) -> Void = { _, _ in },
    reading load: () -> Catalog
  ) async throws -> AuditReport {
    var watch = Stopwatch()
    let choice = TextChoice(keys: keys, locales: locales)
    var pipeline = self
    if !choice.isEverything { pipeline.options.policy.reportsUselessMarks = false }
    let auditor = try pipeline.auditor()
    watch.end("fonts")
    let catalog = load()
    watch.end("read")
    let isMeasured = choice.measured(catalog)
    let selection = PageSelection(catalog: catalog, isMeasured: isMeasured, most: mostTexts)
    let audited = try await auditor.audit(
      catalog, measuring: isMeasured, keeping: retention(for: selection, auditor.options), progress: progress)
    var report = report(of: catalog, audited, by: auditor, inputs: inputs)
    report.move(found, except: audited.issuesOfSettings, by: FileAuditor(rules: options.rules))
    if let isMeasured {
      report.locales = catalog.locales(where: isMeasured)
      report.leftOut.merge(choice.leftOut(catalog), uniquingKeysWith: +)
      if let issue = choice.localeIssue(catalog, at: inputs.first ?? ".") { report.inputIssues.append(issue) }
      report.inputIssues += choice.keyIssues(catalog, at: inputs.first ?? ".")
    }
    report.subject = RunSubject(catalog, measuring: isMeasured)
    watch.end("measure")
    report.timings = watch.laps
    report.add(try await page(selection, audited, of: report, by: auditor))
    return report
  }

  /// Returns the report on the result of an audit, without timings.
  func report(
    of catalog: Catalog, _ audited: Auditor.Result, by auditor: Auditor, inputs: [String], isOptional: Bool = false
  ) -> AuditReport {
    var report = auditor.emptyReport(version: TypeCheckVersion.current, widthSource: widthSource)
    report.inputIssues = catalog.issues + audited.issues
    report.filesRead = catalog.files.count { $0.format != nil }
    if !isOptional, catalog.strings.isEmpty, catalog.issues.isEmpty {
      report.inputIssues.append(
        InputIssue(
          noneOf: "text", inFiles: report.filesRead, of: inputs, remedy: "name files or folders that contain texts"))
    }
    report.results = audited.results
    report.findings = audited.findings
    report.summary = audited.summary
    report.tally = audited.tally
    report.accepted.suppressed = audited.suppressed
    report.rules = audited.rules
    report.files = catalog.files
    report.leftOut = catalog.leftOut
    report.locales = catalog.locales
    report.fonts = auditor.stack.uses(audited.fonts)
    report.remarks += Auditor.patternNotes
    return report
  }
}
