extension UInt8 {
  /// The value of a hexadecimal digit.
  package var hexadecimal: Int? {
    switch self {
    case 0x30...0x39: Int(self) - 0x30
    case 0x41...0x46, 0x61...0x66: Int(self | 0x20) - 0x57
    default: nil
    }
  }

  /// The control character that C writes as a backslash and this letter.
  package var escapedControl: UInt8? {
    switch self {
    case UInt8(ascii: "a"): 0x07
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    case UInt8(ascii: "v"): 0x0B
    default: nil
    }
  }
}
