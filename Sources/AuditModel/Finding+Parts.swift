public import DynamicType

extension Finding {
  /// How bad it is.
  public enum Severity: String, Codable, CaseIterable, Sendable, Comparable {
    case note, warning, error

    /// Whether one severity is milder than another.
    ///
    /// - Parameters:
    ///   - lhs: The first severity.
    ///   - rhs: The second severity.
    /// - Returns: Whether the first is milder.
    public static func < (lhs: Severity, rhs: Severity) -> Bool { lhs.rank < rhs.rank }

    private var rank: Int {
      switch self {
      case .note: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// One sentence for a person.
  public struct Message: Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    /// The sentence.
    public var text: String

    /// Creates a message.
    ///
    /// - Parameter value: The sentence, without a final full stop.
    public init(stringLiteral value: String) { text = value }
  }

  /// The category at which it is worst.
  public struct Worst: Hashable, Codable, Sendable {
    /// The category.
    public var category: ContentSizeCategory
    /// By how many points it is over there.
    public var overBy: Double
    /// What the reader sees there, when the text is cut.
    public var visibleText: String?

    /// Creates the worst case.
    ///
    /// - Parameters:
    ///   - category: The category.
    ///   - overBy: By how many points it is over.
    ///   - visibleText: What the reader sees.
    public init(category: ContentSizeCategory, overBy: Double, visibleText: String?) {
      self.category = category
      self.overBy = overBy
      self.visibleText = visibleText
    }
  }

  /// What a text comes to at one category at which something is wrong with it.
  public struct Occurrence: Hashable, Codable, Sendable {
    /// The width of the text on one unbroken line, in points.
    public var width: Double
    /// The lines it needs when it may wrap freely.
    public var lines: Int32
    /// The category.
    public var category: ContentSizeCategory

    /// Creates an occurrence.
    ///
    /// - Parameters:
    ///   - category: The category.
    ///   - width: The width of the text on one unbroken line, in points.
    ///   - lines: The lines it needs when it may wrap freely.
    public init(category: ContentSizeCategory, width: Double, lines: Int) {
      self.width = width
      self.lines = Int32(clamping: lines)
      self.category = category
    }
  }
}
