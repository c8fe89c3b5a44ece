package import AuditModel

/// A reader that returns the members of an XML property list's root dictionary one at a time.
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

  /// Reads the next member of the root; returns nil at the end or if the file is truncated or invalid.
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
    found.refuse(
      at: tags.last?.location ?? SourceLocation(startOf: file),
      "the property list's root is \(name), not a dictionary of keys and texts",
      fix: "write <plist> around one <dict> of keys and values")
    // Reads the rest, because it may contain syntax errors to report.
    while xml.nextEvent() != nil {}
    return false
  }

  /// Reads up to the end of the next member.
  private mutating func member() -> PropertyListValue.Member? {
    var waiting = Waiting()
    while let event = xml.nextEvent() {
      let part: LocatedElement.Content
      switch event {
      case .comment(let text): part = .comment(text)
      case .text(let text): part = .text(text)
      case .end:
        warnOfLoneKey(in: waiting)
        return nil
      case .start(let tag):
        guard let element = xml.element(tag) else { return nil }
        part = .element(element)
      }
      if let member = member(part, &waiting) { return member }
    }
    return nil
  }

  /// A key whose value has not been read yet, and the comments since the last member.
  private struct Waiting {
    var key: LocatedText?
    var comments: [LocatedText] = []
  }

  /// Returns the member that a part of a dictionary completes, or nil if it completes none.
  private mutating func member(_ part: LocatedElement.Content, _ waiting: inout Waiting) -> PropertyListValue.Member? {
    switch part {
    case .comment(let comment): waiting.comments.append(comment)
    case .text(let piece):
      guard piece.text.contains(where: { !$0.isWhitespace }) else { return nil }
      found.warn(
        at: piece.location, "the text \(Quotation(piece.text.trimmingWhitespace)) is between keys and is skipped",
        fix: "put it in <string> after a <key>")
    case .element(let element) where element.name == "key":
      warnOfLoneKey(in: waiting)
      waiting.key = LocatedText(text: element.text, location: element.tag.location)
    case .element(let element):
      guard let key = waiting.key else {
        found.warn(
          at: element.tag.location, "<\(Quotation(element.name).text)> has no key before it and is skipped",
          fix: "write a <key> before it")
        return nil
      }
      defer { waiting = Waiting() }
      return PropertyListValue.Member(
        key: key.text, location: key.location, value: value(element), comments: waiting.comments)
    }
    return nil
  }

  private mutating func warnOfLoneKey(in waiting: Waiting) {
    guard let key = waiting.key else { return }
    found.warn(
      at: key.location, "the key \(Quotation(key.text)) has no value and is skipped", fix: "write a <string> after it")
  }

  private mutating func value(_ element: LocatedElement) -> PropertyListValue {
    let content: PropertyListValue.Content
    switch element.name {
    case "string": return PropertyListValue(content: .text(element.text), location: element.textLocation)
    case "dict": content = .dictionary(members(of: element))
    case "array": content = .array(element.elements.map { value($0) })
    case "true", "false": content = .bool(element.name == "true")
    case "integer", "real":
      content =
        Self.number(element.text.trimmingWhitespace).map { .number($0) } ?? .other("a number that cannot be read")
    default: content = .other(Self.kinds[element.name] ?? "<\(Quotation(element.name).text)>")
    }
    return PropertyListValue(content: content, location: element.tag.location)
  }

  private static let kinds = ["date": "a date", "data": "data"]

  /// Parses a number; integers may be hexadecimal (Apple, CFPropertyList.c, parseIntegerTag).
  private static func number(_ text: String) -> Double? {
    let isNegative = text.hasPrefix("-")
    let digits = isNegative || text.hasPrefix("+") ? text.dropFirst() : text[...]
    guard digits.hasPrefix("0x") || digits.hasPrefix("0X") else { return Double(text) }
    // Unsigned: a second sign could give the minimum `Int`, which has no negative.
    return UInt64(digits.dropFirst(2), radix: 16).map { isNegative ? -Double($0) : Double($0) }
  }

  private mutating func members(of dictionary: LocatedElement) -> [PropertyListValue.Member] {
    var waiting = Waiting()
    let members = dictionary.content.compactMap { member($0, &waiting) }
    warnOfLoneKey(in: waiting)
    return members
  }
}

extension String {
  /// The text without leading and trailing white space.
  package var trimmingWhitespace: String {
    let start = drop(while: \.isWhitespace)
    return String(start[..<(start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex)])
  }
}
