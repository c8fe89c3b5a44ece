import AuditModel

extension PseudoLanguage {
  /// Whether the language is generated from source texts rather than chosen among translations.
  package var isMadeUp: Bool { self != .max }

  /// Returns the language's tag: the source's with a private part (RFC 5646, section 2.2.7).
  ///
  /// - Parameter source: The source language's tag.
  /// - Returns: The tag, such as `en-x-accented`.
  public func locale(of source: String) -> String { "\(source)-x-\(rawValue)" }

  /// Returns a source text in this language.
  ///
  /// Placeholders, markup and the syntax of messages are unchanged.
  ///
  /// - Parameter text: The source text.
  /// - Returns: The text to measure.
  public func text(for text: String) -> String {
    switch self {
    case .double:
      return LiteralText(text).map { part in
        let isApart = part.first?.isWhitespace == true || part.last?.isWhitespace == true
        return isApart ? "\(part)\(part)" : "\(part) \(part)"
      }
    case .accented: return LiteralText(text).map { String($0.map { Self.accents[$0] ?? $0 }) }
    case .bounded: return "[# \(text) #]"
    // Right-to-left override and its end (UAX 9, section 2.2).
    case .rtl: return "\u{202E}\(text)\u{202C}"
    case .expanded: return Self.expanded(text)
    case .max: return text
    }
  }

  /// The accented form of each letter, with marks above and below where Unicode has such a letter.
  ///
  /// All are in Latin Extended or Vietnamese.
  private static let accents: [Character: Character] = Dictionary(
    uniqueKeysWithValues: zip(
      "aeiouyAEIOUYcdghjklnrstwzCDGHJKLNRSTWZ", "ậệịộụỵẬỆỊỘỤỴçďğĥĵķļñŗşţŵžÇĎĞĤĴĶĻÑŖŞŢŴŽ"))

  /// The growth of a translation as a share of its source, by the source's number of characters.
  ///
  /// Source: IBM, guideline A3 (“UI expansion”), additional space for English source, the upper end of each range:
  /// 100 to 200 % up to 10 characters, 80 to 100 % up to 20, 60 to 80 % up to 30, 40 to 60 % up to 50, 31 to 40 % up
  /// to 70, 30 % above. http://www-01.ibm.com/software/globalization/guidelines/a3.html
  private static let expansion: [(upTo: Int, share: Double)] = [
    (10, 2), (20, 1), (30, 0.8), (50, 0.6), (70, 0.4), (.max, 0.3),
  ]

  /// Lengthens a text by repeating its own words.
  private static func expanded(_ text: String) -> String {
    let literal = LiteralText(text)
    guard literal.count > 0, let share = expansion.first(where: { literal.count <= $0.upTo })?.share else {
      return text
    }
    var rest = (Double(literal.count) * share).rounded(.up)
    let words = literal.parts.flatMap { part -> [Substring] in
      if case .literal(let text) = part { text.split(whereSeparator: \.isWhitespace) } else { [] }
    }
    guard !words.isEmpty else { return text }
    var added = ""
    var place = 0
    while rest > 0 {
      let word = words[place % words.count].prefix(Int(Swift.max(1, rest - 1)))
      added += " \(word)"
      rest -= Double(word.count + 1)
      place += 1
    }
    return text + added
  }
}
