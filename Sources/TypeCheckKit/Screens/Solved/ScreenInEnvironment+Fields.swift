import AuditModel
import InterfaceBuilder
import InterfaceLayout

extension ScreenInEnvironment {
  /// The keyboards whose height no source states, because they have fewer rows than letter keyboards.
  private static let lowKeyboards: Set<String> = ["numberPad", "phonePad", "decimalPad", "asciiCapableNumberPad"]

  /// Returns the fields outside scroll views, which a keyboard may cover.
  ///
  /// A view or row that is not the screen of a controller may be anywhere, so it has no such fields.
  ///
  /// `places` maps the indices of elements in the scene to those in the layout.
  func fields(on scene: SceneLayout, _ layout: Screen, _ places: [Int]) -> [SolvedLayout.Field] {
    guard root.kind == .controller else { return [] }
    return scene.elements.enumerated().compactMap { index, element in
      let object = document.objects[element.object]
      let shown = layout.elements[places[index]]
      guard LayoutVariants.fields.contains(object.tag), shown.role == .textField, !shown.flags.contains(.hidden),
        !["enabled", "editable"].contains(where: { object.element.flag($0) == false }),
        object.runtimeAttributes.isEmpty
      else { return nil }
      let chain = sequence(first: index, next: { scene.elements[$0].parent })
      let isTouched = chain.allSatisfy {
        document.objects[scene.elements[$0].object].element.flag("userInteractionEnabled") != false
      }
      guard isTouched else { return nil }
      let around = chain.dropFirst()
      let isInScrollView = around.contains { outer in
        [.scrollView, .cell].contains(document.objects[scene.elements[outer].object].screenRole)
      }
      guard !isInScrollView else { return nil }
      let scrolls = object.tag == "textView" && object.element.flag("scrollEnabled") != false
      return SolvedLayout.Field(element: places[index], scrolls: scrolls, doubt: doubt(about: element.object))
    }
  }

  /// Returns the reason why a keyboard may not cover a field, as a clause after `unless`; nil if there is none.
  private func doubt(about index: Int) -> String? {
    let field = document.objects[index]
    guard let code = contents.code else { return "code that was not read moves it" }
    let mayMake = { (statement: CodeStatement) in document.code(code, mayMake: statement, about: index) }
    if mayMake(.keyboard) || startsCode(field) { return "code that follows the keyboard moves it" }
    if document.objects.contains(where: { $0.tag == "keyboardLayoutGuide" }) {
      return "a keyboard guide of the document moves it"
    }
    // A sheet moves up for the keyboard.
    guard fillsWindow else { return "the screen is in a sheet or in another view" }
    let traits = field.element.child(key: "textInputTraits")
    let isLow = traits?["keyboardType"].map(Self.lowKeyboards.contains) == true
    // The measured heights include the row of suggestions.
    let hidesSuggestions =
      traits?["autocorrectionType"] == "no" || traits?["spellCheckingType"] == "no"
      || traits?["textContentType"] != nil || traits?.flag("secureTextEntry") == true
    if isLow || hidesSuggestions || mayMake(.inputTraits) {
      return "its keyboard is shorter (its height is not known)"
    }
    if contents.mayUseLibraries || code.usesUnreadModules || hasUnreadClass(around: index, code) {
      return "a class or library that was not read moves it"
    }
    if variants.movesRoot { return "code moves the screen" }
    // The system moves sheets, and SwiftUI moves the views that it shows.
    if mayMake(.placements) { return "code puts the screen into another screen" }
    return variants.disabled.contains(index) || variants.hideable.contains(index)
      ? "code hides or disables it" : nil
  }

  /// Returns whether the document connects the start of editing in a field to code, or gives the field an input view.
  private func startsCode(_ field: InterfaceObject) -> Bool {
    field.id.map { id in
      document.connections(from: id).contains { $0.event == "editingDidBegin" || Self.inputs.contains($0.name) }
    } ?? false
  }

  /// The outlets by which a field gets another keyboard.
  private static let inputs: Set<String> = ["inputView", "inputAccessoryView"]

  /// Returns whether a controller of the screen, or a view around a field, has a class that was not read.
  private func hasUnreadClass(around index: Int, _ code: CodeEffects) -> Bool {
    let owners = document.owners[document.objects[index].scene] ?? []
    return (owners + document.chain(from: index)).contains { place in
      guard let name = document.objects[place].customClass, !name.hasPrefix("UI") else { return false }
      return code.classes[name]?.contains(.handedOver) != false
    }
  }
}
