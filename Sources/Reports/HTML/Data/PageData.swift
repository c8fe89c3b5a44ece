internal import AuditModel
internal import DynamicType

/// The data of a page as JSON, up to a number of bytes.
///
/// If not everything fits, the worst findings and the texts with findings are kept.
struct PageData {
  /// The version of the data's format.
  ///
  /// Members may be added within a version, but never renamed.
  static let version = 1
  /// The maximum number of findings in a page.
  static let mostFindings = 5_000
  /// The divisor of the page size that gives the limit for ``PageCells``.
  ///
  /// Our own choice: the 3,144 keys of an app in 34 languages take 5 % of a page of 5 MB.
  private static let shareOfCells = 8
  /// The number of bytes for sentences about the parts that the page omits.
  private static let wordsOfRest = 1_000

  let report: AuditReport
  let details: PageDetails
  let command: CommandWords
  let verdict: PageVerdict
  let languages: PageLanguages
  /// The sentences in the page's script, as a JSON object.
  let phrases: String

  /// The JSON, safe inside a script element.
  private(set) var bytes: [UInt8] = []
  /// The parts of the run that the page omits, as sentences.
  private(set) var dropped: [String] = []

  init(
    _ report: AuditReport, _ details: PageDetails, _ command: CommandWords, _ verdict: PageVerdict,
    _ languages: PageLanguages, phrases: String = PageScript.file.phrases, upTo limit: Int
  ) {
    (self.report, self.details, self.command, self.phrases) = (report, details, command, phrases)
    (self.verdict, self.languages) = (verdict, languages)
    let run = PageRun(report: report, details: details, command: command)
    let source = PageSource(report, run)
    let language = languages.all.first(where: \.isSource)?.language.tag
    var cells = PageCells()
    var left = limit - json(PageParts(), cells).count - Self.wordsOfRest
    repeat {
      var parts = PageParts(source, language: language, upTo: left)
      if parts.texts.count < drawnTexts, cells.rows.isEmpty {
        cells = PageCells(
          report.textVerdicts, languages.all.map(\.language.tag), report.categories, upTo: limit / Self.shareOfCells)
        left -= cells.size
        parts = PageParts(source, language: language, upTo: left)
      }
      dropped = sentences(on: parts, cells)
      bytes = json(parts, cells)
      // Other data refer to findings by number, and some findings grow if their text is missing.
      left -= max(0, bytes.count - limit) + Self.wordsOfRest
    } while bytes.count > limit && left > 0
  }

  /// The number of texts that the run drew.
  private var drawnTexts: Int {
    let texts = report.textVerdicts.texts
    return texts > 0 ? texts : report.tally.allOutcomes.drawn
  }

  private func sentences(on parts: PageParts, _ cells: PageCells) -> [String] {
    let place = details.jsonReport == nil ? "--report json=PATH lists them" : "the JSON report lists them"
    var sentences: [String] = []
    let findings = max(report.tally.findings, report.findings.count) - parts.findings.count
    if findings > 0 {
      let few = Wording.count(findings, "less severe finding")
      sentences.append("\(few) \(findings.form("is", "are")) not in this page: \(place).")
    }
    let texts = drawnTexts - parts.texts.count
    if texts > 0 {
      let few = Wording.count(texts, "less important text")
      let isInMap = !cells.rows.isEmpty && cells.isComplete
      let (one, several) = isInMap ? ("has", "have") : ("is", "are")
      sentences.append("\(few) \(texts == 1 ? one : several) only \(isInMap ? "a verdict in the map" : "counted").")
    }
    let plain = parts.textsWithoutLayout + (report.pageTexts?.dropped ?? 0)
    if plain > 0, texts <= 0 {
      sentences.append("\(Wording.count(plain, "text")) \(plain.form("has", "have")) verdicts but no picture.")
    }
    if let screens = parts.screens.dropped { sentences.append(screens) }
    return sentences
  }

  // MARK: JSON

  private func json(_ parts: PageParts, _ cells: PageCells) -> [UInt8] {
    var json = JSONWriter()
    let run = PageRun(report: report, details: details, command: command)
    let counts = PageCounts(report)
    json.object(.tight) { json in
      json.field("categories", report.categories.map(\.shortName))
      cells.write(to: &json)
      if let shaped = report.pageTexts { json.field("changes", shaped.glyphs.changes) }
      json.key("compare")
      writeComparison(to: &json)
      if let container = report.container { json.field("container", container) }
      json.write(counts)
      json.array("findings", parts.findings) { $0.value(raw: $1) }
      let left = max(report.tally.findings, report.findings.count) - parts.findings.count
      if left > 0 { json.field("findingsDropped", left) }
      if let shaped = report.pageTexts { json.field("glyphs", shaped.glyphs.glyphs) }
      json.field("inputIssues", report.inputIssues.prefix(HTMLRun.noticesShown))
      writeLanguages(to: &json)
      parts.writeLayouts(to: &json)
      if let shaped = report.pageTexts { json.field("letters", shaped.glyphs.letters) }
      PagePalettes(report: report, indices: parts.indices).write(to: &json)
      json.key("phrases")
      json.value(raw: Array(phrases.utf8))
      json.field("reportVersion", Self.version)
      json.array("rules", run.rules) { write($1, to: &$0) }
      json.write(run, verdict, dropped: dropped)
      parts.writeScale(to: &json)
      parts.screens.write(to: &json)
      json.array("slots", parts.slots) { $0.value(raw: $1) }
      json.array("texts", parts.texts) { $0.value(raw: $1) }
      json.writeTool(version: report.version)
      json.array("unmeasured", run.unmeasured) { write($1, to: &$0) }
      json.object("verdict") { json in
        json.field("badge", verdict.outcome.badge)
        json.field("exit", verdict.exit)
        json.field("outcome", verdict.outcome.rawValue)
        json.field("sentence", verdict.sentence.plain)
      }
    }
    return json.scriptBytes
  }

  private func writeComparison(to json: inout JSONWriter) {
    guard let comparison = report.comparison else { return json.null() }
    json.object { json in
      json.array("fixed", comparison.fixed.prefix(HTMLRun.noticesShown)) { json, fixed in
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
