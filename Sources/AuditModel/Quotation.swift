internal import Bytes

/// Text from the input, made safe to show on one line of a terminal or a log.
///
/// Control characters, line separators and bidi controls become visible escapes (`\n`, `\u{202E}`). The text therefore
/// cannot move the cursor, fake a line or reorder the words around it. An escape also breaks marks that build servers
/// take for commands, such as `##vso[`. Text with right-to-left letters is wrapped in an isolate (U+2068 … U+2069).
public struct Quotation: Hashable, Sendable, CustomStringConvertible {
  /// The safe, shortened text, without quotation marks.
  public let text: String

  /// Quotes a text.
  ///
  /// - Parameters:
  ///   - source: The text from the input.
  ///   - limit: The number of graphemes before an ellipsis, above 0.
  public init(_ source: String, limit: Int = 40) {
    if let plain = Self.plain(source, limit: limit) {
      text = plain
      return
    }
    var shown = String.UnicodeScalarView()
    var graphemes = 0
    var scalars = 0
    var index = source.startIndex
    // A grapheme may have a thousand combining marks, so scalars are limited too.
    while index < source.endIndex, graphemes < limit, scalars < 8 * limit {
      let next = source.index(after: index)
      for scalar in source.unicodeScalars[index..<next].prefix(8) {
        shown.append(scalar)
        scalars += 1
      }
      graphemes += 1
      index = next
    }
    if index < source.endIndex { shown.append("…") }
    let escaped = Self.escape(String(shown))
    text = escaped.unicodeScalars.contains(where: Self.isRightToLeft) ? "\u{2068}\(escaped)\u{2069}" : escaped
  }

  /// The text in quotation marks.
  public var description: String { "\"\(text)\"" }

  /// Escapes characters that could break or reorder a line, such as control characters and bidi overrides, and marks of
  /// build servers' commands, such as `##vso[`.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - keepsIsolates: Whether to keep first-strong isolates if each one is closed.
  ///   - keepsBreaks: Whether to keep line breaks and tabs, for places where they are harmless.
  /// - Returns: The text without control characters, on one line unless breaks are kept.
  public static func escape(_ source: String, keepsIsolates: Bool = false, keepsBreaks: Bool = false) -> String {
    guard mayDisturb(source) else { return source }
    let keeps = keepsIsolates && hasBalancedIsolates(source)
    var result = String.UnicodeScalarView()
    var tags = 0
    var index = source.unicodeScalars.startIndex
    while index < source.unicodeScalars.endIndex {
      let (scalar, place) = (source.unicodeScalars[index], index)
      index = source.unicodeScalars.index(after: index)
      switch scalar {
      case "\u{1F3F4}":
        tags = flagTags(source.unicodeScalars[index...])
        result.append(scalar)
      case _ where tags > 0:
        tags -= 1
        result.append(scalar)
      case "\n" where keepsBreaks, "\r" where keepsBreaks, "\t" where keepsBreaks: result.append(scalar)
      case "#" where LogCommands.endsMark(source.unicodeScalars, at: place):
        result.add("\\u{23}")
      case "\n": result.add("\\n")
      case "\r": result.add("\\r")
      case "\t": result.add("\\t")
      case _ where keeps && (scalar == "\u{2068}" || scalar == "\u{2069}"): result.append(scalar)
      case _ where isDisturbing(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result.add("\\u{\(digits)}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// Returns whether the bytes may contain a character to escape; much faster than checking scalars.
  private static func mayDisturb(_ source: String) -> Bool {
    let found: Bool? = source.utf8.withContiguousStorageIfAvailable { utf8 in
      var index = 0
      while index < utf8.count {
        if let word = ByteWord(utf8, at: index), isPlain(word) {
          index += ByteWord.count
          continue
        }
        // C0 and DEL; 0xF3, the first byte of tags; marks; 0xC2 before C1; 0xE2 before U+2028… and U+2066….
        switch utf8[index] {
        case 0..<0x20, 0x7F, 0xF3: return true
        case UInt8(ascii: "#") where LogCommands.endsMark(utf8, at: index): return true
        case 0xC2 where index + 1 < utf8.count && utf8[index + 1] < 0xA0: return true
        case 0xE2 where index + 2 < utf8.count && utf8[index + 1] == 0x80 && 0xA8...0xAE ~= utf8[index + 2]: return true
        case 0xE2 where index + 1 < utf8.count && utf8[index + 1] == 0x81: return true
        default: index += 1
        }
      }
      return false
    }
    return found ?? true
  }

  /// Returns whether none of the eight bytes is a control character or may start another character to escape.
  ///
  /// Because bit 0x20 is ignored, 0xC2 also matches 0xE2.
  @inline(__always)
  private static func isPlain(_ word: ByteWord) -> Bool {
    !ByteWord.isMarked(
      word.marks(below: 0x20) | word.marks(0x7F) | word.marks(0xC2, ignoring: 0x20) | word.marks(0xF3)
        | word.marks(UInt8(ascii: "#")))
  }

  private static func hasBalancedIsolates(_ source: String) -> Bool {
    var depth = 0
    for scalar in source.unicodeScalars {
      if scalar == "\u{2068}" { depth += 1 }
      if scalar == "\u{2069}" { depth -= 1 }
      if depth < 0 { return false }
    }
    return depth == 0
  }

  /// Returns the number of tag scalars that turn a black flag into a region's flag, such as Scotland's; otherwise 0.
  ///
  /// The tags are the region's code in tag letters and digits, then the cancel tag (UTS #51, emoji tag sequences).
  private static func flagTags(_ scalars: Substring.UnicodeScalarView) -> Int {
    var count = 0
    for scalar in scalars.prefix(7) {
      count += 1
      switch scalar.value {
      case 0xE0030...0xE0039, 0xE0061...0xE007A: continue
      case 0xE007F: return count > 1 ? count : 0
      default: return 0
      }
    }
    return 0
  }

  /// Returns whether a scalar has to be escaped.
  ///
  /// These are C0 and C1 controls, line and paragraph separators, bidi embeddings, overrides and isolates, and tags.
  private static func isDisturbing(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069, 0xE0000...0xE007F: true
    default: false
    }
  }

  /// Returns whether a scalar is in a block that defaults to right-to-left.
  ///
  /// Source: Unicode Character Database, DerivedBidiClass.txt.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
    default: false
    }
  }
}

extension String.UnicodeScalarView {
  /// Adds a short text scalar by scalar.
  ///
  /// `append(contentsOf:)` reserves exactly the needed capacity, so thousands of calls would take quadratic time.
  mutating func add(_ text: String) { for scalar in text.unicodeScalars { append(scalar) } }
}
