import Documents

/// A file of colours, or a folder that holds them in several files.
public struct PaletteSource: Sendable {
  /// One file.
  public struct File: Sendable {
    /// What is in it.
    public enum Content: Sendable {
      /// Its bytes.
      case bytes([UInt8])
      /// There is no such file.
      case missing
      /// It may not be read.
      case unreadable
      /// It is larger than what is read.
      case tooLarge(Int)
    }

    /// Its path as it is shown.
    public var path: String
    /// What is in it.
    public var content: Content

    /// Creates a file.
    ///
    /// - Parameters:
    ///   - path: Its path as it is shown.
    ///   - content: What is in it.
    public init(path: String, content: Content) {
      self.path = path
      self.content = content
    }
  }

  /// The path of the file or folder as it is shown.
  public var path: String
  /// The files, sorted.
  public var files: [File]

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - path: The path of the file or folder as it is shown.
  ///   - files: The files, sorted.
  public init(path: String, files: [File]) {
    self.path = path
    self.files = files
  }

  /// Creates a source of one file.
  ///
  /// - Parameters:
  ///   - path: The path as it is shown.
  ///   - bytes: What is in it.
  public init(path: String, bytes: [UInt8]) {
    self.init(path: path, files: [File(path: path, content: .bytes(bytes))])
  }
}
