internal import AuditModel
internal import DynamicType
internal import RuleKit

/// A rule that headline has the size of body at every category, and a heavier weight.
struct HeadlineLikeBody: ScaleRule {
  static let descriptor = RuleDescriptor(
    id: "headline-like-body", title: "Headline is body's size, but heavier",
    rationale: """
      A headline differs from body by its weight, so both can share a line. Apple's iOS, watchOS and macOS tables \
      follow this (semibold against regular on iOS), and so did iOS 7; on tvOS, headline is larger than body.
      """,
    severity: "error", criteria: [.scale2014, .scaleTable])

  static let era = ScaleEra.current

  static let examples: [Example<ScaleSheet>] = [
    Example("same size, semibold", .pass, "body,L,17,22,regular\nheadline,L,17,22,semibold"),
    Example("larger", .fail, "body,L,17,22,regular\nheadline,L,18,23,semibold"),
    Example("same weight", .fail, "body,L,17,22,regular\nheadline,L,17,22,regular"),
    Example("lighter", .fail, "body,L,17,22,bold\nheadline,L,17,22,semibold"),
    Example("no weights: only the size is checked", .pass, "body,L,17\nheadline,L,17"),
    Example("no headline", .notApplicable, "body,L,17"),
    Example("tvOS has a larger headline", .notApplicable, platform: .tvos, "body,default,29\nheadline,default,38"),
  ]

  func check(_ sheet: ScaleSheet, _ verdict: inout ScaleVerdict) {
    guard sheet.platform != .tvos else {
      verdict.skip("the rule does not apply to tvOS, where headline is larger than body")
      return
    }
    for category in ContentSizeCategory.allCases {
      guard let body = sheet.row(.body, category), let headline = sheet.row(.headline, category) else { continue }
      verdict.check(
        headline, headline.size == body.size,
        "\(headline.label) is \(headline.size.points) pt, \(body.label) is \(body.size.points) pt")
      if let heavy = headline.weight, let weight = body.weight {
        verdict.check(
          headline, heavy > weight,
          "\(headline.label) is \(heavy.rawValue), no heavier than \(body.label), \(weight.rawValue)")
      } else {
        verdict.skip("not all rows of headline and body have a weight")
      }
    }
    if verdict.checked == 0 { verdict.skip("no category has both headline and body") }
  }
}
