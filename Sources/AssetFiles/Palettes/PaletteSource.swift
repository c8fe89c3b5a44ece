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

    /// Creates a file.
    ///
    /// - Parameters:
    ///   - path: Its display path.
    ///   - content: Its content.
    package init(path: String, content: Content) {
      self.path = path
      self.content = content
    }
  }

  /// The display path of the file or folder.
  package var path: String
  /// The files, sorted.
  package var files: [File]

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - path: The display path of the file or folder.
  ///   - files: The files, sorted.
  package init(path: String, files: [File]) {
    self.path = path
    self.files = files
  }

  /// Creates a source of one file.
  ///
  /// - Parameters:
  ///   - path: The display path.
  ///   - bytes: The content of the file.
  package init(path: String, bytes: [UInt8]) {
    self.init(path: path, files: [File(path: path, content: .bytes(bytes))])
  }
}
