/// What makes the questions about two elements the same, known before they are made; cheap to compare.
struct LayoutTextKey: Hashable {
  /// What is said of the text and its font, by number.
  var content: Int
  /// The environment as far as texts depend on it, by number.
  var environment: Int
  /// The width of the frame.
  var width: Double
  /// The height of the frame.
  var height: Double
  /// Whether the text is in a bar.
  var isInBar: Bool
  /// Whether its font keeps its size.
  var isFixed: Bool
}
