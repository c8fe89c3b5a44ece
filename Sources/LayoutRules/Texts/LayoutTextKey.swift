internal import Adaptivity

/// Identifies equal requests of elements before they are created.
///
/// Fast to compare.
struct LayoutTextKey: Hashable {
  /// The number of the text and its font.
  let content: Int
  /// The number of the environment's properties that affect texts.
  let environment: Int
  /// The available width, in points.
  let width: Double
  /// The available height, in points.
  ///
  /// 0 in a bar, where it does not matter.
  let height: Double
  /// Whether the text is in a bar.
  let isInBar: Bool
  /// Whether its font has a fixed size.
  let isFixed: Bool
}
