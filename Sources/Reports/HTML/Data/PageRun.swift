internal import AuditModel
internal import DynamicType

/// The description of the run itself.
struct PageRun {
  let report: AuditReport
  let details: PageDetails
  let command: CommandWords

  /// Texts that were not measured for the same reason.
  struct Unmeasured {
    var reason: SlotMeasurement.NotMeasured
    var count: Int
    var languages: [String]
    /// The texts and the fix in words, such as `7 texts, no font for script Thai; install it with: …`.
    var words: String
  }

  /// The command that creates the report again; nil if unknown.
  var commandText: String? { ReproductionCommand.text(command.run) }

  /// A template of the command that checks one key with one rule again; nil if unknown.
  ///
  /// It contains the placeholders `{rule}` and `{key}`.
  var reproduction: String? {
    let run = command.settings
    let options = ReproductionCommand.narrowing(of: run, to: "{rule}", key: "{key}")
    guard !options.isEmpty, let text = ReproductionCommand.text(run, options) else { return nil }
    // The placeholders are quoted like any other word.
    return text.replacing("'{rule}'", with: "{rule}").replacing("'{key}'", with: "{key}")
  }

  /// The options of the run, and the thresholds that differ from the default.
  var options: [PageDetails.Option] {
    let changes = report.rules.flatMap { rule in rule.options.filter(\.isChanged).map { (rule: rule.id, option: $0) } }
    return details.options
      + changes.map { rule, option in
        PageDetails.Option(
          name: "\(rule): \(option.name)", value: option.unit.words(option.value), origin: "rules of the configuration")
      }
  }

  var platformName: String { Platform(rawValue: report.platform)?.displayName ?? report.platform }

  var containerWords: String? { report.container.map(Wording.width(of:)) }

  var fontWords: [String] {
    report.fonts.map { font in
      let stands = font.standsInFor.isEmpty ? "" : " for \(font.standsInFor)"
      return Quotation("\(font.id)\(stands)", limit: 120).text + (font.calibrated ? ", calibrated" : "")
    }
  }

  /// The libraries with their versions, including the one that packs the data; empty if none are known.
  var libraries: [String] { report.libraries.isEmpty ? [] : report.libraries + [PackedData.library] }

  /// All notices of the run, errors first.
  var notices: [ReportNotice] { ReportNotice.list(of: report, showsComparison: false) }

  var skippedFiles: [FileUse] { report.files.filter { $0.reason != nil } }

  /// The rules with findings, by identifier.
  var rules: [RuleDescriptor] {
    let found = Set(report.findings.lazy.map(\.rule))
    return report.rules.filter { found.contains($0.id) }.sorted { $0.id < $1.id }
  }

  /// The texts that were not measured, by reason, most frequent first.
  var unmeasured: [Unmeasured] {
    var languages: [SlotMeasurement.NotMeasured: Set<String>] = [:]
    for one in report.pageResults {
      if let reason = one.result.notMeasured { languages[reason, default: []].insert(one.result.string.locale) }
    }
    return report.tally.unmeasuredTexts.map { reason, texts in
      let remedy = reason.remedy(otherwise: "name a font with --font-dir")
      return Unmeasured(
        reason: reason, count: texts.count, languages: (languages[reason] ?? []).sorted(),
        words: "\(Wording.count(texts.count, "text")) not measured, \(reason.cause); \(remedy)")
    }
  }
}
