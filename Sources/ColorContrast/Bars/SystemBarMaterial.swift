/// The layers of a system bar, as far as published.
public struct SystemBarMaterial: Hashable, Codable, Sendable {
  /// The layers over the content, topmost first; empty if there are none or they are unknown.
  public var layers: [Color]
  /// The source of the layers, or the reason that they are unknown.
  public var source: String
  /// Whether the layers are known; if not, contrast on the bar needs review.
  public var isMeasured: Bool
  /// Why the layers are unknown and what to do, without a final full stop; nil if they are known.
  public var reason: String?
  /// The app's bar tint after UIKit's adjustment, which ignores the tint's alpha (Apple, QA1808); nil without a tint.
  public var adjustedBarTint: Color?

  /// Creates a material with known layers.
  ///
  /// - Parameters:
  ///   - layers: The layers over the content, topmost first.
  ///   - source: The source of the layers.
  ///   - adjustedBarTint: The app's bar tint after UIKit's adjustment.
  public init(layers: [Color], source: String, adjustedBarTint: Color? = nil) {
    self.layers = layers
    self.source = source
    isMeasured = true
    reason = nil
    self.adjustedBarTint = adjustedBarTint
  }

  /// Creates a material with unknown layers.
  ///
  /// - Parameters:
  ///   - reason: Why they are unknown, and what to do.
  ///   - adjustedBarTint: The app's bar tint after UIKit's adjustment.
  public init(notMeasured reason: String, adjustedBarTint: Color? = nil) {
    layers = []
    source = reason
    isMeasured = false
    self.reason = reason
    self.adjustedBarTint = adjustedBarTint
  }

  /// The bar with Reduce Transparency on: the same layers with the lowest one opaque; nil without layers.
  ///
  /// UIKit publishes no figure for this setting. The real bar is opaque and close to this colour.
  public var reducedTransparency: Color? {
    guard var lowest = layers.last else { return nil }
    lowest.alpha = 1
    return Color.composite(layers.dropLast() + [lowest])
  }
}
