extension Slot {
  /// The slot fields that nothing states and whose values were therefore assumed.
  ///
  /// An assumed field never causes a warning or an error, and no text passes because of it.
  public struct Assumptions: OptionSet, Hashable, Codable, Sendable {
    /// The bits, one per assumed field.
    public let rawValue: UInt16

    /// Creates a set from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The text style, which determines the size.
    public static let style = Assumptions(rawValue: 1 << 0)
    /// The available width.
    public static let width = Assumptions(rawValue: 1 << 1)
    /// The framework, whose default determines the line limit.
    public static let framework = Assumptions(rawValue: 1 << 2)
    /// The role: the text's key or comment suggests a container other than the assumed one, or none at all.
    public static let place = Assumptions(rawValue: 1 << 3)
    /// The container's width, which is only an upper limit: the container may be narrower.
    public static let narrower = Assumptions(rawValue: 1 << 4)
    /// The whole slot, because the app's code does not use the text's key.
    public static let unused = Assumptions(rawValue: 1 << 5)
    /// The absence of other slots: code mentions the text's key in a way that was not followed.
    public static let unfollowed = Assumptions(rawValue: 1 << 6)
    /// The container's height: the container may be lower than the text.
    public static let lower = Assumptions(rawValue: 1 << 7)
    /// The smallest factor to which the text may shrink.
    public static let scale = Assumptions(rawValue: 1 << 8)
    /// The growth with the reader's text size, which code that is not read may prevent or limit.
    public static let growth = Assumptions(rawValue: 1 << 9)
    /// The letters of the system font: code sets a font that is not read, whose letters may be narrower at any size.
    public static let face = Assumptions(rawValue: 1 << 10)

    /// The fields without which the container is unknown.
    public static let container: Assumptions = [.style, .width, .place]
  }

  /// Whether the style, width or role is assumed, so that no size category can have a final verdict.
  public var isContainerAssumed: Bool { !assumed.isDisjoint(with: .container) }

  /// Whether the system moves a word down, so that no short word is alone on the last line.
  ///
  /// Source: `Tests/Fixtures/accuracy/pictures.csv`; Text of SwiftUI does, UILabel does not.
  package var avoidsOrphans: Bool { framework == .swiftui && !assumed.contains(.framework) }

  /// The reason why a text in this slot needs review if its style, width or line limit is not known.
  public var openReason: ReviewReason {
    assumed.contains(.unused) ? .noUseFound : assumed.contains(.unfollowed) ? .useNotFollowed : .noSlot
  }
}
