internal import Adaptivity
internal import AuditModel

/// The result for *Larger Text* in each language as a table, most failures first.
struct HTMLLargerText {
  let report: AuditReport
  let languages: PageLanguages

  /// The maximum number of languages in the table; the data of the page have all.
  private static let languagesShown = 60

  var values: [String: (any Sendable)?] {
    let families = report.tally.largerText.families
    let columns: [Device.Family?] = families.count > 1 ? families.map(Optional.some) : [nil]
    let shown = languages.all.filter { (report.tally.outcomes[$0.language.tag]?.drawn ?? 0) > 0 }
    let rows = shown.map { one in
      (tag: one.language.tag, results: columns.map { LargerTextWords(report, in: one.language.tag, on: $0) })
    }
    let failures = rows.map { row in row.results.reduce(0) { $0 + $1.failures } }
    // Ties keep their order, because the sort itself is not stable.
    let order = rows.indices.sorted { (failures[$1], $0) < (failures[$0], $1) }
    return [
      "hasLargerText": !rows.isEmpty,
      "largerTextColumns": columns.map { HTMLValues(["family": $0?.words ?? "Result"]) },
      "largerText": order.prefix(Self.languagesShown).map { row(rows[$0].tag, rows[$0].results) },
      "largerTextLeft": Wording.more(rows.count - Self.languagesShown, "language"),
    ]
  }

  private func row(_ tag: String, _ results: [LargerTextWords]) -> HTMLValues {
    // Other tags are not languages, and would need escapes in an address.
    let isPlain = tag.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
    return HTMLValues([
      "language": languages.name(of: tag),
      "results": results.map { result in
        HTMLValues([
          "outcome": result.outcome.styleClass, "words": result.words,
          "link": isPlain && result.outcome == .fail ? "#/texts?lang=\(tag)&only=fail" : nil,
        ])
      },
    ])
  }
}
