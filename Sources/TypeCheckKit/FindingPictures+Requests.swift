import Adaptivity
import AuditModel
import ColorContrast
import LayoutFiles
import LayoutRules
import Previews
import RuleKit

extension FindingPictures {
  /// The texts that findings are about.
  struct Texts {
    /// The texts of the files.
    var catalog: Catalog
    /// The colours of texts; nil means the default colours.
    var palette: PaletteColors?
  }

  /// The screens that findings are about, with the data needed to draw them.
  struct Screens {
    /// The auditor that measures the texts on the screens.
    var measurer: LayoutTextAuditor
    /// The screens in all their environments.
    var screens: [ScreenLayout]
    /// The palettes whose colours the screens name.
    var palettes: [Palette]
  }

  /// Draws the worst findings of each language, then the worst of all, without duplicates.
  ///
  /// The report gets at most `most` pictures. `screens` is nil if the run did not check any.
  ///
  /// - Throws: `TextEngineError` or `MeasureError` if a font cannot be read.
  func draw(_ most: Int, into report: inout AuditReport, _ texts: Texts, _ screens: Screens?) async throws {
    let worst = worst(most, of: &report)
    guard !worst.isEmpty else { return }
    let places = try await measured(worst, texts)
    let elements = try await measured(worst, screens)
    let requests = zip(worst, zip(places, elements)).compactMap { finding, found in found.0 ?? found.1 }
    for finding in worst { report.previewLacks[finding.fingerprint] = .failure }
    await draw(requests, into: &report)
  }

  /// Returns the findings to draw, at most `most`, in the order of the report.
  ///
  /// The report records the texts on screens that exceed the limit.
  private func worst(_ most: Int, of report: inout AuditReport) -> [Finding] {
    let rules = Set(RuleRegistry.elementTexts.map(\.descriptor.id))
    let all = report.findings.indices.filter {
      report.findings[$0].slot != nil || rules.contains(report.findings[$0].rule)
    }
    var shares = LanguageShares(all.map { report.findings[$0] }, of: most)
    var known: Set<String> = []
    var chosen: Set<Int> = []
    for index in all where !shares.areFull && shares.hasRoom(for: report.findings[index]) {
      guard known.insert(report.findings[index].fingerprint).inserted else { continue }
      _ = shares.takes(report.findings[index])
      chosen.insert(index)
    }
    for index in all where chosen.count < most && !chosen.contains(index) {
      if known.insert(report.findings[index].fingerprint).inserted { chosen.insert(index) }
    }
    for index in all where report.findings[index].slot == nil && !chosen.contains(index) {
      let fingerprint = report.findings[index].fingerprint
      if !known.contains(fingerprint) { report.previewLacks[fingerprint] = .limit }
    }
    return chosen.sorted().map { report.findings[$0] }
  }

  // MARK: Texts

  /// The identity of a measured text: its place, language, text and slot.
  private struct Place: Hashable {
    var location: SourceLocation
    var locale: String?
    var text: String
    var slot: Slot?
  }

  /// A text in one language, as a finding names it.
  private struct Asked: Hashable {
    var file: String
    var key: String
    var locale: String
  }

  /// A text in all its languages.
  private struct Key: Hashable {
    var group: String
    var key: String
  }

  private func measured(_ findings: [Finding], _ texts: Texts) async throws -> [Request?] {
    let asked = Set(
      findings.lazy.filter { $0.slot != nil }.map {
        Asked(file: $0.location.file, key: $0.key, locale: $0.locale ?? "")
      })
    guard !asked.isEmpty else { return findings.map { _ in nil } }
    var catalog = texts.catalog
    func isAsked(_ string: LocalizedString) -> Bool {
      asked.contains(Asked(file: string.location.file, key: string.key, locale: string.locale))
    }
    // The other languages of a text stay in the catalog, because they affect its inferred slot.
    let keys = Set(catalog.strings.lazy.filter(isAsked).map { Key(group: $0.group, key: $0.key) })
    catalog.strings.removeAll { !keys.contains(Key(group: $0.group, key: $0.key)) }
    let results = try await auditor.audit(catalog, measuring: catalog.strings.map(isAsked)).results
    let known = Dictionary(
      results.map { (Place(location: $0.location, locale: $0.string.locale, text: $0.text, slot: $0.slot), $0) }
    ) { first, _ in first }
    return findings.map { finding in
      let place = Place(location: finding.location, locale: finding.locale, text: finding.text, slot: finding.slot)
      guard finding.slot != nil, let result = known[place] else { return nil }
      let category = finding.worst?.category ?? finding.firstCategory
      return Request(
        fingerprint: finding.fingerprint, subject: result,
        place: result.measurements.lastIndex { $0.category == category } ?? result.measurements.count - 1,
        displayScale: auditor.options.displayScale,
        colors: texts.palette.map { PreviewColors(.light, text: $0.text, ground: $0.ground) }, palette: texts.palette)
    }
  }

  // MARK: Screens

  private func measured(_ findings: [Finding], _ screens: Screens?) async throws -> [Request?] {
    guard let screens else { return findings.map { _ in nil } }
    let subjects = try await screens.measurer.subjects(of: findings, on: screens.screens)
    let shown = Set(subjects.compactMap { $0?.screen }).sorted()
    let pairs = LayoutPairs(shown.map { screens.screens[$0] }, naming: screens.palettes).colors
    let numbers = Dictionary(pairs.uses.map { (ElementPlace(screen: shown[$0.screen], element: $0.element), $0.pair) })
    { first, _ in first }
    return zip(findings, subjects).map { finding, subject in
      guard let subject else { return nil }
      var request = Request(
        fingerprint: finding.fingerprint, subject: subject.measurement, place: 0, displayScale: subject.displayScale)
      if let number = numbers[ElementPlace(screen: subject.screen, element: subject.element)],
        let text = pairs.pairs[number].first.color(in: subject.colors, subject.generation),
        let ground = pairs.pairs[number].second.color(in: subject.colors, subject.generation)
      {
        request.colors = PreviewColors(subject.colors.appearance, text: text, ground: ground)
      }
      return request
    }
  }

  /// An element on a screen.
  private struct ElementPlace: Hashable {
    var screen: Int
    var element: Int
  }
}
