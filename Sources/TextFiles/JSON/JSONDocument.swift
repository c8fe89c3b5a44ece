import AuditModel
import Documents

/// A converter from a JSON file to texts.
///
/// Objects are read as keys with texts, as groups or as items, depending on their shape.
struct JSONDocument {
  /// An object or array whose values are being read.
  private struct Open {
    var members: [LocatedJSON.Member] = []
    var elements: [LocatedJSON] = []
    /// The prefix of the values' keys: the enclosing keys, each followed by a dot.
    let prefix: String
    /// The number of values read so far.
    var read = 0
  }

  private let source: SourceFile
  private var strings: [LocalizedString] = []
  private var notes: JSONNotes
  /// Whether two values may have the same joined key.
  ///
  /// This needs an item with its own key, or a key with a dot and a group.
  private var keysMayMeet: Bool { itemsHaveKeys || (keysHaveDots && hasGroups) }
  private var itemsHaveKeys = false
  private var keysHaveDots = false
  private var hasGroups = false
  /// Whether the root of the file is an array.
  private var isInArray = false
  /// The open objects and arrays, outermost first, so that deep files do not overflow the call stack.
  private var open: [Open] = []

  private init(_ source: SourceFile) {
    self.source = source
    notes = JSONNotes(file: source.path)
  }

  /// Reads a file, with or without a byte order mark.
  ///
  /// Texts that are complete before an error are kept.
  static func read(_ source: SourceFile) -> Catalog {
    var reader = JSONDocument(source)
    reader.readDocument(LocatedJSON.inUTF8(source.bytes))
    var catalog = Catalog()
    catalog.strings = reader.strings
    catalog.issues = reader.notes.issues
    return catalog
  }

  private mutating func readDocument(_ bytes: [UInt8]) {
    strings.reserveCapacity(bytes.count / SourceFile.bytesPerText)
    let (start, found) = JSONParser.read(bytes, of: .texts) { parser -> LocatedJSON.Place? in
      if let start = parser.enterArray() {
        readElements(&parser)
        return start
      }
      parser.readOn()
      return parser.root.flatMap { readRoot($0) ? $0.place : nil }
    }
    // At the same position, syntax errors come first.
    notes.insert(found)
    let isWithoutProblems = notes.isEmpty
    guard let start else { return }
    if keysMayMeet { warnOfRepeatedKeys() }
    if strings.isEmpty, isWithoutProblems {
      notes.warning(start, "no texts in this file", "write keys and texts, such as {\"greeting\": \"Hello\"}")
    }
  }

  /// Reads the elements of a root array one at a time.
  private mutating func readElements(_ parser: inout JSONParser) {
    isInArray = true
    var index = 0
    while true {
      if let item = parser.item(), let text = item.text {
        append(text, of: item, prefix: "", key: item.key == nil ? String(index) : nil)
      } else if let element = parser.nextElement() {
        read(element, prefix: "", key: String(index))
        while !open.isEmpty { readNext() }
      } else {
        return
      }
      index += 1
    }
  }

  /// Reads a root value that is not an array, or returns false if it cannot contain texts.
  private mutating func readRoot(_ root: LocatedJSON) -> Bool {
    guard case .object(let members) = root.content else {
      notes.error(
        root.place, "the file contains \(root.kind), not an object or array of texts",
        "write an object of keys and texts, such as {\"greeting\": \"Hello\"}")
      return false
    }
    if let languages = JSONLanguages(members, readAs: source.locale) {
      notes.warning(root.place, languages.message, languages.remedy)
    }
    read(root, prefix: "", key: nil)
    while !open.isEmpty { readNext() }
    return true
  }

  /// Warns of equal keys in different places, such as `a.b` and `b` inside `a`; each text is measured.
  private mutating func warnOfRepeatedKeys() {
    for (earlier, later) in strings.repeatedKeys(mostly: source.locale) {
      let location = strings[later].location
      notes.warning(
        LocatedJSON.Place(line: location.line, column: location.column),
        "the key \(Quotation(strings[later].key)) already has a text in line \(strings[earlier].location.line)",
        "give each text a key of its own")
    }
  }

