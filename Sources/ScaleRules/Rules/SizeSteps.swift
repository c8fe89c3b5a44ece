internal import AuditModel
internal import DynamicType
internal import RuleKit

/// A rule that the size grows by one point per setting from XS to XXXL.
///
/// The size of captions may stay the same from XS to M.
struct SizeSteps: ScaleRule {
  static let descriptor = RuleDescriptor(
    id: "size-steps", title: "Sizes differ by one point per setting",
    rationale: """
      In iOS 7, body and headline grew by one point per setting. Only XS to XXXL are checked, and captions may stay \
      equal from XS to M. Today's iOS table has steps of two points from L to XXXL, and footnote is 12 pt from XS to \
      M.
      """,
    severity: "note", criteria: [.scale2014])

  static let era = ScaleEra.dated

  static let examples: [Example<ScaleSheet>] = [
    Example("body of iOS 7", .pass, "body,XS,14\nbody,S,15\nbody,M,16\nbody,L,17\nbody,XL,18"),
    Example("body of today", .fail, "body,L,17\nbody,XL,19"),
    Example(
      "caption standing still at XS, S, M", .pass, "caption1,XS,11\ncaption1,S,11\ncaption1,M,11\ncaption1,L,12"),
    Example("footnote standing still", .fail, "footnote,XS,12\nfootnote,S,12"),
    Example("a gap is not a step", .notApplicable, "body,XS,14\nbody,L,17"),
    Example("one size per style", .notApplicable, platform: .macos, "body,default,13"),
  ]

  func check(_ sheet: ScaleSheet, _ verdict: inout ScaleVerdict) {
    verdict.checkSteps(of: sheet, \.size, named: "size") { "is \($0) pt after \($1) pt" }
  }
}
