import Adaptivity
import Audit
import AuditModel
import InterfaceBuilder
import LayoutRules
import RuleKit
import TextFiles

extension CheckPipeline {
  /// The rules on texts that a screen does not report again.
  private static let textRules: Set<String> = ["text-truncated", "text-clipped", "word-broken"]

  /// Solves the screens of the app's storyboards and xibs, checks them and adds the results to a report.
  ///
  /// - Throws: `TextEngineError` if a font cannot be read.
  func judgeScreens(
    of uses: UsesReport, _ catalog: Catalog, measuring isMeasured: [Bool]?, by auditor: Auditor,
    into report: inout AuditReport, _ acceptance: inout AcceptanceTally
  ) async throws {
    let ids = configuration.rules.ids(among: RuleRegistry.descriptors).intersection(SolvedAuditor.rules)
    // A run on some keys is not about screens.
    guard !uses.interface.documents.isEmpty, !ids.isEmpty, measure.keys.isEmpty else { return }
    let reported = report.findings.filter { Self.textRules.contains($0.rule) }.compactMap { finding in
      finding.locale.map { locale in
        SolvedScreens.Reported(
          key: TextKey(finding.key, named: finding.table ?? finding.location.file), locale: locale)
      }
    }
    let translations = DocumentTranslations(
      of: Set(uses.interface.texts.map(\.use.key)), in: catalog, source: sourceLocale ?? measure.defaultLocale,
      where: isMeasured)
    let windows = ScreenWindows(uses.devices, uses.interface.code)
    let solved = try await SolvedScreens(
      contents: uses.interface, windows: windows, translations: translations, reported: Set(reported),
      rules: SolvedAuditor(rules: ids, thresholds: configuration.thresholds), auditor: auditor
    ).check()
    let files = solved.findings.map(\.location.file)
    report.add(solved.findings, by: policy(of: auditor, naming: files), &acceptance)
    report.add(configuration.thresholds.applied(to: RuleRegistry.descriptors.filter { ids.contains($0.id) }))
    report.notes += solved.notes(on: windows)
  }
}

extension SolvedScreens.Result {
  /// The notes on what was solved, and on what was not.
  fileprivate func notes(on windows: ScreenWindows) -> [String] {
    guard screens > 0 else { return [] }
    let count = Self.words(screens, "screen")
    var notes = [
      "\(count) of storyboards and xibs \(screens == 1 ? "was" : "were") solved on \(windows.devices.words); what is reported"
        + " there holds whatever the code does to texts, views and constraints that it can reach"
    ]
    if moved > 0 {
      let (was, them) = moved == 1 ? ("was", "it") : ("were", "them")
      notes.append(
        "\(moved.grouped) of \(Self.words(views, "view")) on screens of storyboards and xibs \(was) not checked, because"
          + " code may move \(them)")
    }
    if open > 0 {
      notes.append(
        "\(Self.words(open, "screen")) \(open == 1 ? "was" : "were") not checked, because a part is not understood;"
          + " typecheck screens --device lists it")
    }
    return notes
  }

  private static func words(_ count: Int, _ name: String) -> String {
    "\(count.grouped) \(name)\(count == 1 ? "" : "s")"
  }
}
