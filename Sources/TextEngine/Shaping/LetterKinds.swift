/// The classes of the letters in a run.
struct LetterKinds {
  private var bits: UInt8 = 0

  /// Whether there are capitals and no lower-case letters.
  var isAllCapitals: Bool { contains(.upper) && !contains(.lower) }

  /// Whether there is punctuation, and no letter or digit.
  var isOnlyMarks: Bool { contains(.punctuation) && !contains(.lower) && !contains(.upper) && !contains(.digit) }

  @inline(__always)
  mutating func insert(_ letter: LetterClass) { bits |= 1 << UInt8(letter.rawValue) }

  @inline(__always)
  private func contains(_ letter: LetterClass) -> Bool { bits & 1 << UInt8(letter.rawValue) != 0 }
}
