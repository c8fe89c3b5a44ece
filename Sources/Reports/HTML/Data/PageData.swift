internal import Adaptivity
internal import AuditModel
internal import Bytes
internal import Causes
internal import DynamicType

/// The data of a page as JSON.
///
/// All texts of the run are in it with their verdicts. A page that would be too large omits pictures first, then the
/// measurements of less important texts, then the least severe findings.
struct PageData {
  /// The version of the data's format.
  ///
  /// Members may be added within a version, but never renamed.
  static let version = 2

  let report: AuditReport
  let causes: [Cause]
  let details: PageDetails
  let command: CommandWords
  let verdict: PageVerdict
  let languages: PageLanguages
  /// The sentences in the page's script, as a JSON object.
  let phrases: String

  private let run: PageRun
  private let texts: [PageText]
  private let rows: PageRows
  private let screens: PageScreens

  /// The data as JSON.
  struct Written {
    var bytes: [UInt8]
    /// The parts of the run that the page omits, as sentences.
    var dropped: [String]
  }

  init(
    _ report: AuditReport, _ causes: [Cause], _ details: PageDetails, _ command: CommandWords, _ verdict: PageVerdict,
    _ languages: PageLanguages, phrases: String = PageScript.file.phrases
  ) {
    (self.report, self.causes, self.details, self.command) = (report, causes, details, command)
    (self.verdict, self.languages, self.phrases) = (verdict, languages, phrases)
    run = PageRun(report: report, details: details, command: command)
    texts = PageText.list(report).sorted(byOutcomeIn: report)
    rows = PageRows(Array(report.textVerdicts.byName.keys) + texts.map { TextVerdicts.Name($0.string) })
    var solved = PageScreens(report.pageScreens, source: languages.all.first(where: \.isSource)?.language.tag)
    solved.addAll { report.pageTexts?.indices[$0] }
    screens = solved
  }

  /// Returns the data with at most the given parts.
  func written(_ amount: PageAmount) -> Written {
    let others = PageOthers.list(report.textVerdicts, without: texts.prefix(amount.texts), most: amount.others)
    let dropped = sentences(amount, others)
    return Written(bytes: json(amount, others, dropped), dropped: dropped)
  }

  // MARK: Omitted parts

  private func sentences(_ amount: PageAmount, _ others: [PageOthers]) -> [String] {
    let place = details.jsonReport == nil ? "--report json=PATH lists them" : "the JSON report lists them"
    var sentences: [String] = []
    let findings = findingsLeft(amount)
    if findings > 0 {
      let few = Wording.count(findings, "less severe finding")
      sentences.append("\(few) \(findings.form("is", "are")) not in this page: \(place).")
    }
    let measured = min(texts.count, amount.texts)
    let bare = others.reduce(0) { $0 + $1.drawn }
    if bare > 0 {
      let few = Wording.count(bare, "less important text")
      sentences.append("\(few) \(bare.form("has", "have")) a verdict in this page, but no measurements.")
    }
    let absent = max(report.textVerdicts.texts, report.tally.allOutcomes.drawn) - measured - bare
    if absent > 0 {
      let few = Wording.count(absent, "less important text")
      sentences.append("\(few) \(absent.form("is", "are")) not in this page: \(place).")
    }
    let plain = max(0, measured - amount.layouts) + (report.pageTexts?.dropped ?? 0)
    if plain > 0, bare <= 0 {
      sentences.append("\(Wording.count(plain, "text")) \(plain.form("has", "have")) verdicts but no picture.")
    }
    if let screens = screens.dropped { sentences.append(screens) }
    return sentences
  }

  private func findingsLeft(_ amount: PageAmount) -> Int {
    max(report.tally.findings, report.findings.count) - min(report.findings.count, amount.findings)
  }

  // MARK: JSON

  private func json(_ amount: PageAmount, _ others: [PageOthers], _ dropped: [String]) -> [UInt8] {
    var json = JSONWriter()
    let findings = min(report.findings.count, amount.findings)
    let shaped = amount.layouts > 0 || !screens.keys.isEmpty ? report.pageTexts : nil
    json.object(.tight) { json in
      json.field("categories", report.categories.map(\.shortName))
      let shown = causes.filter { cause in cause.findings.contains { $0 < findings } }
      json.array("causes", shown) { $0.write($1, report.findings, upTo: findings) }
      if let shaped { json.field("changes", shaped.glyphs.changes) }
      json.key("compare")
      writeComparison(to: &json)
      if let container = report.container { json.field("container", container) }
      json.write(PageCounts(report))
      let all = written(findings) { [report, rows] in $1.write(pageFinding: report.findings[$0], in: rows) }
      json.array("findings", all) { $0.value(raw: $1) }
      let left = findingsLeft(amount)
      if left > 0 { json.field("findingsDropped", left) }
      if let shaped { json.field("glyphs", shaped.glyphs.glyphs) }
      json.field("inputIssues", report.inputIssues)
      writeLanguages(to: &json)
      writeLayouts(of: shaped, amount, to: &json)
      if let shaped { json.field("letters", shaped.glyphs.letters) }
      json.array("others", others) { [report] in $1.write(report, rows, to: &$0) }
      PagePalettes(report: report, findings: findings).write(to: &json)
      json.key("phrases")
      json.value(raw: Array(phrases.utf8))
      json.field("reportVersion", Self.version)
      json.array("rules", run.rules) { write($1, to: &$0) }
      json.write(run, verdict, dropped: dropped)
      let styles = PageStyles(report)
      json.object("scale") { json in
        guard let scale = report.pageTexts?.scale else { return styles.write(to: &json) }
        scale.writeMembers(to: &json, styles: styles.write)
      }
      screens.write(to: &json)
      writeTexts(amount, findings, styles, to: &json)
      json.writeTool(version: report.version)
      json.array("unmeasured", run.unmeasured) { write($1, to: &$0) }
      json.object("verdict") { json in
        json.field("badge", verdict.outcome.badge)
        json.field("exit", verdict.exit)
        json.field("outcome", verdict.outcome.rawValue)
        json.field("sentence", verdict.sentence.plain)
      }
    }
    return json.bytes
  }

