internal import AssetFiles
internal import Audit
public import AuditModel
package import Bytes
internal import Documents
public import DynamicType
public import LayoutFiles
import LayoutRules
import RuleKit
package import TextFiles
public import TextRules

/// A pipeline that checks a project and returns a report, like `typecheck check`.
public struct CheckPipeline: Sendable {
  /// The project's configuration.
  public var configuration: Configuration
  /// The folder that the configuration's patterns are relative to.
  public var folder: String
  /// The slot options of the command line, which take precedence over the configuration's default slot.
  public var slot = SlotChoice()
  /// The orientations, windows and settings of the app's devices to measure in; nil for full screen in portrait.
  ///
  /// They do not affect texts whose slot names devices or a width.
  package var windowRequest: RoomRequest?
  /// The options for measuring, without slots.
  public var measure: MeasurePipeline
  /// The accepted findings, and the folder that their paths are relative to; nil without a baseline.
  public var baseline: (accepted: Baseline, folder: String)?
  /// The folder that the paths of a new baseline are relative to; nil for no new baseline.
  ///
  /// A new baseline accepts all failures.
  public var newBaselineFolder: String?
  /// The report of an earlier run to compare with; nil for no comparison.
  ///
  /// The result's report then has an ``AuditReport/comparison``, and each of its findings a change. All findings are
  /// kept, whatever ``MeasurePipeline/retention`` is.
  public var earlier: EarlierReport?
  /// Whether a new baseline also accepts findings that need review, for runs that these fail.
  public var acceptsReviews = false
  /// The conditions that apply if a layout's file does not state them, such as the device of a page source.
  public var conditions = LayoutConditions()
  /// Whether to measure texts for the App Store's *Larger Text* label.
  ///
  /// They are measured at up to twice their size and counted by device family and language.
  public var isLargerText = false
  /// The text sizes at which texts on screens are measured, even if no layout describes the screens at these sizes.
  ///
  /// Screens of storyboards and xibs are solved at these sizes.
  public var screenCategories: [ContentSizeCategory] = []
  /// Whether to also check colours for the App Store's *Sufficient Contrast* label, counted by device family.
  public var isSufficientContrast = false
  /// The parts of earlier checks to reuse; nil for none.
  package var cache: CheckCache?
  /// Whether the result has ``Result/trials``.
  package var keepsTrials = false
  /// The time that one source file may take, and the flag that stops the check.
  package var limits = RunLimits()
  /// Whether links in the checked folders may lead out of them.
  public var readsOutside = false
  /// Whether to read files that are not part of the app according to its project files or to the names of folders.
  public var readsAllFiles = false

  /// The result of a check.
  public struct Result: Sendable {
    /// The report.
    public var report: AuditReport
    /// The new baseline; nil if none was requested.
    public var newBaseline: Baseline?
    /// The entries of the baseline without a finding, sorted.
    public var stale: [Baseline.Key]
    /// The entries of the old baseline that this run does not cover, which a new baseline keeps.
    public var kept = Baseline()
    /// The texts of the run, to measure single ones again; nil if they are not kept.
    package var trials: TextTrials?
  }

  /// A function that receives the progress of a check: the unit, the number of finished items and the total.
  public typealias Progress = @Sendable (_ unit: Unit, _ done: Int, _ of: Int) -> Void

  /// The unit in which progress is counted.
  public enum Unit: Sendable {
    case files, texts
  }

  /// Creates a pipeline.
  ///
  /// - Parameters:
  ///   - configuration: The project's configuration.
  ///   - folder: The folder that the configuration's patterns are relative to.
  ///   - measure: The options for measuring, without slots.
  public init(_ configuration: Configuration, folder: String, measure: MeasurePipeline) {
    self.configuration = configuration
    self.folder = folder
    self.measure = measure
  }

  /// The origin of the default width in the words of the report.
  private var widthSource: String {
    let room = SlotResolver(configuration, options: slot).common
    let rooms = DeviceRooms(room.rooms).map { ": \($0)" } ?? ""
    switch room.origins[room.rooms.isEmpty ? .width : .devices] {
    case .defaultSlot: return "default_slot\(rooms)"
    case .configuration: return "devices of the configuration\(rooms)"
    default: return measure.widthSource
    }
  }

