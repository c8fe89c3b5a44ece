extension UInt8 {
  /// Whether the byte is an ASCII letter.
  var isLetter: Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= self | 0x20 }

  /// Whether the byte is an ASCII letter or digit.
  var isLetterOrDigit: Bool { isLetter || UInt8(ascii: "0")...UInt8(ascii: "9") ~= self }
}
