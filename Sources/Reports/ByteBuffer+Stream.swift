internal import AuditModel
internal import Bytes

/// Writing a buffer to a stream.
extension ByteBuffer {
  /// Moves the bytes to a stream if there are at least `size` of them.
  ///
  /// Call it only between whole scalars.
  mutating func flush<Output: TextOutputStream>(to output: inout Output, above size: Int = 1 << 16) {
    guard count >= size, count > 0 else { return }
    if let stream = output as? any ByteStream {
      stream.write(contents)
    } else {
      output.write(String(decoding: contents, as: UTF8.self))
    }
    removeAll()
  }

  /// Appends a part of a text.
  @inline(__always)
  mutating func append(_ utf8: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    guard let start = utf8.baseAddress, !range.isEmpty else { return }
    append(start + range.lowerBound, range.count)
  }
}
