internal import AuditModel
internal import DynamicType
internal import RuleKit

/// A rule that no text is smaller than the platform's minimum, even at the smallest setting.
struct SizeFloor: ScaleRule {
  static let descriptor = RuleDescriptor(
    id: "size-floor", title: "No text below the minimum size, even at XS",
    rationale: """
      Readers must be able to read text at the smallest setting: 11 pt on iOS. Apple's iOS, macOS and tvOS tables \
      follow this; the watchOS table goes down to 10 and 11 pt, while the guidelines ask for 12.
      """,
    severity: "error", criteria: [.scaleLegibility, .scale2014])

  static let era = ScaleEra.current

  static let examples: [Example<ScaleSheet>] = [
    Example("caption at the floor", .pass, "caption2,XS,11"),
    Example("caption below the floor at XS", .fail, "caption2,XS,10\ncaption2,L,11"),
    Example("10 pt is enough on macOS", .pass, platform: .macos, "caption2,default,10"),
    Example("11 pt is too small on watchOS", .fail, platform: .watchos, "caption2,L,11"),
    Example("no rows", .notApplicable, ""),
  ]

  func check(_ sheet: ScaleSheet, _ verdict: inout ScaleVerdict) {
    let floor = sheet.platform.minimumSize
    for row in sheet.rows {
      verdict.check(
        row, row.size >= floor,
        "\(row.label) is \(row.size.points) pt, below the \(floor.points) pt minimum of \(sheet.platform.displayName)")
    }
    if sheet.rows.isEmpty { verdict.skip("there are no rows") }
  }
}
