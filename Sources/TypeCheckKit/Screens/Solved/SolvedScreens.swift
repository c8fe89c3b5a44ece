import Adaptivity
import Audit
import AuditModel
import DynamicType
import InterfaceBuilder
import InterfaceLayout
import LayoutFiles
import LayoutRules
import Previews
import RuleKit
import TextFiles
import TextRules

/// Solves and checks the screens of storyboards and xibs in the app's windows, languages and text sizes.
struct SolvedScreens: Sendable {
  /// The findings and the numbers of screens.
  struct Result: Sendable {
    /// The findings, in the order of the documents; one for each rule and element over all environments.
    var findings: [Finding] = []
    /// The screens with certain and open elements, as a page draws them; empty if no page needs them.
    var pages: [PageScreen] = []
    /// The texts that are certainly cut at up to 200 % of their size.
    var largerText = LargerTextTally()
    /// The number of screens.
    var screens = 0
    /// The number of screens that are not understood, so that nothing is known of them.
    var open = 0
    /// The number of views of all screens.
    var views = 0
    /// The number of views that code moves.
    var moved = 0

    mutating func add(_ other: Result) {
      findings += other.findings
      pages += other.pages
      largerText.add(other.largerText)
      (screens, open) = (screens + other.screens, open + other.open)
      (views, moved) = (views + other.views, moved + other.moved)
    }
  }

  /// The documents with the uses of their texts.
  let contents: InterfaceContents
  /// The windows and text sizes.
  let windows: ScreenWindows
  /// The translations of the texts by language.
  let translations: DocumentTranslations
  /// The first text sizes at which other rules have reported texts, by language.
  let reported: [String: [TextKey: ContentSizeCategory]]
  /// The rules.
  let rules: SolvedAuditor
  /// The fonts, and the options of measuring.
  let auditor: Auditor
  /// Whether a page draws the screens.
  var drawsPages = false

  /// The largest number of languages in which a page draws a screen (our own choice: as many as the page shows).
  private static let mostLanguages = 8

  /// Solves and checks all screens.
  ///
  /// - Returns: The findings.
  /// - Throws: `TextEngineError` if a font cannot be read.
  func check() async throws -> Result {
    let uses = Dictionary(grouping: contents.texts, by: \.document)
    let pool = WorkerPool(jobs: auditor.jobs, chunk: 1) { [auditor] in try ScreenMeasurers(auditor) }
    let found = try await pool.values(contents.documents.count) { index, measurers in
      let texts = DocumentMeasure(contents.documents[index], uses[index] ?? [], translations, measurers)
      return [try check(texts)]
    }
    return found.reduce(into: Result()) { $0.add($1) }
  }

  private func check(_ texts: DocumentMeasure) throws -> Result {
    let outline = LayoutOutline(texts.document)
    let freedom = LayoutFreedom(of: texts.document, contents.code)
    let known = try texts.content(in: LayoutEnvironment(device: nil, locale: translations.source))
    var result = Result()
    for root in SceneSolver(outline, .canvas).screens {
      let own = CodeFreedom(of: root, in: outline, freedom) { !known.isKnown($0) }
      let names = ScreenNames(root, in: outline)
      result.screens += 1
      result.views += names.count
      result.moved += own.moved.count
      let (canvas, cache) = (CanvasFaults(root, in: outline), SceneCache())
      // Another screen, a sheet or a popover may contain it; only the width of an upright iPhone is then that of the window.
      let fillsWindow = outline.isShownAlone(root, by: Self.windowSegues) && contents.code?.movesBars != true
      var joined: [String: JoinedFindings] = [:]
      var isOpen = false
      var page = PageScreen(name: names.screen, location: names.location, variants: [])
      // Where no text is known, nothing depends on languages and text sizes.
      let isTextKnown = texts.showsText { names.contains($0) && !own.moved.contains($0) && !own.open.contains($0) }
      let languages = isTextKnown || drawsPages ? texts.languages(where: names.contains) : [translations.source]
      for (number, locale) in languages.enumerated() {
        for window in windows.environments where fillsWindow || window.isUprightPhone {
          guard isTextKnown || drawsPages || window.category == .large else { continue }
          var environment = window
          (environment.locale, environment.direction) = (locale, LayoutDirection(locale: locale))
          let part = ScreenPart(
            root: root, outline: outline, freedom: own, names: names, canvas: canvas, cache: cache, code: contents.code,
            fillsWindow: fillsWindow, environment: environment, reported: reported[locale] ?? [:])
          guard let findings = try certain(on: part, texts) else {
            isOpen = true
            continue
          }
          if drawsPages, number < Self.mostLanguages, windows.isFirst(window) {
            if let variant = try part.page(texts, marking: findings) { page.variants.append(variant) }
          }
          for element in findings.filter({ $0.rule == "element-text-cut" }).compactMap(\.layout?.element) {
            result.largerText.addCutText(element, on: "\(texts.document.file): \(names.screen)", in: environment)
          }
          for (rule, found) in Dictionary(grouping: findings, by: \.rule) {
            joined[rule, default: JoinedFindings()].add(found)
          }
        }
      }
      if isOpen { result.open += 1 }
      if !page.variants.isEmpty { result.pages.append(page) }
      for (_, found) in joined.sorted(by: { $0.key < $1.key }) { result.findings += found.findings }
    }
    return result
  }

  /// The segues to a screen that fills its window; others may show it in a sheet.
  private static let windowSegues: Set<String> = ["relationship", "show", "push"]

  /// Returns the failures that every extreme layout has; nil if the screen is not understood.
  private func certain(on part: ScreenPart, _ texts: DocumentMeasure) throws -> [Finding]? {
    guard let base = try part.solved(nil, texts) else { return nil }
    var failures = rules.failures(on: base.layout, texts: base.texts)
    for extreme in part.freedom.extremes where !failures.isEmpty {
      guard let other = try part.solved(extreme, texts) else { return [] }
      let same = Set(rules.failures(on: other.layout, texts: other.texts).map(Problem.init))
      let shown = Set(other.layout.elements.lazy.filter { $0.frame.width > 0 && $0.frame.height > 0 }.map(\.id))
      failures = failures.filter { failure in
        let problem = Problem(failure)
        return same.contains(problem) || problem.isAboutSize && problem.element.map(shown.contains) == false
      }
    }
    return failures
  }

  /// A rule that an element breaks.
  private struct Problem: Hashable {
    var rule: String
    var element: String?

    /// Whether an element is too small, which one without any size is as well.
    var isAboutSize: Bool { ["touch-target-too-small", "element-text-cut"].contains(rule) }

    init(_ finding: Finding) { (rule, element) = (finding.rule, finding.layout?.element) }
  }
}

extension LayoutEnvironment {
  /// Whether it is the whole screen of an iPhone in portrait.
  fileprivate var isUprightPhone: Bool { device?.family == .iphone && orientation == .portrait && window == .full }
}
