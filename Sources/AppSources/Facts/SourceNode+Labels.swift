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
  ///
  /// Source: Apple documentation of SwiftUI, View groupings, Layout and Navigation; README of the Composable Architecture.
  static let neutralViews: Set<String> = [
    "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid", "Grid", "GridRow", "Group",
    "HStackLayout", "VStackLayout", "ZStackLayout", "GridLayout", "AnyLayout", "ViewThatFits", "ForEach", "List",
    "Form",
    "Section", "ScrollView", "ScrollViewReader", "GeometryReader", "NavigationView", "NavigationStack",
    "NavigationSplitView", "TabView", "Tab", "TabSection", "Table", "TableRow", "TableColumn", "OutlineGroup",
    "HSplitView", "VSplitView", "ToolbarItem", "ToolbarItemGroup", "ControlGroup", "DisclosureGroup", "GroupBox",
    "LabeledContent", "TimelineView", "AnyView", "EquatableView", "WindowGroup", "Window", "Settings", "DocumentGroup",
    "MenuBarExtra", "UIHostingController", "UIHostingConfiguration", "NSHostingView", "NSHostingController",
    "GlassEffectContainer", "Gauge", "Stepper", "CommandMenu", "AppIntentConfiguration", "IntentConfiguration",
    "StaticConfiguration", "PhaseAnimator", "KeyframeAnimator", "DynamicIsland", "DynamicIslandExpandedRegion",
    "Button", "Menu", "Image", "ActivityConfiguration", "AsyncImage", "Annotation", "MapAnnotation",
    "WithViewStore", "WithPerceptionTracking", "IfLetStore", "SwitchStore", "CaseLet", "ForEachStore", "Optional",
  ]

  /// Whether a call is one of some modifiers and states something about the view or those in it.
  func states(_ modifiers: Set<String>) -> Bool {
    guard modifiers.contains(name) else { return false }
    switch name {
    case "accessibility":
      return arguments.contains { ["label", "value", "hidden"].contains($0.label) }
        || modifiers.contains("accessibilityAddTraits") && arguments.contains { $0.label == "addTraits" }
    case "accessibilityHidden", "hidden": return arguments.first?.first?.name != "false"
    // The views in the element keep their labels.
    case "accessibilityElement": return argument(at: .label("children"))?.name != "contain"
    default: return true
    }
  }

  /// Whether a call of a modifier hides a view only at times.
  var hidesAtTimes: Bool {
    guard ["accessibilityHidden", "hidden"].contains(name), let value = arguments.first?.first else { return false }
    return value.kind != .constant
  }
}
