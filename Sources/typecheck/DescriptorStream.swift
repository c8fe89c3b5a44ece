import Foundation
import TypeCheckKit

/// A stream that writes text to a file descriptor.
///
/// After the first failure, the stream ignores all further text.
final class DescriptorStream: ByteStream {
  private let descriptor: Int32
  /// The system's message for the first failure; nil if there was none.
  private(set) var failure: String?
  /// Whether the reader closed its end of the pipe, which is not a failure.
  private(set) var isClosed = false

  init(descriptor: Int32) { self.descriptor = descriptor }

  func write(_ string: String) {
    var copy = string
    copy.withUTF8 { write($0) }
  }

  func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard failure == nil, !isClosed, let start = bytes.baseAddress else { return }
    var offset = 0
    while offset < bytes.count {
      let written = Foundation.write(descriptor, start + offset, bytes.count - offset)
      if written >= 0 {
        offset += written
      } else if errno == EPIPE {
        isClosed = true
        return
      } else if errno != EINTR {
        failure = String(cString: strerror(errno))
        return
      }
    }
  }
}
