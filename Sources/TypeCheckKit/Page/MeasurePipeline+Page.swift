import Audit
import AuditModel
import Previews
import TextRules

extension MeasurePipeline {
  /// Returns the results that the audit must keep for a selection of texts to show.
  func retention(for selection: PageSelection, _ options: MeasureOptions) -> AuditRetention {
    selection.includesEverything(inSlots: options.resolver.common.slots.joined().count) ? .everything : retention
  }

  /// Returns the texts that a report shows with every size; nil if it shows none.
  ///
  /// If the audit did not keep them, they are measured again. `colors` contains the colours that places in code state.
  ///
  /// - Throws: `TextEngineError` if a font cannot be read.
  func page(
    _ selection: PageSelection, _ audited: Auditor.Result, of report: AuditReport, by auditor: Auditor,
    colors: TextColors = TextColors()
  ) async throws -> PageContents? {
    guard selection.most > 0 else { return nil }
    var watch = Stopwatch()
    var results = report.results
    if retention(for: selection, auditor.options) != .everything {
      results =
        try await auditor.audit(selection.catalog, measuring: selection.chosen(by: report.findings)).results
    }
    let code = auditor.options.resolver.code
    var contents = PageContents(
      verdicts: verdicts(audited, on: selection.catalog, sourceLocale: auditor.options.sourceLocale))
    contents.results = selection.sorted(results, by: report.findings).map { result in
      var page = PageResult(result, uses: code.uses(of: TextKey(of: result.string), at: result.sites?.value))
      page.colors = colors.colors(at: page.uses)
      if result.slot.height != nil {
        page.letters = LetterHeights(of: result.measuredText ?? result.text, inSystemFont: result.slot.font == nil)
      }
      return page
    }
    contents.texts = try shaped(contents.results, report.pageScreens, by: auditor)
    watch.end("page")
    contents.timings = watch.laps
    return contents
  }

  /// Returns each text with its verdict, the worst of all its places, and the source texts of their keys.
  private func verdicts(_ audited: Auditor.Result, on catalog: Catalog, sourceLocale: String?) -> TextVerdicts {
    let worst = Dictionary(audited.verdicts.map { ($0.string, $0.verdict) }, uniquingKeysWith: max)
    var verdicts = TextVerdicts()
    for (string, verdict) in worst {
      let text = catalog.strings[Int(string)]
      verdicts.add(text.text, verdict, of: TextVerdicts.Name(text), locale: text.locale)
    }
    let sources = SourceTexts(catalog, asked: sourceLocale, joinsTexts: false)
    for index in catalog.strings.indices {
      let text = catalog.strings[index]
      let name = TextVerdicts.Name(text)
      guard verdicts.byName[name] != nil, text.source != nil || sources.isSource(index) else { continue }
      verdicts.sources[name] = text.source ?? text.text
    }
    return verdicts
  }

  /// The number of screens whose texts are shaped (our own choice: as many as the page shows).
  private static let mostScreens = 20

  /// Shapes the texts to show, the most important first, then those of screens, as many as fit into a page.
  private func shaped(_ results: [PageResult], _ screens: [[Screen]], by auditor: Auditor) throws -> PageTexts {
    let export = try LayoutExport(
      stack: auditor.stack, platform: auditor.options.platform, displayScale: auditor.options.displayScale,
      limits: layoutLimits, fontDirectories: fontDirectories)
    for page in results {
      guard let key = PageTexts.Key(page.result) else { continue }
      try export.add(
        key,
        wordBreaks: PageLayout.WordBreaks(
          locale: page.result.hyphenationLocale, options: auditor.options, slot: page.result.slot))
    }
    for key in Set(screens.prefix(Self.mostScreens).joined().flatMap(\.textKeys)).sorted() {
      try export.add(
        key,
        wordBreaks: PageLayout.WordBreaks(
          locale: key.locale, options: auditor.options, slot: Slot(style: .body, width: MeasureOptions.standardWidth)))
    }
    return export.texts
  }
}

/// The texts that a report shows with every size.
struct PageContents {
  /// The texts, the most important first.
  var results: [PageResult] = []
  /// The shaped texts.
  var texts: PageTexts?
  /// All texts with their verdicts.
  var verdicts: TextVerdicts
  /// The duration of each part in seconds.
  var timings: [String: Double] = [:]
}

extension AuditReport {
  /// Adds the texts that the report shows with every size.
  mutating func add(_ page: PageContents?) {
    guard let page else { return }
    (pageResults, pageTexts, textVerdicts) = (page.results, page.texts, page.verdicts)
    timings.merge(page.timings) { $1 }
  }
}

extension PageTexts.Key: Comparable {
  package static func < (one: PageTexts.Key, other: PageTexts.Key) -> Bool {
    (one.locale, one.text, one.weight, one.font ?? "") < (other.locale, other.text, other.weight, other.font ?? "")
  }
}
