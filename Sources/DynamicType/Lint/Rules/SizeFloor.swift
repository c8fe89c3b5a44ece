/// Checks that no text is smaller than the platform's minimum, even at the smallest setting.
struct SizeFloor: ScaleRule {
  static let descriptor = ScaleRuleDescriptor(
    id: "size-floor", title: "No text below the minimum size, even at XS", era: .current,
    rationale: """
      Readers who choose the smallest setting still have to read it: 11 pt on iOS. Apple's iOS, macOS and tvOS tables \
      keep it; its watchOS table goes to 10 and 11 pt where the guidelines ask for 12.
      """,
    source: "\(ScaleRuleSource.guidelines), Ensuring legibility; \(ScaleRuleSource.guidelines2014)")

  static let examples = [
    ScaleExample("caption at the floor", .pass, "caption2,XS,11"),
    ScaleExample("caption below the floor at XS", .fail, "caption2,XS,10\ncaption2,L,11"),
    ScaleExample("10 pt is enough on macOS", .pass, platform: .macos, "caption2,default,10"),
    ScaleExample("11 pt is too small on watchOS", .fail, platform: .watchos, "caption2,L,11"),
    ScaleExample("no rows", .notApplicable, ""),
  ]

  func evaluate(_ sheet: ScaleSheet) -> ScaleVerdict {
    var verdict = ScaleVerdict()
    let floor = sheet.platform.minimumSize
    for row in sheet.rows {
      verdict.check(
        row.size >= floor,
        "\(row.label) is \(row.size.points) pt, below the \(floor.points) pt minimum of \(sheet.platform.displayName)")
    }
    if sheet.rows.isEmpty { verdict.skip("there are no rows") }
    return verdict
  }
}
