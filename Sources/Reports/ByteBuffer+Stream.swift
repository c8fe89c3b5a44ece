internal import AuditModel
internal import Bytes

/// The way out of a buffer.
extension ByteBuffer {
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
