import AuditModel
import Documents

/// A parser of `.strings` files that continues after an error.
///
/// The grammar is that of old-style property lists, with optional outer braces.
struct StringsParser {
  private typealias Stop = StringsScanner.Stop

  /// The entries in order, including duplicates.
  private(set) var entries: StringsEntries
  /// Problems found in the file.
  private(set) var issues: [InputIssue] = []
  /// The key of the current entry, or nil until it is known.
  private var key: String?

  private var scanner: StringsScanner
  private var unescaper: StringsUnescaper
  private var lines: LineTable
  private let source: SourceFile
  /// The offset of an open brace around all entries, or nil if there is none.
  private var outerBrace: Int?
  /// Whether input was skipped after an error, perhaps including the closing brace.
  private var hasSkipped = false
  /// The directives in the comments above the entry, or nil if there are none.
  private var directives: CommentDirectives?

  /// Parses the content of a file, given in valid UTF-8.
  init(_ bytes: UnsafeBufferPointer<UInt8>, _ source: SourceFile) {
    entries = StringsEntries(bytes: bytes.count)
    self.source = source
    scanner = StringsScanner(bytes: bytes)
    unescaper = StringsUnescaper(bytes)
    lines = LineTable(file: source.path)
    while !scanner.isAtEnd { readEntryOrRecover() }
    if let outerBrace, !hasSkipped {
      report(
        .error, at: outerBrace,
        "the brace that opens the file's entries is never closed, so the end of the file may be missing",
        "close it with } after the last entry, or remove it")
    }
    warnOfDetachedComments()
  }

