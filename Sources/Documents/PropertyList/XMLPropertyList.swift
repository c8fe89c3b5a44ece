package import AuditModel

/// Reads an XML property list whose root is a dictionary, one member at a time.
package struct XMLPropertyList {
  private let xml: LocatedXML
  private let file: String
  private var hasStarted = false
  private var found: [InputIssue] = []

  package init(_ bytes: [UInt8], file: String) {
    xml = LocatedXML(bytes, file: file)
    self.file = file
  }

  /// Problems found so far.
  package var issues: [InputIssue] { found + xml.issues }

  /// Reads the next member of the root; nil at the end, or where the file is truncated.
  package mutating func nextMember() -> PropertyListValue.Member? {
    if !hasStarted {
      hasStarted = true
      guard enterRoot() else { return nil }
    }
    return member()
  }

  private mutating func enterRoot() -> Bool {
    var tags: [XMLTag] = []
    while let event = xml.nextEvent() {
      guard case .start(let tag) = event else {
        if case .end = event { break }
        continue
      }
      tags.append(tag)
      if tag.name == "dict" { return true }
      guard tag.name == "plist", tags.count == 1 else { break }
    }
    guard !xml.isBroken else { return false }
    let name = tags.last.map { "<\(Quotation($0.name).text)>" } ?? "nothing"
    found.append(
      InputIssue(
        severity: .error,
        location: tags.last?.location ?? SourceLocation(startOf: file),
        message: "the property list's root is \(name), not a dictionary of keys and texts",
        remedy: "write <plist> around one <dict> of keys and values"))
    // Reads the rest, which may contain syntax errors to report.
    while xml.nextEvent() != nil {}
    return false
  }

  /// Reads up to the end of the next member.
  private mutating func member() -> PropertyListValue.Member? {
    var key: (text: String, location: SourceLocation)?
    var comments: [XMLComment] = []
    while let event = xml.nextEvent() {
      switch event {
      case .comment(let text, let location): comments.append(XMLComment(text, start: location))
      case .text(let text, let location): warn(ofStray: text, location)
      case .end:
        if let key { warn(ofLoneKey: key.text, key.location) }
        return nil
      case .start(let tag):
        guard let element = xml.element(tag) else { return nil }
        if let member = pair(element, &key, &comments) { return member }
      }
    }
    return nil
  }

  /// Stores a key, or combines a value with the preceding key.
  private mutating func pair(
    _ element: LocatedElement, _ key: inout (text: String, location: SourceLocation)?, _ comments: inout [XMLComment]
  ) -> PropertyListValue.Member? {
    if element.name == "key" {
      if let key { warn(ofLoneKey: key.text, key.location) }
      key = (element.text, element.tag.location)
      return nil
    }
    guard let known = key else {
      found.append(
        InputIssue(
          severity: .warning, location: element.tag.location,
          message: "<\(Quotation(element.name).text)> has no key before it and is skipped",
          remedy: "write a <key> before it"))
      return nil
    }
    key = nil
    defer { comments = [] }
    return PropertyListValue.Member(
      key: known.text, location: known.location, value: value(element), comments: comments)
  }

  private mutating func value(_ element: LocatedElement) -> PropertyListValue {
    switch element.name {
    case "string": return PropertyListValue(content: .text(element.text), location: element.textLocation)
    case "dict":
      return PropertyListValue(content: .dictionary(members(of: element)), location: element.tag.location)
    case "array":
      return PropertyListValue(content: .array(element.elements.map { value($0) }), location: element.tag.location)
    case "true", "false":
      return PropertyListValue(content: .bool(element.name == "true"), location: element.tag.location)
    case "integer", "real":
      let number = Self.number(element.text.trimmingWhitespace)
      return PropertyListValue(
        content: number.map { .number($0) } ?? .other("a number that cannot be read"), location: element.tag.location)
    default:
      let kind = Self.kinds[element.name] ?? "<\(Quotation(element.name).text)>"
      return PropertyListValue(content: .other(kind), location: element.tag.location)
    }
  }

  private static let kinds = ["date": "a date", "data": "data"]

  /// A number; integers may be hexadecimal (Apple, CFPropertyList.c, parseIntegerTag).
  private static func number(_ text: String) -> Double? {
    let isNegative = text.hasPrefix("-")
    let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard digits.hasPrefix("0x") || digits.hasPrefix("0X") else { return Double(text) }
    return Int(digits.dropFirst(2), radix: 16).map { Double(isNegative ? -$0 : $0) }
  }

  private mutating func members(of dictionary: LocatedElement) -> [PropertyListValue.Member] {
    var members: [PropertyListValue.Member] = []
    var key: (text: String, location: SourceLocation)?
    var comments: [XMLComment] = []
    for part in dictionary.content {
      switch part {
      case .comment(let text, let location): comments.append(XMLComment(text, start: location))
      case .text(let text, let location): warn(ofStray: text, location)
      case .element(let element): if let member = pair(element, &key, &comments) { members.append(member) }
      }
    }
    if let key { warn(ofLoneKey: key.text, key.location) }
    return members
  }

  private mutating func warn(ofStray text: String, _ location: SourceLocation) {
    guard text.contains(where: { !$0.isWhitespace }) else { return }
    found.append(
      InputIssue(
        severity: .warning, location: location,
        message: "the text \(Quotation(text.trimmingWhitespace)) is between keys and is skipped",
        remedy: "put it in <string> after a <key>"))
  }

  private mutating func warn(ofLoneKey key: String, _ location: SourceLocation) {
    found.append(
      InputIssue(
        severity: .warning, location: location, message: "the key \(Quotation(key)) has no value and is skipped",
        remedy: "write a <string> after it"))
  }
}

extension String {
  /// The text without leading and trailing white space.
  package var trimmingWhitespace: String {
    let start = drop(while: \.isWhitespace)
    return String(start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
  }
}
