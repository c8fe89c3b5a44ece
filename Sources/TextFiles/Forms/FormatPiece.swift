import AuditModel
import Documents

/// A part of a format string, which may contain variables of property lists and String Catalogs.
enum FormatPiece: Hashable {
  /// Literal text, including placeholders without a number; `%%` is kept as written.
  case literal(String)
  /// A conversion such as `%2$ld`; `rest` is the text after the number (`ld`).
  case conversion(number: Int?, rest: String)
  /// A variable, `%#@name@` or `%2$#@name@`.
  case variable(number: Int?, name: String)
  /// The placeholder `%arg`, which is a variable's own argument in the variable's text.
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

  /// Returns the conversions of a text by explicit or implied number, such as `ld` at 1 for `%1$ld`.
  static func conversions(of text: String) -> [Int: String] {
    var counter = 0
    var found: [Int: String] = [:]
    for case .conversion(let number, let rest) in pieces(of: text) {
      if number == nil { counter += 1 }
      found[number ?? counter] = rest
    }
    return found
  }

  /// Creates the part for a placeholder; nil for named ones and for percent signs in prose, as in `50 % de`.
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
