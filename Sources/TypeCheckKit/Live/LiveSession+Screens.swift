import Adaptivity
import Audit
package import AuditModel
import DynamicType
import InterfaceBuilder
import LayoutRules
import TextRules

extension LiveSession {
  /// The devices on which screens can be solved, as words: the windows of the check, then all devices of the app.
  package var screenDevices: [String] { uses.interface.documents.isEmpty ? [] : placements.map(\.words) }

  /// The device placements, without a text size and a language.
  private var placements: [(words: String, environment: LayoutEnvironment)] {
    let families = uses.devices.families ?? [.iphone]
    let system = uses.devices.system ?? AppDevices.assumedSystem
    let devices = DeviceTable.standard.devices(in: .all).filter { families.contains($0.family) && $0.runs(system) }
    let all = screens + devices.map { LayoutEnvironment(device: $0) }
    var seen: Set<String> = []
    return all.compactMap { environment in
      let words = PlacedDevice(environment).words
      return seen.insert(words).inserted && (try? LayoutGeometry(environment)) != nil ? (words, environment) : nil
    }
  }

  /// Solves one screen of a storyboard or xib, and returns a report on it alone.
  ///
  /// The defaults are the first of ``screenDevices``, the source language and the text size `L`. `category` is a short
  /// name such as `AX3`. The report is nil if there is no such screen, device or size, or if code makes the screen
  /// unknown.
  ///
  /// - Throws: `TextEngineError` if a font cannot be read.
  package func report(
    screen: String, device: String?, locale: String?, category: String?
  ) async throws -> AuditReport? {
    let placed = placements.first { device == nil || $0.words == device }
    let size = ContentSizeCategory.allCases.first { $0.shortName == category ?? "L" }
    guard var environment = placed?.environment, let size else { return nil }
    environment.category = size
    let source = auditor.options.sourceLocale ?? pipeline.defaultLocale
    let language = locale ?? source
    let translations = DocumentTranslations(
      of: Set(uses.interface.texts.map(\.use.key)), in: catalog, source: language,
      where: catalog.strings.map { $0.locale == language })
    var solver = SolvedScreens(
      contents: uses.interface, windows: ScreenWindows([environment], [size]), translations: translations,
      reported: [:],
      rules: SolvedAuditor(
        rules: rules.intersection(SolvedAuditor.rules), thresholds: auditor.options.thresholds),
      auditor: auditor)
    solver.drawsPages = true
    guard let page = try await solver.check().pages.first(where: { $0.first?.name == screen }) else { return nil }
    let none = Catalog()
    let audited = try await auditor.audit(none)
    var report = pipeline.report(of: none, audited, by: auditor, inputs: [], isOptional: true)
    report.pageScreens = [page]
    let selection = PageSelection(catalog: none, isMeasured: nil, most: Self.mostSlots)
    report.add(try await pipeline.page(selection, audited, of: report, by: auditor))
    return report
  }
}
