/// A face of the manifest, or the user's replacement for it, with the bytes to measure with.
public struct LocatedFont: Sendable {
  /// The face: the manifest's entry, or one made from the file for a user's copy of San Francisco.
  public var entry: FontManifest.Entry
  /// The file's path; nil for the built-in face.
  public var path: String?
  /// The bytes, memory-mapped if possible.
  public var file: FontFile
  /// The face's index in a collection.
  public var faceIndex: Int
  /// The file's SHA-256 in hexadecimal.
  public var sha256: String
  /// Whether that hash is the manifest's; nil for a user's copy of San Francisco, for which the manifest has none.
  public var hashKnown: Bool?
  /// Whether it is a user's copy of San Francisco, whose widths are the reference and need no correction.
  public var isUsersOwn: Bool
}
