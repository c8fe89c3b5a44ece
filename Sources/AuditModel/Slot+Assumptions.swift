extension Slot {
  /// Fields of a slot that nobody stated and that stand for what an app may do.
  ///
  /// An assumed field never makes a warning or an error, and nothing passes by it.
  public struct Assumptions: OptionSet, Hashable, Codable, Sendable {
    /// The bits, one per assumed field.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The text style, and with it the size.
    public static let style = Assumptions(rawValue: 1 << 0)
    /// The available width.
    public static let width = Assumptions(rawValue: 1 << 1)
    /// The framework, whose default is the line limit.
    public static let framework = Assumptions(rawValue: 1 << 2)
    /// What the text is: its key or comment suggests that another container, or none, draws it.
    public static let place = Assumptions(rawValue: 1 << 3)
    /// How wide the text's container is at most; it may be narrower.
    public static let narrower = Assumptions(rawValue: 1 << 4)

    /// What leaves the container unknown.
    public static let container: Assumptions = [.style, .width, .place]
  }

  /// Whether the style or the width is assumed, so that no size category can be decided.
  public var isContainerAssumed: Bool { !assumed.isDisjoint(with: .container) }
}
