import AuditModel
import Reports

/// Reports that try what the HTML report promises.
enum HTMLSamples {
  /// Texts that would like to be part of the page.
  static let texts = [
    "<script>alert(1)</script>", "</style></article><h1>Fake", "\"><img src=x onerror=alert(1)>", "' onmouseover='a()",
    "\"\u{301} onclick=\u{301}\"alert(1)", "&lt;b&gt; &amp; &#60;", "{{rule}} {{{svg}}} {{#a}}",
    "\u{202E}gnorw\u{2066}",
    "\u{0}\u{8}\u{7F}\u{FFFE}", "<!--", "]]>", "javascript:alert(1)",
  ]

  /// A finding for each of them: as its text, key, language, file, message and remedy.
  static func hostile() -> AuditReport {
    var report = Samples.empty()
    report.findings = texts.enumerated().map { number, text in
      var result = Samples.result(text, key: text, locale: text, line: number + 1, file: "\(text).json")
      result.string.location.column = 1
      var finding = Samples.finding(result, .error, message: Finding.Message(stringLiteral: text))
      finding.remedy = text
      finding.worst?.visibleText = text
      return finding
    }
    let long = Samples.result(String(repeating: "<\"'>&", count: 20_000), key: "long", locale: "de")
    report.findings.append(Samples.finding(long, .error))
    let word = Samples.result(String(repeating: "Ü", count: 100_000), key: "word", locale: "de")
    report.findings.append(Samples.finding(word, .warning))
    report.notes = texts
    report.inputIssues = texts.map {
      InputIssue(
        severity: .error, location: SourceLocation(file: $0, line: 1, column: 1), message: $0, remedy: $0)
    }
    report.leftOut = Dictionary(texts.map { ($0, 1) }) { first, _ in first }
    report.files = texts.map { FileUse(path: $0, format: nil, reason: $0) }
    report.locales = Dictionary(texts.map { ($0, 1) }) { first, _ in first }
    report.rules = texts.map {
      RuleDescriptor(
        id: "text-truncated", title: $0, rationale: $0, severity: $0,
        criteria: [RuleDescriptor.Criterion(id: $0, title: $0, source: $0)])
    }.suffix(1)
    report.rulePages = "https://example.org/<{id}>"
    report.recount()
    return report
  }

  /// The same report with one more finding, whose text has a space that does not break and its `ü` in two scalars.
  static func spelt(_ report: AuditReport) -> AuditReport {
    var copy = report
    let result = Samples.result("Alles\u{A0}u\u{308}bernehmen", key: "spelt", locale: "de", line: 99)
    copy.findings.append(Samples.finding(result, .note))
    copy.recount()
    return copy
  }

  /// A PNG of one pixel.
  private static let pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  /// The same report with a picture of each finding.
  static func withPictures(_ report: AuditReport, width: Int = 300) -> AuditReport {
    var copy = report
    copy.previews = report.findings.map { finding in
      Preview(
        fingerprint: finding.fingerprint,
        svg: """
          <?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="20" \
          viewBox="0 0 \(width) 20"><defs><clipPath id="room"><path d="M0 0h100v20H0z"/></clipPath></defs>\
          <g clip-path="url(#room)"><path id="glyph" fill="#777" d="M0 0h200v20H0z"/><use href="#glyph"/><image width="4" height="4" \
          href="data:image/png;base64,\(pixel)"/></g></svg>
          """,
        description: "The text in its room, cut after \"Einstell…\"")
    }
    return copy
  }
}
