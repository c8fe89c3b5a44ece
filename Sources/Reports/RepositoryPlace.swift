/// A repository and the folder in which a run works, which may be inside or outside of it.
public struct RepositoryPlace: Hashable, Sendable {
  /// The absolute path of the root, without links.
  public let root: String
  /// The absolute path of the working folder, without links; relative paths of a report begin there.
  public let folder: String

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - root: The absolute path of the root, without links.
  ///   - folder: The absolute path of the working folder, without links.
  public init(root: String, folder: String) { (self.root, self.folder) = (root, folder) }
}
