/// A byte scanner that finds everything in a text that is shaped like a placeholder.
struct PlaceholderScanner {
  /// A part of the text that is shaped like a placeholder.
  struct Span {
    /// The range in the text, in UTF-8 bytes.
    var range: Range<Int>
    /// The conversion letter; a brace for a template placeholder.
    var conversion: UInt8
    /// Whether it has C's space flag, so that the percent sign may be prose.
    var hasSpaceFlag: Bool
    /// The syntax.
    var family = Placeholder.Family.percent
    /// The argument's number, if explicit.
    var number: Int?
    /// The range of the argument's name.
    var name: Range<Int>?
    /// The range of the flags.
    var flags: Range<Int>?
    /// The minimum number of characters; nil if absent or passed as an argument.
    var width: Int?
    /// The precision; nil if absent or passed as an argument.
    var precision: Int?
    /// The number of extra arguments for width and precision (`*`).
    var stars = 0
    /// The range of the conversion with its length modifier; for a template, the range of the format after the name.
    var type: Range<Int>?
    /// Whether it is a Java date conversion.
    var isDate = false
  }

  /// The text in UTF-8.
  let bytes: [UInt8]
  /// The ranges to treat as literal text, in UTF-8 bytes, sorted.
  var literals: [Range<Int>] = []
  /// Whether to read percent signs as a formatter does, also those between a digit and a space.
  var readsProse = false

  /// Returns all candidates in order.
  func spans() -> [Span] {
    var found: [Span] = []
    var position = 0
    var literals = literals[...]
    while position < bytes.count {
      if let literal = literals.first, literal.lowerBound <= position {
        position = max(position, literal.upperBound)
        literals.removeFirst()
        continue
      }
      var span: Span?
      switch bytes[position] {
      case .percent:
        if byte(position + 1) == .percent {
          position += 2
          continue
        }
        span = specifier(at: position)
      case .openBrace: span = template(at: position, brace: position)
      case .dollar: span = template(at: position, brace: position + 1)
      default: span = nil
      }
      // A span that overlaps a literal range is not a placeholder.
      if let end = span?.range.upperBound, let literal = literals.first, end > literal.lowerBound { span = nil }
      if let span { found.append(span) }
      position = span?.range.upperBound ?? position + 1
    }
    return found
  }

