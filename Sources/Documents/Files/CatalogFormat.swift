/// A file format that texts or colours are read from.
public struct CatalogFormat: Hashable, Sendable {
  /// The identifier used in reports, such as `strings`.
  public var id: String
  /// The name shown to users.
  public var name: String
  /// The file extensions, without the dot, in lowercase.
  public var fileExtensions: [String]

  /// Creates a format.
  ///
  /// - Parameters:
  ///   - id: The identifier used in reports, such as `strings`.
  ///   - name: The name shown to users.
  ///   - fileExtensions: The file extensions, without the dot, in lowercase.
  public init(id: String, name: String, fileExtensions: [String]) {
    self.id = id
    self.name = name
    self.fileExtensions = fileExtensions
  }

  /// The name with the file extensions, as shown to users: `asset catalogs (.xcassets)`.
  package var description: String { "\(name) (\(fileExtensions.map { ".\($0)" }.joined(separator: " ")))" }
}
