/// The first bytes of a file, which are read only when needed and at most once.
package final class FileHead {
  private let path: String
  private var known: [UInt8]?

  /// Creates the head of a file on disk, without reading it.
  init(of path: String) { self.path = path }

  /// Creates the head of a document in memory.
  package init(_ bytes: [UInt8]) {
    path = ""
    known = bytes
  }

  /// The first 65,536 bytes; empty if the file cannot be read.
  package var bytes: [UInt8] {
    if let known { return known }
    let bytes = FileBytes.head(path) ?? []
    known = bytes
    return bytes
  }
}
