internal import SwiftTrees

extension ViewSpace {
  /// Containers that offer each of their views all of their width, and stacks whose other views decide.
  ///
  /// Source: Apple documentation of SwiftUI, Layout fundamentals.
  static let exact = windows.union([
    "VStack", "LazyVStack", "ZStack", "HStack", "Group", "ForEach", "ScrollView", "ScrollViewReader", "NavigationStack",
    "GeometryReader", "AnyView", "TabView", "Tab",
  ])

  /// Modifiers and views whose contents are as wide as the window of an iPhone.
  static let windows = APIList.windowViews.names

  /// Modifiers and views whose contents are not in the view that the code puts them in.
  static let presentations = APIList.presentations.names

  /// Whether a part of a call is shown in a view of its own.
  static func presents(_ call: SourceNode, _ part: SourceNode, _ binder: Binder) -> Bool {
    switch call.name {
    case "sheet", "fullScreenCover", "popover", "inspector", "navigationDestination": call.first?.kind == .member
    case "NavigationLink": call.isDestination(part, binder)
    default: false
    }
  }
}
