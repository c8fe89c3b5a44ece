import AuditModel
import Reports
import TestSupport

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

  /// A report with the categories that its texts were measured at, as every run has them.
  static func complete(_ report: AuditReport) -> AuditReport {
    var report = report
    report.categories = report.results.first { !$0.measurements.isEmpty }?.measurements.map(\.category) ?? []
    return report
  }

  /// A page without its data.
  static func withoutData(_ page: String) -> String {
    page.replacing(/id="typecheck-data">[\s\S]*?<\/script>/, with: "id=\"typecheck-data\"></script>")
  }

  /// A page with readable data, and without its script, style and their hashes, which change more often than everything
  /// else in it.
  static func withoutScript(_ page: String) throws -> String {
    let data = String(decoding: try PageReader.data(of: page), as: UTF8.self)
    return page.replacing(/id="typecheck-data">[^<]*</, with: "id=\"typecheck-data\">\(data)<")
      .replacing(/<style>[\s\S]*?<\/style>/, with: "<style></style>")
      .replacing(/<script>[\s\S]*?<\/script>/, with: "<script></script>")
      .replacing(/sha256-[A-Za-z0-9+\/=]+/, with: "sha256-…").replacing(/zlib [0-9.]+/, with: "zlib …")
      .replacing(/"phrases":\{[\s\S]*?\},"reportVersion"/, with: "\"phrases\":{},\"reportVersion\"")
      .replacing(/<div id="views"[\s\S]*?<section id="static-causes"/, with: "<section id=\"static-causes\"")
  }
}
