/// Checks that no text is light, thin or ultralight.
struct LightWeight: ScaleRule {
  static let descriptor = ScaleRuleDescriptor(
    id: "light-weight", title: "No light, thin or ultralight weights", era: .current,
    rationale: """
      Thin strokes are hard to see, above all in small text; regular, medium, semibold and bold are preferred. This is \
      what today's guidelines kept of regular-or-medium, and today's tables keep it.
      """,
    source: ScaleRuleSource.guidelines)

  static let examples = [
    ScaleExample("semibold is allowed", .pass, "headline,L,17,22,semibold"),
    ScaleExample("light title", .fail, "title1,L,28,34,light"),
    ScaleExample("thin, as a number", .fail, "largeTitle,L,34,41,200"),
    ScaleExample("no weights", .notApplicable, "body,L,17"),
  ]

  func evaluate(_ sheet: ScaleSheet) -> ScaleVerdict {
    sheet.judgeWeights { $0 < .regular ? "lighter than regular" : nil }
  }
}
