import Audit
import AuditModel
import DynamicType
import LayoutRules
import RuleKit
import TextFiles

/// A check of an app, with the values that its inspections share.
///
/// An inspection is a method that returns a `PartialResult`, and ``CheckFold`` combines them.
struct CheckRun {
  let check: CheckPipeline
  let app: App
  /// The files or folders as the user names them.
  let inputs: [String]
  /// The pipeline with the options for the texts of the app.
  let measure: MeasurePipeline
  /// The open fonts, and the options for measuring.
  let auditor: Auditor
  /// The texts, including pseudo-languages if the configuration has any.
  let catalog: Catalog
  /// Whether each text is measured; nil if all are.
  let isMeasured: [Bool]?
  /// The texts that a page shows.
  let selection: PageSelection
  /// The rules to apply.
  let rules: Set<String>

  /// Opens the fonts and chooses the texts.
  ///
  /// - Throws: `TextEngineError` if a requested font cannot be used.
  init(_ check: CheckPipeline, of app: App, inputs: [String]) async throws {
    (self.check, self.app, self.inputs) = (check, app, inputs)
    measure = try check.measuring(app)
    auditor = try measure.auditor()
    var (catalog, isMeasured) = (app.catalog, check.texts.measured(app.catalog))
    if !check.configuration.pseudo.isEmpty {
      let pseudo = try await PseudoCatalog(catalog, in: check.configuration.pseudo, of: isMeasured, by: auditor)
      (catalog, isMeasured) = (pseudo.catalog, pseudo.isMeasured)
    }
    (self.catalog, self.isMeasured) = (catalog, isMeasured)
    selection = PageSelection(catalog: catalog, isMeasured: isMeasured, most: measure.mostTexts)
    rules = check.configuration.rules.ids(among: RuleRegistry.descriptors)
  }

  /// Whether the run covers all keys, and thus also views, screens and facts of the code.
  var coversViews: Bool { measure.keys.isEmpty }

  /// Whether the inputs cover the configuration's whole folder.
  var includesFolder: Bool {
    inputs.isEmpty
      || inputs.contains { FilePath.relative(check.folder, to: $0).split(separator: "/").first != ".." }
  }

  /// Measures the texts.
  ///
  /// - Throws: `TextEngineError` if a font cannot be read, or `CancellationError`.
  func texts(_ progress: @escaping CheckPipeline.Progress) async throws -> Auditor.Result {
    let retention = measure.retention(for: selection, measure.options)
    return try await auditor.audit(catalog, measuring: isMeasured, keeping: retention) { progress(.texts, $0, $1) }
  }

  /// Returns the report on the texts, to which the other parts are added.
  func fold(_ audited: Auditor.Result) -> CheckFold {
    var audited = audited
    // The same place draws a key in all languages.
    var known: [UseSite: [TextUse]] = [:]
    var counts: [TextKey: Int] = [:]
    for index in audited.findings.indices where audited.findings[index].slot != nil {
      let finding = audited.findings[index]
      let site = UseSite(
        key: TextKey(finding.key, named: finding.table ?? finding.location.file), sites: finding.sites?.value)
      let code = auditor.options.resolver.code
      let uses = known[site] ?? code.uses(of: site.key, at: site.sites)
      known[site] = uses
      guard !uses.isEmpty else { continue }
      let count = counts[site.key] ?? code.uses(of: site.key, at: nil).count
      counts[site.key] = count
      audited.findings[index].uses = uses
      audited.findings[index].placeCount = count
    }
    let report = measure.report(
      of: catalog, audited, by: auditor, inputs: inputs.isEmpty ? [check.folder] : inputs, isOptional: app.isOptional)
    return CheckFold(
      report, audited.acceptance, by: auditor.options.policy, in: check.newBaselineFolder ?? check.baseline?.folder)
  }

  /// A key with the numbers of its places in code.
  private struct UseSite: Hashable {
    var key: TextKey
    var sites: [Int32]?
  }

  /// Returns issues about skipped translations, which are errors if the report is otherwise empty.
  func missingTexts(in report: AuditReport) -> PartialResult {
    var result = PartialResult()
    guard app.isOptional else { return result }
    result.inputIssues = CatalogLoader.skippedTranslations(of: app.inventory, report.isEmpty ? .error : .warning)
    return result
  }
}
