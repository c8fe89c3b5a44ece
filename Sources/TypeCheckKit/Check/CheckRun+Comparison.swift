import Audit
import AuditModel
import Documents
import RuleKit
import TextFiles

extension CheckRun {
  /// Returns a report with the comparison with the earlier report, if there is one.
  ///
  /// Each finding then has its change, and the fixed findings of the earlier report are listed.
  func compared(_ report: AuditReport, _ fold: CheckFold) -> AuditReport {
    guard let earlier = check.earlier else { return report }
    var report = report
    let read = checkedFiles(report).subtracting(fold.unreadable)
    let paths = PathChange(from: read.union(report.findings.lazy.map(\.location.file)), to: earlier.files)
    let matcher = FindingMatcher(report.findings, since: earlier.findings, paths: paths)
    var comparison = Comparison(file: earlier.file)
    for (index, change) in matcher.changes.enumerated() {
      report.findings[index].change = change
      if change == .worse, let before = matcher.partner(of: index) {
        report.findings[index].message.text += " (\(words(on: before)) in \(Quotation.escape(earlier.file)))"
      }
      comparison.count(change)
    }
    let accepted = fold.acceptance.answered.union(fold.acceptance.baseline.entries.keys)
    let folder = check.newBaselineFolder ?? check.baseline?.folder ?? "."
    let scope = ComparisonScope(
      check, report, read: read, since: earlier, paths: paths,
      silenced: Silenced(accepted, in: folder, app.tables, app.uses.facts))
    for finding in matcher.missing {
      switch scope.state(of: finding) {
      case .fixed:
        var fixed = finding
        fixed.location.file = paths.currentPath(of: finding.location.file)
        comparison.fixed.append(fixed)
      case .accepted: comparison.accepted += 1
      case .notChecked: comparison.notChecked += 1
      }
    }
    report.comparison = comparison
    report.notes += notes(on: earlier, comparison, report)
    return report
  }

  /// Returns the earlier state of a finding that became worse, in words.
  private func words(on before: EarlierFinding) -> String {
    let from = before.extent.from.map { " from \($0.shortName)" } ?? ""
    let over = before.extent.over > 0 ? "over by \(Points(before.extent.over))" : "a finding"
    return before.outcome == .needsReview ? "needed review: \(over)\(from)" : "\(over)\(from)"
  }

  /// Returns the files of any kind that the run checked, without those that it only found.
  func checkedFiles(_ report: AuditReport) -> Set<String> {
    var (read, skipped, claimed): (Set<String>, Set<String>, Set<String>) = ([], [], [])
    for (entry, outcome) in app.inventory.claimed {
      switch outcome {
      case .unread: skipped.insert(entry.shown)
      // An image set is read as a whole.
      case .read: claimed.insert(entry.kind == .folder ? "\(entry.shown)/Contents.json" : entry.shown)
      }
    }
    // All files of a skipped asset catalog count as one.
    let catalogs = skipped.filter { FilePath.ending(of: $0) == "xcassets" }.map { "\($0)/" }
    for entry in app.inventory.entries where !skipped.contains(entry.shown) {
      if !catalogs.contains(where: { entry.shown.hasPrefix($0) }) { read.insert(entry.shown) }
    }
    read.formUnion(claimed)
    for file in report.files {
      if file.format == nil { read.remove(file.path) } else { read.insert(file.path) }
    }
    // Sources that the configuration excludes are found but not read.
    return read.filter { !["swift", "m", "mm"].contains(FilePath.ending(of: $0)) }.union(app.uses.paths)
  }

  /// Returns notes on facts that may make a comparison misleading.
  private func notes(on earlier: EarlierReport, _ comparison: Comparison, _ report: AuditReport) -> [String] {
    let file = Quotation.escape(earlier.file)
    var notes: [String] = []
    let isOther = comparison.worse + comparison.known + comparison.accepted + comparison.fixed.count == 0
    if isOther, comparison.new > 0, !earlier.findings.isEmpty {
      notes.append("this run has no finding of \(file): check that it is a report of this app")
    }
    if let version = earlier.version, version != report.version {
      notes.append("\(file) was made by typecheck \(Quotation.escape(version)); some changes may come from the update")
    }
    if earlier.isIncomplete {
      notes.append("\(file) comes from an incomplete run; findings that it missed count as new")
    }
    if earlier.findingsDropped > 0 {
      notes.append(
        "\(file) lists only the worst findings of its run; \(earlier.findingsDropped.grouped) others count as new")
    }
    if let container = report.container, !container.isSameQuestion(as: earlier.container) {
      notes.append("\(file) was made with another default width, height or line limit, so no text counts as fixed")
    }
    return notes
  }
}
