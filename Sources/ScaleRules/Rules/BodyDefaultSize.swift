internal import AuditModel
internal import DynamicType
internal import RuleKit

/// A rule that body text has the platform's default size at the default category, such as 17 pt at Large on iOS.
struct BodyDefaultSize: ScaleRule {
  static let descriptor = RuleDescriptor(
    id: "body-default-size", title: "Body is 17 pt at Large",
    rationale: """
      17 pt is the default body size on iOS; other platforms have their own default (16 on watchOS, 13 on \
      macOS, 29 on tvOS). Apple's tables follow this on every platform.
      """,
    severity: "error", criteria: [.scaleLegibility, .scale2014])

  static let era = ScaleEra.current

  static let examples: [Example<ScaleSheet>] = [
    Example("17 pt", .pass, "body,L,17"),
    Example("16 pt", .fail, "body,L,16"),
    Example("14 pt is the size at XS, not at Large", .fail, "body,XS,14\nbody,L,14"),
    Example("13 pt on macOS", .pass, platform: .macos, "body,default,13"),
    Example("no row for body at Large", .notApplicable, "body,XS,14\nheadline,L,17"),
  ]

  func check(_ sheet: ScaleSheet, _ verdict: inout ScaleVerdict) {
    let (category, size) = (sheet.platform.defaultCategory, sheet.platform.defaultSize)
    if let row = sheet.row(.body, category) {
      verdict.check(
        row, row.size == size,
        "\(row.label) is \(row.size.points) pt, not the \(size.points) pt of \(sheet.platform.displayName)")
    } else {
      verdict.skip("the table has no row for body at \(category.shortName)")
    }
  }
}
