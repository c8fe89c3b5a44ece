extension LanguageTag {
  /// Returns whether a name is already a tag in its canonical spelling and need not be parsed.
  ///
  /// Only the bytes are checked. The language has two or three lowercase letters and is not a replaced code. Scripts
  /// (`Hans`), regions (`BR`) and digits (`419`) may follow. If false, the name must be parsed.
  static func isUsual(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    var end = 0
    while end < name.count, isSmall(name[end]) { end += 1 }
    guard end == 3 || (end == 2 && !isFormerCode(name[0], name[1])) else { return false }
    while end < name.count {
      guard name[end] == UInt8(ascii: "-") else { return false }
      let start = end + 1
      end = start
      while end < name.count, name[end] != UInt8(ascii: "-") { end += 1 }
      guard isUsual(subtag: UnsafeBufferPointer(rebasing: name[start..<end])) else { return false }
    }
    return true
  }

  private static func isUsual(subtag: UnsafeBufferPointer<UInt8>) -> Bool {
    switch subtag.count {
    case 2: subtag.allSatisfy(isCapital)
    case 3: subtag.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    case 4: isCapital(subtag[0]) && subtag.dropFirst().allSatisfy(isSmall)
    default: false
    }
  }

  private static func isSmall(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte }

  private static func isCapital(_ byte: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }
}
