/// A place where a line may or must end (UAX 14).
package struct LineBreak: Hashable, Sendable {
  /// The UTF-16 offset of the first code unit after the break, 1…length.
  package var offset: Int
  /// Whether the line must end here: the text before the offset ends with a line feed, line separator or similar.
  package var isHard: Bool

  /// Creates a break.
  ///
  /// - Parameters:
  ///   - offset: The UTF-16 offset of the first code unit after the break.
  ///   - isHard: Whether the line must end here.
  package init(offset: Int, isHard: Bool) {
    self.offset = offset
    self.isHard = isHard
  }
}
