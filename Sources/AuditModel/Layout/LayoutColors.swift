/// The colours that meet on screens: each pair once, and every element that shows one.
public struct LayoutColors: Sendable {
  /// An element that shows a pair.
  public struct Use: Hashable, Sendable {
    /// The place of its screen among those that were looked at.
    public var screen: Int
    /// Its place among the screen's elements.
    public var element: Int
    /// The place of its pair among ``LayoutColors/pairs``.
    public var pair: Int

    /// Creates a use.
    ///
    /// - Parameters:
    ///   - screen: The place of its screen among those that were looked at.
    ///   - element: Its place among the screen's elements.
    ///   - pair: The place of its pair.
    public init(screen: Int, element: Int, pair: Int) {
      self.screen = screen
      self.element = element
      self.pair = pair
    }
  }

  /// The pairs, in the order in which elements show them first.
  public var pairs: [ColorPair]
  /// Who shows them, in the order of the screens and of their elements.
  public var uses: [Use]
  /// How many elements show text or a drawing of which the layout does not give both colours.
  public var unpaired: Int

  /// Creates colours of which none meet.
  public init() {
    pairs = []
    uses = []
    unpaired = 0
  }
}
