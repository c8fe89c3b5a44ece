import AuditModel

extension SufficientContrast {
  /// The maximum number of uses to list; others are only counted (our own choice: they fill a line or two).
  private static let mostNamed = 5

  /// The notes of a run on the App Store's *Sufficient Contrast* label, as sentences.
  ///
  /// If all families have the same verdicts, they share one set of notes.
  var notes: [String] {
    let families = Family.allCases
    let isSame = families.allSatisfy { verdicts(on: $0) == verdicts(on: families[0]) }
    let groups = isSame ? [families] : families.map { [$0] }
    return groups.flatMap { notes(on: $0[0], called: Listing($0.map(\.words)).description) } + [
      """
      Sufficient Contrast requires 4.5:1 for text and 3:1 for meaningful symbols; large text in between needs review, and \
      Bold Text lowers neither ratio
      """
    ]
  }

  private func notes(on family: Family, called name: String) -> [String] {
    let settings = Setting.allCases
    let counts = settings.map { "\($0.words) \(counted(on: family, $0))" }
    var notes = [
      "App Store Sufficient Contrast on \(name), in every language: \(answer(on: family).rawValue)",
      "uses of colour on \(name), in light and dark: \(counts.joined(separator: "; "))",
    ]
    let uses = uses(on: family)
    let failing = uses.filter { $0.verdicts[.increased] == .fail || $0.verdicts[.opaque] == .fail }
    let named = [
      ("failing with Increase Contrast", failing),
      ("failing by default but passing with Increase Contrast", uses.filter(\.isMended)),
    ]
    for (what, uses) in named where !uses.isEmpty {
      notes.append("\(what) on \(name): \(Listing(naming: Self.names(uses), upTo: Self.mostNamed))")
    }
    return notes
  }

  private func counted(on family: Family, _ setting: Setting) -> String {
    let counts = [Verdict.pass, .fail, .needsReview].map { count($0, setting, on: family) }
    return "\(counts[0].grouped) passed, \(counts[1].grouped) failed, \(counts[2].grouped) need review"
  }

  private func verdicts(on family: Family) -> [[Setting: Verdict]] { uses(on: family).map(\.verdicts) }

  /// Returns the distinct names of uses, quoted.
  private static func names(_ uses: [Use]) -> [String] {
    var seen: Set<String> = []
    return uses.map(\.name).filter { seen.insert($0).inserted }.map { "\(Quotation($0, limit: 100))" }
  }
}
