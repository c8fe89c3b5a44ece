/// A kind of file that texts are read from.
public struct CatalogFormat: Hashable, Sendable {
  /// A short name, such as `strings`.
  public var id: String
  /// What people call it.
  public var name: String
  /// The extensions of its files, without the dot, in small letters.
  public var fileExtensions: [String]

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - id: A short name.
  ///   - name: What people call it.
  ///   - fileExtensions: The extensions of its files, without the dot, in small letters.
  public init(id: String, name: String, fileExtensions: [String]) {
    self.id = id
    self.name = name
    self.fileExtensions = fileExtensions
  }
}
