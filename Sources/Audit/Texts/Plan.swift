import AuditModel
import DynamicType

/// The plan of an audit, with all texts of a catalog in their slots and equal texts linked to each other.
///
/// No text is copied. An entry only consists of indexes, so a plan of a million texts needs tens of megabytes.
struct Plan: Sendable {
  /// Whether the app's code mentions the key of a text.
  enum Mention: UInt8 {
    /// Code mentions it, or was not read.
    case possible
    /// No code mentions it, but code takes keys from data, which may name it.
    case byData
    /// No code mentions it, but some code was read in part only.
    case unlikely
    /// No code mentions it.
    case none
  }

  /// A text in a slot, or in the containers of that slot on several devices.
  struct Entry: Sendable {
    /// The index of the text in ``Plan/strings``.
    var string: Int32
    /// The index of the slot in ``Plan/slots``.
    ///
    /// For several devices, this is the index of the narrowest slot.
    var slot: Int32
    /// The index in ``Plan/strings`` of the source text with the same key; negative if there is none.
    var source: Int32
    /// The index in ``Plan/designs`` of the design that determines the line limit; negative if there is none.
    var design: Int32
    /// The index of the next entry with the same text and language; negative if there is none.
    var next: Int32 = -1
    /// The index in ``Plan/strings`` of one text of the key, which identifies the key in all languages.
    var family: Int32 = -1
    /// Whether the text is in the source language itself.
    var isSource: Bool
    /// Whether the app's code mentions the key.
    var mention = Mention.possible
    /// Whether code formats the text without a locale.
    var isFormattedWithoutLocale = false
  }

  /// The position of a text in a container, which is the unit that is measured and checked.
  struct Position: Hashable, Comparable, Sendable {
    /// The index in ``Plan/entries``.
    var entry: Int
    /// The number of the container within the entry; 0 is the narrowest.
    var room: Int32 = 0

    static func < (left: Position, right: Position) -> Bool { (left.entry, left.room) < (right.entry, right.room) }
  }

  /// The text that a designer worked with: the source text in a slot at Large, for any width.
  struct Design: Sendable {
    /// The text without its format specifiers.
    var text: String
    var locale: String
    var slot: Int32
    /// The index in ``Plan/strings`` of the source text, or of a translation that contains the source text.
    var string: Int32
  }

  /// The texts of the catalog.
  var strings: [LocalizedString] = []
  /// The source languages that files declare, by group.
  var sourceLocales: [String: String] = [:]
  /// The source language of files that do not declare one.
  var sourceLocale = "en"
  var platform = Platform.ios
  /// The slots of all entries.
  ///
  /// The containers of a slot on several devices follow each other.
  var slots: [Shared<Slot>] = []
  /// The place numbers of each slot, among the places of the key in code; nil if code does not determine the slot.
  var sites: [Shared<[Int32]>?] = []
  /// For each index in ``slots``, the number of containers from there on that only differ in the device.
  var roomCounts: [Int32] = []
  /// The texts in their slots, in the catalog's order.
  var entries: [Entry] = []
  /// The index of the first entry of each text and language; ``Entry/next`` leads to the others.
  var groups: [Int32] = []
  /// The distinct designs.
  var designs: [Design] = []
  /// The issues of the items that cannot be measured.
  var issues: [InputIssue] = []
  /// The ``issues`` that come from the configuration or an option, and not from the text's file.
  var issuesOfSettings: Set<InputIssue> = []
  /// The number of texts that have an entry.
  var texts = 0
  /// The number of texts whose slot is neither stated by the text nor matched by a pattern.
  var textsWithoutSlot = 0
  /// The number of texts whose slot comes from each pattern.
  var patternUses: [Int] = []

  /// Returns the text of the entry at an index.
  func string(of entry: Int) -> LocalizedString { strings[Int(entries[entry].string)] }

  /// Returns the slot of the entry at an index.
  ///
  /// For several devices, this is the narrowest slot.
  func slot(of entry: Int) -> Slot { slots[Int(entries[entry].slot)].value }

  /// Returns the slot of the text and container at a position.
  func slot(of position: Position) -> Slot { sharedSlot(of: position).value }

  /// Returns the slot at a position, in the form that findings share.
  func sharedSlot(of position: Position) -> Shared<Slot> { slots[Int(entries[position.entry].slot + position.room)] }

  /// Returns the numbers of the places in code that have the slot at a position; nil if code does not determine it.
  func sites(of position: Position) -> Shared<[Int32]>? { sites[Int(entries[position.entry].slot + position.room)] }

  /// Returns the numbers of the places in code that have the slots at positions; nil if code does not determine a slot.
  func sites(of positions: [Position]) -> Shared<[Int32]>? {
    let all = positions.map { sites(of: $0)?.value }
    return all.contains(nil) ? nil : Shared(Set(all.flatMap { $0 ?? [] }).sorted())
  }

  /// Returns the number of containers of the entry at an index.
  func rooms(of entry: Int) -> Int32 { roomCounts[Int(entries[entry].slot)] }

  /// Returns the source text of an entry, from the item itself or from the same table and key.
  func sourceText(of entry: Entry) -> String? {
    strings[Int(entry.string)].source ?? (entry.source < 0 ? nil : strings[Int(entry.source)].text)
  }

  /// Returns all forms of the source text of an entry.
  ///
  /// Nil if the entry is the source text itself or has none.
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

  /// Returns the text to measure, without its format specifiers.
  ///
  /// Nil if the text has no format specifiers.
  func stripped(_ entry: Entry) -> String? {
    Placeholder.removing(from: strings[Int(entry.string)].text, source: sourceText(of: entry))
  }
}
