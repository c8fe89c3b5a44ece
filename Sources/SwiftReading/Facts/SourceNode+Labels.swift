internal import SwiftTrees

extension SourceNode {
  /// Modifiers that hide a view, or give the view or its contents another accessibility label.
  ///
  /// Source: Apple documentation of SwiftUI, Accessibility modifiers.
  static let labels = accessibilityModifiers.union([
    "accessibilityLabel", "accessibilityLabeledPair", "accessibilityValue", "help", "hidden",
  ])

  /// Modifiers with which a caller may describe a view for VoiceOver.
  static let statements = labels.union(["accessibilityAddTraits", "accessibilityAction", "accessibilityActions"])

  /// Containers of SwiftUI and of state-observing libraries that do not change the labels of their views.
  static let neutralViews = APIList.neutralViews.names

  /// Whether a call is one of the given modifiers and affects the view or its contents.
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

  /// Whether a modifier states a VoiceOver text for the view only, not for the views in it.
  var statesText: Bool {
    switch name {
    case "accessibilityLabel", "accessibilityValue", "accessibilityLabeledPair", "help": true
    case "accessibility": arguments.contains { ["label", "value"].contains($0.label) }
    default: false
    }
  }

  /// Whether a call makes a view an accessibility container whose children keep their labels.
  private var isParent: Bool {
    name == "accessibilityElement" && argument(at: .label("children"))?.name == "contain"
  }

  /// Whether a modifier is applied to a stack that is an accessibility container.
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

  /// Containers that are views themselves.
  private static let stacks = APIList.ownContainers.names

  /// Whether a call fills a bar; texts that further modifiers state do not label the bar.
  var fillsBar: Bool { first?.kind == .member && ["toolbar", "navigationBarItems"].contains(name) }

  /// Whether a modifier hides a view, at least conditionally.
  private var hides: Bool {
    name == "accessibility" ? hidden.map { $0.name != "false" } ?? false : hidden?.name != "false"
  }

  /// Whether a modifier hides a view only conditionally, and states no text.
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
