import AuditModel
import DynamicType

/// The work of an audit: every text of a catalog with its slots, and equal texts linked to each other.
///
/// No text is copied. An entry is a handful of indices, so a plan of a million texts takes some tens of megabytes.
struct Plan: Sendable {
  /// One text in one slot, or in the containers of that slot on several devices.
  struct Entry: Sendable {
    /// The index of the text in ``Plan/strings``.
    var string: Int32
    /// The index of the slot in ``Plan/slots``.
    ///
    /// On several devices, the index of the narrowest.
    var slot: Int32
    /// The index in ``Plan/strings`` of the source text with the same key, or a negative number.
    var source: Int32
    /// The index in ``Plan/designs`` of the design that determines the line limit, or a negative number.
    var design: Int32
    /// The next entry of the same text and language, or a negative number.
    var next: Int32 = -1
    /// Identifies the key in every language: the index in ``Plan/strings`` of one of its texts.
    var family: Int32 = -1
    /// Whether the text is in the source language itself.
    var isSource: Bool
  }

  /// One text in one container, the unit that is measured and checked.
  struct Position: Hashable, Comparable, Sendable {
    /// The index in ``Plan/entries``.
    var entry: Int
    /// The number of the container within its entry, from 0, the narrowest.
    var room: Int32 = 0

    static func < (left: Position, right: Position) -> Bool { (left.entry, left.room) < (right.entry, right.room) }
  }

  /// The text a designer worked with: the source text in a slot at Large, whatever its width.
  struct Design: Sendable {
    /// The text without its format specifiers.
    var text: String
    var locale: String
    var slot: Int32
    /// The index in ``Plan/strings`` of the source text, or of the translation that carries it.
    var string: Int32
  }

  /// The catalog's texts.
  var strings: [LocalizedString] = []
  /// The source languages that files declare, by group.
  var sourceLocales: [String: String] = [:]
  /// The source language of the other files.
  var sourceLocale = "en"
  var platform = Platform.ios
  /// The slots.
  ///
  /// The containers of one slot on several devices follow each other.
  var slots: [Shared<Slot>] = []
  /// For each index in ``slots``, the number of containers from there on that differ only in the device.
  var roomCounts: [Int32] = []
  /// The texts in their slots, in the catalog's order.
  var entries: [Entry] = []
  /// The first entry of each text and language; ``Entry/next`` leads to the others.
  var groups: [Int32] = []
  /// The designs, without duplicates.
  var designs: [Design] = []
  /// The items that cannot be measured, and why.
  var issues: [InputIssue] = []
  /// The number of texts that have an entry.
  var texts = 0
  /// The number of those whose slot is neither stated by the text nor matched by a pattern.
  var textsWithoutSlot = 0
  /// The number of texts whose slot comes from each pattern.
  var patternUses: [Int] = []

  /// The text of the entry at an index.
  func string(of entry: Int) -> LocalizedString { strings[Int(entries[entry].string)] }

  /// The slot of the entry at an index.
  ///
  /// On several devices, the narrowest.
  func slot(of entry: Int) -> Slot { slots[Int(entries[entry].slot)].value }

  /// The slot of a text in its container.
  func slot(of position: Position) -> Slot { sharedSlot(of: position).value }

  /// The same slot, shared by all findings in it.
  func sharedSlot(of position: Position) -> Shared<Slot> { slots[Int(entries[position.entry].slot + position.room)] }

  /// The number of containers of the entry at an index.
  func rooms(of entry: Int) -> Int32 { roomCounts[Int(entries[entry].slot)] }

  /// The source text of an entry: the one the item carries, or else that of the same table and key.
  func sourceText(of entry: Entry) -> String? {
    strings[Int(entry.string)].source ?? (entry.source < 0 ? nil : strings[Int(entry.source)].text)
  }

  /// All forms of an entry's source text.
  ///
  /// Nil if the entry is the source itself or has none.
  func sourceTexts(of entry: Entry) -> [String]? {
    if let own = strings[Int(entry.string)].source {
      if entry.isSource { return nil }
      let forms = strings[Int(entry.string)].details?.sourceForms ?? []
      return forms.isEmpty ? [own] : forms.map(\.text)
    }
    guard entry.source >= 0, entry.source != entry.string else { return nil }
    let source = strings[Int(entry.source)]
    return source.forms.map(\.text)
  }

  /// The text without its format specifiers, as it is measured.
  ///
  /// Nil if it has none.
  func stripped(_ entry: Entry) -> String? {
    Placeholder.removing(from: strings[Int(entry.string)].text, source: sourceText(of: entry))
  }
}
