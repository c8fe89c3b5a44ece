/// The layers of a system bar, if they are published.
public struct SystemBarMaterial: Hashable, Codable, Sendable {
  /// The layers over the content, topmost first; empty if there are none or they are unknown.
  public var layers: [Color]
  /// The source of the layers, or the reason that they are unknown.
  public var source: String
  /// Whether the layers are known; otherwise, contrast on the bar needs review.
  public var isMeasured: Bool

  /// Creates a material with known layers.
  ///
  /// - Parameters:
  ///   - layers: The layers over the content, topmost first.
  ///   - source: The source of the layers.
  public init(layers: [Color], source: String) {
    self.layers = layers
    self.source = source
    isMeasured = true
  }

  /// Creates a material with unknown layers.
  ///
  /// - Parameter reason: The reason why the layers are unknown, and a fix.
  public init(notMeasured reason: String) {
    layers = []
    source = reason
    isMeasured = false
  }

  /// The colour of the bar with Reduce Transparency on; nil without layers.
  ///
  /// The same layers are composited, with the lowest layer opaque. UIKit publishes no figure for this setting, but the
  /// real bar is opaque and close to this colour.
  public var reducedTransparency: Color? {
    guard var lowest = layers.last else { return nil }
    lowest.alpha = 1
    return Color.composite(layers.dropLast() + [lowest])
  }
}
