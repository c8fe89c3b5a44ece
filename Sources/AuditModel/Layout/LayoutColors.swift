/// The distinct colour pairs on an app's screens, and the elements that use them.
public struct LayoutColors: Sendable {
  /// An element that uses a pair.
  public struct Use: Hashable, Sendable {
    /// The index of the element's screen among the checked screens.
    public var screen: Int
    /// The index of the element in its screen.
    public var element: Int
    /// The index of the element's pair in ``LayoutColors/pairs``.
    public var pair: Int

    /// Creates a use.
    ///
    /// - Parameters:
    ///   - screen: The index of its screen among the checked screens.
    ///   - element: The index of the element in its screen.
    ///   - pair: The index of its pair in ``LayoutColors/pairs``.
    public init(screen: Int, element: Int, pair: Int) {
      self.screen = screen
      self.element = element
      self.pair = pair
    }
  }

  /// The pairs, in the order of their first use.
  public var pairs: [ColorPair] = []
  /// The elements that use the pairs, in the order of the screens and their elements.
  public var uses: [Use] = []
  /// The number of elements with text or a drawing whose colour or background the layout does not state.
  public var unpaired = 0

  /// Creates an empty collection.
  public init() {}
}
