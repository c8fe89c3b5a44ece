import AuditModel

/// A text divided into the parts that a translator would change and the parts to keep.
///
/// Placeholders, markup and the syntax of ICU messages are kept.
struct LiteralText {
  /// A part of the text.
  enum Part: Hashable {
    /// Text that is kept unchanged.
    case kept(Substring)
    /// Text that people read and a translator would change.
    case literal(Substring)
  }

  /// The parts in order, which together make up the text.
  let parts: [Part]

  init(_ text: String) {
    var kept = Placeholder.spans(in: text)
    kept += text.ranges(of: /<\/?[A-Za-z][^<>]*>|&[A-Za-z]+;|&#[0-9A-Fa-fx]+;|%%|\]\([^()\s]*\)/)
    kept += Self.messageSyntax(in: text)
    parts = Self.cut(text, kept.sorted { ($0.lowerBound, $0.upperBound) < ($1.lowerBound, $1.upperBound) })
  }

  private static func cut(_ text: String, _ kept: [Range<String.Index>]) -> [Part] {
    var parts: [Part] = []
    var position = text.startIndex
    for range in kept where range.upperBound > position {
      if range.lowerBound > position { parts.append(.literal(text[position..<range.lowerBound])) }
      parts.append(.kept(text[max(position, range.lowerBound)..<range.upperBound]))
      position = range.upperBound
    }
    if position < text.endIndex { parts.append(.literal(text[position...])) }
    return parts
  }

  /// Returns the text with its literal parts changed.
  func map(_ change: (Substring) -> String) -> String {
    parts.map { part in
      switch part {
      case .kept(let text): String(text)
      case .literal(let text): change(text)
      }
    }.joined()
  }

  /// The number of characters in the literal parts.
  var count: Int {
    parts.reduce(0) { sum, part in
      if case .literal(let text) = part { sum + text.count } else { sum }
    }
  }

  /// Returns the heads, selectors and braces of ICU messages: `{n, plural, one {` and `}`.
  private static func messageSyntax(in text: String) -> [Range<String.Index>] {
    guard text.contains(/\{\s*[\w\-]+\s*,\s*(plural|select|selectordinal)\s*,/) else { return [] }
    var ranges: [Range<String.Index>] = []
    // Whether each open brace contains a message. If not, it contains an argument with its selectors.
    var isMessage: [Bool] = []
    var start = text.startIndex
    var position = text.startIndex
    while position < text.endIndex {
      let next = text.index(after: position)
      let isLiteral = isMessage.last ?? true
      if text[position] == "{" {
        if isLiteral { start = position } else { ranges.append(start..<next) }
        isMessage.append(!isLiteral)
      } else if text[position] == "}" {
        if isLiteral { start = position } else { ranges.append(start..<next) }
        if !isMessage.isEmpty { isMessage.removeLast() }
        if !isLiteral { start = next }
      } else if text[position] == "#", isMessage.count > 0, isLiteral {
        ranges.append(position..<next)
      }
      position = next
    }
    return ranges
  }
}
