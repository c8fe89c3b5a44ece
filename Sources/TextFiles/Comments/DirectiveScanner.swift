import AuditModel
import Documents

/// A scanner for the directives in a comment, each with a known name before a colon or equals sign.
struct DirectiveScanner {
  /// The kind of a directive.
  enum Kind: Hashable {
    /// A directive that begins with `typecheck:` and takes the rest of the line.
    case own
    /// A maximum number of characters.
    case limit
    /// A maximum width in pixels and number of lines.
    case size
    /// A name that differs from a known name by one letter or in letter order.
    case misspelt(known: String)
    /// The word `typecheck` without a colon, before words that only make sense in a directive.
    case withoutColon
  }

  /// A directive in a comment.
  struct Directive {
    /// The kind of the directive.
    var kind: Kind
    /// The name as written.
    var name: String
    /// The words after the colon or equals sign, without a remark.
    var words: [String]
    /// The location of the name.
    var location: SourceLocation
  }

  /// The directives in the order of the comment.
  private(set) var directives: [Directive] = []

  private let bytes: [UInt8]

  /// Finds the directives of a comment that starts at a location.
  ///
  /// If `isVerbatim` is true, the comment's line breaks are those of the file and count in locations.
  init(_ comment: String, at location: SourceLocation, isVerbatim: Bool) {
    bytes = Self.mayFind(in: comment.utf8) ? Array(comment.utf8) : []
    var lines = LineTable(from: location)
    var position = 0
    while position < bytes.count {
      guard let (kind, name) = Self.isSign(bytes[position]) ? name(before: position) : word(at: position) else {
        position += 1
        continue
      }
      let (words, end) =
        kind == .own || kind == .withoutColon
        ? line(after: max(position + 1, name.upperBound)) : value(after: position + 1)
      position = end
      if kind == .limit || kind == .size, words.isEmpty { continue }
      if case .misspelt(let known) = kind, known != "typecheck", words.first.map({ Int($0) == nil }) ?? true {
        continue
      }
      let place = isVerbatim ? bytes.withUnsafeBufferPointer { lines.location(of: name.lowerBound, in: $0) } : location
      directives.append(
        Directive(kind: kind, name: String(decoding: bytes[name], as: UTF8.self), words: words, location: place))
    }
  }

  /// Returns whether a comment may contain a directive.
  ///
  /// This is a quick byte test; false means that there is certainly no directive.
  static func mayFind(in bytes: some Collection<UInt8>) -> Bool {
    bytes.contains(where: isSign) || bytes.indices.contains { isFirst(bytes[$0]) && isWord(bytes[$0...]) }
  }

  private static func isFirst(_ byte: UInt8) -> Bool { byte | 0x20 == UInt8(ascii: "t") }

  /// Returns whether bytes begin with `typecheck`, in any letter case.
  private static func isWord(_ bytes: some Collection<UInt8>) -> Bool {
    bytes.lazy.map { $0 | 0x20 }.starts(with: "typecheck".utf8)
  }

  /// Finds the word `typecheck` at the start of a line, without a colon or equals sign.
  ///
  /// It counts only before a field with an equals sign or a rule's name; otherwise it is prose.
  private func word(at start: Int) -> (Kind, Range<Int>)? {
    guard Self.isFirst(bytes[start]), Self.isWord(bytes[start...]), startsLine(start) else { return nil }
    let end = start + "typecheck".utf8.count
    guard end < bytes.count, Self.isBlank(bytes[end]) else { return nil }
    var words = line(after: end).words[...]
    if let first = words.first, ["disable", "disable:next"].contains(first.lowercased()) { words.removeFirst() }
    guard let first = words.first else { return nil }
    let name = first.prefix { $0 != "=" }
    let isField = name.endIndex < first.endIndex && SlotDescriptor.find(String(name), on: .comment) != nil
    return isField || Self.rules.contains(first) ? (.withoutColon, start..<end) : nil
  }

