/// A length formatted for a sentence, with at most one decimal, or two below one point.
package struct Points: CustomStringConvertible {
  private let value: Double

  /// Creates a formatted length from a number of points.
  package init(_ value: Double) { self.value = value }

  /// The number without its unit.
  package var number: String {
    guard value.isFinite, abs(value) < 1e15 else { return "\(value)" }
    let decimals: UInt64 = abs(value) < 1 ? 100 : 10
    let scaled = Int64((value * Double(decimals)).rounded())
    var (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: decimals)
    // The digits are written from last to first: at most 16 before the point and two after it.
    return String(unsafeUninitializedCapacity: 24) { bytes in
      var index = bytes.count
      func put(_ byte: UInt8) {
        index -= 1
        bytes[index] = byte
      }
      if fraction > 0 {
        if decimals == 100, !fraction.isMultiple(of: 10) {
          put(0x30 + UInt8(fraction % 10))
          fraction /= 10
          put(0x30 + UInt8(fraction))
        } else {
          put(0x30 + UInt8(decimals == 100 ? fraction / 10 : fraction))
        }
        put(UInt8(ascii: "."))
      }
      repeat {
        put(0x30 + UInt8(whole % 10))
        whole /= 10
      } while whole > 0
      if scaled < 0 { put(UInt8(ascii: "-")) }
      for place in index..<bytes.count { bytes[place - index] = bytes[place] }
      return bytes.count - index
    }
  }

  /// The number and its unit, `312.4 pt`.
  package var description: String { number + " pt" }
}
