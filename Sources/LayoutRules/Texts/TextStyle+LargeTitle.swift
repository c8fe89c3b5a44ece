internal import DynamicType

extension TextStyle {
  /// Whether the style is for large titles, which are below the items in a navigation bar.
  var isLargeTitle: Bool { self == .largeTitle || self == .extraLargeTitle || self == .extraLargeTitle2 }
}
