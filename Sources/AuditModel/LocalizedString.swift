public import DynamicType

/// One text of one file in one language, as the input said it.
public struct LocalizedString: Hashable, Codable, Sendable {
  /// Where the text stands: the line and column of its value.
  public var location: SourceLocation
  /// The key; nested keys joined with `.`.
  public var key: String
  /// The text, unescaped.
  public var text: String
  /// The language as a BCP 47 tag (`zh-Hans`, `pt-BR`).
  public var locale: String
  /// What all languages of this table share: the folder above the `.lproj` and the table name, or the like.
  ///
  /// The same `group` and `key` in two languages are the same text.
  public var group: String
  /// Whether the text stands in `Base.lproj`, whose texts are those of the design whatever their language.
  public var isBase: Bool
  /// The text in the source language, where the input itself says it (XLIFF, PO, JSON lines); of several forms the one
  /// that stands for all, the others are ``TextDetails/sourceForms``.
  public var source: String?
  /// The translator's comment.
  public var comment: String?
  /// Where ``slot`` is kept: none or one, as most texts say nothing and there may be a million of them.
  private var slots: [SlotFields] = []

  /// What the item itself says of the room it has; wins over options.
  public var slot: SlotFields {
    get { slots.first ?? SlotFields() }
    set { slots = newValue == SlotFields() ? [] : [newValue] }
  }

  /// Where ``details`` are kept, in the same way.
  private var said: [TextDetails] = []

  /// What only some formats say of a text; nil for most.
  public var details: TextDetails? {
    get { said.first }
    set { said = newValue.map { [$0] } ?? [] }
  }

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - location: Where the value stands.
  ///   - key: The key; nested keys joined with `.`.
  ///   - text: The text, unescaped.
  ///   - locale: A BCP 47 tag.
  ///   - group: What all languages of this table share.
  ///   - source: The text in the source language, where the input says it.
  ///   - comment: The translator's comment.
  ///   - slot: What the item itself says of its room.
  public init(
    location: SourceLocation, key: String, text: String, locale: String, group: String, source: String? = nil,
    comment: String? = nil, slot: SlotFields = SlotFields()
  ) {
    self.location = location
    self.key = key
    self.text = text
    self.locale = locale
    self.group = group
    isBase = false
    self.source = source
    self.comment = comment
    self.slot = slot
  }
}

/// What an input item says of its own room; an absent field leaves the choice to the options.
public struct SlotFields: Hashable, Codable, Sendable {
  /// What the text is on screen.
  public var role: TextRole?
  /// The text style.
  public var style: TextStyle?
  /// The weight instead of the style's own.
  public var weight: FontWeight?
  /// The room for one line, in points, above 0.
  public var width: Double?
  /// The line limit; 0 is none.
  public var lines: Int?
  /// The room in height, in points, above 0.
  public var height: Double?
  /// The largest category the app allows here.
  public var maxCategory: ContentSizeCategory?
  /// How far the text may shrink, 0…1.
  public var minimumScale: Double?
  /// Where the ellipsis goes when the text is cut.
  public var truncation: Slot.Truncation?
  /// Whether the app draws the text in capitals.
  public var uppercase: Bool?
  /// The most characters (grapheme clusters) the text may have, from 1.
  public var characters: Int?

  /// Creates fields that say nothing.
  public init() {}
}