  private func writeTexts(_ amount: PageAmount, _ findings: Int, _ styles: PageStyles, to json: inout JSONWriter) {
    let context = JSONWriter.PageContext(
      categories: report.categories, styles: styles, all: report.findings, findings: findings,
      unmeasured: Dictionary(run.unmeasured.enumerated().map { ($1.reason, $0) }) { first, _ in first },
      shaped: report.pageTexts, rows: rows, listsForms: details.listsForms)
    let records = written(min(texts.count, amount.texts)) { [texts] in
      $1.write(texts[$0], hasLayout: $0 < amount.layouts, context)
    }
    json.array("texts", records) { $0.value(raw: $1) }
  }

  /// Writes the layouts of the texts and screens on the page, sorted by name.
  private func writeLayouts(of shaped: PageTexts?, _ amount: PageAmount, to json: inout JSONWriter) {
    json.object("layouts") { json in
      guard let shaped else { return }
      var numbers = Set(screens.keys.compactMap { shaped.indices[$0] })
      for text in texts.prefix(min(amount.layouts, amount.texts)) {
        numbers.formUnion(text.slots.compactMap { shaped.layout(of: $0.page.result) })
      }
      for (name, layout) in PageTexts.named(shaped.layouts) where numbers.contains(Int(name) ?? -1) {
        json.key(named: name)
        json.object(.tight) { layout.writeMembers(to: &$0) }
      }
    }
  }

  /// The number of findings or texts that a thread writes at a time.
  private static let partSize = 64

  /// Returns JSON for each number below `count`.
  private func written(_ count: Int, _ write: @Sendable (Int, inout JSONWriter) -> Void) -> [[UInt8]] {
    ConcurrentParts.map(count, by: Self.partSize) { part in
      part.map { index in
        var json = JSONWriter(capacity: 1 << 10)
        write(index, &json)
        return json.bytes
      }
    }.flatMap(\.self)
  }

  private func writeComparison(to json: inout JSONWriter) {
    guard let comparison = report.comparison else { return json.null() }
    json.object { json in
      json.array("fixed", comparison.fixed) { json, fixed in
        json.object { json in
          json.shown("key", fixed.key)
          if let locale = fixed.locale { json.field("locale", locale) }
          json.shown("message", fixed.message)
          json.field("rule", fixed.rule)
        }
      }
      json.field("known", comparison.known)
      json.field("new", comparison.new)
      json.field("sentence", Wording.comparison(comparison))
      json.field("with", comparison.file)
      json.field("worse", comparison.worse)
    }
  }

  private func writeLanguages(to json: inout JSONWriter) {
    let families = report.tally.largerText.families
    json.array("languages", languages.all) { json, one in
      let tag = one.language.tag
      json.object { json in
        json.field("isSource", one.isSource)
        json.object("largerText") { json in
          let result = LargerTextWords(report, in: tag)
          if families.count > 1 {
            json.array("families", families) { json, family in
              let result = LargerTextWords(report, in: tag, on: family)
              json.object(
                of: ["family": family.words, "outcome": result.outcome.rawValue, "words": result.words])
            }
          }
          json.field("outcome", result.outcome.rawValue)
          json.field("words", result.words)
        }
        json.field("name", languages.name(of: tag))
        json.field("rtl", one.language.isRightToLeft)
        json.field("tag", tag)
        json.field("texts", one.texts)
      }
    }
  }

  private func write(_ rule: RuleDescriptor, to json: inout JSONWriter) {
    json.object { json in
      if let page = report.page(ofRule: rule.id) { json.field("help", page) }
      json.field("id", rule.id)
      json.field("rationale", rule.rationale)
      json.field("title", rule.title)
    }
  }

  private func write(_ unmeasured: PageRun.Unmeasured, to json: inout JSONWriter) {
    json.object { json in
      json.field("count", unmeasured.count)
      json.field("languages", unmeasured.languages)
      if let package = unmeasured.reason.package { json.field("package", package) }
      json.field("reason", unmeasured.reason.reason)
      json.field("script", unmeasured.reason.script)
      json.field("words", unmeasured.words)
    }
  }
}
