internal import CICU

/// One ICU break iterator: one kind of boundary in one language.
final class Segmenter {
  /// What an iterator looks for.
  enum Kind: Int32 {
    case grapheme, word, line
  }

  private struct Handle: ~Copyable {
    let pointer: OpaquePointer

    deinit { cicu_segmenter_close(pointer) }
  }

  private let handle: Handle

  /// Opens an iterator; nil when ICU has no rules for it.
  ///
  /// A language that cannot be read counts as the root locale.
  init?(_ kind: Kind, language: String, strictness: LineBreakStrictness) {
    // Locale names of files are written with either separator; BCP 47 has the hyphen only.
    let tag = String(language.map { $0 == "_" ? "-" : $0 })
    let level = strictness == .automatic ? nil : strictness.rawValue
    guard let pointer = cicu_segmenter_open(kind.rawValue, tag, level) else { return nil }
    handle = Handle(pointer: pointer)
  }

  /// Writes all boundaries after offset 0, the last being the length of the text.
  ///
  /// - Parameters:
  ///   - text: UTF-16 code units.
  ///   - offsets: Room for as many offsets as the text has code units.
  ///   - hard: Room for as many flags; nil when they are not wanted.
  /// - Returns: How many boundaries were written.
  func boundaries(
    of text: UnsafeBufferPointer<UInt16>, offsets: UnsafeMutableBufferPointer<Int32>,
    hard: UnsafeMutableBufferPointer<UInt8>?
  ) -> Int {
    guard let length = Int32(exactly: text.count), length > 0 else { return 0 }
    let count = cicu_segmenter_boundaries(
      handle.pointer, text.baseAddress, length, offsets.baseAddress, hard?.baseAddress,
      Int32(clamping: offsets.count))
    return Int(max(count, 0))
  }
}

@available(*, unavailable)
extension Segmenter: Sendable {}
