/// A string of small numbers in the page's data, one or two characters each.
///
/// `text.js` reads it. The digits need no escape in JSON or HTML. The last digit announces a number of four digits.
struct PageDigits {
  private(set) var text: [UInt8] = []

  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
  private static let base = 64

  /// Appends a number of at least 0, in one digit if it is below 63.
  mutating func append(small number: Int) {
    if number < Self.base - 1 { text.append(Self.digits[number]) } else { append(long: number) }
  }

  /// Appends a number of at least 0, in two digits if it is below 4,032.
  mutating func append(number: Int) {
    guard number < (Self.base - 1) * Self.base else { return append(long: number) }
    text.append(Self.digits[number / Self.base])
    text.append(Self.digits[number % Self.base])
  }

  /// Appends the last digit, then the four digits of a number, which must be less than 16,777,216.
  private mutating func append(long number: Int) {
    text.append(Self.digits[Self.base - 1])
    for shift in [18, 12, 6, 0] { text.append(Self.digits[number >> shift & (Self.base - 1)]) }
  }
}
