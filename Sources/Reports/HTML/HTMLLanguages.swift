internal import AuditModel

/// How many findings of each severity there are in each language; those of colours and screens apart.
struct HTMLLanguages {
  /// The rows of the table, the worst first.
  let rows: [HTMLValues]
  /// How many languages have no room in the table.
  let left: String?

  private static let shown = 200

  fileprivate struct Row {
    var name: String
    var locale: String?
    var texts: Int?
    var counts = HTMLCounts()
  }

  init(_ report: AuditReport) {
    var rows: [String: Row] = [:]
    for (locale, texts) in report.locales { rows["l\(locale)"] = Row(name: locale, locale: locale, texts: texts) }
    for finding in report.findings {
      let subject = HTMLSubject(finding)
      let row = Row(name: subject.name, locale: finding.locale)
      rows[(subject.isLanguage ? "l" : "s") + subject.name, default: row].counts.count(finding)
    }
    let sorted = rows.sorted { one, other in
      if one.value.counts != other.value.counts { return one.value.counts.isWorse(than: other.value.counts) }
      return one.key < other.key
    }
    self.rows = sorted.prefix(Self.shown).map { $0.value.values }
    left = sorted.count > Self.shown ? Wording.count(sorted.count - Self.shown, "more language") : nil
  }
}

extension HTMLLanguages.Row {
  fileprivate var values: HTMLValues {
    HTMLValues([
      "language": .text(Quotation(name, limit: 40).text), "isLanguage": .truth(locale != nil),
      "texts": .text(texts.map(Wording.number) ?? "–"), "errors": .text(Wording.number(counts.errors)),
      "warnings": .text(Wording.number(counts.warnings)), "notes": .text(Wording.number(counts.notes)),
      "doubts": .text(Wording.number(counts.doubts)),
    ])
  }
}
