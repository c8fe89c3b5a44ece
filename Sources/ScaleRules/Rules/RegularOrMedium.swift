internal import AuditModel
internal import DynamicType
internal import RuleKit

/// A rule that the weight of every text is regular or medium.
struct RegularOrMedium: ScaleRule {
  static let descriptor = RuleDescriptor(
    id: "regular-or-medium", title: "Regular or medium weights only",
    rationale: """
      The guidelines of iOS 7 asked for regular or medium, no light and no bold. Today's tables have a semibold \
      headline and bold emphasized titles, and iOS 7.0 itself logged its headline as bold.
      """,
    severity: "note", criteria: [.scale2014])

  static let era = ScaleEra.dated

  static let examples: [Example<ScaleSheet>] = [
    Example("regular and medium", .pass, "body,L,17,22,regular\nheadline,L,17,22,medium"),
    Example("semibold headline", .fail, "headline,L,17,22,semibold"),
    Example("light title", .fail, "title1,L,28,34,light"),
    Example("no weights", .notApplicable, "body,L,17"),
  ]

  func check(_ sheet: ScaleSheet, _ verdict: inout ScaleVerdict) {
    verdict.checkWeights(of: sheet) { $0 == .regular || $0 == .medium ? nil : "neither regular nor medium" }
  }
}

extension ScaleVerdict {
  /// Checks the weights of all rows.
  ///
  /// `complaint` describes the problem with a weight, or returns nil if there is none.
  mutating func checkWeights(of sheet: ScaleSheet, _ complaint: (FontWeight) -> String?) {
    for row in sheet.rows {
      guard let weight = row.weight else { continue }
      let wrong = complaint(weight)
      check(row, wrong == nil, "\(row.label) is \(weight.rawValue): \(wrong ?? "")")
    }
    let without = sheet.rows.count { $0.weight == nil }
    if without > 0 { skip("\(without) of \(sheet.rows.count) rows give no weight") }
  }
}
