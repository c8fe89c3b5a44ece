/// From files to a report in one call: what `typecheck measure` does, for other programs.
public struct MeasurePipeline: Sendable {
  /// What is measured for.
  public var options: MeasureOptions
  /// Folders with the user's own fonts, tried first.
  public var fontDirectories: [String]
  /// The language of items that name none.
  public var defaultLocale: String
  /// How many threads measure, from 1.
  public var jobs: Int
  /// Where the default width comes from, for a person.
  public var widthSource: String

  /// Creates a pipeline.
  ///
  /// - Parameters:
  ///   - options: What is measured for.
  ///   - fontDirectories: Folders with the user's own fonts, tried first.
  ///   - defaultLocale: The language of items that name none.
  ///   - jobs: How many threads measure, from 1.
  ///   - widthSource: Where the default width comes from, for a person.
  public init(
    options: MeasureOptions, fontDirectories: [String] = [], defaultLocale: String = "en", jobs: Int = 1,
    widthSource: String = "320 pt window, 16 pt margins"
  ) {
    self.options = options
    self.fontDirectories = fontDirectories
    self.defaultLocale = defaultLocale
    self.jobs = jobs
    self.widthSource = widthSource
  }

  /// The fonts this pipeline measures with.
  ///
  /// - Returns: A stack to share between threads.
  /// - Throws: ``TextEngineError`` when a font that was asked for cannot be used.
  public func fontStack() throws -> FontStack {
    try FontStack(
      locator: FontLocator(fontDirectories: fontDirectories), customFont: options.slot.font?.path)
  }

  /// Reads, measures and judges.
  ///
  /// A file that cannot be read is an input issue of the report; the others are measured all the same.
  ///
  /// - Parameters:
  ///   - inputs: Files or folders.
  ///   - progress: Told now and then how many of how many questions are answered, from any thread.
  /// - Returns: The report.
  /// - Throws: ``TextEngineError`` or ``MeasureError`` when nothing can be measured at all.
  public func run(
    _ inputs: [String], progress: @escaping @Sendable (_ done: Int, _ of: Int) -> Void = { _, _ in }
  ) async throws -> AuditReport {
    let stack = try fontStack()
    let catalog = CatalogLoader.load(inputs: inputs, defaultLocale: defaultLocale, parsers: .standard)
    let audited = try await Auditor(options: options, stack: stack, jobs: jobs).audit(catalog, progress: progress)
    var report = emptyReport(stack)
    report.inputIssues = catalog.issues
    report.results = audited.results
    report.findings = audited.findings
    report.summary = audited.summary
    report.leftOut = catalog.leftOut
    report.locales = catalog.locales
    report.filesRead = catalog.filesRead
    report.fonts = stack.uses(Set(audited.results.flatMap(\.fonts)))
    return report
  }

  /// A report of this pipeline's run before anything is measured.
  ///
  /// - Parameter stack: The fonts.
  /// - Returns: A report without results.
  public func emptyReport(_ stack: FontStack) -> AuditReport {
    let slot = options.slot
    var report = AuditReport(
      version: TypeCheckVersion.current, platform: options.platform.rawValue,
      container: .init(
        width: slot.width, height: slot.height, lines: slot.lines.map(String.init) ?? "auto", source: widthSource))
    report.libraries = [TextEngineVersions.harfBuzz, TextEngineVersions.freeType, TextEngineVersions.icu]
    if options.platform.usesIOSTable {
      report.notes.append(
        "\(options.platform.displayName) has no published size table: every size is iOS's, an estimate")
    }
    return report
  }
}

/// The version of this package.
public enum TypeCheckVersion {
  /// As reports print it.
  public static let current = "0.1.0"
}
