public import RuleKit

/// The sample values for placeholders in measured texts.
public struct SampleOptions: Hashable, Sendable {
  /// The digits used for numbers.
  public enum Digits: String, CaseIterable, Codable, Sendable {
    /// The language's digits and grouping, as in `Text("\(n)")` and `localizedStringWithFormat`.
    case local
    /// ASCII digits without grouping, as in `String(format:)`.
    case ascii
  }

  /// Sample values for some placeholders of some texts.
  public struct Override: Hashable, Sendable {
    /// The keys it applies to.
    public var keys: Glob
    /// The argument it applies to: a name, or a number from 1.
    ///
    /// If nil, all arguments that take text.
    public var argument: String?
    /// The sample values, of which the widest counts.
    public var texts: [String]

    /// Creates an override.
    ///
    /// - Parameters:
    ///   - keys: The keys it applies to.
    ///   - argument: The argument it applies to: a name, or a number from 1. If nil, all arguments that take text.
    ///   - texts: The sample values, of which the widest counts.
    public init(keys: Glob = Glob(name: "*"), argument: String? = nil, texts: [String]) {
      self.keys = keys
      self.argument = argument
      self.texts = texts
    }
  }

  /// The sample values for `%@` and names without any other sample.
  ///
  /// The widest counts.
  ///
  /// If empty, ``shortName`` is used, and a text that passes with it still needs review, because the real value is
  /// unknown.
  public var texts: [String] = []
  /// The sample for whole numbers.
  ///
  /// If nil, numbers of up to two digits of each plural category.
  ///
  /// The widest counts. With nil, a text that passes but cannot show 1,234,567 needs review.
  public var integer: Int?
  /// The digits used for numbers.
  public var digits = Digits.local
  /// The overrides.
  ///
  /// The last match wins.
  public var overrides: [Override] = []

  /// Creates options with the defaults.
  public init() {}

  /// The sample for a text with an unknown value, a very short name.
  public static let shortName = "Ana"
  /// A name of 20 characters, to test with long names.
  public static let longName = "Alexandra Konstantin"
}
