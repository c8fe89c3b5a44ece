import Foundation
import TypeCheckKit

/// A stream that writes text to a file descriptor.
///
/// It keeps the first failure and ignores all further text.
///
/// All copies share one state.
struct DescriptorStream: ByteStream {
  private final class State {
    let descriptor: Int32
    var failure: String?
    var isClosed = false

    init(_ descriptor: Int32) { self.descriptor = descriptor }
  }

  private let state: State

  /// The system's message for the first failure.
  var failure: String? { state.failure }
  /// Whether the reader closed its end of the pipe, which is not a failure.
  var isClosed: Bool { state.isClosed }

  init(descriptor: Int32) { state = State(descriptor) }

  mutating func write(_ string: String) {
    var copy = string
    copy.withUTF8 { write($0) }
  }

  func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard state.failure == nil, !state.isClosed, let start = bytes.baseAddress else { return }
    var offset = 0
    while offset < bytes.count {
      let written = Foundation.write(state.descriptor, start + offset, bytes.count - offset)
      if written >= 0 {
        offset += written
      } else if errno == EPIPE {
        state.isClosed = true
        return
      } else if errno != EINTR {
        state.failure = String(cString: strerror(errno))
        return
      }
    }
  }
}
