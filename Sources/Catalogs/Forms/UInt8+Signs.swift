extension UInt8 {
  static let percent = UInt8(ascii: "%")
  static let dollar = UInt8(ascii: "$")
  static let at = UInt8(ascii: "@")
}
