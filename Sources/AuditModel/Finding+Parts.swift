public import DynamicType

extension Finding {
  /// The severity of a finding.
  public enum Severity: String, Codable, CaseIterable, Sendable, Comparable {
    case note, warning, error

    /// Orders severities from note to error.
    ///
    /// - Parameters:
    ///   - lhs: The first severity.
    ///   - rhs: The second severity.
    /// - Returns: True if the first is less severe.
    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// The certainty of a failure.
  public enum Certainty: String, Codable, CaseIterable, Sendable {
    /// Everything that decides the failure is known.
    case certain
    /// The failure depends on an assumption about the layout.
    case likely
  }

  /// A message of one sentence.
  public struct Message: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    /// The sentence.
    public var text: String

    /// Creates a message.
    ///
    /// - Parameter value: The sentence, without a final full stop.
    public init(stringLiteral value: String) { text = value }
  }

  /// The worst size category of a finding.
  public struct Worst: Hashable, Codable, Sendable {
    /// The size category.
    public var category: ContentSizeCategory
    /// The excess over the available width at this category, in points.
    public var overBy: Double
    /// The visible text at this category, if the text is truncated; otherwise nil.
    public var visibleText: String?
    /// The error margin (±) of the width at this category, in points.
    public var uncertainty = 0.0

    /// Creates the worst case.
    ///
    /// - Parameters:
    ///   - category: The category.
    ///   - overBy: The excess over the available width, in points.
    ///   - visibleText: The visible text, if the text is truncated.
    public init(category: ContentSizeCategory, overBy: Double, visibleText: String?) {
      self.category = category
      self.overBy = overBy
      self.visibleText = visibleText
    }
  }

  /// One size category at which a text has a problem.
  public struct Occurrence: Hashable, Codable, Sendable {
    /// The width of the text on one unbroken line, in points.
    public var width: Double
    /// The number of lines that the text needs if it may wrap freely.
    public var lines: Int32
    /// The size category.
    public var category: ContentSizeCategory

    /// Creates an occurrence.
    ///
    /// - Parameters:
    ///   - category: The category.
    ///   - width: The width of the text on one unbroken line, in points.
    ///   - lines: The number of lines it needs if it may wrap freely.
    public init(category: ContentSizeCategory, width: Double, lines: Int) {
      self.width = width
      self.lines = Int32(clamping: lines)
      self.category = category
    }
  }
}
