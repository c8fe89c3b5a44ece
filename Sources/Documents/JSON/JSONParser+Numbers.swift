import AuditModel

extension JSONParser {
  /// Reads a number; a number outside the range of `Double` becomes infinite, which no field accepts.
  package mutating func number() throws(Problem) -> Double {
    let start = offset
    let startPlace = place
    if bytes[offset] == Byte.minus { offset += 1 }
    let leading = offset
    var isValid = skipDigits() && (offset == leading + 1 || bytes[leading] != Byte.zero)
    if isValid, offset < bytes.count, bytes[offset] == UInt8(ascii: ".") {
      offset += 1
      isValid = skipDigits()
    }
    if isValid, offset < bytes.count, bytes[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < bytes.count, bytes[offset] == UInt8(ascii: "+") || bytes[offset] == Byte.minus { offset += 1 }
      isValid = skipDigits()
    }
    if offset < bytes.count, Byte.isWord(bytes[offset]) { isValid = false }
    guard isValid, let value = value(start, leading) else {
      endedEarly = offset == bytes.count
      offset = start
      throw Problem(
        place: startPlace, message: "\(word()) is not a JSON number\(input.ending)",
        remedy: "write numbers as 12, -3 or 0.5; put strings in double quotes", isFatal: true)
    }
    return value
  }

  /// Returns the value of a number that begins at `start` and whose digits begin at `digits`.
  private func value(_ start: Int, _ digits: Int) -> Double? {
    // With up to 15 digits, a whole number is an exact `Double` (10^15 < 2^53).
    guard offset - digits <= 15, bytes[digits..<offset].allSatisfy({ Byte.zero...Byte.nine ~= $0 }) else {
      return Double(String(decoding: bytes[start..<offset], as: UTF8.self))
    }
    let whole = bytes[digits..<offset].reduce(0) { 10 * $0 + Int($1 - Byte.zero) }
    return digits > start ? -Double(whole) : Double(whole)
  }

  /// Skips `NaN` or `Infinity`, which some programs write although they are not JSON.
  ///
  /// Records an error and returns true if it finds one.
  mutating func passForeignNumber(_ byte: UInt8) -> Bool {
    guard byte == UInt8(ascii: "N") || byte == UInt8(ascii: "I") || byte == Byte.minus else { return false }
    for name in ["NaN", "Infinity", "-Infinity"] where bytes[offset...].starts(with: name.utf8) {
      let end = offset + name.utf8.count
      guard end == bytes.count || !Byte.isWord(bytes[end]) else { continue }
      problems.append(
        Problem(
          place: place, message: "\(name) is not a JSON number and cannot be a position or length",
          remedy: "write the intended number; the program that wrote this file had none"))
      offset = end
      return true
    }
    return false
  }

  private mutating func skipDigits() -> Bool {
    let start = offset
    while offset < bytes.count, Byte.zero...Byte.nine ~= bytes[offset] { offset += 1 }
    return offset > start
  }
}
