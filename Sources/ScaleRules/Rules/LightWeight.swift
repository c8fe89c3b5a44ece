internal import AuditModel
internal import DynamicType
internal import RuleKit

/// A rule that no text is light, thin or ultralight.
struct LightWeight: ScaleRule {
  static let descriptor = RuleDescriptor(
    id: "light-weight", title: "No light, thin or ultralight weights",
    rationale: """
      Thin strokes are hard to see, above all in small text; regular, medium, semibold and bold are preferred. This is \
      the part of regular-or-medium that today's guidelines kept, and today's tables follow it.
      """,
    severity: "error", criteria: [.scaleTypography])

  static let era = ScaleEra.current

  static let examples: [Example<ScaleSheet>] = [
    Example("semibold is allowed", .pass, "headline,L,17,22,semibold"),
    Example("light title", .fail, "title1,L,28,34,light"),
    Example("thin, as a number", .fail, "largeTitle,L,34,41,200"),
    Example("no weights", .notApplicable, "body,L,17"),
  ]

  func check(_ sheet: ScaleSheet, _ verdict: inout ScaleVerdict) {
    verdict.checkWeights(of: sheet) { $0 < .regular ? "lighter than regular" : nil }
  }
}
