internal import AuditModel
internal import DynamicType
internal import RuleKit

/// A rule that the text of navigation bars has the size of body at the default category, such as 17 pt on iOS.
struct NavigationText: ScaleRule {
  static let descriptor = RuleDescriptor(
    id: "navigation-text", title: "Navigation bar text is body at Large",
    rationale: """
      Bars do not grow with the reader's setting, so their text is body size at Large. Large titles (34 pt) came \
      later, and today's tables have no row for bars. Rows named navigationTitle, navigation or barButton are checked.
      """,
    severity: "note", criteria: [.scale2014])

  static let era = ScaleEra.dated

  static let examples: [Example<ScaleSheet>] = [
    Example("17 pt", .pass, "body,L,17\nnavigationTitle,,17"),
    Example("as the team's own body", .pass, "body,L,16\nbarButton,L,16"),
    Example("larger", .fail, "body,L,17\nnavigation,,20"),
    Example("without body the platform's default counts", .fail, "barButton,,15"),
    Example("no bar", .notApplicable, "body,L,17"),
    Example("not about other platforms", .notApplicable, platform: .watchos, "navigation,,16"),
  ]

  func check(_ sheet: ScaleSheet, _ verdict: inout ScaleVerdict) {
    guard sheet.platform == .ios || sheet.platform == .visionos else {
      verdict.skip("the rule is only for bars of iOS")
      return
    }
    let body = sheet.row(.body, sheet.platform.defaultCategory)
    let size = body?.size ?? sheet.platform.defaultSize
    let name = body?.label ?? "body at Large on \(sheet.platform.displayName)"
    for row in sheet.navigationRows {
      verdict.check(row, row.size == size, "\(row.label) is \(row.size.points) pt, \(name) is \(size.points) pt")
    }
    if verdict.checked == 0 { verdict.skip("the table has no row for the text of a navigation bar") }
  }
}
