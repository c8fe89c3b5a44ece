import AuditModel
import Documents

/// Parses the entries of a `.strings` file, and continues after an error.
///
/// The grammar is that of old-style property lists, in which the outer braces are optional.
struct StringsParser {
  /// An error that ends an entry.
  private indirect enum Stop: Error {
    case failure(StringsScanner.Failure)
    case syntax(at: Int, message: String, remedy: String)
  }

  /// The entries in order, including duplicates.
  private(set) var entries: StringsEntries
  /// Problems found in the file.
  private(set) var issues: [InputIssue] = []
  /// The key of the current entry, once it is known.
  private var key: String?

  private var scanner: StringsScanner
  private var unescaper: StringsUnescaper
  private var lines: LineTable
  private let locale: String
  private let group: String
  /// The offset of the brace around all entries, if it is open.
  private var outerBrace: Int?
  /// Whether input was skipped after an error, which may include the closing brace.
  private var hasSkipped = false
  /// The directives in the comments above the entry; nil if there are none.
  private var directives: CommentDirectives?

  /// Reads a file in valid UTF-8; `file` is its name in locations.
  init(_ bytes: UnsafeBufferPointer<UInt8>, file: String, locale: String, group: String) {
    entries = StringsEntries(bytes: bytes.count)
    self.locale = locale
    self.group = group
    scanner = StringsScanner(bytes: bytes)
    unescaper = StringsUnescaper(bytes)
    lines = LineTable(file: file)
    while !scanner.isAtEnd { readEntryOrRecover() }
    if let outerBrace, !hasSkipped {
      report(
        .error, at: outerBrace,
        "a brace opens the file's entries here and is never closed, so the end of the file may be missing",
        "close it with } after the last entry, or take it out")
    }
    warnOfDetachedComments()
  }

  private mutating func warnOfDetachedComments() {
    for comment in scanner.detached {
      let text = String(decoding: UnsafeBufferPointer(rebasing: scanner.bytes[comment]), as: UTF8.self)
      let location = lines.location(of: comment.lowerBound, in: scanner.bytes)
      guard
        let directive = DirectiveScanner(text, at: location, isVerbatim: true).directives.first(where: {
          $0.kind == .own
        })
      else { continue }
      issues.append(
        InputIssue(
          severity: .warning, location: directive.location, message: "this typecheck comment belongs to no entry",
          remedy: "put it on the line right above its entry"))
    }
  }

  private mutating func readEntryOrRecover() {
    let known = issues.count
    key = nil
    defer {
      // Issues before the key also belong to its entry.
      if let key { for index in known..<issues.count { issues[index].key = key } }
    }
    do throws(Stop) {
      try readEntry()
    } catch {
      hasSkipped = true
      switch error {
      case .failure(let failure):
        report(failure)
        scanner.position = scanner.bytes.count
      case .syntax(let offset, let message, let remedy):
        reportSyntax(at: offset, message: message, remedy: remedy)
        scanner.skipToNextEntry()
      }
    }
  }

  private mutating func skipTrivia() throws(Stop) -> Bool {
    do { return try scanner.skipTrivia() } catch { throw .failure(error) }
  }

  private mutating func token() throws(Stop) -> StringsScanner.Token? {
    do { return try scanner.token() } catch { throw .failure(error) }
  }

  private mutating func readEntry() throws(Stop) {
    _ = try skipTrivia()
    guard !scanner.isAtEnd else { return }
    if readOuterBrace() { return }
    directives = nil
    let comment = takeComment()
    let start = scanner.position
    guard let keyToken = try token() else {
      throw .syntax(
        at: start, message: "a key is expected here, not \(character(at: start))",
        remedy: "write entries as \"key\" = \"value\";")
    }
    let key = unescape(keyToken)
    self.key = key
    let keyEnd = scanner.position
    _ = try skipTrivia()
    if scanner.current == UInt8(ascii: ";") {
      add(key: key, value: key, at: keyToken.start, comment: comment)
      return endEntry()
    }
    guard scanner.current == UInt8(ascii: "=") else {
      let place = scanner.isAtEnd ? keyEnd : scanner.position
      throw .syntax(
        at: place, message: "\"=\" is expected after the key \(Quotation(key)), not \(character(at: place))",
        remedy: "write \"key\" = \"value\"; and a backslash before quotation marks inside a text")
    }
    scanner.position += 1
    _ = try skipTrivia()
    try readValue(of: key, comment: comment)
  }

