import AuditModel
import Documents

/// A part of a format string with variables, as in property lists and String Catalogs.
enum FormatPiece: Hashable {
  /// Literal characters, and placeholders that have no number; `%%` stays as written.
  case literal(String)
  /// A conversion such as `%2$ld`: its number and the text after it (`ld`).
  case conversion(number: Int?, rest: String)
  /// `%#@name@` or `%2$#@name@`.
  case variable(number: Int?, name: String)
  /// `%arg`, which in a variable's text is the variable's own argument.
  case argument

  /// Splits a text into its parts.
  static func pieces(of text: String) -> [FormatPiece] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text.isEmpty ? [] : [.literal(text)] }
    let bytes = Array(text.utf8)
    var pieces: [FormatPiece] = []
    var start = 0
    func close(at end: Int) {
      if end > start { pieces.append(.literal(String(decoding: bytes[start..<end], as: UTF8.self))) }
    }
    for placeholder in Placeholder.found(in: text) {
      guard let piece = FormatPiece(placeholder) else { continue }
      close(at: placeholder.range.lowerBound)
      pieces.append(piece)
      start = placeholder.range.upperBound
    }
    close(at: bytes.count)
    return pieces
  }

  /// The conversions of a text by number, explicit or implied: `ld` for the number 1 of `%1$ld`.
  static func conversions(of text: String) -> [Int: String] {
    var counter = 0
    var found: [Int: String] = [:]
    for case .conversion(let number, let rest) in pieces(of: text) {
      if number == nil { counter += 1 }
      found[number ?? counter] = rest
    }
    return found
  }

  /// The part for a placeholder; nil for those without a number: names, and signs in prose such as that of `50 % de`.
  private init?(_ placeholder: Placeholder) {
    let number = placeholder.saysNumber ? placeholder.number.flatMap { $0 > 0 ? $0 : nil } : nil
    switch placeholder.family {
    case .template: return nil
    case .catalogArgument: self = .argument
    case .variable: self = .variable(number: number, name: placeholder.name ?? "")
    case .percent:
      guard placeholder.name == nil, !placeholder.mayBeProse else { return nil }
      var rest = placeholder.spelling.dropFirst()
      if placeholder.saysNumber { rest = rest.drop { $0 != "$" }.dropFirst() }
      self = .conversion(number: number, rest: String(rest))
    }
  }
}
