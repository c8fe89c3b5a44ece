/// The first bytes of a file, read when a loader asks for them and at most once.
package final class FileHead {
  private let path: String
  private var known: [UInt8]?

  /// The head of a file on disk.
  init(of path: String) { self.path = path }

  /// The head of a document in memory.
  package init(_ bytes: [UInt8]) {
    path = ""
    known = bytes
  }

  /// Up to 65,536 bytes; empty if the file cannot be read.
  package var bytes: [UInt8] {
    if let known { return known }
    let bytes = FileBytes.head(path) ?? []
    known = bytes
    return bytes
  }
}
