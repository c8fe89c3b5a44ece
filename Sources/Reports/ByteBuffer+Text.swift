/// Text and numbers as bytes, and the way out of a buffer.
extension ByteBuffer {
  mutating func append(_ text: StaticString) { append(text.utf8Start, text.utf8CodeUnitCount) }

  mutating func append(_ text: String) {
    text.withBytes { utf8 in
      if let start = utf8.baseAddress { append(start, utf8.count) }
    }
  }

  mutating func append(decimal number: Int) { append(upTo: 20) { Self.write(number, to: $0) } }

  /// Writes a number's digits, twenty bytes at most, and tells how many bytes they are.
  @inline(__always)
  static func write(_ number: Int, to out: UnsafeMutablePointer<UInt8>) -> Int {
    guard number < 0 else { return write(number.magnitude, to: out) }
    out[0] = UInt8(ascii: "-")
    return 1 + write(number.magnitude, to: out + 1)
  }

  /// The same for a number without a sign: the last digit comes first.
  @inline(__always)
  static func write(_ number: UInt, to out: UnsafeMutablePointer<UInt8>) -> Int {
    var count = 1
    var rest = number / 10
    while rest > 0 {
      count += 1
      rest /= 10
    }
    rest = number
    for index in (0..<count).reversed() {
      out[index] = 0x30 + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    return count
  }

  /// Empties the buffer into a stream when it holds at least `size` bytes; call only between whole scalars.
  mutating func flush<Output: TextOutputStream>(to output: inout Output, above size: Int = 1 << 16) {
    guard count >= size, count > 0 else { return }
    if let stream = output as? any ByteStream {
      stream.write(contents)
    } else {
      output.write(String(decoding: contents, as: UTF8.self))
    }
    removeAll()
  }
}

extension String {
  /// Calls a function with the text's UTF-8, looked at where it stands.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }
}
