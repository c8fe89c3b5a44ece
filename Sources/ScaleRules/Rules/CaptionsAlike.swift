internal import AuditModel
internal import DynamicType
internal import RuleKit

/// A rule that both captions have the same size, leading and tracking at XS, S and M.
struct CaptionsAlike: ScaleRule {
  static let descriptor = RuleDescriptor(
    id: "captions-alike", title: "Captions are equal at XS, S and M",
    rationale: """
      Captions have the minimum size of 11 pt at the three smallest settings, so both are equal there and do not \
      change. Apple's iOS table follows this rule (11 pt with leading 13), and so did iOS 7; the watchOS table \
      never did.
      """,
    severity: "error", criteria: [.scale2014, .scaleTable])

  static let era = ScaleEra.current

  static let examples: [Example<ScaleSheet>] = [
    Example("all six alike", .pass, Self.captions(sizes: ["11,13", "11,13"])),
    Example("caption1 larger", .fail, Self.captions(sizes: ["12,16", "11,13"])),
    Example("leading differs", .fail, Self.captions(sizes: ["11,14", "11,13"])),
    Example("caption1 grows from S to M", .fail, "caption1,S,11\ncaption1,M,12"),
    Example("tracking differs", .fail, "caption1,S,11,13,regular,0.06\ncaption2,S,11,13,regular,0"),
    Example("no captions", .notApplicable, "body,S,15"),
    Example(
      "watchOS has captions of two sizes", .notApplicable, platform: .watchos, "caption1,S,14\ncaption2,S,13"),
  ]

  /// Returns whether the rule applies to a row.
  static func covers(_ row: ScaleRow) -> Bool {
    (row.style == .caption1 || row.style == .caption2) && row.category <= .medium
  }

  func check(_ sheet: ScaleSheet, _ verdict: inout ScaleVerdict) {
    guard sheet.platform == .ios || sheet.platform == .visionos else {
      verdict.skip("the rule is for iOS: the captions of \(sheet.platform.displayName) have two sizes")
      return
    }
    let rows = sheet.rows.filter(Self.covers)
    guard let first = rows.first, rows.count > 1 else {
      verdict.skip("there are fewer than two rows for captions at XS, S and M")
      return
    }
    for row in rows.dropFirst() {
      compare("size", row.size, first.size, row, first, in: &verdict)
      compare("leading", row.leading, first.leading, row, first, in: &verdict)
      compare("tracking", row.tracking, first.tracking, row, first, in: &verdict)
    }
  }

  private func compare(
    _ name: String, _ number: Double?, _ other: Double?, _ row: ScaleRow, _ first: ScaleRow,
    in verdict: inout ScaleVerdict
  ) {
    guard let number, let other else {
      verdict.skip("not all captions at XS, S and M have a \(name)")
      return
    }
    verdict.check(row, number == other, "\(row.label) has \(name) \(number.points), \(first.label) has \(other.points)")
  }

  private static func captions(sizes: [String]) -> String {
    zip(["caption1", "caption2"], sizes).flatMap { style, size in
      ["XS", "S", "M"].map { "\(style),\($0),\(size)" }
    }.joined(separator: "\n")
  }
}