  private mutating func warnOfDetachedComments() {
    for comment in scanner.detached {
      let location = lines.location(of: comment.lowerBound, in: scanner.bytes)
      let found = DirectiveScanner(scanner.bytes.text(comment), at: location, isVerbatim: true).directives
      guard let directive = found.first(where: { $0.kind == .own }) else { continue }
      issues.warn(
        at: directive.location, "this typecheck comment belongs to no entry",
        fix: "put it on the line right above its entry")
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
      case .file(let offset, let message, let remedy):
        report(.error, at: offset, message, remedy)
        scanner.position = scanner.bytes.count
      case .entry(let offset, let message, let remedy):
        if scanner.line(around: offset).contains("IDELocalizationWork Temporary File") {
          report(.error, at: offset, "Xcode left its own temporary text in this file", "remove that text")
        } else {
          report(.error, at: offset, message, remedy)
        }
        scanner.skipToNextEntry()
      }
    }
  }

  private mutating func readEntry() throws(Stop) {
    try scanner.skipTrivia()
    if scanner.isAtEnd || readOuterBrace() { return }
    directives = nil
    let comment = takeComment()
    let start = scanner.position
    guard let keyToken = try scanner.token() else { return try readStray(at: start) }
    let key = unescape(keyToken)
    self.key = key
    let keyEnd = scanner.position
    try scanner.skipTrivia()
    if scanner.current == UInt8(ascii: ";") {
      add(key: key, value: key, at: keyToken.start, comment: comment)
      return endEntry()
    }
    guard scanner.current == UInt8(ascii: "=") else {
      let place = scanner.isAtEnd ? keyEnd : scanner.position
      throw .entry(
        place, "\"=\" is expected after the key \(Quotation(key)), not \(stray(at: scanner.position).words)",
        stray(at: scanner.position).remedy(
          else: "write \"key\" = \"value\"; and a backslash before quotation marks inside a text"))
    }
    scanner.position += 1
    try scanner.skipTrivia()
    try readValue(of: key, comment: comment)
  }

  /// Reports a character that begins no key, or skips invisible characters at the end of the file.
  ///
  /// In a file without braces and earlier errors, CoreFoundation stops there and returns the entries that it has read,
  /// without an error (measured with Foundation of Swift 6 on Linux). It refuses a file that begins with the character.
  private mutating func readStray(at start: Int) throws(Stop) {
    let stray = stray(at: start)
    let fix = stray.remedy(else: "write entries as \"key\" = \"value\";")
    let message = "a key is expected here, not \(stray.words)"
    guard !hasSkipped, outerBrace == nil, !entries.strings.isEmpty, !issues.contains(where: { $0.severity == .error })
    else { throw .entry(start, message, fix) }
    let rest = String(decoding: scanner.bytes.dropFirst(start), as: UTF8.self)
    guard rest.unicodeScalars.allSatisfy(StrayCharacter.isInvisible) else {
      throw .entry(start, "\(message); iOS ignores the entries after it", fix)
    }
    report(.warning, at: start, "the last entry is followed by \(stray.words)", fix)
    scanner.position = scanner.bytes.count
  }

  private mutating func readValue(of key: String, comment: String?) throws(Stop) {
    let start = scanner.position
    if scanner.bytes.indices.contains(start), "{(<".utf8.contains(scanner.current) {
      try scanner.skipNested()
      report(
        .warning, at: start, "the value of \(Quotation(key)) is not a string and is not measured",
        "give the key a quoted string")
    } else if let value = try scanner.token() {
      let text = unescape(value)
      let end = scanner.position
      let endedLine = try scanner.skipTrivia()
      if scanner.current != UInt8(ascii: ";"), !scanner.isAtEnd, scanner.current != UInt8(ascii: "}"), !endedLine {
        let stray = stray(at: scanner.position)
        throw .entry(
          scanner.position, "the value of \(Quotation(key)) ends before \(stray.words)",
          stray.remedy(else: "put a backslash before quotation marks inside a text, or \";\" at the end of the entry"))
      }
      add(key: key, value: text, at: value.start, comment: comment)
      return finishEntry(key, end: end)
    } else {
      throw .entry(
        start, "a value is expected after \(Quotation(key)), not \(stray(at: start).words)",
        stray(at: start).remedy(else: "write \"key\" = \"value\";"))
    }
    let end = scanner.position
    try scanner.skipTrivia()
    finishEntry(key, end: end)
  }

  private mutating func finishEntry(_ key: String, end: Int) {
    if scanner.current == UInt8(ascii: ";") { return endEntry() }
    report(.error, at: end, "\";\" is missing after the value of \(Quotation(key))", "add \";\"")
  }

  /// Skips the semicolon and a comment on the same line, which does not belong to the next entry.
  private mutating func endEntry() {
    scanner.position += 1
    scanner.comments.removeAll(keepingCapacity: true)
    scanner.skipRemark()
  }

  /// Skips an optional brace before or after all entries, and returns whether there was one.
  private mutating func readOuterBrace() -> Bool {
    let isOpening = scanner.current == UInt8(ascii: "{") && outerBrace == nil && entries.strings.isEmpty
    guard isOpening || (scanner.current == UInt8(ascii: "}") && outerBrace != nil) else { return false }
    outerBrace = isOpening ? scanner.position : nil
    scanner.position += 1
    return true
  }

  private mutating func add(key: String, value: String, at offset: Int, comment: String?) {
    var string = LocalizedString(
      location: lines.location(of: offset, in: scanner.bytes), key: key, text: value, locale: source.locale,
      group: source.group, comment: comment)
    directives?.apply(to: &string)
    entries.append(string)
  }

  /// Returns the comments above an entry, trimmed, and reads their directives.
  private mutating func takeComment() -> String? {
    guard !scanner.comments.isEmpty else { return nil }
    var joined: String?
    // Taken out, because with a second reference, every change would copy all directives.
    var found = directives.take()
    for range in scanner.comments {
      let part = scanner.trimmed(range)
      guard !part.isEmpty else { continue }
      let text = scanner.bytes.text(part)
      if DirectiveScanner.mayFind(in: UnsafeBufferPointer(rebasing: scanner.bytes[part])) {
        found = found ?? CommentDirectives()
        found?.read(text, at: lines.location(of: part.lowerBound, in: scanner.bytes))
      }
      if joined == nil { joined = text } else { joined?.append("\n\(text)") }
    }
    directives = found
    scanner.comments.removeAll(keepingCapacity: true)
    if let found { issues += found.issues }
    return joined
  }

  private mutating func unescape(_ token: StringsScanner.Token) -> String {
    guard token.isOdd else { return scanner.bytes.text(token.range) }
    unescaper.read(token.range)
    for (kind, offset) in unescaper.oddities { report(.warning, at: offset, kind.message, kind.remedy) }
    return unescaper.text
  }

  private func stray(at offset: Int) -> StrayCharacter { StrayCharacter(in: scanner.bytes, at: offset) }

  private mutating func report(_ severity: InputIssue.Severity, at offset: Int, _ message: String, _ remedy: String) {
    let location = lines.location(of: offset, in: scanner.bytes)
    issues.append(InputIssue(severity: severity, location: location, message: message, remedy: remedy))
  }
}
