internal import AuditModel
internal import Causes

/// The number of causes to fix first, in words.
struct PageNextStep {
  /// The maximum number of causes to name (our own choice: one person fixes them in a day).
  private static let most = 3

  /// The causes and their share of the findings, such as `3 of 41 causes account for 180 of 212 errors and
  /// warnings`.
  ///
  /// It is nil without errors and warnings.
  let words: String?

  init(_ causes: [Cause], of findings: [Finding]) {
    let failing = causes.filter(\.isFailure)
    let counts = failing.map(\.findings.count).sorted(by: >)
    let (all, most) = (counts.reduce(0, +), counts.prefix(Self.most).reduce(0, +))
    guard all > 0 else {
      words = nil
      return
    }
    let named = min(counts.count, Self.most)
    let first =
      named == counts.count
      ? Wording.count(named, "cause") : "\(Wording.number(named)) of \(Wording.count(counts.count, "cause"))"
    let verb = named == 1 ? "accounts for" : "account for"
    let part = most == all ? "all" : "\(Wording.number(most)) of"
    let share = all == 1 ? "the only" : "\(part) \(Wording.number(all))"
    let severities = Set(failing.lazy.flatMap(\.findings).map { findings[$0].severity })
    words = "\(first) \(verb) \(share) \(Self.noun(severities, all))"
  }

  private static func noun(_ severities: Set<Finding.Severity>, _ count: Int) -> String {
    if severities.count > 1 { return "errors and warnings" }
    return severities.contains(.error) ? count.form("error", "errors") : count.form("warning", "warnings")
  }
}
