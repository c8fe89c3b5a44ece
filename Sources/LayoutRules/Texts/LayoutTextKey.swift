internal import Adaptivity

/// What makes the questions about two elements the same, known before they are made; cheap to compare.
struct LayoutTextKey: Hashable {
  /// What is said of the text and its font, by number.
  let content: Int
  /// The environment as far as texts depend on it, by number.
  let environment: Int
  /// The width of the room.
  let width: Double
  /// The height of the room; 0 in a bar, where it does not matter.
  let height: Double
  /// Whether the text is in a bar.
  let isInBar: Bool
  /// Whether its font keeps its size.
  let isFixed: Bool

  init(content: Int, environment: Int, frame: Rect, isInBar: Bool, isFixed: Bool) {
    self.content = content
    self.environment = environment
    width = frame.width
    height = isInBar ? 0 : frame.height
    self.isInBar = isInBar
    self.isFixed = isFixed
  }
}
