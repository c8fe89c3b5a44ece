public import Audit
public import AuditModel
import Catalogs
public import Reports
public import TextRules

/// From files to a report in one call: what `typecheck measure` does, for other programs.
public struct MeasurePipeline: Sendable {
  /// What is measured for.
  public var options: MeasureOptions
  /// Folders with the user's own fonts, tried first.
  public var fontDirectories: [String]
  /// Fonts that are open already and may be shared; nil looks for them, ``fontDirectories`` first.
  public var fonts: OpenFonts?
  /// The language of items that name none.
  public var defaultLocale: String
  /// The only keys whose texts are measured; none for all.
  public var keys: [String] = []
  /// The languages that are measured; all where nothing is said.
  public var locales = LocaleChoice()
  /// How many threads measure, from 1.
  public var jobs: Int
  /// Where the default width comes from, for a person.
  public var widthSource: String
  /// What the report keeps of results and findings; reporters say what they need.
  public var retention = AuditRetention.everything
  /// How many findings get a picture, the worst first; reporters say how many they show.
  public var mostPreviews = 0

  /// Creates a pipeline.
  ///
  /// - Parameters:
  ///   - options: What is measured for.
  ///   - fontDirectories: Folders with the user's own fonts, tried first.
  ///   - defaultLocale: The language of items that name none.
  ///   - jobs: How many threads measure, from 1.
  ///   - widthSource: Where the default width comes from, for a person.
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

  /// Keeps no more than some reporters need, and draws as many pictures as they show.
  ///
  /// Without it everything is kept and nothing is drawn.
  ///
  /// - Parameter reporters: Those that get the report, at least one.
  public mutating func prepare(for reporters: any Reporter...) {
    guard let first = reporters.first else { return }
    retention = reporters.reduce(first.retention) { $0.joined(with: $1.retention) }
    mostPreviews = reporters.reduce(0) { max($0, $1.mostPreviews) }
  }

  /// The auditor of this pipeline, its fonts open.
  ///
  /// - Returns: An auditor to share between threads.
  /// - Throws: `TextEngineError` when a font that was asked for cannot be used.
  public func auditor() throws -> Auditor {
    guard let fonts else { return try Auditor(options: options, fontDirectories: fontDirectories, jobs: jobs) }
    return try Auditor(options: options, sharing: fonts, jobs: jobs)
  }

  /// Reads, measures and judges.
  ///
  /// A file that cannot be read is an input issue of the report; the others are measured all the same.
  ///
  /// - Parameters:
  ///   - inputs: Files or folders.
  ///   - progress: Told now and then how many of how many texts are done, from any thread.
  /// - Returns: The report.
  /// - Throws: `TextEngineError` or `MeasureError` when nothing can be measured at all.
  public func run(
    _ inputs: [String], progress: @escaping @Sendable (_ done: Int, _ of: Int) -> Void = { _, _ in }
  ) async throws -> AuditReport {
    try await run(inputs, progress: progress) {
      CatalogLoader.load(inputs: inputs, defaultLocale: defaultLocale, sourceLocale: options.sourceLocale)
    }
  }

  /// Measures and judges what is read of inputs.
  func run(
    _ inputs: [String], progress: @escaping @Sendable (_ done: Int, _ of: Int) -> Void = { _, _ in },
    reading load: () -> Catalog
  ) async throws -> AuditReport {
    let clock = ContinuousClock()
    let start = clock.now
    let choice = KeyChoice(keys)
    var pipeline = self
    if !choice.isEverything || !locales.isEverything { pipeline.options.policy.reportsUselessMarks = false }
    let auditor = try pipeline.auditor()
    let opened = clock.now
    let catalog = load()
    let read = clock.now
    let isMeasured = choice.measured(catalog, in: locales)
    let audited = try await auditor.audit(catalog, measuring: isMeasured, keeping: retention, progress: progress)
    var report = report(of: catalog, audited, by: auditor, inputs: inputs)
    if let isMeasured {
      report.locales = catalog.locales(where: isMeasured)
      report.leftOut.merge(choice.leftOut(catalog) { locales.includes($0.locale) }, uniquingKeysWith: +)
      report.leftOut.merge(catalog.leftOutLocales(of: locales), uniquingKeysWith: +)
      if let issue = LocaleNote(locales, catalog).issue(at: inputs.first ?? ".") { report.inputIssues.append(issue) }
      report.inputIssues += choice.issues(catalog, at: inputs.first ?? ".")
    }
    let measured = clock.now
    report.timings = [
      "fonts": (opened - start) / .seconds(1), "measure": (measured - read) / .seconds(1),
      "read": (read - opened) / .seconds(1),
    ]
    try await draw(&report, nil, by: auditor) {
      let palettes = CheckInputs(inputs, folder: ".").palettes
      let read = palettes.isEmpty ? [] : PaletteLoader.load(inputs: palettes, isOptional: true).palettes
      return FindingPictures.Texts(catalog, PaletteColors(read, .light))
    }
    return report
  }

  /// Draws the worst findings of a report, where a reporter shows them; else nobody asks for the texts' colours.
  func draw(
    _ report: inout AuditReport, _ screens: FindingPictures.Screens?, by auditor: Auditor,
    _ texts: () -> FindingPictures.Texts
  ) async throws {
    guard mostPreviews > 0 else { return }
    let clock = ContinuousClock()
    let start = clock.now
    let pictures = FindingPictures(auditor: auditor, fontDirectories: fontDirectories)
    try await pictures.draw(mostPreviews, into: &report, texts(), screens)
    report.timings["draw"] = (clock.now - start) / .seconds(1)
  }

  /// The report of an audit, its times aside.
  func report(
    of catalog: Catalog, _ audited: Auditor.Result, by auditor: Auditor, inputs: [String], isOptional: Bool = false
  ) -> AuditReport {
    var report = auditor.emptyReport(version: TypeCheckVersion.current, widthSource: widthSource)
    report.inputIssues = catalog.issues + audited.issues
    report.filesRead = catalog.files.count { $0.format != nil }
    if !isOptional, catalog.strings.isEmpty, catalog.issues.isEmpty {
      report.inputIssues.append(
        InputIssue(
          noneOf: "text", inFiles: report.filesRead, of: inputs, remedy: "name files or folders that hold texts"))
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
    return report
  }
}