  private mutating func readValue(of key: String, comment: String?) throws(Stop) {
    let start = scanner.position
    if scanner.bytes.indices.contains(start), "{(<".utf8.contains(scanner.current) {
      do { try scanner.skipNested() } catch { throw .failure(error) }
      report(
        .warning, at: start, "the value of \(Quotation(key)) is not a string and is not measured",
        "give the key a quoted string")
    } else if let value = try token() {
      let text = unescape(value)
      let end = scanner.position
      let endedLine = try skipTrivia()
      if scanner.current != UInt8(ascii: ";"), !scanner.isAtEnd, scanner.current != UInt8(ascii: "}"), !endedLine {
        throw .syntax(
          at: scanner.position,
          message: "the value of \(Quotation(key)) ends before \(character(at: scanner.position))",
          remedy: "put a backslash before quotation marks inside a text, or \";\" at the end of the entry")
      }
      add(key: key, value: text, at: value.start, comment: comment)
      return finishEntry(key, end: end)
    } else {
      throw .syntax(
        at: start, message: "a value is expected after \(Quotation(key)), not \(character(at: start))",
        remedy: "write \"key\" = \"value\";")
    }
    let end = scanner.position
    _ = try skipTrivia()
    finishEntry(key, end: end)
  }

  private mutating func finishEntry(_ key: String, end: Int) {
    if scanner.current == UInt8(ascii: ";") { return endEntry() }
    report(.error, at: end, "\";\" is missing after the value of \(Quotation(key))", "add \";\"")
  }

  /// Skips the semicolon and a comment on the rest of its line, which does not belong to the next entry.
  private mutating func endEntry() {
    scanner.position += 1
    scanner.comments.removeAll(keepingCapacity: true)
    scanner.skipRemark()
  }

  /// Skips an optional brace around all entries; returns whether there was one.
  private mutating func readOuterBrace() -> Bool {
    let isOpening = scanner.current == UInt8(ascii: "{") && outerBrace == nil && entries.strings.isEmpty
    guard isOpening || (scanner.current == UInt8(ascii: "}") && outerBrace != nil) else { return false }
    outerBrace = isOpening ? scanner.position : nil
    scanner.position += 1
    return true
  }

  private mutating func add(key: String, value: String, at offset: Int, comment: String?) {
    let location = lines.location(of: offset, in: scanner.bytes)
    var string = LocalizedString(
      location: location, key: key, text: value, locale: locale, group: group, comment: comment)
    directives?.apply(to: &string)
    entries.append(string)
  }

  /// The comments above an entry, without surrounding white space.
  private mutating func takeComment() -> String? {
    guard !scanner.comments.isEmpty else { return nil }
    var joined: String?
    for range in scanner.comments {
      let part = scanner.trimmed(range)
      guard !part.isEmpty else { continue }
      let text = String(decoding: UnsafeBufferPointer(rebasing: scanner.bytes[part]), as: UTF8.self)
      if DirectiveScanner.mayFind(in: UnsafeBufferPointer(rebasing: scanner.bytes[part])) {
        var found = directives ?? CommentDirectives()
        found.read(text, at: lines.location(of: part.lowerBound, in: scanner.bytes))
        directives = found
      }
      if joined == nil {
        joined = text
      } else {
        joined?.append("\n")
        joined?.append(text)
      }
    }
    scanner.comments.removeAll(keepingCapacity: true)
    if let found = directives { issues += found.issues }
    return joined
  }

  private mutating func unescape(_ token: StringsScanner.Token) -> String {
    guard token.isOdd else {
      return String(decoding: UnsafeBufferPointer(rebasing: scanner.bytes[token.range]), as: UTF8.self)
    }
    unescaper.read(token.range)
    for (kind, offset) in unescaper.oddities {
      report(.warning, at: offset, kind.message, kind.remedy)
    }
    return unescaper.text
  }

  private func character(at offset: Int) -> String {
    guard offset < scanner.bytes.count else { return "the end of the file" }
    let bytes = scanner.bytes[offset..<min(offset + 4, scanner.bytes.count)]
    guard let first = String(decoding: bytes, as: UTF8.self).unicodeScalars.first else { return "the end of the file" }
    return "\(Quotation(String(first)))"
  }

  private mutating func report(_ failure: StringsScanner.Failure) {
    switch failure {
    case .unterminatedComment(let offset):
      report(
        .error, at: offset, "a comment starts here and never ends, so nothing after it is read",
        "close it with */")
    case .unterminatedString(let offset):
      report(
        .error, at: offset, "a string starts here and never ends, so nothing after it is read",
        "close it with a quotation mark, and put a backslash before those inside the text")
    }
  }

  private mutating func reportSyntax(at offset: Int, message: String, remedy: String) {
    if scanner.line(around: offset).contains("IDELocalizationWork Temporary File") {
      report(.error, at: offset, "Xcode left its own temporary text in this file", "remove that text")
    } else {
      report(.error, at: offset, message, remedy)
    }
  }

  private mutating func report(
    _ severity: InputIssue.Severity, at offset: Int, _ message: String, _ remedy: String
  ) {
    let location = lines.location(of: offset, in: scanner.bytes)
    issues.append(InputIssue(severity: severity, location: location, message: message, remedy: remedy))
  }
}