  /// Returns whether only white space and comment marks come before a position in its line.
  private func startsLine(_ place: Int) -> Bool {
    let before = bytes[..<place].last { !Self.isBlank($0) && $0 != UInt8(ascii: "*") && $0 != UInt8(ascii: "/") }
    return before.map(Self.isLineEnd) ?? true
  }

  /// The rules that check texts; their names distinguish directives from prose.
  ///
  /// A test compares them with the actual rules.
  static let rules: Set<String> = [
    "character-limit", "markup-drawn-literally", "missing-glyphs", "placeholder-mismatch", "plural-category-missing",
    "rotation-instruction", "text-clipped", "text-shrunk", "text-too-small", "text-truncated", "word-broken",
    "word-hyphenated",
  ]
  private static func isSign(_ byte: UInt8) -> Bool { byte == UInt8(ascii: ":") || byte == UInt8(ascii: "=") }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  /// Returns the known name before a colon or equals sign, ignoring white space in between.
  private func name(before sign: Int) -> (Kind, Range<Int>)? {
    var end = sign
    while end > 0, Self.isBlank(bytes[end - 1]) { end -= 1 }
    var start = end
    // All known names are shorter than 32 bytes, including separators.
    while start > 0, end - start < 32, Self.isName(bytes[start - 1]) { start -= 1 }
    // The known names begin with t (typecheck), m (max…), c (char…) or s (smartling…).
    guard end - start >= 7, end - start < 32, "tmcs".utf8.contains(bytes[start] | 0x20) else { return nil }
    let letters = bytes[start..<end].filter { 0x61...0x7A ~= $0 | 0x20 }.map { $0 | 0x20 }
    guard let kind = Self.kind(String(decoding: letters, as: UTF8.self)) else { return nil }
    return (kind, start..<end)
  }

  private static func isName(_ byte: UInt8) -> Bool {
    0x61...0x7A ~= byte | 0x20 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  private static let known: [(letters: String, name: String, kind: Kind)] = [
    ("typecheck", "typecheck", .own), ("maxlength", "MAX_LENGTH", .limit), ("charlimit", "CHAR_LIMIT", .limit),
    ("characterlimit", "character_limit", .limit), ("maxsize", "max-size", .size),
    ("smartlingcharacterlimit", "smartling.character_limit", .limit),
  ]

  private static func kind(_ letters: String) -> Kind? {
    if let match = known.first(where: { $0.letters == letters }) { return match.kind }
    let sorted = letters.utf8.sorted()
    // `max-size` is too short to distinguish a typing error from a different word.
    let near = known.first { $0.letters.utf8.count > 8 && differsByOne(sorted, $0.letters.utf8.sorted()) }
    return near.map { .misspelt(known: $0.name) }
  }

  /// Returns whether two sorted words differ by at most one missing, added or replaced letter.
  private static func differsByOne(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard abs(left.count - right.count) <= 1 else { return false }
    let change = right.difference(from: left)
    return max(change.insertions.count, change.removals.count) <= 1
  }

  /// Returns the words in the rest of a line, and the offset of the line's end.
  private func line(after start: Int) -> (words: [String], end: Int) {
    let line = bytes[start...].prefix { !Self.isLineEnd($0) }
    let words = line.split { Self.isBlank($0) || ",;".utf8.contains($0) }.prefix { !$0.elementsEqual("--".utf8) }
    return (words.map { String(decoding: $0, as: UTF8.self) }, line.endIndex)
  }

  /// Returns the single word after a colon or equals sign, without surrounding punctuation, and its end offset.
  private func value(after start: Int) -> (words: [String], end: Int) {
    let word = bytes[start...].drop(while: Self.isBlank)
      .prefix { !Self.isBlank($0) && !Self.isLineEnd($0) && !"],;)\"'*".utf8.contains($0) }
    guard let last = word.lastIndex(where: { !".:".utf8.contains($0) }) else { return ([], word.endIndex) }
    return ([String(decoding: word[...last], as: UTF8.self)], word.endIndex)
  }
}
