/// A face of the manifest, or a user's own in its place, with the bytes to measure with.
public struct LocatedFont: Sendable {
  /// The face: the manifest's entry, or one made from the file for a user's own San Francisco.
  public var entry: FontManifest.Entry
  /// The file's path; nil for the face built into the program.
  public var path: String?
  /// The bytes, mapped where there is a file.
  public var file: FontFile
  /// The face's index in a collection.
  public var faceIndex: Int
  /// The file's SHA-256 in hexadecimal.
  public var sha256: String
  /// Whether that is the manifest's hash; nil for a user's own San Francisco, of which the manifest has none.
  public var hashKnown: Bool?
  /// Whether it is a user's own San Francisco: its widths are the reference and need no correction.
  public var isUsersOwn: Bool
}
