internal import SwiftTrees

extension ViewSpace {
  /// Containers that offer each view their full width, and stacks whose other views decide.
  ///
  /// Source: Apple documentation of SwiftUI, Layout fundamentals.
  static let exact = windows.union([
    "VStack", "LazyVStack", "ZStack", "HStack", "Group", "ForEach", "ScrollView", "ScrollViewReader", "NavigationStack",
    "GeometryReader", "AnyView", "TabView", "Tab",
  ])

  /// Modifiers and views whose contents are as wide as an iPhone's window.
  static let windows = APIList.windowViews.names

  /// Modifiers and views that present their contents outside of the surrounding view.
  static let presentations = APIList.presentations.names

  /// Whether a call presents one of its parts separately.
  static func presents(_ call: SourceNode, _ part: SourceNode, _ binder: Binder) -> Bool {
    switch call.name {
    case "sheet", "fullScreenCover", "popover", "inspector", "navigationDestination": call.first?.kind == .member
    case "NavigationLink": call.isDestination(part, binder)
    default: false
    }
  }
}
