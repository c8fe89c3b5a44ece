import Adaptivity
import AuditModel
import DynamicType
import InterfaceBuilder
import InterfaceLayout
import LayoutRules
import RuleKit

/// A check of one screen of a document in the app's windows, languages and text sizes.
struct ScreenCheck {
  private let run: SolvedScreens
  private let texts: DocumentMeasure
  private let outline: LayoutOutline
  private let root: LayoutRoot
  private let names: ScreenNames
  private let variants: LayoutVariants
  private let canvas: XcodeWarnings
  private let cache = SceneCache()
  /// Whether the screen fills its window, with the bars of the document.
  private let fillsWindow: Bool
  /// The environments in which the app uses the document.
  private let windows: [LayoutEnvironment]
  private var result = SolvedScreens.Result()
  private var joined: [String: JoinedFindings] = [:]
  /// The number of environments in which the screen was solved.
  private var solved = 0
  /// The problems by window and language, then by text size.
  private var problems: [LayoutEnvironment: [ContentSizeCategory: Set<ScreenProblems.Problem>]] = [:]

  /// The largest number of languages in which a page draws a screen (our own choice: as many as the page shows).
  private static let mostLanguages = 8

  /// All text sizes, the smallest first.
  private static let sizes = ContentSizeCategory.standard + ContentSizeCategory.accessibility

  /// Prepares the check of a screen.
  init(
    _ root: LayoutRoot, in outline: LayoutOutline, _ changes: CodeLayoutEffects, isKnown: (Int) -> Bool,
    _ texts: DocumentMeasure, in windows: [LayoutEnvironment], of run: SolvedScreens
  ) {
    (self.run, self.texts, self.outline, self.root, self.windows) = (run, texts, outline, root, windows)
    names = ScreenNames(root, in: outline)
    variants = LayoutVariants(of: root, in: outline, changes) { !isKnown($0) }
    canvas = XcodeWarnings(root, in: outline, texts)
    fillsWindow = ScreenInEnvironment.fillsWindow(root, in: outline, of: run.contents)
  }

  /// Checks the screen, with one finding for each rule and element over all environments.
  mutating func check() throws -> SolvedScreens.Result {
    (result.screens, result.views, result.moved) = (1, names.count, variants.moved.count)
    let objects = outline.document.objects
    result.hasFields =
      root.kind == .controller && names.objects.contains { LayoutVariants.fields.contains(objects[$0].tag) }
    var page: [Screen] = []
    // If no text is known, nothing depends on languages and text sizes.
    let isTextKnown = names.objects.contains {
      texts.showsText($0) && !variants.moved.contains($0) && !variants.open.contains($0)
    }
    let needsAll = isTextKnown || run.drawsPages
    let languages = needsAll ? texts.languages(of: names.objects) : [run.translations.source]
    for (number, locale) in languages.enumerated() {
      for window in windows where fillsWindow || window.isUprightPhone {
        guard needsAll || window.category == run.windows.usualCategory else { continue }
        guard number == 0 || !run.windows.isOtherShape(window) else { continue }
        let part = part(in: window, locale)
        guard let findings = try problems(on: part) else {
          result.open = 1
          continue
        }
        solved += 1
        add(findings, in: part.environment)
        guard run.drawsPages, number < Self.mostLanguages, run.windows.isFirst(window) else { continue }
        if let screen = try drawn(part, marking: findings) { page.append(screen) }
      }
    }
    if fillsWindow, run.rules.comparesOrientations { try addTurns() }
    if !page.isEmpty { result.pages = [page] }
    let first = isTextKnown ? try firstSizes() : [:]
    for (_, found) in joined.sorted(by: { $0.key < $1.key }) {
      result.findings += found.findings(among: solved).map { finding in
        var fields = finding.fields.value
        fields.firstCategory = first[ScreenProblems.Problem(finding)]
        return Finding(fields)
      }
    }
    return result
  }

  private func part(in window: LayoutEnvironment, _ locale: String) -> ScreenInEnvironment {
    var environment = window
    (environment.locale, environment.direction) = (locale, texts.direction(of: locale))
    return ScreenInEnvironment(
      root: root, outline: outline, variants: variants, names: names, canvas: canvas, cache: cache,
      contents: run.contents, fillsWindow: fillsWindow, environment: environment,
      reported: run.reported[locale] ?? [:])
  }

