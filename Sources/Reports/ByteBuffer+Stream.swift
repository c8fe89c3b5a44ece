internal import AuditModel
internal import Bytes

/// Methods that write a buffer to a stream.
extension ByteBuffer {
  /// Writes the bytes to a stream and empties the buffer if it contains at least `size` bytes.
  ///
  /// The buffer must end with a whole Unicode scalar.
  mutating func flush<Output: TextOutputStream>(to output: inout Output, above size: Int = 1 << 16) {
    guard count >= size, count > 0 else { return }
    if let stream = output as? any ByteStream {
      stream.write(contents)
    } else {
      output.write(String(decoding: contents, as: UTF8.self))
    }
    removeAll()
  }

  /// Appends a range of a text's bytes.
  @inline(__always)
  mutating func append(_ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard let start = utf8.baseAddress, !range.isEmpty else { return }
    append(start + range.lowerBound, range.count)
  }
}
