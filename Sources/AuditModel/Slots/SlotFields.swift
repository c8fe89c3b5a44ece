public import DynamicType

/// The slot fields that one place states, such as an item or the options of the command line.
///
/// Places with lower precedence determine the absent fields.
public struct SlotFields: Hashable, Codable, Sendable {
  /// The role of the text on the screen.
  public var role: TextRole?
  /// The text style.
  public var style: TextStyle?
  /// The font weight, if it differs from the style's.
  public var weight: FontWeight?
  /// The available width of one line, in points, above 0.
  public var width: Double?
  /// The horizontal padding of a button or cell on each side, in points.
  public var inset: Double?
  /// The line limit; 0 for none.
  public var lines: Int?
  /// The available height, in points, above 0.
  public var height: Double?
  /// The largest size category that the app allows for the text.
  public var maxCategory: ContentSizeCategory?
  /// The smallest factor that the text may shrink to, 0…1.
  public var minimumScale: Double?
  /// The position of the ellipsis in a truncated text.
  public var truncation: Slot.Truncation?
  /// Whether letter spacing may be tightened before the text is shrunk.
  public var tighten: Bool?
  /// Whether the app draws the text in capitals.
  public var uppercase: Bool?
  /// The character limit, in grapheme clusters, from 1.
  public var characters: Int?
  /// The framework whose layout rules apply.
  public var framework: Slot.Framework?
  /// The markup that is removed from texts before they are drawn.
  public var markup: TextDetails.Markup?
  /// The storage of fields that no text states itself, kept separate because the fields of texts are copied often.
  private var others: [Others] = []

  /// The fields that no text states itself.
  private struct Others: Hashable, Codable, Sendable {
    var boldText: [Bool]?
    var fontFile: String?
    var fontSize: Double?
  }

  /// Creates fields that state nothing.
  public init() {}

  /// The Bold Text settings to measure with: off, on or both.
  public var boldText: [Bool]? {
    get { others.first?.boldText }
    set { change { $0.boldText = newValue } }
  }

  /// The path of the app's own font file.
  public var fontFile: String? {
    get { others.first?.fontFile }
    set { change { $0.fontFile = newValue } }
  }

  /// The size of the app's own font at Large, in points.
  public var fontSize: Double? {
    get { others.first?.fontSize }
    set { change { $0.fontSize = newValue } }
  }

  private mutating func change(_ change: (inout Others) -> Void) {
    var changed = others.first ?? Others()
    change(&changed)
    others = changed == Others() ? [] : [changed]
  }

  /// The app's own font, used in place of the system's; nil unless both its file and its size are stated.
  public var font: Slot.CustomFont? {
    get {
      guard let fontFile, let fontSize else { return nil }
      return Slot.CustomFont(path: fontFile, size: fontSize)
    }
    set { (fontFile, fontSize) = (newValue?.path, newValue?.size) }
  }

  /// Fills in unstated fields from `other`, which has lower precedence.
  package mutating func fill(from other: SlotFields) {
    for descriptor in SlotDescriptor.all where !descriptor.isStated(in: self) {
      descriptor.copy(from: other, to: &self)
    }
  }
}
