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
  /// The result's report then has an ``AuditReport/comparison``, and each of its findings a change.
  public var earlier: EarlierReport?
  /// Whether a new baseline also accepts findings that need review, for runs that such findings fail.
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
    /// The texts of the run, for measuring single texts again; nil if they are not kept.
    package var trials: LiveSession?
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
  /// The imports in `frameworks` decide the framework if nothing states it. `uses` is nil if code was not searched.
  package func options(
    for catalog: Catalog, frameworks: FrameworkUse = FrameworkUse(), uses: AppUses? = nil
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
    options.setSystem(toLowest: uses?.devices.system?.major)
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
    if let folder = newBaselineFolder ?? baseline?.folder, let code = options.slots?.code {
      options.policy.sites = code.sites { FilePath.relative($0, to: folder) }
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
  /// A named file that cannot be read becomes an input issue, and a found one a finding. The others are still checked.
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
  private func run(_ inputs: [String], on app: App, progress: @escaping Progress) async throws -> Result {
    var watch = app.stages.watch
    try begin("measuring texts")
    let run = try await CheckRun(self, of: app, inputs: inputs)
    watch.end("fonts")
    let audited = try await run.texts(progress)
    var fold = run.fold(audited)
    try begin("checking layouts and screens")
    let layouts = try await run.layouts()
    var largerText = layouts.largerText
    fold.add(layouts.result)
    fold.add(run.code())
    let screens = try await run.screens(beside: fold.report.findings)
    fold.add(screens.result)
    largerText.add(screens.largerText)
    try begin("checking colours")
    fold.add(run.colors())
    fold.move(app.foundFiles, except: audited.issuesOfSettings, by: FileAuditor(rules: run.rules))
    fold.add(run.missingTexts(in: fold.report))
    watch.end("measure")
    try begin("preparing reports")
    return try await run.result(fold, audited, largerText, watch.laps)
  }

  /// Begins a part of the check, described by a phrase such as "measuring texts".
  ///
  /// - Throws: `CancellationError` if the check is to stop.
  private func begin(_ work: String) throws {
    limits.currentWork = work
    try limits.check()
  }

  /// Returns the pipeline that measures the texts of an app.
  ///
  /// - Throws: `TextEngineError` if the fonts of the cache cannot be opened.
  func measuring(_ app: App) throws -> MeasurePipeline {
    var pipeline = measure
    pipeline.options = options(for: app.catalog, frameworks: app.frameworks, uses: app.uses)
    pipeline.widthSource = widthSource
    if let cache { pipeline.fonts = try cache.fonts(in: pipeline.fontDirectories) }
    return pipeline
  }

  /// The choice of texts to measure.
  var texts: TextChoice { TextChoice(keys: measure.keys, locales: configuration.locales) }
}
