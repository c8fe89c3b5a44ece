extension LayoutElement {
  /// Properties of an element that are either true or not described.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// The bits, one per flag.
    public let rawValue: UInt32

    /// Creates flags from their bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The element is part of the screen's primary content.
    public static let primary = Flags(rawValue: 1 << 0)
    /// The element is known not to be part of the screen's primary content.
    public static let secondary = Flags(rawValue: 1 << 1)
    /// The element carries no meaning.
    public static let decorative = Flags(rawValue: 1 << 2)
    /// The element is not shown.
    public static let hidden = Flags(rawValue: 1 << 3)
    /// The element does not respond to touches at the moment.
    public static let disabled = Flags(rawValue: 1 << 4)
    /// The element has the input focus.
    public static let focused = Flags(rawValue: 1 << 5)
    /// The element is selected.
    public static let selected = Flags(rawValue: 1 << 6)
    /// The element is the first fully visible one in a scroll view.
    public static let firstVisible = Flags(rawValue: 1 << 7)
    /// The element scrolls vertically.
    public static let scrollsVertically = Flags(rawValue: 1 << 8)
    /// The element scrolls horizontally.
    public static let scrollsHorizontally = Flags(rawValue: 1 << 9)
    /// The element may extend below the safe area in landscape, as the controls of a game do.
    public static let belowSafeArea = Flags(rawValue: 1 << 10)
    /// The font does not follow the text size setting.
    public static let fixedSize = Flags(rawValue: 1 << 11)
    /// The font follows the text size setting.
    public static let scalesWithTextSize = Flags(rawValue: 1 << 12)
    /// The element draws a bezel or a filled shape around its title.
    public static let bezel = Flags(rawValue: 1 << 13)
    /// The text is the one that VoiceOver reads; the visible text may differ.
    public static let spokenText = Flags(rawValue: 1 << 14)
    /// The system sets the size and touch area of the element and its descendants, as in a switch, slider or stepper.
    public static let systemSized = Flags(rawValue: 1 << 15)
    /// The system positions the element and its descendants, as in an alert, an action sheet or a navigation bar item.
    public static let systemPlaced = Flags(rawValue: 1 << 16)
    /// The element covers the rest of the screen with its descendants, such as an alert, a sheet or a menu.
    public static let overlay = Flags(rawValue: 1 << 17)
  }
}
