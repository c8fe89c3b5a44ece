import Adaptivity
import Audit
import AuditModel
import DynamicType
import InterfaceBuilder
import InterfaceLayout
import TextFiles
import TextRules

/// The texts of a document in one language, with their fonts and sizes at one size category.
struct InterfaceTexts {
  /// The text of an object.
  struct Text {
    var text: String
    var use: TextUse
  }

  private let document: InterfaceDocument
  private let category: ContentSizeCategory
  /// The language of the texts as a BCP 47 tag.
  let locale: String
  private let byObject: [Int: Text]

  /// The properties whose text an object shows in its frame.
  private static let shown: Set<String> = [
    "text", "attributedText", "normalTitle", "placeholder", "attributedPlaceholder", "configuration.title",
  ]

  /// Collects the texts of a document from their uses; `texts` are the translations in the language, by key.
  init(
    _ document: InterfaceDocument, _ uses: [InterfaceUses.Text], texts: [TextKey: String],
    category: ContentSizeCategory, locale: String
  ) {
    self.document = document
    self.category = category
    self.locale = locale
    var found: [Int: Text] = [:]
    for use in uses where Self.shown.contains(use.text.property) && found[use.text.object] == nil {
      let text = texts[use.use.key] ?? use.text.text
      // A text that is too long to be measured has no known size.
      if TextSize.allows(text) { found[use.text.object] = Text(text: text, use: use.use) }
    }
    byObject = found
  }

  /// Returns the text of an object; nil if it shows none.
  subscript(object: Int) -> Text? { byObject[object] }

  /// Returns whether code replaces the text of any of the objects.
  func isSetInCode(in objects: some Sequence<Int>) -> Bool {
    objects.contains { byObject[$0]?.use.way == .setInCode }
  }

  /// Returns the slot of an object's text for a width in points; nil for an object without a text.
  func slot(of object: Int, width: Double) -> Slot? {
    guard let text = byObject[object] else { return nil }
    let own = document.objects[object]
    var slot = Slot(style: .body, width: max(width, 1))
    slot.role = text.use.role
    let font = InterfaceFont.font(of: own)
    switch font?.kind {
    case _ where hasKnownFont(object):
      // The configuration may state a font that the document does not.
      slot.style = text.use.style.value ?? slot.style
      (slot.size, slot.font) = (text.use.fixedSize?.value, text.use.ownFont)
    case .style(let style): slot.style = style
    case .system(let size), .custom(_, let size): slot.size = size > 0 ? size : InterfaceFont.labelSize
    case .unknown, nil:
      let hasConfiguration = ButtonFacts(own)?.hasConfiguration == true
      if own.tag == "button", !hasConfiguration { slot.size = InterfaceFont.buttonSize }
    }
    slot.weight = text.use.weight?.value ?? font?.weight
    slot.maxCategory = text.use.maxCategory?.value
    slot.lines = lines(of: object)
    slot.minimumScale = text.use.minimumScale?.value
    if let cut = text.use.truncation?.value { slot.truncation = cut }
    return slot
  }

  /// Returns whether the document or the configuration states a font whose letters can be measured.
  func hasKnownFont(_ object: Int) -> Bool {
    guard let use = byObject[object]?.use else { return false }
    return use.style.value != nil || use.fixedSize?.value != nil
  }

  /// Returns the line limit of an object's text; 0 means no limit.
  func lines(of object: Int) -> Int {
    let own = document.objects[object]
    switch own.tag {
    case "label": return own.statedLines ?? 1
    case "textView": return 0
    case "button": return ButtonFacts(own)?.truncation == nil ? 0 : 1
    default: return 1
    }
  }

  /// Returns the font size of an object's text in points.
  func size(of object: Int) -> Double? {
    guard let slot = slot(of: object, width: 1) else { return nil }
    return slot.size ?? TypeScale(platform: .ios).size(slot.style, category)?.size
  }

  /// Returns the text style of an object's text; nil for a fixed size.
  func style(of object: Int) -> TextStyle? { slot(of: object, width: 1).flatMap { $0.size == nil ? $0.style : nil } }
}
