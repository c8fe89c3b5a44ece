internal import AuditModel
internal import CodeValues
internal import SwiftTrees

extension SourceNode {
  /// The fact that a call makes a view react to a tap; nil for any other call.
  var tapGesture: CodeFact? {
    guard name == "onTapGesture", first?.kind == .member else { return nil }
    // A double tap is a shortcut.
    if let count = argument(at: .label("count")), count.whole != 1 { return nil }
    let view = modifiedView
    guard view.kind == .call, view.first?.kind == .name, Self.pictures.contains(view.name), let action = tapAction,
      !action.hidesKeyboard
    else { return nil }
    // The system adds the trait to a control, whatever view draws it.
    if isInControl { return nil }
    let all = view.modifiers
    // Own modifiers and accessible elements around may add the trait.
    guard all.allSatisfy({ ViewModifier.named($0.name) != nil }) else { return nil }
    let hasTrait = all.contains { Self.traits.contains($0.name) }
    return CodeFact(.tapGesture(hasTrait: hasTrait), at: nameLocation, view: view.name)
  }

  /// Whether a view is the label of a control, or drawn by a control style.
  var isInControl: Bool {
    if viewBody?.name == "makeBody" { return true }
    var node = parent
    while let around = node, ![.function, .property, .initializer, .type, .extension].contains(around.kind) {
      if let label = around.controlLabel, (label.index..<label.end).contains(index) { return true }
      node = around.parent
    }
    return false
  }

  /// Views that draw something and are not controls; own views may be buttons.
  private static let pictures = APIList.drawingViews.names

  /// Modifiers that describe the view for VoiceOver, or hide it.
  private static let traits = accessibilityModifiers.union([
    "accessibilityAddTraits", "accessibilityAction", "accessibilityActions", "hidden",
  ])

  /// The closure or function that a tap runs; nil if it does nothing.
  private var tapAction: SourceNode? {
    let action = child(.trailing) ?? argument(at: .label("perform"))
    return action.flatMap { $0.kind == .trailing && $0.first == nil ? nil : $0 }
  }

  /// Whether an action only hides the keyboard.
  private var hidesKeyboard: Bool {
    ([self] + descendants).contains { node in
      guard [.name, .member, .assignment].contains(node.kind) else { return false }
      let name = node.name.lowercased()
      return ["endediting", "resignfirstresponder", "keyboard", "focus"].contains(where: name.contains)
    }
  }
}
