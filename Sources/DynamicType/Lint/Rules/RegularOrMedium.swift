/// Checks that every text is regular or medium.
struct RegularOrMedium: ScaleRule {
  static let descriptor = ScaleRuleDescriptor(
    id: "regular-or-medium", title: "Regular or medium weights only", era: .dated,
    rationale: """
      The guidelines of iOS 7 asked for regular or medium, no light and no bold. Today's tables have a semibold \
      headline and bold emphasized titles, and iOS 7.0 itself logged its headline as bold.
      """,
    source: ScaleRuleSource.guidelines2014)

  static let examples = [
    ScaleExample("regular and medium", .pass, "body,L,17,22,regular\nheadline,L,17,22,medium"),
    ScaleExample("semibold headline", .fail, "headline,L,17,22,semibold"),
    ScaleExample("light title", .fail, "title1,L,28,34,light"),
    ScaleExample("no weights", .notApplicable, "body,L,17"),
  ]

  func evaluate(_ sheet: ScaleSheet) -> ScaleVerdict {
    sheet.judgeWeights { $0 == .regular || $0 == .medium ? nil : "neither regular nor medium" }
  }
}

extension ScaleSheet {
  /// Checks the weight of every row that has one.
  ///
  /// - Parameter complaint: Describes the problem with a weight; nil for none.
  /// - Returns: The verdict, in which rows without a weight count as unchecked.
  func judgeWeights(_ complaint: (FontWeight) -> String?) -> ScaleVerdict {
    var verdict = ScaleVerdict()
    for row in rows {
      guard let weight = row.weight else { continue }
      let wrong = complaint(weight)
      verdict.check(wrong == nil, "\(row.label) is \(weight.rawValue): \(wrong ?? "")")
    }
    let without = rows.count { $0.weight == nil }
    if without > 0 { verdict.skip("\(without) of \(rows.count) rows give no weight") }
    return verdict
  }
}