  var sourceLocale: String? { measure.options.sourceLocale ?? configuration.sourceLocale }

  /// Returns the options for measuring a catalog: those of the command line, combined with the configuration.
  ///
  /// - Parameters:
  ///   - catalog: The texts of the files.
  ///   - frameworks: The imports of the app's sources, which decide the framework if nothing states it.
  ///   - uses: The uses of the texts in the app's code; nil if they were not looked for.
  /// - Returns: The options.
  package func options(
    for catalog: Catalog, frameworks: FrameworkUse = FrameworkUse(), uses: UsesReport? = nil
  ) -> MeasureOptions {
    var options = measure.options
    var resolver = SlotResolver(configuration, options: slot)
    // A check is about a real app, so defaults count as assumptions.
    resolver.standard.assumed = [.style, .width, .framework]
    // Imports do not show which file draws which text, so the framework remains an assumption.
    resolver.standard.framework = frameworks.framework ?? resolver.standard.framework
    if configuration.keys.contains(where: { $0.file != nil }) { resolver.paths = paths(of: catalog, from: folder) }
    if let uses { (resolver.code, resolver.windows) = (uses.slots, uses.windows) }
    options.slots = resolver
    options.systemVersion = options.systemVersion ?? configuration.systemVersion
    let common = resolver.common
    (options.slot, options.inset, options.boldText) = (common.slot, common.inset, common.boldText)
    options.sourceLocale = sourceLocale
    options.samples = configuration.samples
    options.rules = configuration.rules.ids(among: RuleRegistry.textDescriptors)
    options.thresholds = configuration.thresholds
    options.endsAtDouble = isLargerText
    options.policy.severity = configuration.severity
    options.policy.acceptsReviews = acceptsReviews
    options.policy.countsLanguages = isLargerText
    if isLargerText || !configuration.pseudo.isEmpty || !measure.keys.isEmpty {
      options.policy.reportsUselessMarks = false
    }
    if let newBaselineFolder {
      options.policy.acceptsEverything = true
      options.policy.baseline = baseline?.accepted ?? Baseline()
      options.policy.paths = paths(of: catalog, from: newBaselineFolder)
    } else if let baseline {
      options.policy.baseline = baseline.accepted
      options.policy.paths = paths(of: catalog, from: baseline.folder)
    }
    return options
  }

  private func paths(of catalog: Catalog, from folder: String) -> [String: String] {
    var paths: [String: String] = [:]
    var last = ""
    for string in catalog.strings where string.location.file != last {
      last = string.location.file
      if paths[last] == nil { paths[last] = FilePath.relative(last, to: folder) }
    }
    return paths
  }

  /// Reads and checks the project.
  ///
  /// A file that cannot be read becomes an input issue. The others are still checked.
  ///
  /// - Parameters:
  ///   - inputs: Files or folders; the configuration's folder if empty.
  ///   - progress: Called from any thread with the progress of the check.
  /// - Returns: The report, and the changes to the baseline.
  /// - Throws: `TextEngineError` or `MeasureError` if nothing can be measured.
  public func run(_ inputs: [String], progress: @escaping Progress = { _, _, _ in }) async throws -> Result {
    let app = try await app(inputs, progress: progress)
    return try await app.check.run(inputs, on: app, progress: progress)
  }

