import Adaptivity
import Audit
import AuditModel
import DynamicType
import InterfaceBuilder
import LayoutRules
import RuleKit
import TextFiles

extension CheckRun {
  /// The rules whose failing texts a screen does not report again.
  private static let textRules: Set<String> = ["text-truncated", "text-clipped", "word-broken"]

  /// Solves the screens of the app's storyboards and xibs, and checks them.
  ///
  /// Texts that fail in `known` are not reported again. `largerText` has the texts certainly cut at up to 200 %.
  ///
  /// - Throws: `TextEngineError` if a font cannot be read.
  func screens(beside known: [Finding]) async throws -> (result: PartialResult, largerText: LargerTextTally) {
    var result = PartialResult()
    let contents = app.uses.interface
    let ids = rules.intersection(SolvedAuditor.rules)
    guard !contents.documents.isEmpty, !ids.isEmpty, coversViews else { return (result, LargerTextTally()) }
    var reported: [String: [TextKey: ContentSizeCategory]] = [:]
    for finding in known where Self.textRules.contains(finding.rule) && finding.outcome == .fail {
      guard let locale = finding.locale, let first = finding.firstCategory else { continue }
      let key = TextKey(finding.key, named: finding.table ?? finding.location.file)
      reported[locale, default: [:]].merge([key: first], uniquingKeysWith: min)
    }
    let translations = DocumentTranslations(
      of: Set(contents.texts.map(\.use.key)), in: app.tables,
      source: check.sourceLocale ?? check.measure.defaultLocale, where: check.texts.measured(app.tables))
    let windows = WindowChoice(check).screens(of: app.uses, check.screenCategories)
    let thresholds = check.configuration.thresholds
    var screens = SolvedScreens(
      contents: contents, windows: windows, translations: translations, reported: reported,
      rules: SolvedAuditor(rules: ids, thresholds: thresholds), auditor: auditor)
    screens.drawsPages = measure.mostTexts > 0
    let solved = try await screens.check()
    // A page shows the worst screens.
    result.screens = solved.pages.enumerated()
      .sorted { ($1.element.failures, $0.offset) < ($0.element.failures, $1.offset) }.map(\.element)
    result.findings = identified(solved.findings)
    result.rules = thresholds.applied(to: RuleRegistry.descriptors.filter { ids.contains($0.id) })
    result.remarks = solved.notes(on: windows)
    return (result, solved.largerText)
  }

  /// Returns findings with the identifiers of their elements in the documents.
  private func identified(_ findings: [Finding]) -> [Finding] {
    let files = Set(findings.lazy.map(\.location.file))
    var objects: [SourceLocation: String] = [:]
    for document in app.uses.interface.documents where files.contains(document.file) {
      objects.merge(document.identifiers) { first, _ in first }
    }
    return findings.map { finding in
      guard finding.layout?.element != nil, let object = objects[finding.location] else { return finding }
      var finding = finding
      finding.identity = Finding.Identity(object: object)
      return finding
    }
  }
}

extension SolvedScreens.Result {
  /// Returns notes on the screens that were solved, and on the screens, views and fields that were skipped.
  fileprivate func notes(on windows: ScreenWindows) -> [String] {
    guard screens > 0 else { return [] }
    let count = screens.counted("screen")
    var notes = [
      "\(count) of storyboards and xibs \(screens.form("was", "were")) solved on \(windows.devices.words); problems are"
        + " only reported if the code that was read cannot remove them"
    ]
    if hasFields, let unknown = windows.unknownKeyboards {
      notes.append("fields on \(unknown) were not checked against the keyboard, because its height is not known")
    }
    if moved > 0 {
      let (was, them) = moved == 1 ? ("was", "it") : ("were", "them")
      notes.append(
        "\(moved.grouped) of \(views.counted("view")) on screens of storyboards and xibs \(was) not checked, because"
          + " code may move \(them)")
    }
    if open > 0 {
      notes.append(
        "\(open.counted("screen")) \(open.form("was", "were")) not checked, because typecheck does not understand a part;"
          + " typecheck screens --device lists it")
    }
    return notes
  }
}
