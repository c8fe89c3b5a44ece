/// What a bar of the system is made of, as far as it is published.
public struct SystemBarMaterial: Hashable, Codable, Sendable {
  /// The layers over the content, topmost first; empty where there are none or none are known.
  public var layers: [Color]
  /// Where the layers come from, or why there are none.
  public var source: String
  /// Whether the layers are known; without that nothing may be judged.
  public var isMeasured: Bool
  /// Why the layers are not known and what to do, without a final full stop; nil where they are known.
  public var reason: String?
  /// The app's bar tint as UIKit takes it: its own alpha does not count (Apple, QA1808); nil without one.
  public var adjustedBarTint: Color?

  /// Creates a material that is known.
  ///
  /// - Parameters:
  ///   - layers: The layers over the content, topmost first.
  ///   - source: Where they come from.
  ///   - adjustedBarTint: The app's bar tint as UIKit takes it.
  public init(layers: [Color], source: String, adjustedBarTint: Color? = nil) {
    self.layers = layers
    self.source = source
    isMeasured = true
    reason = nil
    self.adjustedBarTint = adjustedBarTint
  }

  /// Creates a material that is not known.
  ///
  /// - Parameters:
  ///   - reason: Why not, and what to do.
  ///   - adjustedBarTint: The app's bar tint as UIKit takes it.
  public init(notMeasured reason: String, adjustedBarTint: Color? = nil) {
    layers = []
    source = reason
    isMeasured = false
    self.reason = reason
    self.adjustedBarTint = adjustedBarTint
  }

  /// The bar with the Reduce Transparency setting on: the same layers, the lowest one opaque.
  ///
  /// UIKit publishes no number for it; what it shows is opaque and near to this.
  public var reducedTransparency: Color? {
    guard var lowest = layers.last else { return nil }
    lowest.alpha = 1
    return Color.composite(layers.dropLast() + [lowest])
  }
}
