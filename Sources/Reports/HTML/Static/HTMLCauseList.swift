internal import AuditModel
internal import Causes

/// The worst causes as a plain list, for readers without a script.
struct HTMLCauseList {
  let report: AuditReport
  let causes: [Cause]
  let details: PageDetails
  let languages: PageLanguages

  /// The maximum number of causes in the list.
  static let shown = 50
  private static let textLimit = 200

  var values: HTMLValues {
    let shown = causes.prefix(Self.shown)
    let all = Wording.count(causes.count, "cause")
    return HTMLValues([
      "hasCauses": !shown.isEmpty, "causes": shown.map(row),
      "amount": causes.count > shown.count ? "The worst \(shown.count) of \(all)" : all,
      "nothing": report.isEmpty ? "Nothing was measured." : "Nothing was found.",
    ])
  }

  private func row(_ cause: Cause) -> HTMLValues {
    let fields = report.findings[cause.example].fields.value
    let place = HTMLPlace(sourceURL: details.sourceURL)
    let isReview = cause.outcome == .needsReview
    let name = cause.severity.name
    let words = isReview ? "Needs review" : cause.certainty == .likely ? "\(name), likely" : name
    let facts = [Wording.extent(of: cause, in: report), Wording.failingSizes(report.findings[cause.example].fields)]
      .compactMap(\.self)
    return HTMLValues([
      "level": isReview ? "review" : "fail", "sign": isReview ? "?" : "✕", "badge": words,
      "change": cause.change(in: report).flatMap { $0 == .known ? nil : $0.rawValue },
      "heading": languages.values(of: heading(fields), in: fields.locale),
      "message": FindingSentence.cut(Wording.sentence(fields.message.text)),
      "extent": facts.isEmpty ? nil : facts.joined(separator: "; "), "edit": place.values(cause.edit.location),
      "statement": cause.edit.statement.map { Quotation($0, limit: Self.textLimit).text },
      "fix": cause.edit.advice.map { FindingSentence.cut(Wording.sentence($0)) },
      "key": fields.locale == nil ? nil : Quotation(fields.key, limit: 100).text,
      "place": place.values(cause.location), "rule": cause.rule,
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
