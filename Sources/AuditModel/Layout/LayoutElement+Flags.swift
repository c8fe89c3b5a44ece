extension LayoutElement {
  /// What a layout says of an element in a word.
  public struct Flags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates flags of bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// It is among what the screen is there for.
    public static let primary = Flags(rawValue: 1 << 0)
    /// It is known not to be among what the screen is there for.
    public static let secondary = Flags(rawValue: 1 << 1)
    /// It carries no meaning.
    public static let decorative = Flags(rawValue: 1 << 2)
    /// It is not shown.
    public static let hidden = Flags(rawValue: 1 << 3)
    /// It does not answer now.
    public static let disabled = Flags(rawValue: 1 << 4)
    /// It has the input focus.
    public static let focused = Flags(rawValue: 1 << 5)
    /// It is selected.
    public static let selected = Flags(rawValue: 1 << 6)
    /// It is the first whole element that is visible in what scrolls.
    public static let firstVisible = Flags(rawValue: 1 << 7)
    /// It scrolls up and down.
    public static let scrollsVertically = Flags(rawValue: 1 << 8)
    /// It scrolls sideways.
    public static let scrollsHorizontally = Flags(rawValue: 1 << 9)
    /// It may stand below the safe area, as the controls of a game do in landscape.
    public static let belowSafeArea = Flags(rawValue: 1 << 10)
    /// Its font does not follow the text size setting.
    public static let fixedSize = Flags(rawValue: 1 << 11)
    /// Its font follows the text size setting.
    public static let scalesWithTextSize = Flags(rawValue: 1 << 12)
    /// It draws a bezel or a filled shape around its title.
    public static let bezel = Flags(rawValue: 1 << 13)
    /// Its text is what VoiceOver reads; what is drawn may differ.
    public static let spokenText = Flags(rawValue: 1 << 14)
    /// The system decides how large it and all in it is, and where that answers a touch: a switch, a slider, a stepper.
    public static let systemSized = Flags(rawValue: 1 << 15)
    /// The system puts it and all in it where it is: an alert, an action sheet, an item of a navigation bar.
    public static let systemPlaced = Flags(rawValue: 1 << 16)
    /// It lies over the rest of the screen with all that is in it: an alert, a sheet, a menu.
    public static let overlay = Flags(rawValue: 1 << 17)
  }
}
