internal import AuditModel

/// The number of findings per language and severity.
///
/// Findings on colours and screens have their own rows.
struct HTMLLanguages {
  /// The rows of the table, worst first.
  let rows: [HTMLValues]
  /// The number of languages that the table omits, in words; nil if it has them all.
  let left: String?

  private static let shown = 200

  fileprivate struct Row {
    var name: String
    var isLanguage: Bool
    var texts: Int?
    var counts = AuditReport.Tally.Counts()
  }

  init(_ report: AuditReport) {
    let tally = report.tally.languages
    let languages = Set(report.locales.keys).union(tally.keys).map {
      Row(name: $0, isLanguage: true, texts: report.locales[$0], counts: tally[$0] ?? AuditReport.Tally.Counts())
    }
    var others: [String: Row] = [:]
    for finding in report.findings where finding.locale == nil {
      let name = HTMLSubject(finding).name
      others[name, default: Row(name: name, isLanguage: false)].counts.count(finding)
    }
    let sorted = (languages + others.values).sorted { one, other in
      if one.counts != other.counts { return one.counts.isWorse(than: other.counts) }
      return (one.isLanguage ? 0 : 1, one.name) < (other.isLanguage ? 0 : 1, other.name)
    }
    rows = sorted.prefix(Self.shown).map(\.values)
    left = Wording.more(sorted.count - Self.shown, "language")
  }
}

extension HTMLLanguages.Row {
  fileprivate var values: HTMLValues {
    HTMLValues([
      "language": Quotation(name, limit: 40).text, "isLanguage": isLanguage, "texts": texts.map(Wording.number) ?? "–",
      "errors": Wording.number(counts.errors), "warnings": Wording.number(counts.warnings),
      "notes": Wording.number(counts.notes), "reviews": Wording.number(counts.doubts),
    ])
  }
}