  /// Reads the next value of the innermost object or array, or closes it at the end.
  private mutating func readNext() {
    let last = open.count - 1
    let index = open[last].read
    open[last].read += 1
    if index < open[last].members.count {
      let key = joined(open[last].prefix, open[last].members[index].key)
      // Most values are texts, and copying their members first would double the time.
      if case .string(let text) = open[last].members[index].value.content {
        append(text, at: open[last].members[index].value.place, key: key, item: nil)
      } else {
        read(open[last].members[index].value, prefix: open[last].prefix, key: key)
      }
    } else if index < open[last].elements.count {
      read(open[last].elements[index], prefix: open[last].prefix, key: "\(open[last].prefix)\(index)")
    } else {
      open.removeLast()
    }
  }

  private mutating func joined(_ prefix: String, _ key: String) -> String {
    if !keysHaveDots { keysHaveDots = key.utf8.contains(UInt8(ascii: ".")) }
    return prefix.isEmpty ? key : prefix + key
  }

  /// Reads a value with its joined key, which is nil for the root value.
  private mutating func read(_ value: LocatedJSON, prefix: String, key: String?) {
    switch value.content {
    case .object(let members): read(members, of: value, prefix: prefix, key: key)
    case .array(let elements): enter(key) { Open(elements: elements, prefix: $0) }
    case .string(let text): append(text, at: value.place, key: key ?? "", item: nil)
    case .quad, .number, .bool, .null:
      notes.warning(
        value.place, "the value of \(Quotation(key ?? "")) is \(value.kind), not a text; it was skipped",
        "put it in double quotes if it is shown to people")
    }
  }

  private mutating func read(_ all: [LocatedJSON.Member], of object: LocatedJSON, prefix: String, key: String?) {
    let members = notes.members(all)
    guard members.isItem, let text = members.text else {
      // With a misspelt field, it is unclear how to check the text, so the item is not read.
      let isElement = isInArray && open.isEmpty
      if object.isComplete, let slip = members.slip(isElement: isElement) {
        return refuse(slip.member, slip.field)
      }
      if object.isComplete, let text = members.strangeText(isElement: isElement) { return refuse(text) }
      hint(members)
      enter(key) { Open(members: members.counting, prefix: $0) }
      return
    }
    // A truncated item may lack fields, and the truncation has already been reported.
    guard object.isComplete else { return }
    append(text, of: JSONItem(members.counting), prefix: prefix, key: key)
  }

  /// Adds the text of an item under its own key, or under that of its position if it has none.
  private mutating func append(_ text: String, of item: JSONItem, prefix: String, key: String?) {
    notes.add(item.problems)
    if item.key != nil { itemsHaveKeys = true }
    append(text, at: item.place, key: item.key.map { prefix + $0 } ?? key ?? "", item: item)
  }

  private mutating func enter(_ key: String?, _ make: (_ prefix: String) -> Open) {
    if key != nil { hasGroups = true }
    open.append(make(key.map { "\($0)." } ?? ""))
  }

  private mutating func append(_ text: String, at place: LocatedJSON.Place, key: String, item: JSONItem?) {
    var string = LocalizedString(
      location: notes.location(place), key: key, text: text, locale: item?.locale ?? source.locale, group: source.group,
      source: item?.source, comment: item?.comment, slot: item?.slot ?? SlotFields())
    if let item {
      for issue in item.applyComment(to: &string, at: notes.location(item.commentPlace)) {
        notes.warning(item.commentPlace, issue.message, issue.remedy)
      }
    }
    strings.append(string)
  }

  /// Reports an item that is not read because a field is misspelt.
  private mutating func refuse(_ member: LocatedJSON.Member, _ field: JSONItem.Field) {
    notes.error(
      member.keyPlace,
      "\(Quotation(member.key)) is not a field of an item, so this item is not read; did you mean \(field.name)?",
      "write \(field.name); fields of an item are \(JSONItem.fieldNames.joined(separator: " "))")
  }

  /// Reports an item that is not read because its text is not a string.
  private mutating func refuse(_ text: LocatedJSON.Member) {
    notes.error(
      text.value.place, "the text of this item is \(text.value.kind), so the item is not read",
      "write the text in double quotes")
  }

  /// Warns of a group that was probably meant to be an item.
  private mutating func hint(_ members: JSONMembers) {
    guard members.text != nil, let foreign = members.foreign,
      members.counting.contains(where: { member in
        guard case .number = member.value.content else { return false }
        return JSONItem.isField(member.key)
      })
    else { return }
    notes.warning(
      foreign.keyPlace,
      "\(Quotation(foreign.key)) is not a field of an item, so this object was read as a group of texts",
      "fields of an item are \(JSONItem.fieldNames.joined(separator: " "))")
  }
}
