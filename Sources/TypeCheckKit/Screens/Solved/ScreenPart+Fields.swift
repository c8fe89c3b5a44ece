import AuditModel
import InterfaceBuilder
import InterfaceLayout

extension ScreenPart {
  /// Keyboards whose height no source states, since they have fewer rows than that with letters.
  private static let lowKeyboards: Set<String> = ["numberPad", "phonePad", "decimalPad", "asciiCapableNumberPad"]

  /// The elements that people type in.
  static let fields: Set<String> = ["textField", "textView"]

  /// Returns the fields that do not scroll, which a keyboard may cover.
  ///
  /// A view or row that is not the screen of a controller may be anywhere.
  ///
  /// - Parameters:
  ///   - scene: The solved screen.
  ///   - layout: The screen as rules see it.
  ///   - places: The indices of the elements in the layout by those in the scene.
  /// - Returns: The fields, in the order of the elements.
  func fields(on scene: SceneLayout, _ layout: ScreenLayout, _ places: [Int]) -> [SolvedLayout.Field] {
    guard root.kind == .controller else { return [] }
    return scene.elements.enumerated().compactMap { index, element in
      let object = document.objects[element.object]
      let shown = layout.elements[places[index]]
      guard Self.fields.contains(object.tag), shown.role == .textField, !shown.flags.contains(.hidden),
        object.element.flag("enabled") != false, object.element.flag("userInteractionEnabled") != false
      else { return nil }
      let around = sequence(first: index, next: { scene.elements[$0].parent }).dropFirst()
      let isInScrollView = around.contains { outer in
        [.scrollView, .cell].contains(Self.role(of: document.objects[scene.elements[outer].object]))
      }
      guard !isInScrollView else { return nil }
      let scrolls = object.tag == "textView" && object.element.flag("scrollEnabled") != false
      return SolvedLayout.Field(element: places[index], scrolls: scrolls, doubt: doubt(about: object))
    }
  }

  /// The reason for which a keyboard may not cover a field, as a clause; nil if there is none.
  private func doubt(about field: InterfaceObject) -> String? {
    guard let code else { return "no code was read, which may move it" }
    let controller = document.objects[root.view].parent.map { document.objects[$0] }
    let classes = [controller?.customClass, field.customClass].compactMap(\.self)
    if code.followsKeyboard || classes.contains(where: code.keyboardClasses.contains) {
      return "code may follow the keyboard and move it"
    }
    if names.objects.contains(where: { document.objects[$0].tag == "keyboardLayoutGuide" }) {
      return "the screen has a keyboard guide"
    }
    // A sheet moves up for the keyboard.
    guard fillsWindow else { return "the screen may be in a sheet or in another view" }
    let traits = field.element.child(key: "textInputTraits")
    let isLow = traits?["keyboardType"].map(Self.lowKeyboards.contains) == true
    // The row of suggestions is a part of the measured heights.
    let hasSuggestions = traits?["autocorrectionType"] != "no" && traits?.flag("secureTextEntry") != true
    return isLow || !hasSuggestions ? "no source gives the height of its keyboard" : nil
  }
}
