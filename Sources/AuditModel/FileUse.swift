/// A file that was found, and how it was used.
public struct FileUse: Hashable, Codable, Sendable {
  /// The file's path as displayed.
  public var path: String
  /// The format in which the file was read, such as `xcstrings`; nil if it was not read.
  public var format: String?
  /// The number of texts it contains.
  public var texts: Int
  /// The reason that the file was not read; nil if it was.
  public var reason: String?

  /// Creates a record for a file.
  ///
  /// - Parameters:
  ///   - path: The file's path as displayed.
  ///   - format: The format it was read as; nil if it was not read.
  ///   - texts: The number of texts it contains.
  ///   - reason: The reason it was not read; nil if it was.
  public init(path: String, format: String?, texts: Int = 0, reason: String? = nil) {
    self.path = path
    self.format = format
    self.texts = texts
    self.reason = reason
  }
}
