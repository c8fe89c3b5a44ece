/// What happened to one file that was found.
public struct FileUse: Hashable, Codable, Sendable {
  /// The file's path as it is shown.
  public var path: String
  /// The format it was read as, such as `xcstrings`; nil where it was not read.
  public var format: String?
  /// How many texts it gave.
  public var texts: Int
  /// Why it was not read, for a person; nil where it was.
  public var reason: String?

  /// Creates a note of a file.
  ///
  /// - Parameters:
  ///   - path: The file's path as it is shown.
  ///   - format: The format it was read as.
  ///   - texts: How many texts it gave.
  ///   - reason: Why it was not read, for a person.
  public init(path: String, format: String?, texts: Int = 0, reason: String? = nil) {
    self.path = path
    self.format = format
    self.texts = texts
    self.reason = reason
  }
}
