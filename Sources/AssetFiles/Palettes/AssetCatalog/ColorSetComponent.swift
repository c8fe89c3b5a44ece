import Documents

/// A component of a colour in a colour set, in any notation that Xcode writes.
///
/// - A JSON number is used unchanged.
/// - `"0xFF"` and `"255"` are divided by 255.
/// - `"1.000"` and `"1e-3"` are used unchanged.
/// - Alpha is divided by 255 only if it is hexadecimal.
struct ColorSetComponent: Hashable {
  /// The value; the colour space covers 0…1, but any number, even infinity, is possible.
  var value: Double
  /// Whether the component is `"0"` or `"1"` without a decimal point, which may mean 0.0 or 1.0.
  var isAmbiguous = false
}

extension ColorSetComponent {
  /// Reads a component; returns nil if it is invalid.
  init?(_ content: LocatedJSON.Content, isAlpha: Bool) {
    switch content {
    case .number(let number): self.init(value: number)
    case .string(let text): self.init(text, isAlpha: isAlpha)
    case .object, .array, .quad, .bool, .null: return nil
    }
  }

  private init?(_ text: String, isAlpha: Bool) {
    let body = text.utf8.drop { $0 == 0x20 || $0 == 0x09 }
    let length = body.reversed().drop { $0 == 0x20 || $0 == 0x09 }.count
    let digits = String(decoding: body.prefix(length), as: UTF8.self)
    if digits.lowercased().hasPrefix("0x") {
      let hexadecimal = digits.dropFirst(2)
      guard hexadecimal.utf8.allSatisfy({ $0.hexadecimal != nil }), let number = UInt32(hexadecimal, radix: 16) else {
        return nil
      }
      self.init(value: Double(number) / 255)
    } else if !digits.isEmpty, digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) {
      guard let number = Double(digits) else { return nil }
      self.init(value: isAlpha ? number : number / 255, isAmbiguous: !isAlpha && (digits == "0" || digits == "1"))
    } else {
      // `Double` also accepts words such as "nan" and hexadecimal fractions.
      guard digits.utf8.allSatisfy(Self.isDecimal), let number = Double(digits) else { return nil }
      self.init(value: number)
    }
  }

  /// Returns whether a byte is a digit, a decimal point, a sign or an exponent's letter.
  private static func isDecimal(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || byte == 0x2E || byte == 0x2B || byte == 0x2D || byte | 0x20 == 0x65
  }
}
