import Documents

/// A file with colours, or a folder with several such files.
package struct PaletteSource: Sendable {
  /// One file.
  package struct File: Sendable {
    /// The content of a file.
    package enum Content: Sendable {
      /// Its bytes.
      case bytes([UInt8])
      /// The file does not exist.
      case missing
      /// The file cannot be read.
      case unreadable
      /// The file exceeds the maximum size; the value is its size in bytes.
      case tooLarge(Int)
    }

    /// Its display path.
    package var path: String
    /// Its content.
    package var content: Content
  }

  /// The display path of the file or folder.
  package var path: String
  /// The files, sorted.
  package var files: [File]
}

extension PaletteSource {
  /// Creates a source of one file in memory.
  init(path: String, bytes: [UInt8]) { self.init(path: path, files: [File(path: path, content: .bytes(bytes))]) }
}
