/// A text stream that accepts UTF-8 bytes, so that long reports are never converted to strings.
///
/// A conforming type is a handle: all its copies write to the same place.
package protocol ByteStream: TextOutputStream {
  /// Writes text.
  ///
  /// - Parameter utf8: Whole Unicode scalars in valid UTF-8.
  func write(_ utf8: UnsafeBufferPointer<UInt8>)
}
