/// Facts about an app's code that its sources alone do not show.
public struct SourceHints: Hashable, Sendable {
  /// The platform of `os(…)` in `#if` directives, such as `iOS`.
  public var platform = "iOS"
  /// The compilation flags with known values, such as `DEBUG`.
  public var flags: [String: Bool] = ["DEBUG": false]
  /// The style, or the fixed size, and the weight of the app's fonts.
  ///
  /// The key is the end of the expression that names the font, without spaces: `theme.title`, `Theme.font(_:)` for
  /// every call of a function, and `Theme.font(.title)` for calls with these constants.
  public var fonts: [String: SlotFields] = [:]
  /// The slots for arguments of views whose sources are missing, by the view's name and the argument's label.
  ///
  /// The label `_` is the first argument without a label.
  public var views: [String: [String: SlotFields]] = [:]
  /// The functions that localize their first argument, such as `tr`, or the string that they extend, such as
  /// `String.localized`.
  public var localizers: [String] = []
  /// The modifiers, styles and containers that change neither the font nor the size of the views in them.
  public var neutral: Set<String> = []

  /// Creates hints with the conditions of a released app for iOS.
  public init() {}
}
