import Adaptivity
import AuditModel
import InterfaceBuilder
import InterfaceLayout

/// A builder of the screens that pages, drawings and lists show, from the solved layouts of a document.
struct DrawnScreenBuilder {
  let document: InterfaceDocument
  let names: ScreenNames
  let environment: LayoutEnvironment
  let content: MeasuredSizes
  /// The views and constraints that code may change; nil if code is ignored.
  let variants: LayoutVariants?
  /// The colours of texts and views.
  var colors = ScreenColors()
  /// Whether to add details for a list or a drawing; a page lays out its texts itself and shows no details.
  var isDetailed = false

  private var texts: InterfaceTexts { content.texts }

  /// The difference in points above which frames count as different.
  private static let tolerance = 0.5

  /// Returns a screen without marks, whose elements have the indices of `layout`; `others` are layouts due to code.
  func screen(_ layout: SceneLayout, others: [SceneLayout] = []) -> Screen {
    var screen = Screen(name: names.screen, environment: environment, location: names.location)
    var solved = SolvedLayout()
    solved.unresolved = layout.unresolved
    solved.isChangedByCode = variants?.isNone == false
    solved.window = LayoutGeometry.known(environment)?.windowSize.value ?? solved.window
    if isDetailed {
      solved.conflicts = layout.conflicts.map { causes in
        SolvedLayout.Conflict(constraints: [], locations: causes.map { document.constraints[$0].element.location })
      }
    }
    // Without the code, a text that code replaces may change every frame.
    let isOpen = variants == nil && texts.isSetInCode(in: layout.elements.map(\.object))
    let shaken = Self.shaken(layout, by: others)
    let shared = variants?.shared ?? SharedWidths.objects(among: layout.elements.map(\.object), in: document)
    for element in layout.elements {
      let object = document.objects[element.object]
      // A list also shows views that may be hidden, for example in some size classes.
      let isHiddenItself = isDetailed ? object.isHidden : object.isNotShown
      let isHidden = isHiddenItself || element.parent.map { screen.elements[$0].drawn?.isHidden == true } == true
      var view = view(element, isHidden: isHidden)
      view.doubts = doubts(about: element, isShaken: shaken.contains(element.object))
      if shared.contains(element.object) { view.doubts.append(.shared) }
      if !layout.isComplete { view.doubts.append(.incomplete) }
      let isUnknown = view.doubts.contains { $0.category == .unplaced }
      view.certainty = isUnknown ? .unknown : view.doubts.isEmpty && !isOpen ? .exact : .assumed
      var shown = LayoutElement(
        id: names[element.object] ?? object.outlineName, role: object.screenRole, frame: element.frame,
        location: object.element.location)
      (shown.parent, shown.drawn) = (element.parent, view)
      screen.elements.append(shown)
    }
    screen.solved = solved
    return screen
  }

  /// Returns the objects whose frame is different or missing in any of the other layouts.
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
    about element: SceneLayout.Element, isShaken: Bool
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

  private func view(_ element: SceneLayout.Element, isHidden: Bool) -> DrawnView {
    let object = document.objects[element.object]
    let text = texts[element.object]
    var view = DrawnView(
      object: object.id ?? "line \(object.element.location.line)", className: object.customClass ?? object.tag,
      kind: text?.use.role.rawValue ?? object.tag)
    view.isHidden = isHidden
    if isDetailed {
      view.details = Shared(
        DrawnView.Details(
          storedFrame: element.stored, fill: colors.fill(at: object.element.location),
          colors: text == nil ? nil : colors.pair(at: object.element.location)))
    }
    guard let text, isDetailed || !isHidden else { return view }
    var shown = DrawnView.Text(text.text, key: text.use.key.key, lines: texts.lines(of: element.object))
    if isDetailed { (shown.style, shown.size) = (texts.style(of: element.object), texts.size(of: element.object)) }
    shown.isCentred = (object.element["textAlignment"] ?? (object.tag == "button" ? "center" : "")) == "center"
    shown.measured = measured(element)
    view.text = shown
    return view
  }

  /// Measures the text of an element in its area.
  private func measured(_ element: SceneLayout.Element) -> DrawnView.Measured? {
    // A page does not draw a text if the area of its lines is unknown.
    let known = content.textArea(of: element.object, in: element.frame)
    // A button does not clip its title, and a text view scrolls.
    let isClipped = known != nil && document.objects[element.object].tag != "button"
    guard let area = known ?? (isDetailed ? element.frame : nil), area.width > 0, area.height > 0,
      let answer = content.measurement(
        of: element.object, width: area.width, height: isClipped ? area.height : nil),
      let one = answer.measurements.first, let key = PageTexts.Key(answer)
    else { return nil }
    var measured = DrawnView.Measured(key: key, size: one.size, lineCount: one.lineCount, area: area)
    measured.isCut = known != nil && one.outcome == .fail
    if isDetailed { measured.measurement = Shared(answer) }
    return measured
  }
}
