/// A measurement request: a text, a slot and the settings for checking whether the text fits.
///
/// Equal requests are measured once.
public struct MeasurementItem: Hashable, Sendable {
  /// The text to measure, with its placeholders filled or removed.
  public var text: String
  /// Whether a placeholder was filled or removed although its real values are unknown.
  public var hasPlaceholders: Bool
  /// The factor by which the text may become wider with larger numbers; it passes only if the wider text fits too.
  public var growth = 1.0
  /// Whether the system changes the forms of words in the text, so that no size fails for certain.
  public var isInflected = false
  /// The language as a BCP 47 tag.
  public var locale: String
  /// The source language, if the text is untranslated; nil if its words are in ``locale``.
  package var wordLocale: String?
  /// The language of the words, which decides how they are hyphenated.
  package var hyphenationLocale: String { wordLocale ?? locale }
  /// The slot.
  public var slot: Slot
  /// The line limit to check with: 0 for none, nil if unknown.
  public var lineLimit: Int?
  /// Whether the line limit is inferred rather than stated; a text that exceeds it needs review instead of failing.
  public var isLimitInferred = false
  /// Whether to compute the visible text of a truncated text; otherwise only the excess is computed.
  public var showsCut = true

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - text: The text to measure, with its placeholders filled or removed.
  ///   - hasPlaceholders: Whether a placeholder was filled or removed although its real values are unknown.
  ///   - locale: A BCP 47 tag.
  ///   - slot: The slot.
  ///   - lineLimit: The line limit to check with: 0 for none, nil if unknown.
  public init(text: String, hasPlaceholders: Bool, locale: String, slot: Slot, lineLimit: Int?) {
    self.text = text
    self.hasPlaceholders = hasPlaceholders
    self.locale = locale
    self.slot = slot
    self.lineLimit = lineLimit
  }
}
