import AuditModel

/// Turns a JSON file of strings into texts, told apart by shape: keys and texts, groups, arrays and items.
struct JSONDocument {
  /// A value that waits for its turn.
  private struct Waiting {
    let value: LocatedJSON
    /// The joined key; nil for the file's own value.
    let key: String?
    /// The joined key of the object or array around it.
    let parentKey: String?

    init(value: LocatedJSON, parentKey: String? = nil, key: String? = nil) {
      self.value = value
      self.parentKey = parentKey
      if let parentKey, let key {
        self.key = "\(parentKey).\(key)"
      } else {
        self.key = key
      }
    }
  }

  private let file: String
  private let locale: String
  private let group: String
  private var strings: [LocalizedString] = []
  private var problems: [LocatedJSON.Problem] = []
  /// Values last first; a stack of its own keeps depth off the call stack.
  private var waiting: [Waiting] = []

  private init(file: String, locale: String, group: String) {
    self.file = file
    self.locale = locale
    self.group = group
  }

  /// Reads a file's bytes, UTF-8 with or without a byte order mark; counts are left to the caller.
  ///
  /// A file with errors gives the texts that were complete before them.
  static func read(
    _ bytes: [UInt8], file: String, locale: String, group: String
  ) -> Catalog {
    var reader = JSONDocument(file: file, locale: locale, group: group)
    reader.readDocument(bytes)
    var catalog = Catalog()
    catalog.strings = reader.strings
    // By place, and as they were found at the same place.
    let ordered = reader.problems.enumerated().sorted { left, right in
      (left.element.line, left.element.column, left.offset) < (right.element.line, right.element.column, right.offset)
    }
    catalog.issues = ordered.map { InputIssue($0.element, file: file) }
    return catalog
  }

  private mutating func readDocument(_ bytes: [UInt8]) {
    let (root, found) = LocatedJSON.parse(bytes)
    problems = found
    guard let root else { return }
    switch root.content {
    case .object, .array: waiting.append(Waiting(value: root))
    default:
      report(
        .error, root.place, "the file holds \(root.kind), not an object or array of texts",
        "write an object of keys and texts, such as {\"greeting\": \"Hello\"}")
      return
    }
    while let next = waiting.popLast() { read(next) }
    warnOfRepeatedKeys()
    if strings.isEmpty, problems.isEmpty {
      report(.warning, root.place, "no texts in this file", "write keys and texts, such as {\"greeting\": \"Hello\"}")
    }
  }

  /// Keys that come to the same from different places, such as `a.b` and `b` inside `a`; each text is measured.
  private mutating func warnOfRepeatedKeys() {
    struct Name: Hashable {
      // By code point: names that only look alike are different keys to JSON.
      var key: [UInt8]
      var locale: String
    }
    var lines: [Name: Int] = [:]
    lines.reserveCapacity(strings.count)
    for string in strings where !string.key.isEmpty {
      let name = Name(key: Array(string.key.utf8), locale: string.locale)
      if let earlier = lines[name] {
        let place = LocatedJSON.Place(line: string.location.line, column: string.location.column)
        report(
          .warning, place, "the key \(Quotation(string.key)) already has a text in line \(earlier)",
          "give each text a key of its own")
      } else {
        lines[name] = string.location.line
      }
    }
  }

  private mutating func read(_ next: Waiting) {
    let value = next.value
    switch value.content {
    case .object(let members): read(members, of: next)
    case .array(let elements):
      for (index, element) in elements.enumerated().reversed() {
        waiting.append(Waiting(value: element, parentKey: next.key, key: String(index)))
      }
    case .string(let text): append(text, at: value.place, key: next.key ?? "", item: nil)
    case .number, .bool, .null:
      report(
        .warning, value.place,
        "the value of \(Quotation(next.key ?? "")) is \(value.kind), not a text; it was left out",
        "put it in double quotes if it is shown to people")
    }
  }

  private mutating func read(_ all: [LocatedJSON.Member], of object: Waiting) {
    let members = JSONMembers(all)
    problems += members.duplicates.map(\.problem)
    guard members.isItem, let text = members.text, let place = members["text"]?.value.place else {
      hint(members)
      for member in members.counting.reversed() {
        waiting.append(Waiting(value: member.value, parentKey: object.key, key: member.key))
      }
      return
    }
    // Of an item that is cut off nobody knows which fields are missing; the problem that cut it says where.
    guard object.value.isComplete else { return }
    let item = JSONItem(members.counting)
    problems += item.problems
    var key = object.key ?? ""
    if let own = item.key { key = object.parentKey.map { "\($0).\(own)" } ?? own }
    append(text, at: place, key: key, item: item)
  }

  private mutating func append(_ text: String, at place: LocatedJSON.Place, key: String, item: JSONItem?) {
    strings.append(
      LocalizedString(
        location: SourceLocation(file: file, line: place.line, column: place.column), key: key, text: text,
        locale: item?.locale ?? locale, group: group, source: item?.source, comment: item?.comment,
        slot: item?.slot ?? SlotFields()))
  }

  /// Warns of a group that was probably meant to be an item.
  private mutating func hint(_ members: JSONMembers) {
    guard members.text != nil, let foreign = members.foreign.first,
      members.counting.contains(where: { member in
        guard case .number = member.value.content else { return false }
        return JSONItem.fieldNames.contains(member.key)
      })
    else { return }
    report(
      .warning, foreign.keyPlace,
      "\(Quotation(foreign.key)) is no field of an item, so this object was read as a group of texts",
      "fields of an item are \(JSONItem.fieldNames.joined(separator: " "))")
  }

  private mutating func report(
    _ severity: InputIssue.Severity, _ place: LocatedJSON.Place, _ message: String, _ remedy: String
  ) {
    problems.append(
      LocatedJSON.Problem(severity: severity, place: place, message: message, remedy: remedy, isFatal: false))
  }
}
