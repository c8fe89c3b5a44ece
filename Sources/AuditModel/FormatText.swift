/// A text and its effective placeholders.
///
/// In the source language, or if the source is unknown, everything shaped like a placeholder is effective, except
/// percent signs in prose. In a translation, a placeholder is effective only if the source has one of the same kind.
/// Everything else is literal text.
public struct FormatText: Hashable, Sendable {
  /// The text from the file.
  public let text: String
  /// The effective placeholders, in order.
  public let placeholders: [Placeholder]
  /// Parts shaped like placeholders that are literal because the source has none of their kind; excludes prose.
  public let strangers: [Placeholder]
  /// Whether `%%` is drawn as one percent sign, because the text passes through a formatter that interprets percent
  /// signs.
  public let hasPercentFormat: Bool

  /// Parses a text in the source language, or a text whose source is unknown.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - literals: The ranges to treat as literal text, in UTF-8 bytes, sorted.
  public init(_ text: String, literals: [Range<Int>] = []) {
    let found = Placeholder.found(in: text, literals: literals).filter { !$0.mayBeProse }
    self.init(text, placeholders: found, strangers: [], hasPercentFormat: false)
  }

  /// Parses a translation.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - sources: The text in the source language, in all its forms.
  ///   - literals: The ranges to treat as literal text, in UTF-8 bytes, sorted.
  public init(_ text: String, sources: [String], literals: [Range<Int>] = []) {
    let known = sources.flatMap { source in Placeholder.found(in: source).filter { !$0.mayBeProse } }
    let kinds = Set(known.flatMap(\.kinds))
    let found = Placeholder.found(in: text, literals: literals)
    self.init(
      text, placeholders: found.filter { !kinds.isDisjoint(with: $0.kinds) },
      strangers: found.filter { !$0.mayBeProse && kinds.isDisjoint(with: $0.kinds) },
      hasPercentFormat: known.contains { $0.isPercentFormat })
  }

  /// Parses a form of a text in the source language, or of a text whose source is unknown.
  ///
  /// - Parameter form: The form to parse.
  public init(_ form: TextForm) { self.init(form.text, literals: form.literals) }

  /// Parses a form of a translation.
  ///
  /// - Parameters:
  ///   - form: The form.
  ///   - sources: The text in the source language, in all its forms.
  public init(_ form: TextForm, sources: [String]) {
    self.init(form.text, sources: sources, literals: form.literals)
  }

  private init(_ text: String, placeholders: [Placeholder], strangers: [Placeholder], hasPercentFormat: Bool) {
    self.text = text
    self.placeholders = Self.numbered(placeholders)
    self.strangers = strangers
    self.hasPercentFormat = hasPercentFormat || placeholders.contains { $0.isPercentFormat }
  }

