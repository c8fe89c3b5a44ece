import Adaptivity
import AuditModel
import InterfaceBuilder
import InterfaceLayout

/// Makes the screens of a document from their solved layouts.
struct InterfaceScreenBuilder {
  let document: InterfaceDocument
  let environment: LayoutEnvironment
  let content: MeasuredContent
  let colors: ScreenColors

  private var texts: InterfaceTexts { content.texts }

  /// The distance in points by which frames differ.
  private static let tolerance = 0.5

  /// Makes a screen.
  ///
  /// - Parameters:
  ///   - layout: The layout of the document.
  ///   - variants: What code may change; nil if it is not asked for.
  ///   - others: The layouts that code may bring about.
  /// - Returns: The screen without marks.
  func screen(_ layout: SceneLayout, _ variants: LayoutVariants?, others: [SceneLayout] = []) -> InterfaceScreen {
    let root = document.objects[layout.root.view]
    let scene = root.scene.map { document.scenes[$0] }
    let isScene = layout.root.kind == .controller
    var screen = InterfaceScreen(
      location: isScene ? scene?.location ?? root.element.location : root.element.location,
      name: isScene ? scene?.name ?? root.outlineName : document.name(of: layout.root.cell ?? layout.root.view),
      environment: environment)
    screen.unresolved = layout.unresolved
    screen.conflicts = layout.conflicts.map { $0.map { document.constraints[$0].element.location } }
    // Without the code, a text that code replaces may change every frame.
    let isOpen = variants == nil && texts.isSetInCode(in: layout.elements.map(\.object))
    let shaken = Self.shaken(layout, by: others)
    let shared = SharedWidths.objects(among: layout.elements.map(\.object), in: document)
    for element in layout.elements {
      var shown = self.element(element)
      shown.doubts = doubts(about: element, variants, isShaken: shaken.contains(element.object))
      if shared.contains(element.object) { shown.doubts.append(.shared) }
      if !layout.isComplete { shown.doubts.append(.incomplete) }
      let isUnknown = shown.doubts.contains { $0.category == .unplaced }
      shown.certainty = isUnknown ? .unknown : shown.doubts.isEmpty && !isOpen ? .exact : .assumed
      shown.isHidden = shown.isHidden || element.parent.map { screen.elements[$0].isHidden } == true
      screen.elements.append(shown)
    }
    return screen
  }

  /// Returns the objects that have another frame in one of some layouts.
  private static func shaken(_ layout: SceneLayout, by others: [SceneLayout]) -> Set<Int> {
    var shaken: Set<Int> = []
    for other in others {
      let frames = Dictionary(other.elements.map { ($0.object, $0.frame) }, uniquingKeysWith: { one, _ in one })
      for element in layout.elements where frames[element.object].map({ differ($0, element.frame) }) ?? true {
        shaken.insert(element.object)
      }
    }
    return shaken
  }

  private static func differ(_ one: Rect, _ other: Rect) -> Bool {
    [one.x - other.x, one.y - other.y, one.width - other.width, one.height - other.height]
      .contains { $0.magnitude > tolerance }
  }

  private func doubts(
    about element: SceneLayout.Element, _ variants: LayoutVariants?, isShaken: Bool
  ) -> [Doubt] {
    var doubts: [Doubt] = []
    if element.isUndetermined { doubts.append(.undetermined) }
    if !element.isPlaced { doubts.append(.unplaced) }
    guard let variants else { return doubts }
    if variants.moved.contains(element.object) { doubts.append(.moved) }
    if variants.styled.contains(element.object) { doubts.append(.styled) }
    if variants.hideable.contains(element.object) { doubts.append(.hidden) }
    if variants.filled.contains(element.object) {
      doubts.append(.filled)
    } else if variants.open.contains(element.object) {
      doubts.append(.unknownSize)
    }
    if isShaken { doubts.append(.surroundings) }
    return doubts
  }

  private func element(_ element: SceneLayout.Element) -> InterfaceScreen.Element {
    let object = document.objects[element.object]
    let text = texts[element.object]
    var shown = InterfaceScreen.Element(
      id: object.id ?? "line \(object.element.location.line)", parent: element.parent,
      className: object.customClass ?? object.tag, kind: text?.use.role.rawValue ?? object.tag, text: text?.text,
      key: text?.use.key.key, frame: element.frame, storedFrame: element.stored,
      style: texts.style(of: element.object), size: texts.size(of: element.object),
      lines: text == nil ? nil : texts.lines(of: element.object), certainty: .exact, location: object.element.location)
    shown.isHidden = object.isHidden
    shown.fill = colors.fill(at: object.element.location)
    guard text != nil, element.frame.width > 0 else { return shown }
    shown.colors = colors.pair(at: object.element.location)
    shown.measurement = content.measurement(of: element.object, width: element.frame.width)
    shown.isCentred = object.element["textAlignment"] == "center" || object.tag == "button"
    return shown
  }
}