  /// Returns the screen as a page draws it; nil if it cannot be solved.
  ///
  /// Views that code moves are drawn where the document puts them, and count as uncertain.
  private func drawn(_ part: ScreenInEnvironment, marking findings: [Finding]) throws -> Screen? {
    guard let scene = try part.scene(nil, texts) else { return nil }
    let builder = DrawnScreenBuilder(
      document: part.document, names: names, environment: part.environment,
      content: try texts.content(in: part.environment), variants: variants)
    var screen = builder.screen(scene).withoutHiddenViews
    screen.mark(findings)
    return screen
  }

  /// Returns the findings that every extreme layout has; nil if the screen is not understood.
  private func problems(on part: ScreenInEnvironment) throws -> [Finding]? {
    try ScreenProblems(rules: run.rules, texts: texts).findings(on: part)
  }

  /// Adds the differences between portrait and landscape at the usual text size, in the language of the document.
  private mutating func addTurns() throws {
    let windows = windows.filter { $0.window == .full && $0.category == run.windows.usualCategory }
    for upright in windows where upright.orientation == .portrait {
      guard let lying = windows.first(where: { $0.device == upright.device && $0.orientation == .landscape }) else {
        continue
      }
      let source = run.translations.source
      let found = try ScreenProblems(rules: run.rules, texts: texts)
        .findings(turning: part(in: upright, source), to: part(in: lying, source))
      for (rule, own) in Dictionary(grouping: found, by: \.rule) { joined[rule, default: JoinedFindings()].add(own) }
    }
  }

  private mutating func add(_ findings: [Finding], in environment: LayoutEnvironment) {
    problems[environment.withoutTextSize, default: [:]][environment.category] = ScreenProblems.failures(findings)
    for element in findings.filter({ $0.rule == "element-text-cut" }).compactMap(\.layout?.element) {
      result.largerText.addCutText(element, on: "\(texts.document.file): \(names.screen)", in: environment)
    }
    for (rule, found) in Dictionary(grouping: findings, by: \.rule) {
      joined[rule, default: JoinedFindings()].add(found)
    }
  }

  // MARK: Text sizes

  /// Returns the smallest text size at which each problem appears in some window and language.
  ///
  /// Problems that appear at every size are not included.
  private func firstSizes() throws -> [ScreenProblems.Problem: ContentSizeCategory] {
    var first: [ScreenProblems.Problem: ContentSizeCategory] = [:]
    for (environment, found) in problems {
      var solved = found
      for problem in Set(found.values.joined()) {
        let own = try firstSize(of: problem, in: environment, found, &solved)
        first[problem] = min(first[problem] ?? own, own)
      }
    }
    return first.filter { $0.value != Self.sizes.first }
  }

  /// Returns the smallest text size with a problem, by binary search between the sizes that were checked.
  ///
  /// A problem may be absent at a size between two that have it. Sizes solved for other problems are therefore no
  /// bounds of the search.
  private func firstSize(
    of problem: ScreenProblems.Problem, in environment: LayoutEnvironment,
    _ checked: [ContentSizeCategory: Set<ScreenProblems.Problem>],
    _ solved: inout [ContentSizeCategory: Set<ScreenProblems.Problem>]
  ) throws -> ContentSizeCategory {
    let all = Self.sizes
    var (low, high) = (-1, all.count - 1)
    for (index, category) in all.enumerated() {
      guard let found = checked[category] else { continue }
      if found.contains(problem) {
        high = index
        break
      }
      low = index
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if solved[all[middle]] == nil {
        var window = environment
        window.category = all[middle]
        let locale = environment.locale ?? run.translations.source
        solved[all[middle]] = ScreenProblems.failures(try problems(on: part(in: window, locale)) ?? [])
      }
      if solved[all[middle]]?.contains(problem) == true { high = middle } else { low = middle }
    }
    return all[high]
  }
}

extension LayoutEnvironment {
  /// Whether it is the whole screen of an iPhone in portrait.
  fileprivate var isUprightPhone: Bool { device?.family == .iphone && orientation == .portrait && window == .full }
}
