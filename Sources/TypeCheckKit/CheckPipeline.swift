internal import Adaptivity
import Audit
public import AuditModel
public import Catalogs
public import DynamicType
import LayoutRules
import RuleKit
public import TextRules

/// From a project to a report in one call: what `typecheck check` does, for other programs.
public struct CheckPipeline: Sendable {
  /// What the project says once for all runs.
  public var configuration: Configuration
  /// The folder that the configuration's patterns start from.
  public var folder: String
  /// What options of the command line say of rooms; goes ahead of the configuration's default.
  public var slot = SlotChoice()
  /// What is measured for, the rooms aside.
  public var measure: MeasurePipeline
  /// Findings that were accepted before, with the folder that their paths start from; with a new baseline those that it
  /// takes the place of.
  public var baseline: (accepted: Baseline, folder: String)?
  /// Whether all failures are accepted now, into a baseline whose paths start from this folder.
  public var newBaselineFolder: String?
  /// Whether findings that need review are accepted as failures are, because they fail the run.
  public var acceptsReviews = false
  /// What holds of layouts where their files do not say it, such as the device that a page source was recorded on.
  public var conditions = LayoutConditions()
  /// Whether texts are measured for the App Store's *Larger Text*: up to twice their size, counted by family of devices
  /// and language.
  public var isLargerText = false
  /// Text sizes at which the texts of screens are measured, also where the screens are not described at them.
  public var screenCategories: [ContentSizeCategory] = []
  /// Whether colours are held against the App Store's *Sufficient Contrast* too, counted by device family.
  public var isSufficientContrast = false

  /// What a check comes to.
  public struct Result: Sendable {
    /// The report.
    public var report: AuditReport
    /// What was accepted just now; nil where nobody asked.
    public var newBaseline: Baseline?
    /// Entries of the baseline that no finding answers, in order.
    public var stale: [Baseline.Key]
    /// Entries of the baseline that this run has no say in, which a new one keeps.
    public var kept = Baseline()
  }

  /// Told how far a check is: what is counted, how many of how many.
  public typealias Progress = @Sendable (_ unit: Unit, _ done: Int, _ of: Int) -> Void

  /// What a progress counts.
  public enum Unit: Sendable {
    case files, texts
  }

  /// Creates a pipeline.
  ///
  /// - Parameters:
  ///   - configuration: What the project says once for all runs.
  ///   - folder: The folder that the configuration's patterns start from.
  ///   - measure: What is measured for, the rooms aside.
  public init(_ configuration: Configuration, folder: String, measure: MeasurePipeline) {
    self.configuration = configuration
    self.folder = folder
    self.measure = measure
  }

  /// Where the width of texts without a slot comes from, for a person.
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

