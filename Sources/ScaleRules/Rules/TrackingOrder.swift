internal import AuditModel
internal import DynamicType
internal import RuleKit

/// A rule that tracking in em is wider at the three smallest settings than at the three largest.
struct TrackingOrder: ScaleRule {
  static let descriptor = RuleDescriptor(
    id: "tracking-order", title: "Tracking is wide at the three smallest settings, tight at the three largest",
    rationale: """
      Small text needs wide tracking, large text tight tracking. Compared in em: XS, S and M must each be wider than each of \
      XL, XXL, XXXL. Today, tracking depends only on the point size, and SF Pro is tightest at 17 pt, so \
      headline, body, callout and the titles break the rule in Apple's own table.
      """,
    severity: "note", criteria: [.scale2014])

  static let era = ScaleEra.dated

  static let examples: [Example<ScaleSheet>] = [
    Example("from wide to tight", .pass, Self.body([0.3, 0.2, 0.1, 0, -0.1, -0.2, -0.3])),
    Example("body of today", .fail, Self.body([-0.15, -0.23, -0.31, -0.43, -0.45, -0.36, -0.10])),
    Example("the same everywhere", .fail, Self.body([0, 0, 0, 0, 0, 0, 0])),
    Example("no tracking given", .notApplicable, "body,XS,14\nbody,XXXL,23"),
  ]

  func check(_ sheet: ScaleSheet, _ verdict: inout ScaleVerdict) {
    let standard = ContentSizeCategory.standard
    for style in sheet.styles {
      let small = standard.prefix(3).compactMap { sheet.row(style, $0) }.filter { $0.tracking != nil }
      let large = standard.suffix(3).compactMap { sheet.row(style, $0) }.filter { $0.tracking != nil }
      if small.count < 3 || large.count < 3 {
        verdict.skip("\(style.rawValue) has no tracking for all of XS, S, M, XL, XXL, XXXL")
      }
      guard let tightest = small.min(by: { em($0) < em($1) }), let widest = large.max(by: { em($0) < em($1) }) else {
        continue
      }
      verdict.check(
        tightest, em(tightest) > em(widest),
        "\(tightest.label) has tracking \(shown(tightest)), no wider than \(widest.label) with \(shown(widest))")
    }
  }

  private func em(_ row: ScaleRow) -> Double { (row.tracking ?? 0) / row.size }

  private func shown(_ row: ScaleRow) -> String { "\((em(row) * 1000).rounded().points)/1000 em" }

  private static func body(_ tracking: [Double]) -> String {
    zip(["XS", "S", "M", "L", "XL", "XXL", "XXXL"], zip([14, 15, 16, 17, 19, 21, 23], tracking))
      .map { "body,\($0),\($1.0),,,\($1.1)" }.joined(separator: "\n")
  }
}
