/// Finds everything in a text that has the shape of a placeholder, by bytes.
struct PlaceholderScanner {
  /// One placeholder.
  struct Span {
    /// Where it is, in UTF-8 bytes.
    var range: Range<Int>
    /// The conversion letter; a brace for a template placeholder.
    var conversion: UInt8
    /// Whether it has C's space flag and may be a percent sign in prose.
    var hasSpaceFlag: Bool
  }

  /// The text in UTF-8.
  let bytes: [UInt8]

  /// All placeholders in order.
  func spans() -> [Span] {
    var found: [Span] = []
    var position = 0
    while position < bytes.count {
      let span: Span?
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

  /// `{name}`, `{{name}}`, `{{name, format}}`, with `$` or `%` before them.
  private func template(at start: Int, brace: Int) -> Span? {
    guard byte(brace) == .openBrace else { return nil }
    let isDouble = byte(brace + 1) == .openBrace
    let isBlank: (UInt8) -> Bool = { $0 == .space }
    let name = skip(brace + (isDouble ? 2 : 1), while: isBlank)
    var end = skip(name, while: isName)
    guard end > name else { return nil }
    if isDouble, byte(end) == UInt8(ascii: ",") {
      end = skip(end, while: { $0 != .openBrace && $0 != .closeBrace && $0 != .percent })
    }
    end = skip(end, while: isBlank)
    guard byte(end) == .closeBrace, !isDouble || byte(end + 1) == .closeBrace else { return nil }
    return Span(range: start..<end + (isDouble ? 2 : 1), conversion: .openBrace, hasSpaceFlag: false)
  }

  /// What starts with a percent sign.
  private func specifier(at start: Int) -> Span? {
    if byte(start + 1) == .openBrace { return template(at: start, brace: start + 1) }
    if start > 0, isDigit(bytes[start - 1]), byte(start + 1) == .space { return nil }
    if let argument = catalogArgument(at: start) { return argument }
    var position = start + 1
    if byte(position) == UInt8(ascii: "(") {
      let end = skip(position + 1, while: isName)
      guard end > position + 1, byte(end) == UInt8(ascii: ")") else { return nil }
      position = end + 1
    }
    let number = skip(position, while: isDigit)
    if number > position, byte(number) == .dollar { position = number + 1 }

    let flags = position
    position = skip(position, while: { [0x20, 0x23, 0x27, 0x2B, 0x2D, 0x30].contains($0) })
    let hasSpaceFlag = bytes[flags..<position].contains(.space)
    if bytes[flags..<position].contains(UInt8(ascii: "#")), byte(position) == .at,
      let end = variable(at: position)
    {
      return Span(range: start..<end, conversion: .at, hasSpaceFlag: hasSpaceFlag)
    }
    position = count(at: position)
    if byte(position) == UInt8(ascii: ".") { position = count(at: position + 1) }
    position = skip(position, while: { "hlLqztj".utf8.contains($0) })
    guard "@dDiUuxXoOfFeEgGaAcCsSp".utf8.contains(byte(position)) else { return nil }
    return Span(range: start..<position + 1, conversion: bytes[position], hasSpaceFlag: hasSpaceFlag)
  }

  /// A width or precision: digits, `*` or `*n$`.
  private func count(at start: Int) -> Int {
    guard byte(start) == UInt8(ascii: "*") else { return skip(start, while: isDigit) }
    let number = skip(start + 1, while: isDigit)
    return number > start + 1 && byte(number) == .dollar ? number + 1 : start + 1
  }

  /// The end of `@name@`.
  private func variable(at start: Int) -> Int? {
    let end = skip(start + 1, while: { $0 != .at && $0 != .percent && $0 >= 0x20 })
    return end > start + 1 && byte(end) == .at ? end + 1 : nil
  }

  /// `%arg`, which stands for the argument of a String Catalog's substitution.
  private func catalogArgument(at start: Int) -> Span? {
    guard bytes[start...].dropFirst().starts(with: "arg".utf8), !isName(byte(start + 4)) || byte(start + 4) == 0x2E
    else { return nil }
    return Span(range: start..<start + 4, conversion: .at, hasSpaceFlag: false)
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
