internal import DynamicType

extension TextStyle {
  /// Whether it is the style of a large title, which is below the items in a navigation bar.
  var isLargeTitle: Bool { self == .largeTitle || self == .extraLargeTitle || self == .extraLargeTitle2 }
}
