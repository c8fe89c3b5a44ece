internal import AuditModel

extension SourceNode {
  /// The fact that a call makes a view react to a tap; nil for any other call.
  var tapGesture: CodeFact? {
    guard name == "onTapGesture", first?.kind == .member else { return nil }
    // A double tap is a shortcut.
    if let count = argument(at: .label("count")), count.whole != 1 { return nil }
    let view = modifiedView
    guard view.kind == .call, view.first?.kind == .name, !Self.controls.contains(view.name), !hidesKeyboard else {
      return nil
    }
    let all = view.modifiers + outerModifiers
    // Own modifiers and accessible elements around the view may do it.
    guard all.allSatisfy({ ViewModifier.named($0.name) != nil }) else { return nil }
    let hasTrait = all.contains { Self.traits.contains($0.name) }
    return CodeFact(.tapGesture(hasTrait: hasTrait), at: nameLocation, view: view.name)
  }

  /// Views that are controls, or that only fill the space around others.
  private static let controls: Set<String> = [
    "Button", "Menu", "NavigationLink", "Link", "Toggle", "TextField", "SecureField", "TextEditor", "Picker",
    "DatePicker", "Stepper", "Slider", "Color", "Rectangle", "Spacer", "GeometryReader", "EmptyView",
  ]

  /// Modifiers that state what the view is for VoiceOver, or hide it.
  private static let traits: Set<String> = [
    "accessibilityAddTraits", "accessibility", "accessibilityAction", "accessibilityActions", "accessibilityHidden",
    "accessibilityRepresentation", "accessibilityElement", "accessibilityChildren", "hidden",
  ]

  /// Whether a tap only hides the keyboard.
  private var hidesKeyboard: Bool {
    let words = ["endEditing", "resignFirstResponder", "keyboard", "focus"]
    return (child(.trailing) ?? self).descendants.contains { node in
      [.name, .member, .assignment].contains(node.kind)
        && words.contains { node.name.lowercased().contains($0.lowercased()) }
    }
  }
}
