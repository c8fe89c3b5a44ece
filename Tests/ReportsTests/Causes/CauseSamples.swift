import AuditModel
import DynamicType

/// Reports with causes of several findings.
enum CauseSamples {
  /// The file of the place that draws the texts.
  static let code = "App/Row.swift"
  /// The line of the call that draws the texts.
  static let placeLine = 86
  /// The line of the statement that limits the texts.
  static let limitLine = 91

  /// Texts of several keys in English and German that one place draws and cuts off.
  static func place(keys: Int) -> AuditReport {
    var report = Samples.empty()
    report.rules = FormatSamples.rules
    for locale in ["en", "de"] {
      for number in 1...keys {
        var result = Samples.result(
          "Einstellungen übernehmen \(number)", key: "row.\(number)", locale: locale, line: number,
          file: "App/\(locale).lproj/Main.strings")
        result.isSource = locale == "en"
        var finding = Samples.finding(result, .error)
        finding.uses = [use(of: result.string.key)]
        finding.placeCount = 1
        report.findings.append(finding)
      }
    }
    report.summary.texts = 2 * keys
    report.summary.measurements = 12 * report.summary.texts
    for finding in report.findings { report.count(finding) }
    return report
  }

  private static func use(of key: String) -> TextUse {
    var use = TextUse(
      key: TextKey(key: key, table: "Main"), location: SourceLocation(file: code, line: placeLine, column: 13),
      place: "Text", role: .row, way: .literal, isLocalizedKey: true)
    use.framework = .swiftui
    use.lines = TextUse.Value(1, .exact, at: SourceLocation(file: code, line: limitLine, column: 8))
    return use
  }

  /// Failures of very different kinds whose every text is long and has to be escaped.
  static func hostile(_ count: Int) -> AuditReport {
    let long = String(repeating: "\u{1}\u{2028}\"\\\u{10FFFF}", count: 2_000)
    var report = FormatSamples.many(count)
    for index in report.findings.indices {
      report.findings[index].text = long
      report.findings[index].key = "\(index)\(long)"
      report.findings[index].location.file = long
      report.findings[index].message.text = long
      report.findings[index].remedy = long
      report.findings[index].locale = long
      report.findings[index].worst?.visibleText = long
    }
    report.notes = (0..<30).map { "\($0)\(long)" }
    report.inputIssues = (0..<30).map { number in
      InputIssue.error(at: SourceLocation(file: long, line: number + 1, column: 1), long, fix: long)
    }
    return report
  }

  /// A diff that changes lines of files.
  static func diff(_ files: [(path: String, lines: ClosedRange<Int>)]) -> String {
    files.map { path, lines in
      "--- a/\(path)\n+++ b/\(path)\n@@ -\(lines.lowerBound),0 +\(lines.lowerBound),\(lines.count) @@\n"
        + String(repeating: "+x\n", count: lines.count)
    }.joined()
  }

  /// The lines that such a diff changes.
  static func changes(_ files: [(path: String, lines: ClosedRange<Int>)]) throws -> ChangedLines {
    try ChangedLines(diff: Array(diff(files).utf8), file: "a.diff")
  }
}
