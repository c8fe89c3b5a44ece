/// A formatter that ICU opened for one language.
final class LanguageFormatter {
  private let handle: OpaquePointer
  private let close: (OpaquePointer?) -> Void

  /// Takes over what ICU opened; nil if that failed.
  init?(_ handle: OpaquePointer?, close: @escaping (OpaquePointer?) -> Void) {
    guard let handle else { return nil }
    (self.handle, self.close) = (handle, close)
  }

  deinit { close(handle) }

  /// Returns what ICU writes into memory for so many code units; nil if it writes nothing.
  func text(
    upTo capacity: Int, _ write: (OpaquePointer, UnsafeMutablePointer<UInt16>?, Int32) -> Int32
  ) -> String? {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { units in
      let length = write(handle, units.baseAddress, Int32(capacity))
      return length > 0 ? String(decoding: units[..<Int(length)], as: UTF16.self) : nil
    }
  }
}
