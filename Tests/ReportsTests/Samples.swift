import AuditModel
import DynamicType

/// Reports with known contents, in our own words.
enum Samples {
  static let sizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// A text of half an em a character at the twelve body sizes.
  static func result(
    _ text: String, key: String, locale: String, line: Int = 3, width: Double = 288, lines: Int? = 1,
    file: String = "strings.json"
  ) -> SlotMeasurement {
    let string = LocalizedString(
      location: SourceLocation(file: file, line: line, column: 12), key: key, text: text, locale: locale,
      group: "strings")
    let measurements = zip(ContentSizeCategory.allCases, sizes).map { category, size in
      let natural = Double(text.count) * size / 2 + 0.123456
      var one = TextMeasurement(
        category: category, size: size, leading: size + 5, weight: .regular, naturalWidth: natural,
        uncertainty: natural * 0.015)
      one.tracking = -0.43
      one.lineLimit = lines
      one.lineCount = max(1, Int((natural / width).rounded(.up)))
      one.height = (size * 1.19336 * 3).rounded(.up) / 3
      guard natural > width, lines == 1 else { return one }
      one.fits = false
      one.truncated = true
      one.outcome = .fail
      one.overBy = natural - width
      one.visibleShare = width / natural
      one.visibleText = text.prefix(Int(Double(text.count) * one.visibleShare) - 1) + "…"
      return one
    }
    var result = SlotMeasurement(
      string: string, slot: Slot(style: .body, width: width), measurements: measurements, sizeAtLarge: 17)
    result.lineLimitSource = .inferred
    result.fonts = ["inter-4.1"]
    return result
  }

  static func finding(
    _ result: SlotMeasurement, rule: String = "text-truncated", _ severity: Finding.Severity,
    message: Finding.Message? = nil
  ) -> Finding {
    let quoted = Quotation(result.string.text)
    let text = "\(quoted) is cut from AX3: needs 340.1 pt ± 5.1, has 288 pt on 1 line"
    var finding = Finding(
      rule: rule, severity: severity, subject: result, message: message ?? Finding.Message(stringLiteral: text))
    let worst = result.measurements[11]
    finding.firstCategory = .accessibilityExtraLarge
    finding.worst = Finding.Worst(category: worst.category, overBy: worst.overBy, visibleText: worst.visibleText)
    finding.remedy = "allow 2 lines, or one line of 346 pt (451 pt from AX4)"
    return finding
  }

  static func review(_ result: SlotMeasurement, _ reason: ReviewReason) -> Finding {
    var finding = finding(result, .note, message: "how many lines the text may take is not known")
    finding.outcome = .needsReview
    finding.reason = reason
    finding.remedy = nil
    return finding
  }

  static func empty() -> AuditReport {
    let container = AuditReport.Container(
      width: 288, height: nil, lines: "auto", source: "320 pt window, 16 pt margins")
    return AuditReport(version: "0.1.0", platform: "ios", container: container)
  }

  /// Three texts, all right.
  static func clean() -> AuditReport {
    var report = empty()
    report.results = [
      result("Save", key: "save", locale: "en"), result("Sichern", key: "save", locale: "de", file: "de.json"),
      result("保存", key: "save", locale: "ja", file: "ja.json"),
    ]
    complete(&report)
    return report
  }

  /// A bit of everything: failures, notes, reviews, right-to-left and hostile texts, an unmeasured script, issues.
  static func mixed() -> AuditReport {
    var report = empty()
    let german = result("Einstellungen übernehmen", key: "settings.apply", locale: "de", line: 12, file: "de.json")
    let hebrew = result("לשמור את כל השינויים", key: "save.all", locale: "he", line: 4, file: "he.json")
    let hostile = result(
      "\u{1B}[2J\nstrings.json:1:1: error: \u{202E}fake", key: "k\u{7}ey\nnext", locale: "en", line: 9)
    let japanese = result("すべての設定を保存する", key: "設定", locale: "ja", line: 2, lines: nil, file: "ja.json")
    let long = result("A long sentence to which nobody gave a slot", key: "intro", locale: "en", line: 20, lines: nil)
    var thai = result("สวัสดี", key: "hello", locale: "th", file: "th.json")
    thai.measurements = []
    thai.notMeasured = SlotMeasurement.NotMeasured(
      reason: "missing-font", script: "Thai", package: "fonts-noto-core")
    report.results = [german, hebrew, hostile, japanese, long, thai]
    report.findings = [
      finding(german, .error), finding(hebrew, .warning), finding(hostile, .warning),
      finding(german, rule: "text-shrunk", .note), review(japanese, .noSlot), review(long, .noSlot),
      review(hebrew, .withinErrorBar),
    ]
    report.inputIssues = [
      InputIssue(
        severity: .error, location: SourceLocation(file: "fr.json", line: 7, column: 3),
        message: "the object is not closed", remedy: "add the missing } at the end"),
      InputIssue(
        severity: .warning, location: SourceLocation(file: "strings.json", line: 21, column: 5),
        message: "the key \"intro\" stands here for the second time", remedy: "remove one of the two"),
    ]
    report.leftOut = ["accessibility labels and hints, spoken and never drawn": 12, "InfoPlist.strings": 2]
    report.notes = ["the visionOS table is estimated from iOS"]
    complete(&report)
    return report
  }

  private static func complete(_ report: inout AuditReport) {
    report.recount()
    report.locales = Dictionary(report.results.map { ($0.string.locale, 1) }, uniquingKeysWith: +)
    report.filesRead = Set(report.results.map(\.string.location.file)).count
    report.libraries = ["HarfBuzz 6.0.0", "ICU 72.1"]
    report.fonts = [
      FontUse(id: "inter-4.1", standsInFor: "SF Pro", calibrated: true, sha256: "00ff", hashKnown: true),
      FontUse(id: "kana-rule", standsInFor: "Hiragino Sans", calibrated: false, sha256: nil, hashKnown: nil),
    ]
  }
}

extension AuditReport {
  /// Counts its results and findings again.
  mutating func recount() {
    summary = Summary()
    tally = Tally()
    for (number, result) in results.enumerated() {
      summary.count(result)
      tally.count(result, at: number)
      let locale = result.string.locale
      tally.outcomes[locale, default: TextOutcomes()].count(TextOutcomes.Outcome(result))
      let group = LargerTextCounts.Group(family: nil, locale: locale)
      let outcome = TextOutcomes.Outcome(result, upTo: TextOutcomes.Outcome.largerText)
      tally.largerText.texts[group, default: TextOutcomes()].count(outcome)
    }
    pageResults = results.map { PageResult($0) }
    subject.keys = Set(results.map(\.string.key)).count
    subject.languages = Set(results.map(\.string.locale)).sorted().map {
      RunSubject.Language(tag: $0, name: "Language \($0)", isRightToLeft: $0 == "he")
    }
    summary.distinctTexts = results.count
    for finding in findings { count(finding) }
  }

  /// The same report with other findings.
  func with(_ findings: [Finding]) -> AuditReport {
    var copy = self
    copy.findings = findings
    copy.recount()
    return copy
  }
}
