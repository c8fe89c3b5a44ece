public import RuleKit

/// What stands for the placeholders of texts while they are measured.
public struct SampleOptions: Hashable, Sendable {
  /// Whose digits numbers are written in.
  public enum Digits: String, CaseIterable, Codable, Sendable {
    /// Those of the language, grouped as it groups them: `Text("\(n)")`, `localizedStringWithFormat`.
    case local
    /// ASCII digits without grouping: `String(format:)`.
    case ascii
  }

  /// What stands for some placeholders of some texts.
  public struct Override: Hashable, Sendable {
    /// Which keys it is for.
    public var keys: Glob
    /// Which argument it is for: a name, or a number from 1; nil for all that take a text.
    public var argument: String?
    /// What stands for it; the widest counts.
    public var texts: [String]

    /// Creates an exception.
    ///
    /// - Parameters:
    ///   - keys: Which keys it is for.
    ///   - argument: Which argument it is for.
    ///   - texts: What stands for it.
    public init(keys: Glob = Glob(name: "*"), argument: String? = nil, texts: [String]) {
      self.keys = keys
      self.argument = argument
      self.texts = texts
    }
  }

  /// What stands for `%@` and for names where nothing else is said; the widest counts.
  ///
  /// Empty: ``shortName``, and what passes with it still needs a person, because nobody knows the real value.
  public var texts: [String] = []
  /// The sample for whole numbers; nil is a number of up to two digits of each plural category.
  ///
  /// The widest counts; what passes with it and has no room for 1,234,567 needs review.
  public var integer: Int?
  /// Whose digits numbers are written in.
  public var digits = Digits.local
  /// Exceptions; of those that match, the last counts.
  public var overrides: [Override] = []

  /// Creates options with the defaults.
  public init() {}

  /// What stands for a text that nobody says anything about: a name as short as names are.
  public static let shortName = "Ana"
  /// A name of 20 characters, for those who want room for long ones.
  public static let longName = "Alexandra Konstantin"
}
