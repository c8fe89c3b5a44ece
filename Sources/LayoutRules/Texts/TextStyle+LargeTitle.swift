internal import DynamicType

extension TextStyle {
  /// Whether it is that of a large title, which stands in a navigation bar below the row of its items.
  var isLargeTitle: Bool {
    switch self {
    case .largeTitle, .extraLargeTitle, .extraLargeTitle2: true
    default: false
    }
  }
}
