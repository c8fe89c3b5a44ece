public import AuditModel
public import DynamicType

/// The findings that one edit fixes, with the line to change and the finding that shows the problem best.
///
/// A finding remains the unit of baselines and fingerprints. Reports group findings by cause, because people act on
/// causes.
public struct Cause: Hashable, Sendable {
  /// The kind of thing to change.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// A place in code, or an object of a storyboard or xib, that draws texts.
    case place
    /// A key, or its texts in all languages.
    case key
    /// The texts of a language, in which a tool made the same mistake in many keys.
    case language
    /// A statement in code, or an object or setting that is not part of another kind.
    case statement
    /// A storyboard or xib, several of whose objects have the same problem.
    case document
    /// A pair of colours, or a single colour.
    case colors
    /// The sets of an asset catalog with the same problem.
    case catalog
    /// A view on a screen.
    case view
    /// A file that cannot be read.
    case file
  }

  /// The kind of thing to change.
  public let kind: Kind
  /// The identifier of the rule of all findings.
  public let rule: String
  /// The severity of the worst finding.
  public var severity: Finding.Severity
  /// The outcome of all findings: `fail` or `needsReview`.
  public let outcome: Verdict
  /// The certainty of the best known finding; nil if the findings need review.
  public var certainty: Finding.Certainty?
  /// The reason that the findings need review; nil if they fail.
  public let reason: ReviewReason?
  /// The location of the cause: the place that draws the texts, the key in its file, the object or the file.
  public var location: SourceLocation
  /// The line to change, and the change.
  public var edit: CauseEdit
  /// The findings as indices in the list of the report, worst first; never empty.
  public var findings: [Int]
  /// The index of the finding that shows the problem best.
  ///
  /// It is in the source language if that fails as severely as the others.
  public var example: Int
  /// The smallest size category with the problem; nil if it does not depend on the text size.
  public var firstCategory: ContentSizeCategory?
  /// The numbers of texts, keys, languages and sites.
  public var extent = Extent()
  /// An identifier of the rule and the site, without lines and texts, as sixteen hexadecimal digits.
  ///
  /// Further causes of the same rule at sites with the same name have a number appended, in the order of their lines.
  public var fingerprint: String

  /// The numbers of affected things.
  public struct Extent: Hashable, Codable, Sendable {
    /// The number of texts; 0 if the findings concern no texts.
    public var texts = 0
    /// The number of keys, colours, objects or other named subjects.
    public var keys = 0
    /// The affected languages, those with the most findings first; empty if the findings concern no texts.
    public var languages: [String] = []
    /// The language of the text with the largest excess over its container; nil if no text has an excess.
    public var worstLanguage: String?
    /// The places in code, documents and catalogs, and the texts that must change, in the order of their findings.
    public var sites: [SourceLocation] = []

    /// Creates an empty extent.
    public init() {}
  }
}

/// The line to change, and the change.
public struct CauseEdit: Hashable, Codable, Sendable {
  /// The location of the line.
  public var location: SourceLocation
  /// The statement or attribute at the location, such as `lineLimit(1)`; nil if it is not known.
  public var statement: String?
  /// The change as a sentence without a final full stop; nil if there is none.
  public var advice: String?

  /// Creates an edit.
  ///
  /// - Parameters:
  ///   - location: The location of the line.
  ///   - statement: The statement or attribute at the location, such as `lineLimit(1)`.
  ///   - advice: The change as a sentence without a final full stop.
  public init(location: SourceLocation, statement: String? = nil, advice: String? = nil) {
    (self.location, self.statement, self.advice) = (location, statement, advice)
  }
}
