import Adaptivity
import AuditModel
import InterfaceBuilder
import InterfaceLayout

extension ScreenPart {
  /// Returns the screen as a page draws it; nil if it cannot be solved.
  ///
  /// Views that code moves are drawn where the document puts them, as open ones.
  ///
  /// - Parameters:
  ///   - texts: The texts of the document.
  ///   - failures: The findings on the screen.
  /// - Returns: The screen in its environment.
  /// - Throws: `TextEngineError` if a font cannot be read.
  func page(_ texts: DocumentMeasure, marking failures: [Finding]) throws -> PageScreen.Variant? {
    let content = try texts.content(in: environment)
    guard let scene = try scene(nil, texts), let geometry = try? LayoutGeometry(environment) else { return nil }
    var variant = PageScreen.Variant(
      locale: environment.locale ?? "", category: environment.category, device: PlacedDevice(environment).words,
      size: geometry.windowSize.value, isComplete: scene.isComplete && variants.isNone, elements: [], marks: [])
    /// The indices of the elements of the page by those of the scene.
    let reported = Set(failures.compactMap(\.layout?.element))
    var places: [Int?] = []
    var indices: [String: Int] = [:]
    for element in scene.elements {
      let object = document.objects[element.object]
      let outer = element.parent.flatMap { places[$0] }
      let isShown = element.parent == nil || outer != nil
      guard isShown, !Self.isHidden(object) else {
        places.append(nil)
        continue
      }
      let name = names[element.object] ?? object.outlineName
      var shown = PageScreen.Element(
        name: name, kind: Self.role(of: object), parent: outer, frame: element.frame,
        isOpen: element.isUndetermined || variants.moved.contains(element.object) || !element.isPlaced
          || variants.styled.contains(element.object))
      let index = variant.elements.count
      if let drawn = drawn(element, content) {
        shown.text = drawn.text
        let isReported = reported.contains(name) || reported.contains(name + Self.title)
        if drawn.isCut, !isReported {
          variant.marks.append(
            PageScreen.Mark(
              kind: .review, element: index, rule: "element-text-cut",
              message: "may be cut, as far as code leaves the text and its frame as they are", severity: .note))
        }
      }
      places.append(index)
      indices[name] = index
      indices[name + Self.title] = index
      variant.elements.append(shown)
    }
    variant.marks = failures.map { mark(of: $0, indices) } + variant.marks
    return variant
  }

  /// Returns the text of an element as it is drawn, and whether a part of it is cut.
  private func drawn(
    _ element: SceneLayout.Element, _ content: MeasuredContent
  ) -> (text: PageScreen.Text, isCut: Bool)? {
    guard let area = content.textArea(of: element.object, in: element.frame), area.width > 0, area.height > 0,
      let answer = content.measurement(of: element.object, width: area.width, height: area.height),
      let one = answer.measurements.first, let key = PageTexts.Key(answer)
    else { return nil }
    let object = document.objects[element.object]
    let isCentred = (object.element["textAlignment"] ?? (object.tag == "button" ? "center" : "")) == "center"
    let text = PageScreen.Text(
      key: key, size: one.size, lines: content.texts.lines(of: element.object), lineCount: one.lineCount,
      isCentred: isCentred, frame: area)
    return (text, one.outcome == .fail)
  }

  private func mark(of finding: Finding, _ indices: [String: Int]) -> PageScreen.Mark {
    let kinds: [String: PageScreen.Mark.Kind] = [
      "element-text-cut": .cut, "elements-overlap": .overlap, "touch-targets-crowded": .overlap,
      "content-outside-safe-area": .safeArea, "under-home-indicator": .safeArea, "behind-sensor-housing": .safeArea,
      "hidden-by-keyboard": .safeArea, "touch-target-too-small": .target,
    ]
    return PageScreen.Mark(
      kind: finding.outcome == .needsReview ? .review : kinds[finding.rule] ?? .layout,
      element: finding.layout?.element.flatMap { indices[$0] }, rule: finding.rule,
      message: finding.message.text, severity: finding.severity)
  }
}
