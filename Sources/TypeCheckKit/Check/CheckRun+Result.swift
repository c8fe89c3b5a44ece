import Audit
import AuditModel
import Bytes
import DynamicType
import LayoutRules
import RuleKit
import TextFiles
import TextRules

extension CheckRun {
  /// Combines all parts, then adds the page, the baseline, the comparison and the notes on the whole run.
  ///
  /// `timings` are the seconds of each part so far, and `largerText` counts the texts of screens at 200 %.
  ///
  /// - Throws: `TextEngineError` if a font cannot be read.
  func result(
    _ fold: CheckFold, _ audited: Auditor.Result, _ largerText: LargerTextTally, _ timings: [String: Double]
  ) async throws -> CheckPipeline.Result {
    var report = fold.report
    report.timings = timings
    // Without texts, a default width would be meaningless in the report.
    if app.isOptional, catalog.strings.isEmpty { report.container = nil }
    if let isMeasured { report.locales = catalog.locales(where: isMeasured) }
    report.add(
      try await measure.page(selection, audited, of: report, by: auditor, colors: app.textColors))
    report.subject = subject
    report.tally.largerText.screens = largerText.outcomes
    report.rulePages = check.configuration.rulePages
    report.leftOut.merge(check.texts.leftOut(app.tables), uniquingKeysWith: +)
    let accepted = baselineChange(fold, report)
    (report.accepted.hasBaseline, report.accepted.stale) = (accepted.isUsed, accepted.stale.count)
    report.accepted.baselined = fold.acceptance.accepted.baselined
    report.accepted.worsened = fold.acceptance.accepted.worsened
    if check.newBaselineFolder == nil, check.baseline?.accepted.isOfVersion1 == true {
      report.notes.append(
        "the baseline has entries of version 1, without the widths of slots, so accepted findings that become worse are not"
          + " reported: write it again with --write-baseline")
    }
    let notes = notes(audited, newBaseline: accepted.new)
    (report.notes, report.remarks) = (report.notes + notes.notes, report.remarks + notes.remarks)
    if check.isSufficientContrast {
      let contrast = report.sufficientContrast ?? SufficientContrast()
      report.sufficientContrast = contrast
      report.notes += contrast.notes
    }
    report = compared(report, fold)
    if check.isLargerText {
      report.notes += LargerTextNotes(fold.acceptance.languages, largerText, families: families).notes
    }
    report.remarks += check.note(on: app.frameworks) + app.unusedAssets
    if !catalog.strings.isEmpty {
      let notes = app.uses.notes(on: app.inventory)
      // Without the sources, no place that draws a text is known.
      if UsesPipeline.isAvailable { report.remarks += notes } else { report.notes += notes }
      report.notes += check.note(on: app.uses, report.tally)
    }
    if includesFolder { report.notes += check.patternNotes(files: app.tables.files.map(\.path)) }
    let place = inputs.first ?? check.folder
    report.inputIssues += check.texts.keyIssues(app.tables, at: place)
    if let issue = check.texts.localeIssue(app.tables, at: place) { report.inputIssues.append(issue) }
    return CheckPipeline.Result(
      report: report, newBaseline: accepted.new, stale: accepted.stale, kept: accepted.kept, trials: trials)
  }

  /// The notes on the whole run.
  private func notes(_ audited: Auditor.Result, newBaseline: Baseline?) -> CheckNotes {
    CheckNotes(
      configuration: check.configuration, catalog: app.tables, audited: audited,
      isWhole: includesFolder && check.configuration.pseudo.isEmpty && coversViews, newBaseline: newBaseline)
  }

  /// The change of a baseline by a run.
  private struct BaselineChange {
    var isUsed = false
    var new: Baseline?
    var stale: [Baseline.Key] = []
    var kept = Baseline()
  }

  private func baselineChange(_ fold: CheckFold, _ report: AuditReport) -> BaselineChange {
    let tally = fold.acceptance
    var change = BaselineChange()
    let isNew = check.newBaselineFolder != nil
    if isNew { change.new = tally.baseline }
    guard let baseline = check.baseline else { return change }
    var scope = BaselineScope(
      check, read: checkedFiles(report), unreadable: fold.unreadable,
      knowsCode: includesFolder && app.uses.readsAllFiles, folder: baseline.folder)
    if isNew {
      // An old entry stays if a finding still matches the entry, even if this run does not accept the finding. Entries
      // for the slots of a text replace one for any slot.
      let new = tally.baseline.entries
      let replaced = Set(new.keys.map { $0.in(Baseline.Key.anySlot) })
      change.kept.entries = baseline.accepted.entries.filter { key, _ in
        !replaced.contains(key) && (!scope.includes(key) || (tally.answered.contains(key) && new[key] == nil))
      }
    } else {
      change.isUsed = true
      change.stale = baseline.accepted.entries.keys.filter { !tally.answered.contains($0) && scope.includes($0) }
        .sorted()
    }
    return change
  }

  /// The texts of the run, for measuring single texts again; nil if they are not kept.
  private var trials: LiveSession? {
    guard check.keepsTrials else { return nil }
    return LiveSession(
      catalog: catalog, pipeline: measure, auditor: auditor, uses: app.uses, colors: app.textColors,
      screens: WindowChoice(check).screens(of: app.uses, check.screenCategories).environments, rules: rules)
  }
}
