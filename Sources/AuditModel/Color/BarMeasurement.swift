public import ColorContrast

/// The contrast of a bar's items over any content; input of the bar rules.
public struct BarMeasurement: Hashable, Codable, Sendable {
  /// The part of a bar whose contrast is measured.
  public enum Item: String, CaseIterable, Codable, Sendable {
    /// Buttons and symbols in the tint colour.
    case tint
    /// The title of the bar.
    case title
  }

  /// A state that changes how the system draws a bar.
  public enum State: String, CaseIterable, Codable, Sendable {
    /// Translucent, with the bar's material over the content.
    case standard
    /// Transparent, so that the content itself is the background (iOS 15 and later).
    case scrollEdge = "scroll-edge"
    /// Opaque, because the Reduce Transparency setting is on.
    case reduceTransparency = "reduce-transparency"
  }

  /// One bar item in one state, appearance and generation.
  public struct Reading: Hashable, Codable, Sendable {
    /// The iOS releases that the reading applies to.
    public var generation: SystemGeneration
    /// The appearance: light or dark, with normal or increased contrast.
    public var appearance: Appearance
    /// The bar item.
    public var item: Item
    /// The state of the bar.
    public var state: State
    /// The item's colour.
    public var color: Color
    /// The bar's layers, topmost first; empty if the content itself is the background.
    public var layers: [Color]
    /// The contrast ratio that the item requires as text.
    public var requiredRatio: Double
    /// The contrast ratio that the item requires as a symbol; nil for an item that is always text.
    public var symbolRatio: Double?
    /// The smallest and largest ratio over any content; nil if the system's values are not published.
    public var bounds: ContrastBounds?
    /// The origin of the layers, or the reason there are none.
    public var source: String

    /// Creates a reading.
    ///
    /// - Parameters:
    ///   - generation: The iOS releases that the reading applies to.
    ///   - appearance: The appearance.
    ///   - item: The bar item.
    ///   - state: The state of the bar.
    ///   - color: The item's colour.
    ///   - layers: The bar's layers, topmost first.
    ///   - requiredRatio: The contrast ratio that the item requires as text.
    ///   - symbolRatio: The contrast ratio that the item requires as a symbol; nil for an item that is always text.
    ///   - bounds: The smallest and largest ratio over any content.
    ///   - source: The origin of the layers, or the reason there are none.
    public init(
      generation: SystemGeneration, appearance: Appearance, item: Item, state: State, color: Color, layers: [Color],
      requiredRatio: Double, symbolRatio: Double?, bounds: ContrastBounds?, source: String
    ) {
      self.generation = generation
      self.appearance = appearance
      self.item = item
      self.state = state
      self.color = color
      self.layers = layers
      self.requiredRatio = requiredRatio
      self.symbolRatio = symbolRatio
      self.bounds = bounds
      self.source = source
    }
  }

  /// The bar that was measured.
  public var bar: PaletteBar
  /// The settings that verdicts depend on, other than the colours.
  public var conditions: ColorConditions
  /// The readings of every item in every state, generation and appearance.
  public var readings: [Reading]

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - conditions: The settings that verdicts depend on, other than the colours.
  ///   - readings: Every item in every state, generation and appearance.
  public init(bar: PaletteBar, conditions: ColorConditions, readings: [Reading]) {
    self.bar = bar
    self.conditions = conditions
    self.readings = readings
  }
}
