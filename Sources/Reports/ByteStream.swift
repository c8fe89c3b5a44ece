/// A text stream that takes its text as bytes, so that long reports are never made into strings on their way.
///
/// A stream of this kind is a handle: all its copies write to the same place.
public protocol ByteStream: TextOutputStream {
  /// Writes text.
  ///
  /// - Parameter utf8: Whole Unicode scalars in valid UTF-8.
  func write(_ utf8: UnsafeBufferPointer<UInt8>)
}
