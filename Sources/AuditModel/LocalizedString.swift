/// A text from one file in one language, as read from the input.
public struct LocalizedString: Hashable, Codable, Sendable {
  /// The location of the text: the line and column of its value.
  public var location: SourceLocation
  /// The key; nested keys are joined with `.`.
  public var key: String
  /// The text, unescaped.
  public var text: String
  /// The language as a BCP 47 tag (`zh-Hans`, `pt-BR`).
  public var locale: String
  /// An identifier that all languages of the text's table share, such as the file's path without its `.lproj` folder.
  ///
  /// Two entries with equal `group` and `key` are the same text in two languages.
  public var group: String
  /// Whether the text comes from `Base.lproj` or Android's `values`, which contain the texts of the development
  /// language.
  public var isBase = false
  /// The text in the source language, if the input contains it (XLIFF, PO, JSON lines).
  ///
  /// If it has several forms, this is the main one; the others are in ``TextDetails/sourceForms``.
  public var source: String?
  /// The translator's comment.
  public var comment: String?
  /// The storage of ``slot``; an array, because most texts have no fields and an empty array takes little memory.
  private var slots: [SlotFields] = []

  /// The slot fields that the item itself states; they override options.
  public var slot: SlotFields {
    get { slots.first ?? SlotFields() }
    set { slots = newValue == SlotFields() ? [] : [newValue] }
  }

  /// The storage of ``details``; an array, because most texts have none and an empty array takes little memory.
  private var said: [TextDetails] = []

  /// Details that only some formats have; nil for most texts.
  public var details: TextDetails? {
    get { said.first }
    set { said = newValue.map { [$0] } ?? [] }
  }

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - location: The location of the value.
  ///   - key: The key; nested keys are joined with `.`.
  ///   - text: The text, unescaped.
  ///   - locale: A BCP 47 tag.
  ///   - group: An identifier that all languages of the text's table share.
  ///   - source: The text in the source language, if the input contains it.
  ///   - comment: The translator's comment.
  ///   - slot: The slot fields that the item itself states.
  public init(
    location: SourceLocation, key: String, text: String, locale: String, group: String, source: String? = nil,
    comment: String? = nil, slot: SlotFields = SlotFields()
  ) {
    self.location = location
    self.key = key
    self.text = text
    self.locale = locale
    self.group = group
    self.source = source
    self.comment = comment
    self.slot = slot
  }
}
