import AuditModel
import DynamicType

/// Reports for the formats that other programs read.
enum FormatSamples {
  static let rules = ["text-shrunk", "text-truncated"].map { id in
    RuleDescriptor(
      id: id, title: "A title of \(id)", rationale: "Why it matters", severity: "error up to 200 %, warning above",
      criteria: (1...12).map {
        RuleDescriptor.Criterion(id: "Criterion \($0)", title: "Of some use", source: "https://example.org/#\($0)")
      },
      options: [
        RuleDescriptor.Option(
          name: "enlargement", value: 2, unit: .times, range: 2...4, meaning: "enlargement of the size at Large",
          source: "a standard")
      ])
  }

  /// The path of a file that has to be escaped nearly everywhere.
  static let oddFile = "App/pt-BR.lproj/Über 100%, \"so\": a|b.strings"

  /// Failures of every severity, reviews, hostile texts, an unmeasured script, issues; with rules.
  static func texts() -> AuditReport {
    var report = Samples.mixed()
    report.rules = rules
    for index in report.findings.indices {
      report.findings[index].occurrences = [
        Finding.Occurrence(category: .accessibilityExtraLarge, width: 340.1234567, lines: 2)
      ]
    }
    report.findings[1].location.file = oddFile
    report.findings[0].uses = (1...4).map { use(line: 10 * $0) }
    report.accepted.hasBaseline = true
    report.accepted.baselined = 3
    report.accepted.stale = 1
    return report
  }

  /// A place in code, in an odd file, with a step on the way to the key.
  private static func use(line: Int) -> TextUse {
    let file = "App/Zeile | <\u{1B}>.swift"
    var use = TextUse(
      key: TextKey(key: "a", table: "Localizable"), location: SourceLocation(file: file, line: line, column: 7),
      place: "Text", role: .text, way: .accessor, isLocalizedKey: false)
    use.steps = [SourceLocation(file: "App/Names.swift", line: 3, column: 5)]
    return use
  }

  /// Colours: a failure, a warning, a doubt; with the rules of all but one.
  static func colors() -> AuditReport {
    var report = ColorSamples.mixed()
    report.rules = [
      RuleDescriptor(
        id: "contrast-minimum", title: "Text cannot be read", rationale: "Why it matters", severity: "error",
        criteria: [])
    ]
    return report
  }

  /// Many findings of one rule, the worst first.
  static func many(_ count: Int, severity: (Int) -> Finding.Severity = { _ in .error }) -> AuditReport {
    var report = Samples.empty()
    report.rules = rules
    let result = Samples.result("Einstellungen übernehmen", key: "settings", locale: "de", file: "de.json")
    let finding = Samples.finding(result, .error)
    report.findings = (0..<count).map { number in
      var one = finding
      one.key = "settings.\(number)"
      one.location.line = number + 1
      one.severity = severity(number)
      return one
    }
    report.summary.texts = count
    report.summary.measurements = 12 * count
    for finding in report.findings { report.count(finding) }
    return report
  }
}
