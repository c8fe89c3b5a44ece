public import DynamicType

/// One problem of one rule for one subject: a text in one slot, a pair of colours, a colour set, a bar.
public struct Finding: Hashable, Codable, Sendable {
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

  /// The rule's identifier, such as `text-truncated`.
  public var rule: String
  /// How bad it is.
  public var severity: Severity
  /// Where the subject stands.
  public var location: SourceLocation
  /// The text's key, the name of the colour or of the pair of colours.
  public var key: String
  /// The text's language; nil where there is no text.
  public var locale: String?
  /// The text style; nil where there is no text.
  public var style: TextStyle?
  /// What is wrong, for a person.
  public var message: Message
  /// What would mend it, for a person.
  public var remedy: String?
  /// The first category at which it breaks.
  public var firstCategory: ContentSizeCategory?
  /// The category at which it is worst.
  public var worst: Worst?
  /// Every category at which it breaks, smallest first; empty where there is no text.
  public var occurrences: [Occurrence]
  /// The room; nil where there is no text.
  public var slot: Slot?
  /// The line limit it was judged by: 0 is none, nil is unknown.
  public var lineLimit: Int?
  /// `fail` or `needsReview`.
  public var outcome: Verdict
  /// Why it needs a person.
  public var reason: ReviewReason?
  /// The text itself; what the colours are called where there is none.
  public var text: String
  /// Which form of the text it is about, such as `few of count`; nil where the text has one.
  public var form: String?
  /// The colours it is about, with what was measured in each environment.
  public var colors: ColorEvidence?

  /// Creates a finding about a measured text.
  ///
  /// - Parameters:
  ///   - rule: The rule's identifier.
  ///   - severity: How bad it is.
  ///   - subject: The text and its measurements.
  ///   - message: What is wrong.
  public init(rule: String, severity: Severity, subject: SlotMeasurement, message: Message) {
    self.rule = rule
    self.severity = severity
    location = subject.location
    key = subject.string.key
    locale = subject.string.locale
    style = subject.slot.style
    self.message = message
    remedy = nil
    firstCategory = nil
    worst = nil
    occurrences = []
    slot = subject.slot
    lineLimit = subject.measurements.first?.lineLimit
    outcome = .fail
    reason = nil
    text = subject.text
    form = subject.form?.name
    colors = nil
  }

  /// Creates a finding about a translation, whatever its room.
  ///
  /// - Parameters:
  ///   - rule: The rule's identifier.
  ///   - severity: How bad it is.
  ///   - translation: The text.
  ///   - form: Which of its forms it is about; nil for the text as a whole.
  ///   - message: What is wrong.
  public init(rule: String, severity: Severity, translation: Translation, form: TextForm? = nil, message: Message) {
    let string = translation.string
    self.init(
      rule: rule, severity: severity, key: string.key, location: form?.location ?? string.location, message: message)
    locale = string.locale
    text = form?.text ?? string.text
    self.form = form.flatMap { $0.choices.isEmpty ? nil : $0.name }
  }

  /// Creates a finding about colours.
  ///
  /// - Parameters:
  ///   - rule: The rule's identifier.
  ///   - severity: How bad it is.
  ///   - key: The name of the colour or of the pair of colours.
  ///   - location: Where it stands.
  ///   - message: What is wrong.
  ///   - colors: The colours it is about.
  public init(
    rule: String, severity: Severity, key: String, location: SourceLocation, message: Message,
    colors: ColorEvidence? = nil
  ) {
    self.rule = rule
    self.severity = severity
    self.location = location
    self.key = key
    locale = nil
    style = nil
    self.message = message
    remedy = nil
    firstCategory = nil
    worst = nil
    occurrences = []
    slot = nil
    lineLimit = nil
    outcome = .fail
    reason = nil
    text = key
    form = nil
    self.colors = colors
  }

  /// Sixteen hexadecimal digits that stay the same while lines move.
  ///
  /// A ``Fingerprint`` of rule, file and key; for a text also its language, and where a room was measured style, room and
  /// line limit. The form of a text is no part of it: another may come to be the widest.
  public var fingerprint: String {
    var parts = [rule, location.file, key]
    if let slot {
      parts += [
        locale ?? "", style?.rawValue ?? "", "\(slot.width)", "\(slot.height ?? 0)",
        "\(lineLimit.map(String.init) ?? "?")", slot.boldText ? "bold" : "", slot.role.rawValue,
      ]
    } else if let locale {
      parts.append(locale)
    }
    return Fingerprint(parts).digits
  }
}
