internal import AuditModel

/// The worst findings as a plain list, for readers without a script.
struct HTMLFindingList {
  let report: AuditReport
  let details: PageDetails
  let languages: PageLanguages

  /// The maximum number of findings in the list.
  static let shown = 50
  private static let usesShown = 3
  private static let textLimit = 200

  var values: HTMLValues {
    let shown = report.findingsByChange.prefix(Self.shown)
    let all = max(report.tally.findings, report.findings.count)
    let amount = all > shown.count ? "The worst \(shown.count) of \(Wording.count(all, "finding"))" : "The findings"
    return HTMLValues([
      "hasFindings": !shown.isEmpty, "findings": shown.map(row), "amount": amount,
      "nothing": report.isEmpty ? "Nothing was measured." : "Nothing was found.",
    ])
  }

  private func row(_ finding: Finding) -> HTMLValues {
    let fields = finding.fields.value
    let place = HTMLPlace(sourceURL: details.sourceURL)
    let isText = fields.locale != nil
    let extent = [Wording.failingSizes(finding.fields), Wording.room(finding.fields)].compactMap(\.self)
    return HTMLValues([
      "level": fields.outcome == .needsReview ? "review" : "fail", "sign": fields.outcome == .needsReview ? "?" : "✕",
      "badge": fields.outcome == .needsReview ? "Needs review" : fields.severity.name,
      "change": finding.mark, "heading": languages.values(of: heading(fields), in: fields.locale),
      "message": FindingSentence.cut(Wording.sentence(fields.message.text)),
      "extent": extent.isEmpty ? nil : extent.joined(separator: "; "),
      "fix": fields.remedy.map { FindingSentence.cut(Wording.sentence($0)) },
      "language": fields.locale.map(languages.name), "key": isText ? Quotation(fields.key, limit: 100).text : nil,
      "place": place.values(fields.location), "rule": fields.rule,
      "uses": fields.uses.prefix(Self.usesShown).map { use in
        HTMLValues([
          "view": Wording.sentence(use.place), "place": place.values(use.location),
          "certainty": use.width.certainty.words,
        ])
      },
    ])
  }

  private func heading(_ fields: Finding.Fields) -> String {
    let shown = Quotation(fields.locale == nil ? fields.key : fields.text, limit: Self.textLimit).text.unicodeScalars
    // The element isolates the text; isolates inside would prevent detecting the direction.
    return String(String.UnicodeScalarView(shown.filter { $0 != "\u{2068}" && $0 != "\u{2069}" }))
  }
}

extension TextUse.Certainty {
  /// The certainty in words.
  var words: String {
    switch self {
    case .exact: "exact"
    case .atMost: "at most"
    case .assumed: "assumed"
    case .unknown: "not known"
    }
  }
}

extension Finding.Severity {
  /// The severity at the start of a line.
  var name: String {
    switch self {
    case .error: "Error"
    case .warning: "Warning"
    case .note: "Note"
    }
  }
}
