/// Methods that append text and numbers.
extension ByteBuffer {
  /// Appends a string literal without converting it.
  ///
  /// - Parameter words: The literal.
  @inlinable
  public mutating func append(literal words: StaticString) { append(words.utf8Start, words.utf8CodeUnitCount) }

  /// Appends the UTF-8 encoding of a string.
  ///
  /// - Parameter text: The string to append.
  @inlinable
  public mutating func append(_ text: String) {
    text.withBytes { utf8 in
      if let start = utf8.baseAddress { append(start, utf8.count) }
    }
  }

  /// Appends a whole number in decimal digits.
  ///
  /// - Parameter number: The number.
  @inlinable
  public mutating func append(decimal number: Int) { append(upTo: 20) { Self.write(number, to: $0) } }

  /// Writes a number in decimal digits.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - out: The destination, with space for 20 bytes.
  /// - Returns: The number of bytes written.
  @inlinable @inline(__always)
  public static func write(_ number: Int, to out: UnsafeMutablePointer<UInt8>) -> Int {
    guard number < 0 else { return write(number.magnitude, to: out) }
    out[0] = UInt8(ascii: "-")
    return 1 + write(number.magnitude, to: out + 1)
  }

  /// Writes an unsigned number in decimal digits.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - out: The destination, with space for 20 bytes.
  /// - Returns: The number of bytes written.
  @inlinable @inline(__always)
  public static func write(_ number: UInt, to out: UnsafeMutablePointer<UInt8>) -> Int {
    var count = 1
    var rest = number / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    rest = number
    // The digits come out in reverse order.
    for index in (0..<count).reversed() {
      out[index] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    return count
  }
}

extension String {
  /// Whether every byte of the text is ASCII.
  @inlinable
  public var isASCII: Bool {
    withBytes { utf8 in
      var (marks, index) = (UInt64(0), 0)
      while let word = ByteWord(utf8, at: index) {
        marks |= word.marksBeyondASCII
        index += ByteWord.count
      }
      return !ByteWord.isMarked(marks) && utf8[index...].allSatisfy { $0 < 0x80 }
    }
  }

  /// Calls a function with the UTF-8 bytes of the text, without a copy if they are contiguous.
  ///
  /// - Parameter body: The function.
  /// - Returns: The result of the function.
  @inlinable @inline(__always)
  public func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}
