/// The hexadecimal notations `#RGB`, `#RGBA`, `#RRGGBB` and `#RRGGBBAA`.
///
/// Each component has two digits, or one doubled digit.
enum HexNotation {
  /// Parses the text after the `#`.
  static func color(_ scanner: inout ColorScanner) throws(ColorParsingError) -> Color {
    let start = scanner
    var digits: [UInt8] = []
    while let digit = scanner.next.flatMap(digit) {
      digits.append(digit)
      _ = scanner.advance()
    }
    scanner.skipSpaces()
    guard scanner.isAtEnd else {
      throw scanner.error("\(scanner.found), which is not a hexadecimal digit", "write the digits 0…9 and A…F only")
    }
    let values: [Double]
    switch digits.count {
    case 3, 4: values = digits.map { Double($0 * 17) / 255 }
    case 6, 8: values = stride(from: 0, to: digits.count, by: 2).map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
    case let count:
      throw start.error(
        count == 1 ? "there is one digit" : "there are \(count) digits", "write 3, 4, 6 or 8, such as #RRGGBB")
    }
    return Color(red: values[0], green: values[1], blue: values[2], alpha: values.count == 4 ? values[3] : 1)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
