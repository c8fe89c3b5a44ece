import Adaptivity
import Audit
import AuditModel
import DynamicType
import InterfaceBuilder
import InterfaceLayout
import LayoutRules
import TextFiles

/// A check of the screens of storyboards and xibs in the app's windows, languages and text sizes.
struct SolvedScreens: Sendable {
  /// The findings and the numbers of screens.
  struct Result: Sendable {
    /// The findings, in the order of the documents; one for each rule and element over all environments.
    var findings: [Finding] = []
    /// The screens as a page draws them, each in several environments; empty if no page needs them.
    var pages: [[Screen]] = []
    /// The texts that are certainly cut at up to 200 % of their size.
    var largerText = LargerTextTally()
    /// The number of screens.
    var screens = 0
    /// The number of screens that are not understood, so that nothing is known about them.
    var open = 0
    /// Whether a screen has fields, which a keyboard may cover.
    var hasFields = false
    /// The number of views of all screens.
    var views = 0
    /// The number of views that code moves.
    var moved = 0

    mutating func add(_ other: Result) {
      findings += other.findings
      pages += other.pages
      largerText.add(other.largerText)
      (screens, open) = (screens + other.screens, open + other.open)
      hasFields = hasFields || other.hasFields
      (views, moved) = (views + other.views, moved + other.moved)
    }
  }

  /// The documents with the uses of their texts.
  let contents: InterfaceContents
  /// The windows and text sizes.
  let windows: ScreenWindows
  /// The translations of the texts by language.
  let translations: DocumentTranslations
  /// The smallest text size at which another rule reported each text, by language and key.
  ///
  /// From that size on, the screen does not report the text again.
  let reported: [String: [TextKey: ContentSizeCategory]]
  /// The rules.
  let rules: SolvedAuditor
  /// The fonts, and the options for measuring.
  let auditor: Auditor
  /// Whether a page draws the screens.
  var drawsPages = false

  /// Solves and checks all screens.
  ///
  /// - Throws: `TextEngineError` if a font cannot be read.
  func check() async throws -> Result {
    let uses = Dictionary(grouping: contents.texts, by: \.document)
    let pool = WorkerPool(jobs: auditor.jobs, chunk: 1) { [auditor] in try ScreenMeasurers(auditor) }
    let families = FamilyDocuments(contents.documents)
    let found = try await pool.values(contents.documents.count) { index, measurers in
      let texts = DocumentMeasure(contents.documents[index], uses[index] ?? [], translations, measurers)
      return [try check(texts, in: families.environments(of: texts.document, among: windows.environments))]
    }
    return found.reduce(into: Result()) { $0.add($1) }
  }

  private func check(_ texts: DocumentMeasure, in windows: [LayoutEnvironment]) throws -> Result {
    let outline = LayoutOutline(texts.document, languages: translations.locales.count)
    let effects = CodeLayoutEffects(of: texts.document, contents.code)
    let known = try texts.content(in: LayoutEnvironment(device: nil, locale: translations.source))
    return try SceneSolver(outline, .canvas).screens.reduce(into: Result()) { result, root in
      var check = ScreenCheck(root, in: outline, effects, isKnown: known.isKnown, texts, in: windows, of: self)
      result.add(try check.check())
    }
  }
}
