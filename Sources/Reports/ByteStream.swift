/// A text stream that accepts UTF-8 bytes, which avoids converting long reports to strings.
///
/// All copies of a conforming value must write to the same place.
package protocol ByteStream: TextOutputStream {
  /// Writes UTF-8 text.
  func write(_ utf8: UnsafeBufferPointer<UInt8>)
}
