/// One question: how a text comes out in a slot.
///
/// Equal questions are measured once.
public struct MeasurementItem: Hashable, Sendable {
  /// The text as it is measured, format specifiers taken out.
  public var text: String
  /// Whether format specifiers were taken out, so that the widths are those of a shorter text.
  public var hasPlaceholders: Bool
  /// How many times as wide the text may be with larger numbers in it: it passes only with room for them.
  public var growth = 1.0
  /// The language as a BCP 47 tag.
  public var locale: String
  /// The room.
  public var slot: Slot
  /// The line limit to judge by: 0 is none, nil is unknown.
  public var lineLimit: Int?
  /// Whether nobody stated the line limit: what one line is not enough for then needs review.
  public var isLimitInferred = false
  /// Whether to find out what the reader sees of a text that is cut; without, it is only known by how much it is over.
  public var showsCut = true

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - text: The text as it is measured.
  ///   - hasPlaceholders: Whether format specifiers were taken out.
  ///   - locale: A BCP 47 tag.
  ///   - slot: The room.
  ///   - lineLimit: The line limit to judge by: 0 is none, nil is unknown.
  public init(text: String, hasPlaceholders: Bool, locale: String, slot: Slot, lineLimit: Int?) {
    self.text = text
    self.hasPlaceholders = hasPlaceholders
    self.locale = locale
    self.slot = slot
    self.lineLimit = lineLimit
  }
}
