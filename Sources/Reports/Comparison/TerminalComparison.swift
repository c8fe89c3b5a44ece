internal import AuditModel

/// The changes since an earlier report in the text report: the counts and the fixed findings.
struct TerminalComparison {
  /// The maximum number of fixed findings to list without `--all` (our own choice: half a screen).
  static let listed = 10

  let report: AuditReport
  let showsAll: Bool
  let ink: Ink

  var lines: [String] {
    guard let comparison = report.comparison else { return [] }
    let fixed = comparison.fixed
    let shown = fixed.prefix(showsAll ? Int.max : Self.listed).map { "  fixed      \(Wording.fixed($0))" }
    let left = Wording.more(fixed.count - shown.count, "fixed finding")
    let more = left.map { ["  … and \($0): --verbose or --report json=PATH shows them"] } ?? []
    return [ink("\(Wording.comparison(comparison)).", .bold)] + mild + shown + more
  }

  /// A line about new and worse findings without a block, because they are notes or need review.
  private var mild: [String] {
    let count = report.findings.count { $0.mark != nil && ($0.outcome == .needsReview || $0.severity == .note) }
    guard count > 0 else { return [] }
    let are = count == 1 ? "is a note or needs" : "are notes or need"
    return ["  \(Wording.number(count)) of the new and worse ones \(are) review: --report json=PATH lists them all"]
  }
}
