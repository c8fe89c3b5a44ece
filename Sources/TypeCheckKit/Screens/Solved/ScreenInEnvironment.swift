import Adaptivity
import AuditModel
import DynamicType
import InterfaceBuilder
import InterfaceLayout

/// A screen in one environment, which is solved and turned into a layout that rules check.
///
/// Views that code moves are hidden in the layout. If the constraints leave a frame open, nothing else is known about
/// its view.
struct ScreenInEnvironment {
  /// A solved screen.
  struct Solved {
    var layout: Screen
    /// The texts as they were measured in their frames, by the index of the element.
    var texts: [Int: SlotMeasurement] = [:]
  }

  let root: LayoutRoot
  let outline: LayoutOutline
  let variants: LayoutVariants
  let names: ScreenNames
  /// The faults that Xcode shows on the canvas of the document.
  let canvas: XcodeWarnings
  /// The layouts that were solved.
  let cache: SceneCache
  /// The documents, with the changes that code makes to their objects.
  let contents: InterfaceContents
  /// Whether the screen fills the window, with the bars of the document.
  let fillsWindow: Bool
  let environment: LayoutEnvironment
  /// The first text size at which another rule reported each text in this language; from there on, it is not reported
  /// again.
  let reported: [TextKey: ContentSizeCategory]

  var document: InterfaceDocument { outline.document }

  /// Solves the screen in an extreme layout, or in that of the document; nil if the screen is not understood.
  func solved(_ variant: LayoutVariants.Variant?, _ texts: DocumentMeasure) throws -> Solved? {
    guard let scene = try scene(variant, texts), scene.unresolved.allSatisfy({ $0.cause == .kind }) else { return nil }
    return solved(scene, try texts.content(in: environment))
  }

  /// Solves the screen; nil if the environment does not exist.
  func scene(_ variant: LayoutVariants.Variant?, _ texts: DocumentMeasure) throws -> SceneLayout? {
    let content = try texts.content(in: environment)
    guard let geometry = texts.geometry(of: environment) else { return nil }
    let key = SceneCache.Key(
      environment: environment.withoutTextSize,
      isAccessibilitySize: !document.standardCells.isEmpty && environment.category.isAccessibilityCategory,
      variant: variant?.number, texts: try texts.signature(of: names.objects, in: environment))
    return cache.scene(key) {
      let solver = SceneSolver(outline, .device(geometry), relaxation: variant?.relaxation)
      guard let variant else { return solver.layout(root, content: content) }
      return solver.layout(root, content: VariantSizes(content, variants, in: variant))
    }
  }

  private func solved(_ scene: SceneLayout, _ content: MeasuredSizes) -> Solved {
    var solved = Solved(layout: Screen(name: names.screen, environment: environment, location: names.location))
    var facts = SolvedLayout()
    (facts.fillsWindow, facts.unresolved, facts.isChangedByCode) = (fillsWindow, scene.unresolved, !variants.isNone)
    facts.window = LayoutGeometry.known(environment)?.windowSize.value ?? facts.window
    /// The indices of the scene's elements in the layout.
    var places: [Int] = []
    for element in scene.elements {
      places.append(solved.layout.elements.count)
      var own = shown(element, content)
      own.parent = element.parent.map { places[$0] }
      if own.parent.map({ solved.layout.elements[$0].flags.contains(.hidden) }) == true { own.flags.insert(.hidden) }
      solved.layout.elements.append(own)
      guard !own.flags.contains(.hidden) else { continue }
      if element.isUndetermined {
        // The contents of a view may decide its frame.
        if variants.isNone, !canvas.includes(object: element.object) {
          facts.openElements.append(places[places.count - 1])
        }
      } else {
        if document.objects[element.object].fillsFrame { facts.filled.insert(places[places.count - 1]) }
        add(textOf: element, content, to: &solved, &facts)
      }
    }
    facts.drawnTextFrames = visible(facts.drawnTextFrames, on: scene, places)
    facts.conflicts = conflicts(on: scene, places)
    if let code = contents.code, !document.code(code, mayMake: .rowHeights, about: root.view) {
      facts.rows = scene.fixedRows.map { row in
        SolvedLayout.Row(element: places[row.element], height: row.height, needed: row.needed)
      }
    }
    facts.fields = fields(on: scene, solved.layout, places)
    solved.layout.solved = facts
    return solved
  }

  private func shown(_ element: SceneLayout.Element, _ content: MeasuredSizes) -> LayoutElement {
    let object = document.objects[element.object]
    var own = LayoutElement(
      id: names[element.object] ?? object.outlineName, role: object.screenRole, frame: element.frame,
      location: object.element.location)
    let isOut = variants.moved.contains(element.object) || variants.unseen.contains(element.object)
    // No source states where exactly UIKit puts the labels of a standard cell.
    if isOut || variants.styled.contains(element.object) || object.isNotShown { own.flags.insert(.hidden) }
    // A view that code shows and hides is not shown together with views that it may replace.
    if variants.hideable.contains(element.object) { own.flags.insert(.overlay) }
    // If the frame is open, nothing else is known about the element.
    if element.isUndetermined { own.role = .container }
    if variants.touched.contains(element.object), [.button, .control].contains(own.role) { own.role = .container }
    switch object.tag {
    case "tableView": own.flags.insert(.scrollsVertically)
    // The document does not state the size of scrolled content.
    case "scrollView", "collectionView": own.flags.formUnion([.scrollsVertically, .scrollsHorizontally])
    case "switch", "slider", "stepper", "segmentedControl", "datePicker", "pageControl", "pickerView", "searchBar":
      own.flags.insert(.systemSized)
    case "button" where hasOwnSize(element, content): own.flags.insert(.systemSized)
    default: break
    }
    return own
  }

