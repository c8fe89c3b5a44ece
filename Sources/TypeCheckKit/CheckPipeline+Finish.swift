import Audit
import AuditModel
import DynamicType
import TextFiles

extension CheckPipeline {
  /// Adds the accepted findings, the skipped texts and the notes on the whole run.
  ///
  /// `isWhole` is whether the run covered the configuration's whole folder.
  func finish(_ result: inout Result, _ catalog: Catalog, _ audited: Auditor.Result, isWhole: Bool) {
    let tally = audited.acceptance
    result.report.accepted.hasBaseline = baseline != nil && newBaselineFolder == nil
    result.report.accepted.baselined = tally.accepted.baselined
    result.report.accepted.worsened = tally.accepted.worsened
    if newBaselineFolder != nil { result.newBaseline = tally.baseline }
    if let baseline {
      var scope = BaselineScope(self, result.report.files, folder: baseline.folder)
      if newBaselineFolder != nil {
        // An old entry stays if a finding still matches it, even if this run does not accept that finding.
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
