import Audit
import AuditModel
import Bytes
import DynamicType
import TextFiles

extension CheckPipeline {
  /// Begins a part of the check, described by a phrase such as "measuring texts".
  ///
  /// - Throws: `CancellationError` if the check is to stop.
  func begin(_ work: String) throws {
    limits.currentWork = work
    try limits.check()
  }

  /// Returns whether the inputs cover the configuration's whole folder.
  func includesFolder(_ inputs: [String]) -> Bool {
    inputs.isEmpty || inputs.contains { FilePath.relative(folder, to: $0).split(separator: "/").first != ".." }
  }

  /// Adds the accepted findings, the skipped texts and the notes on the whole run to a result.
  ///
  /// `isWhole` means that the run covered the configuration's whole folder.
  func finish(_ result: inout Result, _ catalog: Catalog, _ audited: Auditor.Result, isWhole: Bool) {
    let tally = audited.acceptance
    result.report.accepted.hasBaseline = baseline != nil && newBaselineFolder == nil
    result.report.accepted.baselined = tally.accepted.baselined
    result.report.accepted.worsened = tally.accepted.worsened
    if newBaselineFolder != nil { result.newBaseline = tally.baseline }
    if let baseline {
      var scope = BaselineScope(self, result.report.files, folder: baseline.folder)
      if newBaselineFolder != nil {
        // An old entry stays if a finding still matches the entry, even if this run does not accept the finding.
        result.kept.entries = baseline.accepted.entries.filter { key, _ in
          !scope.includes(key) || (tally.answered.contains(key) && tally.baseline.entries[key] == nil)
        }
      } else {
        result.stale = baseline.accepted.entries.keys.filter { !tally.answered.contains($0) && scope.includes($0) }
          .sorted()
        result.report.accepted.stale = result.stale.count
      }
    }
    result.report.rulePages = configuration.rulePages
    result.report.leftOut.merge(texts.leftOut(catalog), uniquingKeysWith: +)
    let hasAllTexts = isWhole && configuration.pseudo.isEmpty && measure.keys.isEmpty
    result.report.notes +=
      CheckNotes(
        configuration: configuration, catalog: catalog, audited: audited, isWhole: hasAllTexts,
        newBaseline: result.newBaseline
      ).notes
    if isSufficientContrast {
      let contrast = result.report.sufficientContrast ?? SufficientContrast()
      result.report.sufficientContrast = contrast
      result.report.notes += contrast.notes
    }
  }
}
