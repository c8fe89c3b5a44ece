/// A formatter that ICU opened for one language.
final class LanguageFormatter {
  private let handle: OpaquePointer
  private let close: (OpaquePointer?) -> Void

  /// Takes ownership of an ICU object; nil if there is none.
  init?(_ handle: OpaquePointer?, close: @escaping (OpaquePointer?) -> Void) {
    guard let handle else { return nil }
    (self.handle, self.close) = (handle, close)
  }

  deinit { close(handle) }

  /// Returns ICU's text of at most `capacity` code units; nil if ICU writes none.
  func text(
    upTo capacity: Int, _ write: (OpaquePointer, UnsafeMutablePointer<UInt16>?, Int32) -> Int32
  ) -> String? {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { units in
      let length = write(handle, units.baseAddress, Int32(capacity))
      return length > 0 ? String(decoding: units[..<Int(length)], as: UTF16.self) : nil
    }
  }
}
