internal import Adaptivity

/// A key that identifies equal requests of elements before they are created.
///
/// The key is fast to compare.
struct LayoutTextKey: Hashable {
  /// The number of the text and its font.
  let content: Int
  /// The number of the environment's properties that affect texts.
  let environment: Int
  /// The available width, in points.
  let width: Double
  /// The available height, in points.
  ///
  /// The height is 0 in a bar, where it does not matter.
  let height: Double
  /// Whether the text is in a bar.
  let isInBar: Bool
  /// Whether the text's font has a fixed size.
  let isFixed: Bool
}
