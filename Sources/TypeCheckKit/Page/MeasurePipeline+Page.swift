import Audit
import AuditModel
import Previews
import TextRules

extension MeasurePipeline {
  /// Returns what the audit has to keep for a selection of texts to show.
  func retention(for selection: PageSelection, _ options: MeasureOptions) -> AuditRetention {
    guard selection.includesEverything(inSlots: options.resolver.common.slots.joined().count) else {
      return selection.most > 0 ? retention.joined(with: .findings) : retention
    }
    return retention.joined(with: .everything)
  }

  /// Adds the texts that a report shows with every size.
  ///
  /// If the audit did not keep them, they are measured again. `uses` contains the places in code that draw texts, and
  /// `colors` the colours that such places state.
  ///
  /// - Throws: `TextEngineError` if a font cannot be read.
  func addPage(
    _ selection: PageSelection, _ audited: Auditor.Result, to report: inout AuditReport, by auditor: Auditor,
    uses: [TextUse] = [], colors: TextColors = TextColors()
  ) async throws {
    guard selection.most > 0 else { return }
    var watch = Stopwatch()
    var results = report.results
    if retention(for: selection, auditor.options) != .everything {
      results =
        try await auditor.audit(selection.catalog, measuring: selection.chosen(by: report.findings)).results
    }
    let places = CodePlaces(of: uses)
    report.pageResults = selection.sorted(results, by: report.findings).map { result in
      var page = PageResult(result, uses: places.uses(of: TextKey(of: result.string), in: result.slot))
      page.colors = colors.colors(at: page.uses)
      if result.slot.height != nil {
        page.letters = LetterHeights(of: result.measuredText ?? result.text, inSystemFont: result.slot.font == nil)
      }
      return page
    }
    report.textVerdicts = verdicts(audited, on: selection.catalog)
    report.pageTexts = try shaped(report.pageResults, report.pageScreens, by: auditor)
    watch.end("page")
    report.timings.merge(watch.laps) { $1 }
  }

  /// Returns the verdict on each text, the worst of all its places.
  private func verdicts(_ audited: Auditor.Result, on catalog: Catalog) -> TextVerdicts {
    let worst = Dictionary(audited.verdicts.map { ($0.string, $0.verdict) }, uniquingKeysWith: max)
    var verdicts = TextVerdicts()
    for (string, verdict) in worst {
      let text = catalog.strings[Int(string)]
      verdicts.add(verdict, key: text.key, locale: text.locale)
    }
    return verdicts
  }

  /// The number of screens whose texts are shaped (our own choice: as many as the page shows).
  private static let mostScreens = 20

  /// Shapes the texts to show, the most important first, then those of screens, as many as fit into a page.
  private func shaped(_ results: [PageResult], _ screens: [PageScreen], by auditor: Auditor) throws -> PageTexts {
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
    for key in Set(screens.prefix(Self.mostScreens).flatMap(\.keys)).sorted() {
      try export.add(
        key,
        wordBreaks: PageLayout.WordBreaks(
          locale: key.locale, options: auditor.options, slot: Slot(style: .body, width: MeasureOptions.standardWidth)))
    }
    return export.texts
  }
}

extension PageScreen {
  /// The texts of all variants.
  fileprivate var keys: [PageTexts.Key] { variants.flatMap { $0.elements.compactMap(\.text?.key) } }
}

extension PageTexts.Key: Comparable {
  package static func < (one: PageTexts.Key, other: PageTexts.Key) -> Bool {
    (one.locale, one.text, one.weight, one.font ?? "") < (other.locale, other.text, other.weight, other.font ?? "")
  }
}
