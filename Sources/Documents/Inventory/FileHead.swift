/// The first bytes of a file, which are read only when needed and at most once.
package final class FileHead {
  private let path: String
  private var known: [UInt8]?
  private let isHidden: Bool

  /// Creates the head of a file on disk, without reading it.
  init(of path: String) { (self.path, isHidden) = (path, false) }

  /// Creates the head of a document in memory.
  package init(_ bytes: [UInt8]) { (path, known, isHidden) = ("", bytes, false) }

  private init() { (path, known, isHidden) = ("", [], true) }

  /// Returns the head of a file that must not be opened.
  static func hidden() -> FileHead { FileHead() }

  /// The first 65,536 bytes; empty if the file cannot be read.
  package var bytes: [UInt8] {
    if let known { return known }
    let bytes = FileBytes.head(path) ?? []
    known = bytes
    return bytes
  }

  /// Returns whether the first bytes fulfil a condition; true for a hidden head.
  package func mayFulfil(_ condition: ([UInt8]) -> Bool) -> Bool { isHidden || condition(bytes) }
}