  /// Everything that a formatter would interpret as a placeholder, in order and numbered together.
  public var specifiers: [Placeholder] {
    Self.renumbered((placeholders + strangers).sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  /// Renumbers placeholders in order, except those with an explicit number in the text.
  package static func renumbered(_ placeholders: [Placeholder]) -> [Placeholder] {
    numbered(
      placeholders.map { placeholder in
        var copy = placeholder
        if !copy.saysNumber { copy.number = nil }
        return copy
      })
  }

  /// Whether the text has a percent sign that is neither doubled nor part of a placeholder.
  ///
  /// A formatter interprets it as the start of a placeholder.
  public var hasLonePercent: Bool { percentSigns.lone > 0 }

  /// The number of doubled percent signs, each of which a formatter draws as one.
  package var doubledPercents: Int { percentSigns.doubled }

  /// The numbers of doubled and of lone percent signs that are not part of a placeholder.
  private var percentSigns: (doubled: Int, lone: Int) {
    guard Placeholder.mayStand(in: text) else { return (0, 0) }
    let bytes = Array(text.utf8)
    var (doubled, lone) = (0, 0)
    var position = 0
    for range in specifiers.map(\.range) + [bytes.count..<bytes.count] {
      while position < range.lowerBound {
        if bytes[position] == .percent {
          let isDoubled = position + 1 < range.lowerBound && bytes[position + 1] == .percent
          if isDoubled { doubled += 1 } else { lone += 1 }
          position += isDoubled ? 1 : 0
        }
        position += 1
      }
      position = range.upperBound
    }
    return (doubled, lone)
  }

  /// Returns the text as a reader sees it.
  ///
  /// The text is never passed to a real formatter, which could crash on a translator's mistake.
  ///
  /// - Parameter value: A closure that returns the value of a placeholder.
  /// - Returns: The text with its placeholders replaced; `%%` becomes `%` if ``hasPercentFormat`` is true.
  public func filled(with value: (Placeholder) -> String) -> String {
    guard !placeholders.isEmpty || hasPercentFormat else { return text }
    return Placeholder.replacing(placeholders.map(\.range), in: text, halvesPercents: hasPercentFormat) {
      value(placeholders[$0])
    }
  }

  /// Numbers the placeholders without an explicit number in the text.
  private static func numbered(_ placeholders: [Placeholder]) -> [Placeholder] {
    var next = 1
    return placeholders.map { placeholder in
      var copy = placeholder
      guard copy.number == nil, copy.name == nil || copy.family == .variable else { return copy }
      next += copy.stars
      copy.number = next
      next += 1
      return copy
    }
  }
}

extension Placeholder {
  /// Finds everything that is shaped like a placeholder, including percent signs in prose.
  ///
  /// ``number`` is set only where the text has one.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - literals: The ranges to treat as literal text, in UTF-8 bytes, sorted.
  ///   - readsProse: Whether to read percent signs as a formatter does, also those between a digit and a space.
  /// - Returns: The placeholders in order, without overlaps.
  public static func found(
    in text: String, literals: [Range<Int>] = [], readsProse: Bool = false
  ) -> [Placeholder] {
    guard mayStand(in: text) else { return [] }
    let bytes = Array(text.utf8)
    return PlaceholderScanner(bytes: bytes, literals: literals, readsProse: readsProse).spans().map {
      Placeholder($0, in: bytes)
    }
  }

  /// Returns a text with ranges of its bytes replaced; `halvesPercents` also replaces each `%%` between them with `%`.
  static func replacing(
    _ ranges: [Range<Int>], in text: String, halvesPercents: Bool, with value: (Int) -> String
  ) -> String {
    let bytes = Array(text.utf8)
    var filled: [UInt8] = []
    filled.reserveCapacity(bytes.count)
    var position = 0
    for index in 0...ranges.count {
      let range = index < ranges.count ? ranges[index] : bytes.count..<bytes.count
      while position < range.lowerBound {
        filled.append(bytes[position])
        let isPair =
          halvesPercents && bytes[position] == .percent && position + 1 < range.lowerBound
          && bytes[position + 1] == .percent
        position += isPair ? 2 : 1
      }
      if index < ranges.count { filled += value(index).utf8 }
      position = range.upperBound
    }
    return String(decoding: filled, as: UTF8.self)
  }

  /// Whether the formatter of this placeholder turns `%%` into one percent sign.
  fileprivate var isPercentFormat: Bool { family != .template }

  /// Creates a placeholder from a scanned span.
  fileprivate init(_ span: PlaceholderScanner.Span, in bytes: [UInt8]) {
    func string(_ range: Range<Int>?) -> String { range.map { String(decoding: bytes[$0], as: UTF8.self) } ?? "" }
    self.init(
      range: span.range, spelling: string(span.range), family: span.family, kind: Self.kind(of: span),
      number: span.number, saysNumber: span.number != nil, name: span.name.map { string($0) },
      conversion: string(span.type), flags: string(span.flags), width: span.width, precision: span.precision,
      stars: span.stars, mayBeProse: span.hasSpaceFlag)
  }

  private static func kind(of span: PlaceholderScanner.Span) -> Kind {
    switch span.family {
    case .variable: return .variable
    case .catalogArgument: return .integer
    case .template: return .name
    case .percent: break
    }
    if span.isDate { return .date }
    switch Character(Unicode.Scalar(span.conversion)) {
    case "@": return .object
    case "f", "F", "e", "E", "g", "G", "a", "A": return .real
    case "c", "C": return .character
    case "s", "S": return .text
    case "p": return .pointer
    default: return .integer
    }
  }
}
