import Documents

/// A file with colours, or a folder with several such files.
package struct PaletteSource: Sendable {
  /// A file and its content.
  package struct File: Sendable {
    /// The bytes of a file, or the reason why they are missing.
    package enum Content: Sendable {
      /// The bytes of a file that was read.
      case bytes([UInt8])
      /// The file does not exist.
      case missing
      /// The file cannot be read.
      case unreadable
      /// A folder, pipe or device is in place of the file.
      case special
      /// The file exceeds the maximum size; the value is its size in bytes.
      case tooLarge(Int)
    }

    /// The display path.
    package var path: String
    /// The bytes, or the reason why they are missing.
    package var content: Content
  }

  /// The display path of the file or folder.
  package var path: String
  /// The files, sorted.
  package var files: [File]
}

extension PaletteSource {
  /// Creates a source from one file in memory.
  init(path: String, bytes: [UInt8]) { self.init(path: path, files: [File(path: path, content: .bytes(bytes))]) }
}
