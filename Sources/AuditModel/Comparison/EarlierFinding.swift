public import DynamicType

/// A finding as an earlier report contains it.
public struct EarlierFinding: Hashable, Sendable {
  /// A place in the app's code, without its line.
  public struct Site: Hashable, Sendable {
    /// The path of the file.
    public var file: String
    /// The name of the call or property.
    public var place: String

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - file: The path of the file.
    ///   - place: The name of the call or property.
    public init(file: String, place: String) { (self.file, self.place) = (file, place) }
  }

  /// The finding's fingerprint; see ``Finding/fingerprint``.
  public var fingerprint: String
  /// The rule's identifier.
  public var rule: String
  /// The location of the problem in the earlier report.
  ///
  /// In ``Comparison/fixed``, the path is the one that the file has in the current run.
  public var location: SourceLocation
  /// The text's key, or the name of the colour, pair or element.
  public var key: String
  /// The text's language; nil for a finding without a text.
  public var locale: String?
  /// The severity.
  public var severity = Finding.Severity.note
  /// The outcome: `fail` or `needsReview`.
  public var outcome = Verdict.fail
  /// The message as one sentence.
  public var message = ""
  /// The first failing size category and the excess over the available width.
  public var extent = Baseline.Extent(from: nil, over: 0)
  /// The worst size category; nil for a finding without a measured text.
  public var worst: ContentSizeCategory?
  /// The text style as the report writes it; nil for a finding without a slot.
  public var style: String?
  /// The role as the report writes it; nil for a finding without a slot.
  public var role: String?
  /// Whether the text was measured with Bold Text.
  public var isBold = false
  /// Whether the finding covers all languages of the key.
  public var isOfKey = false
  /// The first place in the app's code that draws the text; nil if it is not known.
  public var site: Site?
  /// The paths of the code that draws the text.
  public var codeFiles: Set<String> = []

  /// Creates a finding of an earlier report.
  ///
  /// - Parameters:
  ///   - fingerprint: The finding's fingerprint.
  ///   - rule: The rule's identifier.
  ///   - location: The location of the problem, with the path of the earlier report.
  ///   - key: The text's key, or the name of the colour, pair or element.
  ///   - locale: The text's language; nil for a finding without a text.
  public init(fingerprint: String, rule: String, location: SourceLocation, key: String, locale: String? = nil) {
    self.fingerprint = fingerprint
    self.rule = rule
    self.location = location
    self.key = key
    self.locale = locale
  }
}
