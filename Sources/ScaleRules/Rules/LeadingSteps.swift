internal import AuditModel
internal import DynamicType
internal import RuleKit

/// A rule that the leading grows by one point per setting from XS to XXXL.
///
/// The leading of captions may stay the same from XS to M.
struct LeadingSteps: ScaleRule {
  static let descriptor = RuleDescriptor(
    id: "leading-steps", title: "Leadings differ by one point per setting",
    rationale: """
      The iOS 7 guidelines asked for this in leading and size. Only XS to XXXL are checked, and captions may stay \
      equal from XS to M. Today's iOS leadings differ by 0 to 8 points, since leading depends only on the size.
      """,
    severity: "note", criteria: [.scale2014])

  static let era = ScaleEra.dated

  static let examples: [Example<ScaleSheet>] = [
    Example("one point each", .pass, "body,XS,14,19\nbody,S,15,20\nbody,M,16,21\nbody,L,17,22"),
    Example("two points", .fail, "subheadline,XS,12,16\nsubheadline,S,13,18"),
    Example("caption standing still at XS, S, M", .pass, "caption2,XS,11,13\ncaption2,S,11,13\ncaption2,M,11,13"),
    Example("no leading given", .notApplicable, "body,XS,14\nbody,S,15"),
  ]

  func check(_ sheet: ScaleSheet, _ verdict: inout ScaleVerdict) {
    verdict.checkSteps(of: sheet, \.leading, named: "leading") { "has leading \($0) after \($1)" }
  }
}
