internal import SwiftTrees

extension SourceNode {
  /// Modifiers that give a view, or the views in it, another accessibility label, or hide it.
  ///
  /// Source: Apple documentation of SwiftUI, Accessibility modifiers.
  static let labels = accessibilityModifiers.union([
    "accessibilityLabel", "accessibilityLabeledPair", "accessibilityValue", "help", "hidden",
  ])

  /// Modifiers with which a caller may state what a view is for VoiceOver.
  static let statements = labels.union(["accessibilityAddTraits", "accessibilityAction", "accessibilityActions"])

  /// Containers of SwiftUI, and of libraries that observe a state, that leave the labels of their views as they are.
  static let neutralViews = APIList.neutralViews.names

  /// Whether a call is one of some modifiers and states something about the view or those in it.
  func states(_ modifiers: Set<String>) -> Bool {
    guard modifiers.contains(name) else { return false }
    switch name {
    case "accessibility":
      return statesText && !isOfParent || hides
        || modifiers.contains("accessibilityAddTraits") && arguments.contains { $0.label == "addTraits" }
    case "accessibilityHidden", "hidden": return hides
    case "accessibilityElement": return !isParent
    default: return !statesText || !isOfParent
    }
  }

  /// Whether a call of a modifier states a text for VoiceOver, and nothing about the views in the view.
  var statesText: Bool {
    switch name {
    case "accessibilityLabel", "accessibilityValue", "accessibilityLabeledPair", "help": true
    case "accessibility": arguments.contains { ["label", "value"].contains($0.label) }
    default: false
    }
  }

  /// Whether a call makes a view an element in which its views keep their labels.
  private var isParent: Bool {
    name == "accessibilityElement" && argument(at: .label("children"))?.name == "contain"
  }

  /// Whether a modifier is applied to a stack that is an element around its views.
  private var isOfParent: Bool {
    let view = modifiedView
    guard view.kind == .call, Self.stacks.contains(view.name) else { return false }
    var base = first?.first
    while let call = base, call.kind == .call {
      if call.isParent { return true }
      base = call.first?.first
    }
    return false
  }

  /// Containers that are views of their own.
  private static let stacks = APIList.ownContainers.names

  /// Whether a call puts views into a bar, which texts that further modifiers state are not about.
  var fillsBar: Bool { first?.kind == .member && ["toolbar", "navigationBarItems"].contains(name) }

  /// Whether a call of a modifier hides a view, at least at times.
  private var hides: Bool {
    name == "accessibility" ? hidden.map { $0.name != "false" } ?? false : hidden?.name != "false"
  }

  /// Whether a call of a modifier hides a view only at times, and states no text.
  var hidesAtTimes: Bool { !statesText && hidden.map { $0.kind != .constant } ?? false }

  /// The argument that states whether a modifier hides a view; nil if there is none.
  private var hidden: SourceNode? {
    switch name {
    case "accessibilityHidden", "hidden": arguments.first?.first
    case "accessibility": argument(at: .label("hidden"))
    default: nil
    }
  }
}
