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

  /// Sample values for the placeholders of the texts whose keys match a pattern.
  public struct Override: Hashable, Sendable {
    /// The keys that the override applies to.
    public var keys: Glob
    /// The argument that the override applies to: a name, or a number from 1.
    ///
    /// If nil, the override applies to all arguments that take text.
    public var argument: String?
    /// The sample values, of which the widest counts.
    public var texts: [String]

    /// Creates an override.
    ///
    /// - Parameters:
    ///   - keys: The keys that the override applies to.
    ///   - argument: The argument that the override applies to: a name, or a number from 1. If nil, all arguments
    ///     that take text.
    ///   - texts: The sample values, of which the widest counts.
    public init(keys: Glob = Glob(name: "*"), argument: String? = nil, texts: [String]) {
      self.keys = keys
      self.argument = argument
      self.texts = texts
    }
  }

  /// The sample values for `%@` and names without any other sample.
  ///
  /// Of several values, the widest counts.
  ///
  /// If empty, ``shortName`` is used, and a text that passes with it still needs review, because the real value is
  /// unknown.
  public var texts: [String] = []
  /// The sample for whole numbers.
  ///
  /// If nil, the samples are numbers of up to two digits in each plural category, of which the widest counts.
  ///
  /// Without a sample, a text that passes but cannot show 1,234,567 needs review.
  public var integer: Int?
  /// The digits used for numbers.
  public var digits = Digits.local
  /// The overrides for specific placeholders.
  ///
  /// The last match wins.
  public var overrides: [Override] = []

  /// Creates options with the defaults.
  public init() {}

  /// A very short name, the sample for a text value that is unknown.
  public static let shortName = "Ana"
  /// A name of 20 characters, to test with long names.
  public static let longName = "Alexandra Konstantin"
}
