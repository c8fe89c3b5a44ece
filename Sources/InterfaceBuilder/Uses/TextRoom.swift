package import AuditModel

/// The space that the constraints of a document leave a text.
package struct TextRoom: Hashable, Sendable {
  /// The largest width; nil if it may be wider than any window.
  package var width: TextUse.Value<OfferedWidth>
  /// The largest height in points, if it is the same on every device.
  package var height: TextUse.Value<Double>?
  /// Whether the text may extend under the sides of the safe area.
  package var ignoresSafeArea: Bool

  /// Creates a space.
  package init(
    width: TextUse.Value<OfferedWidth>, height: TextUse.Value<Double>? = nil, ignoresSafeArea: Bool = false
  ) {
    self.width = width
    self.height = height
    self.ignoresSafeArea = ignoresSafeArea
  }

  /// The length below which nothing of a text is seen, in points (our own choice).
  package static let leastLength = 1.0

  /// Whether the space is too small to show anything, which hides a text as many apps do, until code changes it.
  var showsNothing: Bool {
    [width.value?.most, height?.value].contains { $0.map { $0 < Self.leastLength } ?? false }
  }
}
