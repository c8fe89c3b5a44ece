import AuditModel
import RuleKit
import TextRules

extension AuditPart {
  /// The state of the current text while its containers are checked.
  struct Current {
    /// The counts in the last container.
    var last = RoomCount()
    /// The counts in all containers.
    var text = TextCount()
    /// The outcomes in all containers.
    var outcome = TextOutcome()
    /// The findings that must not be repeated for wider containers.
    var reported: [ReportedFinding] = []
    /// The rules to run in the next container; in a wider container, only those that depend on the width.
    var rules: [RuleSet.Ranked<any TextRule>] = []
    /// The faces of the last text.
    ///
    /// The next text usually has the same faces, so the set rarely needs an update.
    var fonts: [String] = []

    mutating func note(_ outcome: Verdict) {
      if outcome == .needsReview {
        (text.isUndecided, last.isUndecided) = (true, true)
      } else {
        (text.fails, last.fails) = (true, true)
      }
    }

    /// Records the device families on which the text fails or needs review.
    mutating func note(_ outcome: Verdict, on families: FamilySet) {
      if outcome == .needsReview { text.undecided.formUnion(families) } else { text.failing.formUnion(families) }
    }
  }
}
