package import AuditModel

/// The size that the constraints of a document allow for a text.
package struct TextRoom: Hashable, Sendable {
  /// The largest width; nil if it may be wider than any window.
  package var width: TextUse.Value<OfferedWidth>
  /// The largest height in points, if it is the same on every device.
  package var height: TextUse.Value<Double>?
  /// Whether the text may extend under the sides of the safe area.
  package var ignoresSafeArea: Bool

  /// Creates a size.
  package init(
    width: TextUse.Value<OfferedWidth>, height: TextUse.Value<Double>? = nil, ignoresSafeArea: Bool = false
  ) {
    self.width = width
    self.height = height
    self.ignoresSafeArea = ignoresSafeArea
  }

  /// The length below which a text is invisible, in points (our own choice).
  package static let leastLength = 1.0

  /// Whether the size is too small to show anything, which often hides a text until code changes it.
  var showsNothing: Bool {
    [width.value?.most, height?.value].contains { $0.map { $0 < Self.leastLength } ?? false }
  }
}
