import AuditModel
import Documents

/// A line-by-line parser of gettext catalogs that continues after an error.
///
/// Source: GNU gettext manual, "The Format of PO Files".
struct GettextParser {
  /// The string that the next line may continue.
  private enum Part {
    case context, id, plural, string
  }

  /// The entries in order, including the header.
  private(set) var entries: [GettextEntry] = []
  /// The number of obsolete entries.
  private(set) var obsolete = 0
  /// Problems found in the file.
  private(set) var issues: [InputIssue] = []

  private let bytes: UnsafeBufferPointer<UInt8>
  private var lines: LineTable
  private var entry = GettextEntry()
  private var part: Part?
  /// The bytes of the current string, which is added to the entry when complete.
  private var text: [UInt8] = []
  private var start: SourceLocation
  private var form = 0
  /// Whether the current entry has an error.
  private var isFaulty = false

  /// Parses a file in valid UTF-8; `file` is its name in locations.
  init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) {
    self.bytes = bytes
    lines = LineTable(file: file)
    start = SourceLocation(startOf: file)
    var position = 0
    while position < bytes.count {
      var end = position
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      read(position..<end)
      position = end + 1
      if end + 1 < bytes.count, bytes[end] == 0x0D, bytes[end + 1] == 0x0A { position += 1 }
    }
    endString()
    endEntry()
  }

  private mutating func read(_ range: Range<Int>) {
    var range = range
    while let first = range.first, bytes[first] == 0x20 || bytes[first] == 0x09 { range.removeFirst() }
    guard let first = range.first else { return }
    switch bytes[first] {
    case UInt8(ascii: "#"): readComment(range)
    case UInt8(ascii: "\""):
      guard part != nil else {
        return report(first, "a string appears before any keyword", "write msgid before it")
      }
      readString(range)
    default: readKeyword(range)
    }
  }

  private mutating func readComment(_ range: Range<Int>) {
    let mark = range.count > 1 ? bytes[range.lowerBound + 1] : 0x20
    let rest = range.dropFirst(2)
    switch mark {
    case UInt8(ascii: "~"):
      let text = UnsafeBufferPointer(rebasing: bytes[rest])
      if text.contains("msgid ".utf8), !text.contains(UInt8(ascii: "|")) { obsolete += 1 }
      endString()
      endEntry()
    case UInt8(ascii: "|"), UInt8(ascii: ":"):
      if entry.id != nil { startNext() }
      if mark == UInt8(ascii: "|"), hasOpenString(rest) {
        report(range.lowerBound, "the string of the previous text has no closing quotation mark", "add it")
      }
    case UInt8(ascii: ","), UInt8(ascii: "="), UInt8(ascii: "."):
      startNext()
      let text = bytes.text(rest)
      if mark != UInt8(ascii: "."), text.split(whereSeparator: { ", \t".contains($0) }).contains("fuzzy") {
        entry.isFuzzy = true
      }
      entry.comments.append(LocatedText(text: text, location: location(rest.startIndex)))
    default:
      startNext()
      let text = range.dropFirst()
      entry.comments.append(LocatedText(text: bytes.text(text), location: location(text.startIndex)))
    }
  }

  /// Returns whether a string is still open at the end of the line.
  private func hasOpenString(_ range: Range<Int>) -> Bool {
    var isOpen = false
    var position = range.lowerBound
    while position < range.upperBound {
      if bytes[position] == UInt8(ascii: "\"") { isOpen.toggle() }
      position += isOpen && bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return isOpen
  }

  /// Ends the previous entry before a comment or keyword of the next.
  private mutating func startNext() {
    guard entry.id != nil else { return }
    endString()
    endEntry()
  }

  private mutating func readKeyword(_ range: Range<Int>) {
    let word = range.prefix { bytes[$0] != 0x20 && bytes[$0] != 0x09 && bytes[$0] != UInt8(ascii: "\"") }
    let name = bytes.text(word)
    let rest = range.dropFirst(word.count).drop { bytes[$0] == 0x20 || bytes[$0] == 0x09 }
    endString()
    switch name {
    case "msgctxt":
      endEntry()
      part = .context
    case "msgid":
      if entry.id != nil { endEntry() }
      part = .id
    case "msgid_plural": part = .plural
    case "domain": return
    case "msgstr": (part, form) = (.string, 0)
    case _ where name.hasPrefix("msgstr[") && name.hasSuffix("]"):
      guard let number = Int(name.dropFirst(7).dropLast()), 0...99 ~= number else {
        part = nil
        return report(range.lowerBound, "\(Quotation(name)) has no form number", "write msgstr[0]")
      }
      (part, form) = (.string, number)
    default:
      part = nil
      return report(
        range.lowerBound, "a keyword such as msgid, or a string, is expected here, not \(Quotation(name))",
        "put strings in quotation marks and # before comments")
    }
    if let (message, remedy) = misplacement(of: name) {
      part = nil
      return report(range.lowerBound, message, remedy)
    }
    start = location(rest.startIndex)
    guard let quote = rest.first, bytes[quote] == UInt8(ascii: "\"") else {
      return report(rest.startIndex, "a string is expected after \(name)", "write \(name) \"…\"")
    }
    readString(rest)
  }

  /// Returns a problem and its fix if `msgfmt` rejects a keyword at this position, or nil.
  private func misplacement(of name: String) -> (message: String, remedy: String)? {
    guard part == .string || part == .plural else { return nil }
    guard entry.id != nil else { return ("\(name) appears before any msgid", "write msgid before it") }
    if part == .plural {
      guard entry.plural != nil || !entry.strings.isEmpty else { return nil }
      return ("this entry already has \(entry.plural == nil ? "a msgstr" : "a msgid_plural")", "write msgid before it")
    }
    if entry.strings.contains(where: { $0.form == form }) {
      return ("\(name) appears a second time, without its own msgid", "write msgid before it")
    }
    let isForm = name.hasSuffix("]")
    if isForm, entry.plural != nil, form != entry.strings.count {
      let next = "msgstr[\(entry.strings.count)]"
      return ("\(name) appears where \(next) belongs", "number the forms from 0 without gaps")
    }
    guard isForm != (entry.plural != nil) else { return nil }
    return isForm
      ? ("\(name) has no msgid_plural before it", "write msgstr, or msgid_plural before it")
      : ("an entry with msgid_plural has no plain msgstr", "write msgstr[0], msgstr[1] …")
  }

  /// Reads a string up to the end of its line; the range starts at the quotation mark.
  private mutating func readString(_ range: Range<Int>) {
    var position = range.lowerBound + 1
    while position < range.upperBound, bytes[position] != UInt8(ascii: "\"") {
      if bytes[position] == UInt8(ascii: "\\") {
        position = readEscape(position, range.upperBound)
      } else {
        text.append(bytes[position])
        position += 1
      }
    }
    guard position < range.upperBound else {
      return report(range.lowerBound, "the string has no closing quotation mark", "add it")
    }
    let rest = (position + 1..<range.upperBound).first { bytes[$0] != 0x20 && bytes[$0] != 0x09 }
    if let rest {
      report(rest, "text after the closing quotation mark is not read", "write \\\" inside a string")
    }
  }

  /// Reads a backslash and the escaped characters; returns the position after them.
  private mutating func readEscape(_ start: Int, _ end: Int) -> Int {
    guard start + 1 < end else { return start + 1 }
    let letter = bytes[start + 1]
    if let byte = letter.escapedControl ?? ("\\\"'?".utf8.contains(letter) ? letter : nil) {
      text.append(byte)
      return start + 2
    }
    let (digitsStart, most, base) = letter == UInt8(ascii: "x") ? (start + 2, 2, 16) : (start + 1, 3, 8)
    let digits = bytes[digitsStart..<min(end, digitsStart + most)].lazy.map(\.hexadecimal)
      .prefix { $0.map { $0 < base } ?? false }
    guard !digits.isEmpty else {
      report(start, "the escape \\\(Quotation(String(UnicodeScalar(letter))).text) is not known", "write \\\\")
      text.append(letter)
      return start + 2
    }
    text.append(UInt8(truncatingIfNeeded: digits.reduce(0) { base * $0 + ($1 ?? 0) }))
    return digitsStart + digits.count
  }

  private mutating func endString() {
    guard let part else { return }
    self.part = nil
    let whole = LocatedText(text: String(decoding: text, as: UTF8.self), location: start)
    text = []
    switch part {
    case .context: entry.context = whole
    case .id: entry.id = whole
    case .plural: entry.plural = whole
    case .string: entry.strings.append((form, whole))
    }
  }

  private mutating func endEntry() {
    if let id = entry.id {
      // A truncated entry must not count as untranslated.
      if entry.strings.isEmpty {
        tellMissing("msgstr", after: "msgid", at: id.location)
      } else {
        entries.append(entry)
      }
    } else if let context = entry.context {
      tellMissing("msgid", after: "msgctxt", at: context.location)
    }
    // Comments before a msgctxt or msgid belong to the entry that starts there.
    let isOpen = entry.id == nil && entry.context == nil
    if !isOpen {
      entry = GettextEntry()
      isFaulty = false
    }
  }

  /// Reports an incomplete entry, unless it already has another error.
  private mutating func tellMissing(_ missing: String, after name: String, at location: SourceLocation) {
    guard !isFaulty else { return }
    issues.refuse(
      at: location, "this \(name) has no \(missing) after it",
      fix: "write \(missing) \"…\", or restore the complete file")
  }

  private mutating func location(_ offset: Int) -> SourceLocation { lines.location(of: offset, in: bytes) }

  private mutating func report(_ offset: Int, _ message: String, _ remedy: String) {
    isFaulty = true
    issues.refuse(at: location(offset), message, fix: remedy)
  }
}