  /// The options that a catalog is measured by: those of the command line joined with the configuration.
  ///
  /// - Parameters:
  ///   - catalog: What the files said.
  ///   - frameworks: What the app's sources import: decides the framework where nothing states it.
  /// - Returns: The options.
  public func options(
    for catalog: Catalog, frameworks: FrameworkSurvey = FrameworkSurvey()
  ) -> MeasureOptions {
    var options = measure.options
    var resolver = SlotResolver(configuration, options: slot)
    // A check answers for an app: what nobody states of a text is not known.
    resolver.standard.assumed = [.style, .width, .framework]
    // Imports do not say which text is drawn by which file: what they tell stays an assumption.
    resolver.standard.framework = frameworks.framework ?? resolver.standard.framework
    if configuration.keys.contains(where: { $0.file != nil }) { resolver.paths = paths(of: catalog, from: folder) }
    options.slots = resolver
    options.systemVersion = options.systemVersion ?? configuration.systemVersion
    let common = resolver.common
    (options.slot, options.inset, options.boldText) = (common.slot, common.inset, common.boldText)
    options.sourceLocale = sourceLocale
    options.samples = configuration.samples
    options.rules = configuration.rules.ids(among: RuleRegistry.textDescriptors)
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

  /// Reads, measures and judges.
  ///
  /// A file that cannot be read is an input issue of the report; the others are measured all the same.
  ///
  /// - Parameters:
  ///   - inputs: Files or folders; none for the configuration's folder.
  ///   - progress: Told now and then how far the check is, from any thread.
  /// - Returns: The report, and what became of the baseline.
  /// - Throws: `TextEngineError` or `MeasureError` when nothing can be measured at all.
  public func run(_ inputs: [String], progress: @escaping Progress = { _, _, _ in }) async throws -> Result {
    let clock = ContinuousClock()
    let start = clock.now
    // Folders are looked at once, by whoever comes first.
    let (named, listings) = (CheckInputs(inputs, folder: folder), FolderListings())
    let palettes = self.palettes(named, in: listings)
    let layouts = loadLayouts(named, naming: palettes, in: listings)
    let isOptional = !layouts.isEmpty || !palettes.isEmpty
    var catalog = load(named, isOptional: isOptional, in: listings, progress: progress)
    let read = clock.now
    var pipeline = measure
    let frameworks = catalog.strings.isEmpty ? FrameworkSurvey() : frameworks(inputs, in: listings)
    pipeline.options = options(for: catalog, frameworks: frameworks)
    pipeline.widthSource = widthSource
    let auditor = try pipeline.auditor()
    let opened = clock.now
    let real = catalog
    var isMeasured = KeyChoice(measure.keys).measured(catalog, in: configuration.locales)
    if !configuration.pseudo.isEmpty {
      let pseudo = try await PseudoCatalog(catalog, in: configuration.pseudo, of: isMeasured, by: auditor)
      (catalog, isMeasured) = (pseudo.catalog, pseudo.isMeasured)
    }
    var audited = try await auditor.audit(
      catalog, measuring: isMeasured, keeping: measure.retention
    ) { progress(.texts, $0, $1) }
    var report = pipeline.report(
      of: catalog, audited, by: auditor, inputs: inputs.isEmpty ? [folder] : inputs, isOptional: isOptional)
    report.leaveOutLess(layouts.images)
    var largerText = LargerTextTally()
    if !layouts.isEmpty {
      largerText = try await judge(layouts, beside: real, by: auditor, into: &report, &audited.acceptance)
    } else {
      report.inputIssues += layouts.issues.filter { !report.inputIssues.contains($0) }
    }
    judge(palettes, beside: auditor, into: &report, &audited.acceptance)
    // Where there are no texts, nobody asked for their room.
    if isOptional, real.strings.isEmpty { report.container = nil }
    let measured = clock.now
    report.timings = [
      "fonts": (opened - read) / .seconds(1), "measure": (measured - opened) / .seconds(1),
      "read": (read - start) / .seconds(1),
    ]
    try await draw(&report, texts: catalog, real: real, layouts, by: auditor)
    var result = Result(report: report, newBaseline: nil, stale: [])
    let isWhole = includesFolder(inputs)
    finish(&result, real, audited, isWhole: isWhole && configuration.pseudo.isEmpty && measure.keys.isEmpty)
    if isLargerText {
      let families = families(of: layouts)
      result.report.notes += LargerTextNotes(audited.acceptance.languages, largerText, families: families).notes
    }
    result.report.notes += note(on: frameworks)
    result.report.rulePages = configuration.rulePages
    if let isMeasured { result.report.locales = catalog.locales(where: isMeasured) }
    result.report.inputIssues += KeyChoice(measure.keys).issues(real, at: inputs.first ?? folder)
    if let issue = LocaleNote(configuration.locales, real).issue(at: inputs.first ?? folder) {
      result.report.inputIssues.append(issue)
    }
    if isWhole {
      result.report.notes += PathPatternNote(configuration, folder: folder, files: real.files.map(\.path)).notes
    }
    return result
  }

  /// Judges how the app is laid out.
  private func judge(
    _ layouts: LayoutPipeline.Input, beside texts: Catalog, by auditor: Auditor, into report: inout AuditReport,
    _ acceptance: inout AcceptanceTally
  ) async throws -> LargerTextTally {
    let files =
      layouts.layouts.files.map(\.path) + layouts.images.sets.map(\.location.file)
      + layouts.pages.pages.map(\.location.file)
    let policy = policy(of: auditor, naming: files)
    let pipeline = LayoutPipeline(
      rules: configuration.rules, policy: policy, auditor: auditor, samples: configuration.samples,
      sourceLocale: sourceLocale ?? "en", categories: sizesOfScreens, countsLargerText: isLargerText,
      isSufficientContrast: isSufficientContrast)
    let outcome = try await pipeline.judge(layouts, beside: texts, into: &report)
    acceptance.add(outcome.acceptance)
    return outcome.largerText
  }

  /// The families of devices that the app says it runs on, and those that the run asks about.
  private func families(of layouts: LayoutPipeline.Input) -> [Device.Family] {
    let numbers = layouts.layouts.manifests.flatMap { $0.deviceFamilies?.value ?? [] }
    let rooms = SlotResolver(configuration, options: slot).common.rooms
    // UIDeviceFamily: 1 is iPhone, 2 iPad.
    return numbers.compactMap { [1: Device.Family.iphone, 2: .ipad][$0] }
      + rooms.flatMap(\.devices).compactMap { $0.id.flatMap { DeviceTable.standard[$0]?.family } }
  }

  /// The text sizes at which the texts of screens are measured; *Larger Text* asks for the one at which body doubles.
  var sizesOfScreens: [ContentSizeCategory] {
    let asked = Set(screenCategories + (isLargerText ? [LargerTextTally.category] : []))
    return asked.sorted()
  }

  /// Judges the colours of palettes.
  private func judge(
    _ palettes: PaletteCatalog, beside auditor: Auditor, into report: inout AuditReport,
    _ acceptance: inout AcceptanceTally
  ) {
    let files = palettes.uses.map(\.path) + palettes.palettes.map(\.location.file)
    let policy = policy(of: auditor, naming: files)
    let pipeline = ColorPipeline(
      rules: configuration.rules, policy: policy, isSufficientContrast: isSufficientContrast)
    acceptance.add(pipeline.judge(palettes, into: &report))
    let told = Set(report.inputIssues)
    report.inputIssues += palettes.issues.filter { !told.contains($0) }
    report.leftOut[PaletteLoader.reasonAmongTexts] = nil
    report.files.removeAll { $0.reason == PaletteLoader.reasonAmongTexts }
  }

  /// What becomes of findings in files, whose paths in a baseline start from its folder.
  private func policy(of auditor: Auditor, naming files: [String]) -> FindingPolicy {
    var policy = auditor.options.policy
    guard let folder = newBaselineFolder ?? baseline?.folder else { return policy }
    for file in files where policy.paths[file] == nil { policy.paths[file] = FilePath.relative(file, to: folder) }
    return policy
  }

  /// Whether all of the configuration's folder is looked at.
  private func includesFolder(_ inputs: [String]) -> Bool {
    inputs.isEmpty || inputs.contains { FilePath.relative(folder, to: $0).split(separator: "/").first != ".." }
  }

  private func finish(_ result: inout Result, _ catalog: Catalog, _ audited: Auditor.Result, isWhole: Bool) {
    let tally = audited.acceptance
    result.report.accepted.hasBaseline = baseline != nil && newBaselineFolder == nil
    result.report.accepted.baselined = tally.accepted.baselined
    result.report.accepted.worsened = tally.accepted.worsened
    if newBaselineFolder != nil { result.newBaseline = tally.baseline }
    if let baseline {
      var scope = BaselineScope(self, result.report.files, folder: baseline.folder)
      if newBaselineFolder != nil {
        // A doubt that this run does not accept still answers what was accepted before.
        result.kept.entries = baseline.accepted.entries.filter { key, _ in
          !scope.includes(key) || (tally.answered.contains(key) && tally.baseline.entries[key] == nil)
        }
      } else {
        result.stale = baseline.accepted.entries.keys.filter { !tally.answered.contains($0) && scope.includes($0) }
          .sorted()
        result.report.accepted.stale = result.stale.count
      }
    }
    result.report.leftOut.merge(catalog.leftOutLocales(of: configuration.locales), uniquingKeysWith: +)
    let otherKeys = KeyChoice(measure.keys).leftOut(catalog) { configuration.locales.includes($0.locale) }
    result.report.leftOut.merge(otherKeys, uniquingKeysWith: +)
    result.report.notes +=
      CheckNotes(
        configuration: configuration, catalog: catalog, audited: audited, isWhole: isWhole,
        newBaseline: result.newBaseline
      ).notes
    if isSufficientContrast {
      let contrast = result.report.sufficientContrast ?? SufficientContrast()
      result.report.sufficientContrast = contrast
      result.report.notes += SufficientContrastNotes(contrast: contrast).list
    }
  }
}
