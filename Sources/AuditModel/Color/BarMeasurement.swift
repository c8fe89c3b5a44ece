public import ColorContrast

/// A bar's items over every content behind it, in every environment and generation: what the bar rules judge.
public struct BarMeasurement: Hashable, Codable, Sendable {
  /// What of a bar is looked at.
  public enum Item: String, CaseIterable, Codable, Sendable {
    /// Buttons and symbols in the tint colour.
    case tint
    /// The title.
    case title
  }

  /// What a bar looks like at the moment.
  public enum State: String, CaseIterable, Codable, Sendable {
    /// Its own material over content.
    case standard
    /// Transparent, the content itself being the ground (iOS 15 and later).
    case scrollEdge = "scroll-edge"
    /// Opaque, because the Reduce Transparency setting is on.
    case reduceTransparency = "reduce-transparency"
  }

  /// One item in one state.
  public struct Reading: Hashable, Codable, Sendable {
    /// The iOS releases.
    public var generation: SystemGeneration
    /// The appearance.
    public var appearance: Appearance
    /// What is looked at.
    public var item: Item
    /// What the bar looks like.
    public var state: State
    /// The item's colour.
    public var color: Color
    /// The bar's layers, topmost first; empty where the content itself is the ground.
    public var layers: [Color]
    /// The ratio asked of the item as text.
    public var requiredRatio: Double
    /// The ratio asked of the item as a symbol; nil for one that is always text.
    public var symbolRatio: Double?
    /// The smallest and largest ratio over every content; nil where the system publishes no numbers.
    public var bounds: ContrastBounds?
    /// Where the layers come from, or why there are none.
    public var source: String

    /// Creates a reading.
    ///
    /// - Parameters:
    ///   - generation: The iOS releases.
    ///   - appearance: The appearance.
    ///   - item: What is looked at.
    ///   - state: What the bar looks like.
    ///   - color: The item's colour.
    ///   - layers: The bar's layers, topmost first.
    ///   - requiredRatio: The ratio asked of the item as text.
    ///   - symbolRatio: The ratio asked of the item as a symbol.
    ///   - bounds: The smallest and largest ratio over every content.
    ///   - source: Where the layers come from, or why there are none.
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

  /// The bar.
  public var bar: PaletteBar
  /// What the verdicts depend on besides the colours.
  public var conditions: ColorConditions
  /// Every item in every state, generation and appearance.
  public var readings: [Reading]

  /// Creates a measurement.
  ///
  /// - Parameters:
  ///   - bar: The bar.
  ///   - conditions: What the verdicts depend on besides the colours.
  ///   - readings: Every item in every state, generation and appearance.
  public init(bar: PaletteBar, conditions: ColorConditions, readings: [Reading]) {
    self.bar = bar
    self.conditions = conditions
    self.readings = readings
  }
}
