/// A part of a format string: Apple's grammar of `printf` with objects and variables.
enum FormatPiece: Hashable {
  /// Characters that are drawn; `%%` stays as it is written.
  case literal(String)
  /// A conversion such as `%2$ld`: its number, and what follows the number (`ld`).
  case conversion(number: Int?, rest: String)
  /// `%#@name@` or `%2$#@name@`.
  case variable(number: Int?, name: String)
  /// `%arg`, which in a variable's text stands for the variable's own argument.
  case argument

  /// Cuts a text into its parts.
  static func pieces(of text: String) -> [FormatPiece] {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text.isEmpty ? [] : [.literal(text)] }
    let bytes = Array(text.utf8)
    var pieces: [FormatPiece] = []
    var start = 0
    var position = 0
    while let percent = bytes[position...].firstIndex(of: UInt8(ascii: "%")) {
      if percent + 1 < bytes.count, bytes[percent + 1] == UInt8(ascii: "%") {
        position = percent + 2
        continue
      }
      guard let (piece, end) = piece(at: percent, in: bytes) else {
        position = percent + 1
        continue
      }
      if percent > start { pieces.append(.literal(String(decoding: bytes[start..<percent], as: UTF8.self))) }
      pieces.append(piece)
      start = end
      position = end
    }
    if start < bytes.count { pieces.append(.literal(String(decoding: bytes[start...], as: UTF8.self))) }
    return pieces
  }

  /// What starts with a percent sign; nil where it is a sign in prose, such as that of `50 % de`.
  private static func piece(at percent: Int, in bytes: [UInt8]) -> (FormatPiece, end: Int)? {
    func skip(_ position: Int, _ set: String) -> Int {
      var position = position
      while position < bytes.count, set.utf8.contains(bytes[position]) { position += 1 }
      return position
    }
    var position = percent + 1
    if bytes[position...].starts(with: "arg".utf8) { return (.argument, percent + 4) }
    let digits = skip(position, "0123456789")
    var number: Int?
    if digits > position, digits < bytes.count, bytes[digits] == UInt8(ascii: "$") {
      // More digits than a number of arguments can have are none.
      number = Int(String(decoding: bytes[position..<digits].prefix(4), as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil }
      position = digits + 1
    }
    let rest = position
    position = skip(position, "#0-+'")
    if position < bytes.count, bytes[position] == UInt8(ascii: "@"), bytes[rest..<position].contains(UInt8(ascii: "#"))
    {
      let name = bytes[(position + 1)...].prefix { $0 != UInt8(ascii: "@") && $0 != UInt8(ascii: "%") && $0 >= 0x20 }
      if !name.isEmpty, name.endIndex < bytes.count, bytes[name.endIndex] == UInt8(ascii: "@") {
        return (.variable(number: number, name: String(decoding: name, as: UTF8.self)), name.endIndex + 1)
      }
    }
    position = skip(position, "0123456789*")
    if position < bytes.count, bytes[position] == UInt8(ascii: ".") { position = skip(position + 1, "0123456789*") }
    position = skip(position, "hlLqztj")
    guard position < bytes.count, "@dDiUuxXoOfFeEgGaAcCsSp".utf8.contains(bytes[position]) else { return nil }
    let end = position + 1
    return (.conversion(number: number, rest: String(decoding: bytes[rest..<end], as: UTF8.self)), end)
  }
}
