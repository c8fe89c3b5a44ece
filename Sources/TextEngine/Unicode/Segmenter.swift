internal import CICU

/// An ICU break iterator for one kind of boundary in one language.
final class Segmenter {
  /// The kind of boundary.
  enum Kind: Int32 {
    case grapheme, word, line
  }

  private let handle: OpaquePointer

  /// Opens an iterator, or returns nil if ICU has no rules for the kind.
  ///
  /// An invalid language means the root locale.
  init?(_ kind: Kind, language: String) {
    guard let handle = cicu_segmenter_open(kind.rawValue, language.hyphenated, nil) else { return nil }
    self.handle = handle
  }

  deinit { cicu_segmenter_close(handle) }

  /// Writes all boundaries after offset 0 and returns their number; the last is the length of the text.
  ///
  /// `offsets` must have space for one offset per code unit. `hard` must have the same space, and gets a flag per
  /// boundary: 1 for a hard line break. If it is nil, no flags are written.
  func boundaries(
    of text: UnsafeBufferPointer<UInt16>, offsets: UnsafeMutableBufferPointer<Int32>,
    hard: UnsafeMutableBufferPointer<UInt8>?
  ) -> Int {
    guard let length = Int32(exactly: text.count), length > 0 else { return 0 }
    let count = cicu_segmenter_boundaries(
      handle, text.baseAddress, length, offsets.baseAddress, hard?.baseAddress,
      Int32(clamping: offsets.count))
    return Int(max(count, 0))
  }
}