  /// Checks an app.
  private func run(
    _ inputs: [String], on app: App, progress: @escaping Progress
  ) async throws -> Result {
    var watch = app.stages.watch
    let (layouts, palettes, uses) = (app.layouts, app.palettes, app.uses)
    var catalog = app.catalog
    try begin("measuring texts")
    var pipeline = measure
    pipeline.options = options(for: catalog, frameworks: app.frameworks, uses: uses)
    pipeline.widthSource = widthSource
    if let cache { pipeline.fonts = try cache.fonts(in: pipeline.fontDirectories) }
    let auditor = try pipeline.auditor()
    watch.end("fonts")
    var isMeasured = texts.measured(catalog)
    if !configuration.pseudo.isEmpty {
      let pseudo = try await PseudoCatalog(catalog, in: configuration.pseudo, of: isMeasured, by: auditor)
      (catalog, isMeasured) = (pseudo.catalog, pseudo.isMeasured)
    }
    let selection = PageSelection(catalog: catalog, isMeasured: isMeasured, most: measure.mostTexts)
    var audited = try await auditor.audit(
      catalog, measuring: isMeasured, keeping: retention(for: selection, pipeline.options)
    ) { progress(.texts, $0, $1) }
    var report = pipeline.report(
      of: catalog, audited, by: auditor, inputs: inputs.isEmpty ? [folder] : inputs, isOptional: app.isOptional)
    try begin("checking layouts and screens")
    var largerText = LargerTextTally()
    if !layouts.isEmpty {
      largerText = try await judge(layouts, beside: app.tables, by: auditor, into: &report, &audited.acceptance)
    } else {
      report.inputIssues += layouts.issues
    }
    report.filesRead += uses.documents
    report.add(uses.uses)
    report.inputIssues += uses.inputIssues
    judge(app.keys.keys, uses, by: auditor, into: &report, &audited.acceptance)
    try await checkScreens(
      of: uses, app.tables, measuring: texts.measured(app.tables), by: auditor, into: &report, &audited.acceptance,
      &largerText)
    try begin("checking colours")
    judge(palettes, beside: auditor, into: &report, &audited.acceptance)
    if app.isOptional {
      report.inputIssues += CatalogLoader.skippedTranslations(of: app.inventory, report.isEmpty ? .error : .warning)
    }
    // Without texts, a default width would be meaningless in the report.
    if app.isOptional, catalog.strings.isEmpty { report.container = nil }
    if let isMeasured { report.locales = catalog.locales(where: isMeasured) }
    watch.end("measure")
    report.timings = watch.laps
    try begin("preparing reports")
    try await measure.addPage(selection, audited, to: &report, by: auditor, uses: uses.uses, colors: app.textColors)
    report.subject = subject(of: catalog, measuring: isMeasured, layouts, uses, isWhole: includesFolder(inputs))
    report.subject.name = report.subject.name ?? app.facts.name
    report.tally.largerText.screens = largerText.outcomes
    var result = Result(report: report, newBaseline: nil, stale: [])
    if keepsTrials {
      result.trials = TextTrials(
        catalog: catalog, pipeline: pipeline, auditor: auditor, uses: uses, colors: app.textColors,
        screens: WindowChoice(self).screens(of: uses, screenCategories).environments,
        rules: configuration.rules.ids(among: RuleRegistry.descriptors))
    }
    finish(&result, app.tables, audited, isWhole: includesFolder(inputs))
    compare(&result.report, app.inventory, app.tables, uses, audited.acceptance)
    if isLargerText {
      let families = families(of: layouts)
      result.report.notes += LargerTextNotes(audited.acceptance.languages, largerText, families: families).notes
    }
    result.report.notes += note(on: app.frameworks) + app.unusedAssets
    if !catalog.strings.isEmpty { result.report.notes += uses.notes(on: app.inventory) + note(on: uses, report.tally) }
    if includesFolder(inputs) { result.report.notes += patternNotes(files: app.tables.files.map(\.path)) }
    result.report.inputIssues += texts.keyIssues(app.tables, at: inputs.first ?? folder)
    if let issue = texts.localeIssue(app.tables, at: inputs.first ?? folder) { result.report.inputIssues.append(issue) }
    return result
  }

  /// Returns the results to keep: a comparison needs all findings, and a page texts with every size.
  private func retention(for selection: PageSelection, _ options: MeasureOptions) -> AuditRetention {
    let kept = measure.retention(for: selection, options)
    return earlier == nil ? kept : kept.joined(with: .findings)
  }

  /// The choice of texts to measure.
  var texts: TextChoice { TextChoice(keys: measure.keys, locales: configuration.locales) }

  /// Returns the policy for findings in files, with paths relative to the baseline's folder.
  func policy(of auditor: Auditor, naming files: [String]) -> FindingPolicy {
    var policy = auditor.options.policy
    guard let folder = newBaselineFolder ?? baseline?.folder else { return policy }
    for file in files where policy.paths[file] == nil { policy.paths[file] = FilePath.relative(file, to: folder) }
    return policy
  }
}
