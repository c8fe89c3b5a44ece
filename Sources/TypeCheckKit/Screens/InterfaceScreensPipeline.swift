package import Adaptivity
import Audit
package import AuditModel
import DynamicType
import InterfaceBuilder
import InterfaceLayout
import LayoutRules
import RuleKit
import TextFiles

/// A pipeline that lays out the screens of an app's storyboards and xibs, like `typecheck screens`.
package struct InterfaceScreensPipeline: Sendable {
  /// The environment to lay out in.
  package enum Target: Sendable {
    /// The canvas of each document, in which Xcode stored its frames.
    case canvas
    /// A device with its settings.
    case device(LayoutEnvironment)
  }

  /// The laid-out screens.
  package struct Result: Sendable {
    /// The screens, in the order of the documents.
    package var screens: [Screen] = []
    /// The number of documents.
    package var documents = 0
    /// The problems of the files.
    package var inputIssues: [InputIssue] = []
    /// The fonts; nil without a document.
    var fonts: Auditor?
  }

  /// The check whose configuration and files are used.
  package var check: CheckPipeline
  /// The environment to lay out in.
  package var target: Target
  /// The language of the texts; nil for the language of the documents.
  package var locale: String?
  /// Whether texts are measured on the canvas too, instead of taking their stored sizes.
  package var measuresCanvas = false
  /// Whether to find the problems on each screen, as a check does.
  package var findsProblems = false

  /// Creates a pipeline.
  package init(_ check: CheckPipeline, _ target: Target, locale: String?) {
    (self.check, self.target, self.locale) = (check, target, locale)
  }

  /// Measures and lays out the documents of an app.
  ///
  /// - Throws: ``AdaptivityError`` if the environment does not exist, or `TextEngineError` if no font can be used.
  package func run(on app: App) throws -> Result {
    var geometry: LayoutGeometry?
    if case .device(let environment) = target { geometry = try LayoutGeometry(environment) }
    let (contents, issues) = geometry == nil ? canvases(of: app) : (app.uses.interface, app.uses.inputIssues)
    var result = Result(
      documents: contents.documents.count, inputIssues: (locale == nil ? [] : app.tables.issues) + issues)
    guard !contents.documents.isEmpty else { return result }
    let colors = geometry == nil ? ScreenColors() : ScreenColors(app)
    let texts = locale.map { locale in
      ScreensPipeline.texts(in: locale, of: app.catalog, keys: Set(contents.texts.map(\.use.key)))
    }
    var measure = app.check.measure
    measure.options.categories = [geometry?.environment.category ?? .large]
    let auditor = try measure.auditor()
    result.fonts = auditor
    let measurers = try ScreenMeasurers(auditor)
    let translations = DocumentTranslations(texts ?? [:], in: locale ?? app.check.sourceLocale ?? measure.defaultLocale)
    let uses = Dictionary(grouping: contents.texts, by: \.document)
    for (index, document) in contents.documents.enumerated() {
      let own = DocumentMeasure(document, uses[index] ?? [], translations, measurers)
      result.screens += try screens(of: own, contents, colors, geometry)
    }
    return result
  }

  /// Returns the documents for Xcode's canvas, on which every object counts regardless of code.
  private func canvases(of app: App) -> (InterfaceContents, [InputIssue]) {
    let loaded = InterfaceLoader.load(app.inventory)
    let uses = InterfaceUses(of: loaded.documents, code: nil, views: check.configuration.sources.hints.views)
    return (InterfaceContents(documents: loaded.documents, texts: uses.texts, code: nil), loaded.issues)
  }

  private func screens(
    of texts: DocumentMeasure, _ contents: InterfaceContents, _ colors: ScreenColors, _ geometry: LayoutGeometry?
  ) throws -> [Screen] {
    let document = texts.document
    let outline = LayoutOutline(document, languages: 1)
    let canvas = CanvasConditions(outline).environment
    var environment = geometry?.environment ?? canvas ?? LayoutEnvironment(device: nil)
    if geometry == nil { environment.category = .large }
    environment.locale = texts.source
    let content = try texts.content(in: environment)
    func builder(_ names: ScreenNames, _ variants: LayoutVariants?) -> DrawnScreenBuilder {
      DrawnScreenBuilder(
        document: document, names: names, environment: environment, content: content, variants: variants,
        colors: colors, isDetailed: true)
    }
    guard geometry != nil else {
      // The canvas shows the frames that Xcode stored, so texts have the sizes that they had there.
      let solver = SceneSolver(outline, .canvas)
      let stored = StoredSizes(document)
      return solver.screens.compactMap { root in
        let layout = measuresCanvas ? solver.layout(root, content: content) : solver.layout(root, content: stored)
        return layout.map { builder(ScreenNames(root, in: outline), nil).screen($0) }
      }
    }
    let changes = CodeLayoutEffects(of: document, contents.code)
    return try SceneSolver(outline, .canvas).screens.compactMap { root in
      let part = ScreenInEnvironment(
        alone: root, in: outline, changes, contents, environment, texts, isKnown: content.isKnown)
      guard let layout = try part.scene(nil, texts) else { return nil }
      // Without code, only outlets show possible changes, and they cover most of a screen.
      let variants = contents.code.map { _ in part.variants }
      let others = try (variants?.all ?? []).compactMap { try part.scene($0, texts) }
      return try marked(builder(part.names, variants).screen(layout, others: others), part, texts)
    }
  }

  /// Returns a screen with marks for its problems, if ``findsProblems`` is true.
  private func marked(_ screen: Screen, _ part: ScreenInEnvironment, _ texts: DocumentMeasure) throws -> Screen {
    guard findsProblems else { return screen }
    var screen = screen
    let rules = check.configuration.rules.ids(among: RuleRegistry.descriptors).intersection(SolvedAuditor.rules)
    let problems = ScreenProblems(
      rules: SolvedAuditor(rules: rules, thresholds: check.configuration.thresholds), texts: texts)
    if let found = try problems.findings(on: part) { screen.mark(found) }
    return screen
  }
}
