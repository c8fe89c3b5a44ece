extension Unicode.Scalar {
  /// The code point as in the Unicode Standard, such as `U+00E9`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