  private func byte(_ position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

  private func isName(_ byte: UInt8) -> Bool {
    isDigit(byte) || isLetter(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
      || byte == UInt8(ascii: "-")
  }

  private func skip(_ position: Int, while condition: (UInt8) -> Bool) -> Int {
    var position = position
    while position < bytes.count, condition(bytes[position]) { position += 1 }
    return position
  }

  /// Scans `{name}`, `{ $name }`, `{name, number, …}`, `{{name}}`, `{{- name}}` or `{{name, format}}`, optionally after
  /// `$` or `%`.
  private func template(at start: Int, brace: Int) -> Span? {
    guard byte(brace) == .openBrace else { return nil }
    let isDouble = byte(brace + 1) == .openBrace
    let isBlank: (UInt8) -> Bool = { $0 == .space }
    var name = skip(brace + (isDouble ? 2 : 1), while: isBlank)
    // i18next writes `{{- name}}` for a value that is not escaped.
    if isDouble, byte(name) == UInt8(ascii: "-") { name = skip(name + 1, while: isBlank) }
    // Fluent writes `{ $name }`.
    if byte(name) == .dollar, start == brace { name += 1 }
    let nameEnd = skip(name, while: isName)
    guard nameEnd > name else { return nil }
    var end = nameEnd
    if byte(end) == UInt8(ascii: ",") {
      guard isDouble || isMessageFormat(at: end + 1) else { return nil }
      end = skip(end, while: { $0 != .openBrace && $0 != .closeBrace && $0 != .percent })
    }
    let type = nameEnd..<end
    end = skip(end, while: isBlank)
    guard byte(end) == .closeBrace, !isDouble || byte(end + 1) == .closeBrace else { return nil }
    var span = Span(range: start..<end + (isDouble ? 2 : 1), conversion: .openBrace, hasSpaceFlag: false)
    span.family = .template
    span.name = name..<nameEnd
    span.type = type
    return span
  }

  /// Returns whether a simple ICU MessageFormat type, as listed in its documentation, follows.
  private func isMessageFormat(at start: Int) -> Bool {
    let name = skip(start, while: { $0 == .space })
    let end = skip(name, while: isLetter)
    let known = ["number", "date", "time", "spellout", "ordinal", "duration"]
    return end - name <= 8 && known.contains { bytes[name..<end].elementsEqual($0.utf8) }
  }

  /// Scans a specifier that starts with a percent sign.
  private func specifier(at start: Int) -> Span? {
    if byte(start + 1) == .openBrace { return template(at: start, brace: start + 1) }
    if !readsProse, start > 0, isDigit(bytes[start - 1]), byte(start + 1) == .space { return nil }
    if let argument = catalogArgument(at: start) { return argument }
    var span = Span(range: start..<start, conversion: 0, hasSpaceFlag: false)
    var position = start + 1
    if byte(position) == UInt8(ascii: "(") {
      let end = skip(position + 1, while: isName)
      guard end > position + 1, byte(end) == UInt8(ascii: ")") else { return nil }
      span.name = position + 1..<end
      position = end + 1
    }
    let number = skip(position, while: isDigit)
    if number > position, byte(number) == .dollar {
      span.number = value(position..<number)
      position = number + 1
    } else if number > position, byte(number) == UInt8(ascii: "#"), variable(at: number + 1) != nil {
      // `%1#@name@` lacks its dollar sign. Its treatment by iOS is not verified.
      span.number = value(position..<number)
      position = number
    }

    let flags = position
    position = skip(position, while: { [0x20, 0x23, 0x27, 0x2B, 0x2D, 0x30].contains($0) })
    span.flags = flags..<position
    span.hasSpaceFlag = bytes[flags..<position].contains(.space)
    if bytes[flags..<position].contains(UInt8(ascii: "#")), byte(position) == .at, let end = variable(at: position) {
      span.range = start..<end
      span.conversion = .at
      span.family = .variable
      span.name = position + 1..<end - 1
      return span
    }
    span.width = count(at: &position, &span.stars)
    if byte(position) == UInt8(ascii: ".") {
      position += 1
      let stars = span.stars
      span.precision = count(at: &position, &span.stars) ?? (span.stars == stars ? 0 : nil)
    }
    if span.number != nil, byte(position) | 0x20 == UInt8(ascii: "t"), isLetter(byte(position + 1)),
      !"diuxosfegacp".utf8.contains(byte(position + 1))
    {
      span.isDate = true
      return finished(span, from: position, at: position + 1)
    }
    let length = position
    position = skip(position, while: { "hlLqztj".utf8.contains($0) })
    guard "@dDiUuxXoOfFeEgGaAcCsSp".utf8.contains(byte(position)) else { return nil }
    return finished(span, from: length, at: position)
  }

  /// Completes a specifier at its conversion.
  private func finished(_ span: Span, from length: Int, at position: Int) -> Span {
    var span = span
    span.range = span.range.lowerBound..<position + 1
    span.conversion = bytes[position]
    span.type = length..<position + 1
    return span
  }

  /// Skips a width or precision (digits, `*` or `*n$`), and returns its value; nil if absent or passed as an argument.
  private func count(at position: inout Int, _ stars: inout Int) -> Int? {
    let start = position
    guard byte(start) == UInt8(ascii: "*") else {
      position = skip(start, while: isDigit)
      return position > start ? value(start..<position) : nil
    }
    let number = skip(start + 1, while: isDigit)
    let saysNumber = number > start + 1 && byte(number) == .dollar
    position = saysNumber ? number + 1 : start + 1
    if !saysNumber { stars += 1 }
    return nil
  }

  /// Returns the value of decimal digits; `Int32.max` if there are more than nine.
  private func value(_ digits: Range<Int>) -> Int {
    digits.count > 9 ? Int(Int32.max) : bytes[digits].reduce(0) { 10 * $0 + Int($1 - 0x30) }
  }

  /// Returns the end of a name in the form `@name@`; nil if the text does not match.
  private func variable(at start: Int) -> Int? {
    let end = skip(start + 1, while: { $0 != .at && $0 != .percent && $0 >= 0x20 })
    return end > start + 1 && byte(end) == .at ? end + 1 : nil
  }

  /// Scans `%arg`, which is replaced by the argument of a String Catalog's substitution.
  private func catalogArgument(at start: Int) -> Span? {
    guard bytes[start...].dropFirst().starts(with: "arg".utf8), !isName(byte(start + 4)) || byte(start + 4) == 0x2E
    else { return nil }
    var span = Span(range: start..<start + 4, conversion: .at, hasSpaceFlag: false)
    span.family = .catalogArgument
    return span
  }
}

extension UInt8 {
  static let space = UInt8(ascii: " ")
  static let dollar = UInt8(ascii: "$")
  static let percent = UInt8(ascii: "%")
  static let at = UInt8(ascii: "@")
  static let openBrace = UInt8(ascii: "{")
  static let closeBrace = UInt8(ascii: "}")
}
