import Documents

/// The escapes in quoted texts of OpenStep property lists.
///
/// `\a \b \f \n \r \t \v`, three octal digits, and `\U` with four hexadecimal digits are escapes. A backslash before
/// any other character is dropped.
///
/// Source: Apple, CFOldStylePList.c (getSlashedChar).
enum OpenStepEscapes {
  /// Returns the text of bytes, with escapes resolved.
  static func resolved(_ raw: UnsafeBufferPointer<UInt8>) -> String {
    var out: [UInt8] = []
    out.reserveCapacity(raw.count)
    var index = 0
    while index < raw.count {
      let byte = raw[index]
      index += 1
      guard byte == UInt8(ascii: "\\"), index < raw.count else {
        out.append(byte)
        continue
      }
      let escape = raw[index]
      index += 1
      if let control = escape.escapedControl {
        out.append(control)
      } else if escape == UInt8(ascii: "U") {
        append(UInt32(number(raw, &index, digits: 4, radix: 16)), to: &out)
      } else if (0x30...0x37).contains(escape) {
        index -= 1
        append(UInt32(number(raw, &index, digits: 3, radix: 8)), to: &out)
      } else {
        out.append(escape)
      }
    }
    return String(decoding: out, as: UTF8.self)
  }

  private static func number(_ raw: UnsafeBufferPointer<UInt8>, _ index: inout Int, digits: Int, radix: Int) -> Int {
    var (value, count) = (0, 0)
    while count < digits, index < raw.count, let digit = raw[index].hexadecimal, digit < radix {
      value = value * radix + digit
      index += 1
      count += 1
    }
    return value
  }

  /// Appends a scalar; an unpaired surrogate, which paths and settings never have, becomes U+FFFD.
  private static func append(_ value: UInt32, to out: inout [UInt8]) {
    out.append(contentsOf: String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
  }
}
