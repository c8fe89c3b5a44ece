import AuditModel
import Documents
import DynamicType
import Foundation
import RuleKit
import TextFiles
import TextRules

/// The part of an earlier report that a run covers.
///
/// A finding that is missing outside of this part is not fixed, because this run did not look for it.
struct ComparisonScope {
  /// The state of a missing finding.
  enum State {
    case fixed, accepted, notChecked
  }

  private let paths: PathChange
  private let rules: Set<String>
  private let locales: LocaleChoice
  private let keys: Set<String>
  private let isPseudo: Bool
  private let isSameContainer: Bool
  private let boldTexts: Set<Bool>
  /// The measured sizes; empty if texts are only measured up to twice their size.
  private let categories: Set<ContentSizeCategory>
  private let read: Set<String>
  private let unmeasuredLanguages: Set<String>
  private let openKeys: Set<[String]>
  private let silenced: Silenced

  /// Creates a scope.
  ///
  /// `report` is the finished report of the run, and `read` the files that the run checked.
  init(
    _ pipeline: CheckPipeline, _ report: AuditReport, read: Set<String>, since earlier: EarlierReport,
    paths: PathChange, silenced: Silenced
  ) {
    self.paths = paths
    self.silenced = silenced
    let (configuration, options) = (pipeline.configuration, pipeline.options(for: Catalog()))
    rules = configuration.rules.ids(among: RuleRegistry.descriptors)
    locales = configuration.locales
    keys = Set(pipeline.measure.keys)
    isPseudo = !configuration.pseudo.isEmpty
    isSameContainer = report.container?.isSameQuestion(as: earlier.container) ?? true
    boldTexts = Set(options.boldText)
    categories = pipeline.isLargerText ? [] : Set(options.categories)
    let broken = Set(report.inputIssues.lazy.filter { $0.severity == .error }.map(\.location.file))
    self.read = read.subtracting(broken)
    unmeasuredLanguages = report.tally.unmeasuredLanguages
    var open: Set<[String]> = []
    for finding in report.findings where !finding.locales.isEmpty {
      for locale in finding.locales { open.insert([finding.rule, finding.key, locale]) }
    }
    openKeys = open
  }

  /// Returns the state of a finding of the earlier report that is missing in this run.
  func state(of finding: EarlierFinding) -> State {
    let file = paths.currentPath(of: finding.location.file)
    guard rules.contains(finding.rule), isChecked(file),
      finding.codeFiles.allSatisfy({ isChecked(paths.currentPath(of: $0)) })
    else { return .notChecked }
    if silenced.contains(finding, in: file) { return .accepted }
    return finding.locale.map { isChecked(finding, in: $0) } ?? true ? .fixed : .notChecked
  }

  /// Returns whether the run looked for a finding on a text.
  private func isChecked(_ finding: EarlierFinding, in locale: String) -> Bool {
    guard !isPseudo, locales.includes(locale), keys.isEmpty || keys.contains(finding.key) else { return false }
    guard let first = finding.extent.from else { return true }
    // The text may now be in a slot that is unknown to this run.
    if !finding.isOfKey, openKeys.contains([finding.rule, finding.key, locale]) { return false }
    return isSameContainer && boldTexts.contains(finding.isBold) && !unmeasuredLanguages.contains(locale)
      && categories.contains(first) && categories.contains(finding.worst ?? first)
  }

  /// Returns whether a file was checked, or was removed from an app whose other files are in both reports.
  private func isChecked(_ file: String) -> Bool {
    read.contains(file) || (paths.isKnown && !FileManager.default.fileExists(atPath: file))
  }
}

extension AuditReport.Container {
  /// Returns whether two runs have the same default width, height and line limit.
  func isSameQuestion(as other: AuditReport.Container?) -> Bool {
    guard let other else { return true }
    return width == other.width && height == other.height && lines == other.lines
  }
}
