/// The set of letter classes that occur in a run.
struct LetterKinds {
  private var bits: UInt8 = 0

  /// Whether the run contains capitals but no lower-case letters.
  var isAllCapitals: Bool { contains(.upper) && !contains(.lower) }

  /// Whether the run contains punctuation but no letters or digits.
  var isOnlyMarks: Bool { contains(.punctuation) && !contains(.lower) && !contains(.upper) && !contains(.digit) }

  @inline(__always)
  mutating func insert(_ letter: LetterClass) { bits |= 1 << UInt8(letter.rawValue) }

  @inline(__always)
  private func contains(_ letter: LetterClass) -> Bool { bits & 1 << UInt8(letter.rawValue) != 0 }
}