  /// Returns whether a button has its intrinsic size, which the system chooses.
  ///
  /// If its contents are not known, the extreme layouts show whether something else decides the size.
  private func hasOwnSize(_ element: SceneLayout.Element, _ content: MeasuredSizes) -> Bool {
    guard !variants.open.contains(element.object), !isSizedByDocument(element, content),
      let size = content.size(of: element.object, width: nil), let height = size.height
    else { return false }
    return abs(height - element.frame.height) < 0.5 && (size.width ?? 0) <= element.frame.width + 0.5
  }

  /// Returns whether the document states the shorter side of a button, by a constraint or as its frame.
  private func isSizedByDocument(_ element: SceneLayout.Element, _ content: MeasuredSizes) -> Bool {
    let object = document.objects[element.object]
    let isArranged = object.parent.map { document.objects[$0].tag == "stackView" } ?? true
    if !object.usesConstraints, !isArranged { return true }
    let sides = [("width", element.frame.width), ("height", element.frame.height)]
    let least = min(element.frame.width, element.frame.height)
    return sides.contains { $0.1 <= least && content.states($0.0, of: element.object) }
  }

  // MARK: Texts

  /// The suffix of the name of a button's title.
  static let title = " title"

  private func add(
    textOf element: SceneLayout.Element, _ content: MeasuredSizes, to solved: inout Solved,
    _ facts: inout SolvedLayout
  ) {
    // A button does not clip its title.
    let height = document.objects[element.object].tag == "button" ? nil : element.frame.height
    guard !variants.open.contains(element.object), let text = content.texts[element.object],
      let area = content.textArea(of: element.object, in: element.frame), area.width > 0, area.height > 0,
      content.texts.hasKnownFont(element.object),
      let answer = content.measurement(of: element.object, width: area.width, height: height),
      let one = answer.measurements.first
    else { return }
    var index = solved.layout.elements.count - 1
    if solved.layout.elements[index].role != .text {
      // The title of a button has less space than the button.
      let parent = solved.layout.elements[index]
      var title = LayoutElement(id: parent.id + Self.title, role: .text, frame: area, location: parent.location)
      title.parent = index
      solved.layout.elements.append(title)
      index += 1
    }
    var shown = LayoutElement.Content()
    shown.text = text.text
    solved.layout.elements[index].content = shown
    let object = document.objects[element.object]
    if object.element["contentHorizontalAlignment"] ?? "center" == "center",
      object.element["contentVerticalAlignment"] ?? "center" == "center"
    {
      facts.drawnTextFrames[index] = ink(of: one, in: area, object)
    }
    let isReported = reported[text.use.key].map { $0 <= environment.category } ?? false
    if !isReported { solved.texts[index] = answer }
  }

  /// Returns the smallest area that a text covers when drawn.
  private func ink(
    of text: TextMeasurement, in area: Rect, _ object: InterfaceObject
  ) -> Rect {
    // The longest of several lines is at least as long as the average one.
    let width = min(area.width, text.naturalWidth / Double(max(1, text.lineCount)))
    let height = min(area.height, text.height)
    let isRightToLeft = environment.direction == .rightToLeft
    let x: Double
    switch object.element["textAlignment"] ?? (object.tag == "button" ? "center" : "natural") {
    case "center": x = area.x + (area.width - width) / 2
    case "right": x = area.maxX - width
    case "left": x = area.x
    default: x = isRightToLeft ? area.maxX - width : area.x
    }
    return Rect(x: x, y: area.y + (area.height - height) / 2, width: width, height: height)
  }

  /// Returns the unclipped parts of texts, except texts that a view with a colour or picture may cover.
  private func visible(_ drawnTextFrames: [Int: Rect], on scene: SceneLayout, _ places: [Int]) -> [Int: Rect] {
    var shown: [Int: Rect] = [:]
    guard !drawnTextFrames.isEmpty else { return shown }
    let covering = scene.elements.indices.filter { place in
      let object = document.objects[scene.elements[place].object]
      return object.element.child("color", key: "backgroundColor") != nil || object.tag == "imageView"
    }
    for (index, ink) in drawnTextFrames {
      // The element of a button's title comes after that of the button.
      let first = places.sortedCount { $0 <= index } - 1
      guard first >= 0 else { continue }
      var rest: Rect? = ink
      for outer in sequence(first: first, next: { scene.elements[$0].parent }).dropFirst() {
        let object = document.objects[scene.elements[outer].object]
        let clips = object.element.flag("clipsSubviews") == true || object.screenRole == .scrollView
        if clips { rest = rest?.intersection(scene.elements[outer].frame) }
      }
      let isCovered = covering[covering.sortedCount { $0 <= first }...].contains { other in
        rest?.intersection(scene.elements[other].frame) != nil
      }
      if !isCovered { shown[index] = rest }
    }
    return shown
  }
}
