import AuditModel

/// What there is to measure: every text of a catalog with its room, equal texts side by side.
///
/// Nothing of a text is copied: an entry is a handful of places in tables, so that a plan of a million texts takes some
/// tens of megabytes.
struct Plan: Sendable {
  /// One text in one slot, or in the rooms of a slot on several devices.
  struct Entry: Sendable {
    /// The text's place in ``Plan/strings``.
    var string: Int32
    /// The place in ``Plan/slots`` of the room, of several the narrowest.
    var slot: Int32
    /// The place in ``Plan/strings`` of the source-language text of the same key; negative where there is none.
    var source: Int32
    /// The place in ``Plan/designs`` of what decides the line limit; negative where something else does.
    var design: Int32
    /// The next entry of the same text and language; negative at the last.
    var next: Int32 = -1
    /// The same of all texts of one key, whatever their language: the place in ``Plan/strings`` of one of them.
    var family: Int32 = -1
    /// Whether the text is in the source language itself.
    var isSource: Bool
  }

  /// One text in one room: what is measured and judged.
  struct Position: Hashable, Comparable, Sendable {
    /// The place in ``Plan/entries``.
    var entry: Int
    /// Which of the entry's rooms it is, from 0, the narrowest.
    var room: Int32 = 0

    static func < (left: Position, right: Position) -> Bool { (left.entry, left.room) < (right.entry, right.room) }
  }

  /// What a designer saw: the source-language text in a slot at Large, whatever its room.
  struct Design: Sendable {
    /// The text without its format specifiers.
    var text: String
    var locale: String
    var slot: Int32
    /// Whose text it is, or which item says it of another language: a place in ``Plan/strings``.
    var string: Int32
  }

  /// The catalog's texts.
  var strings: [LocalizedString] = []
  /// The source languages that files declare, by group.
  var sourceLocales: [String: String] = [:]
  /// The rooms, those of one slot on several devices one after the other.
  var slots: [Shared<Slot>] = []
  /// How many rooms there are from one on that differ in nothing but the device, by its place in ``slots``.
  var roomCounts: [Int32] = []
  /// The texts in their rooms, in the catalog's order.
  var entries: [Entry] = []
  /// The first entry of each text and language; ``Entry/next`` leads to the others.
  var groups: [Int32] = []
  /// The designs, each once.
  var designs: [Design] = []
  /// Items that cannot be measured, and why.
  var issues: [InputIssue] = []
  /// How many texts have an entry.
  var texts = 0
  /// How many of them say nothing of their room, nor does a pattern.
  var textsWithoutSlot = 0
  /// How many texts have their room by each pattern.
  var patternUses: [Int] = []

  /// The text of the entry at a place.
  func string(of entry: Int) -> LocalizedString { strings[Int(entries[entry].string)] }

  /// The room of the entry at a place, of several the narrowest.
  func slot(of entry: Int) -> Slot { slots[Int(entries[entry].slot)].value }

  /// A text's room.
  func slot(of position: Position) -> Slot { sharedSlot(of: position).value }

  /// A text's room, which all findings in it share.
  func sharedSlot(of position: Position) -> Shared<Slot> { slots[Int(entries[position.entry].slot + position.room)] }

  /// How many rooms the entry at a place has.
  func rooms(of entry: Int) -> Int32 { roomCounts[Int(entries[entry].slot)] }

  /// The source-language text of an entry: what the item itself says, else that of the same table and key.
  func sourceText(of entry: Entry) -> String? {
    strings[Int(entry.string)].source ?? (entry.source < 0 ? nil : strings[Int(entry.source)].text)
  }

  /// The source-language text of an entry in all its forms; nil where the entry is it, or there is none.
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

  /// A text without its format specifiers, which is how it is measured; nil where it has none.
  func stripped(_ entry: Entry) -> String? {
    Placeholder.removing(from: strings[Int(entry.string)].text, source: sourceText(of: entry))
  }
}
