package import Adaptivity
import Audit
package import AuditModel
import DynamicType
import InterfaceBuilder
import InterfaceLayout
import Previews
import TextFiles
import TextRules

/// Lays out the screens of an app's storyboards and xibs, like `typecheck screens`.
package struct InterfaceScreensPipeline: Sendable {
  /// The environment to lay out in.
  package enum Target: Sendable {
    /// The canvas of each document, in which Xcode stored its frames.
    case canvas
    /// A device with its settings.
    case device(LayoutEnvironment)
  }

  /// The laid out screens.
  package struct Result: Sendable {
    /// The screens, in the order of the documents.
    package var screens: [InterfaceScreen] = []
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
  /// The language of the texts; nil for that of the documents.
  package var locale: String?
  /// Whether texts are measured on the canvas too, instead of taking their stored sizes.
  package var measuresCanvas = false

  /// Creates a pipeline.
  package init(_ check: CheckPipeline, _ target: Target, locale: String?) {
    (self.check, self.target, self.locale) = (check, target, locale)
  }

  /// Reads, measures and lays out the documents of an app.
  ///
  /// - Parameter inputs: Files or folders; the configuration's folder if empty.
  /// - Returns: The screens.
  /// - Throws: ``AdaptivityError`` if the environment does not exist, or `TextEngineError` if no font can be used.
  package func run(_ inputs: [String]) throws -> Result {
    var geometry: LayoutGeometry?
    if case .device(let environment) = target { geometry = try LayoutGeometry(environment) }
    let inventory = check.inventory(inputs)
    let loaded = InterfaceLoader.load(inventory)
    var result = Result(documents: loaded.documents.count, inputIssues: loaded.issues)
    guard !loaded.documents.isEmpty else { return result }
    let uses = InterfaceUses(of: loaded.documents, code: nil, views: check.configuration.sources.hints.views)
    var texts: [TextKey: String] = [:]
    if let locale {
      let catalog = check.load(inventory, isOptional: true) { _, _, _ in }
      result.inputIssues += catalog.issues
      texts = ScreensPipeline.texts(in: locale, of: catalog, keys: Set(uses.texts.map(\.use.key)))
    }
    var measure = check.measure
    let category = geometry?.environment.category ?? .large
    measure.options.categories = [category]
    let auditor = try measure.auditor()
    result.fonts = auditor
    let measurers = try ScreenMeasurers(auditor)
    let measurer = try measurers.measurer(category)
    let language = locale ?? check.sourceLocale ?? measure.defaultLocale
    let usesByDocument = Dictionary(grouping: uses.texts, by: \.document)
    for (index, document) in loaded.documents.enumerated() {
      let own = InterfaceTexts(
        document, usesByDocument[index] ?? [], texts: texts, category: category, locale: language)
      let content = MeasuredContent(
        document, own, by: measurer, lines: measurers.maker, displayScale: auditor.options.displayScale)
      result.screens += screens(of: document, own, content, geometry: geometry)
    }
    return result
  }

  private func screens(
    of document: InterfaceDocument, _ texts: InterfaceTexts, _ content: MeasuredContent, geometry: LayoutGeometry?
  ) -> [InterfaceScreen] {
    let outline = LayoutOutline(document)
    let solver = SceneSolver(outline, geometry.map { .device($0) } ?? .canvas)
    let canvas = CanvasConditions(outline).environment
    let stored = StoredContent(document)
    return solver.screens.compactMap { root in
      // The canvas shows the frames that Xcode stored, so texts have the sizes that they had there.
      let isStored = geometry == nil && !measuresCanvas
      guard let layout = isStored ? solver.layout(root, content: stored) : solver.layout(root, content: content) else {
        return nil
      }
      var environment = geometry?.environment ?? canvas ?? LayoutEnvironment(device: nil)
      environment.locale = texts.locale
      return Self.screen(layout, of: document, environment, texts, content)
    }
  }

  private static func screen(
    _ layout: SceneLayout, of document: InterfaceDocument, _ environment: LayoutEnvironment, _ texts: InterfaceTexts,
    _ content: MeasuredContent
  ) -> InterfaceScreen {
    let root = document.objects[layout.root.view]
    let scene = root.scene.map { document.scenes[$0] }
    let isScene = layout.root.kind == .controller
    var screen = InterfaceScreen(
      location: isScene ? scene?.location ?? root.element.location : root.element.location,
      name: isScene ? scene?.name ?? root.outlineName : document.name(of: layout.root.cell ?? layout.root.view),
      environment: environment)
    screen.openParts = layout.openParts.map(InterfaceScreen.OpenPart.init)
    screen.conflicts = layout.conflicts.map { $0.map { document.constraints[$0].element.location } }
    let isOpen = !layout.isComplete || texts.isSetInCode(in: layout.elements.map(\.object))
    for element in layout.elements {
      var shown = Self.element(element, of: document, texts, content, isOpen: isOpen)
      shown.isHidden = shown.isHidden || element.parent.map { screen.elements[$0].isHidden } == true
      screen.elements.append(shown)
    }
    return screen
  }

  private static func element(
    _ element: SceneLayout.Element, of document: InterfaceDocument, _ texts: InterfaceTexts, _ content: MeasuredContent,
    isOpen: Bool
  ) -> InterfaceScreen.Element {
    let object = document.objects[element.object]
    let text = texts[element.object]
    let isKnown = !element.isUndetermined && element.isPlaced
    var shown = InterfaceScreen.Element(
      id: object.id ?? "line \(object.element.location.line)", parent: element.parent,
      className: object.customClass ?? object.tag, kind: text?.use.role.rawValue ?? object.tag, text: text?.text,
      key: text?.use.key.key, frame: element.frame, storedFrame: element.stored,
      style: texts.style(of: element.object), size: texts.size(of: element.object),
      lines: text == nil ? nil : texts.lines(of: element.object),
      certainty: !isKnown ? .unknown : isOpen ? .assumed : .exact, location: object.element.location)
    shown.isHidden = object.isHidden
    guard text != nil, element.frame.width > 0 else { return shown }
    shown.measurement = content.measurement(of: element.object, width: element.frame.width)
    shown.isCentred = object.element["textAlignment"] == "center" || object.tag == "button"
    return shown
  }
}
