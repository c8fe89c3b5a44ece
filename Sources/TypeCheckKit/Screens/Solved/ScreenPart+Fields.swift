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
        object.element.flag("enabled") != false, object.runtimeAttributes.isEmpty
      else { return nil }
      let chain = sequence(first: index, next: { scene.elements[$0].parent })
      let isTouched = chain.allSatisfy {
        document.objects[scene.elements[$0].object].element.flag("userInteractionEnabled") != false
      }
      guard isTouched else { return nil }
      let around = chain.dropFirst()
      let isInScrollView = around.contains { outer in
        [.scrollView, .cell].contains(Self.role(of: document.objects[scene.elements[outer].object]))
      }
      guard !isInScrollView else { return nil }
      let scrolls = object.tag == "textView" && object.element.flag("scrollEnabled") != false
      return SolvedLayout.Field(element: places[index], scrolls: scrolls, doubt: doubt(about: object))
    }
  }

  /// The reason for which a keyboard may not cover a field, as a clause after `unless`.
  private func doubt(about field: InterfaceObject) -> String {
    guard let code else { return "code moves it, of which none was read" }
    if code.followsKeyboard { return "code that follows the keyboard moves it" }
    if names.objects.contains(where: { document.objects[$0].tag == "keyboardLayoutGuide" }) {
      return "the keyboard guide of the screen moves it"
    }
    // A sheet moves up for the keyboard.
    guard fillsWindow else { return "the screen is in a sheet or in another view" }
    let traits = field.element.child(key: "textInputTraits")
    let isLow = traits?["keyboardType"].map(Self.lowKeyboards.contains) == true
    // The row of suggestions is a part of the measured heights.
    let hasSuggestions = traits?["autocorrectionType"] != "no" && traits?.flag("secureTextEntry") != true
    return isLow || !hasSuggestions
      ? "its keyboard, whose height no source gives, is lower" : "a class or library that was not read moves it"
  }
}
