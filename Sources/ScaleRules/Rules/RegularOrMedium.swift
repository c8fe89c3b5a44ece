internal import AuditModel
internal import DynamicType
internal import RuleKit

/// A rule that the weight of every text is regular or medium.
struct RegularOrMedium: ScaleRule {
  static let descriptor = RuleDescriptor(
    id: "regular-or-medium", title: "Regular or medium weights only",
    rationale: """
      The iOS 7 guidelines asked for regular or medium, not light or bold. Today's tables have a semibold \
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
