/// A face of the manifest, or the user's replacement for it, with the bytes to measure with.
package struct LocatedFont: Sendable {
  /// The face: the manifest's entry, or one made from the file for a user's copy of San Francisco.
  package var entry: FontManifest.Entry
  /// The file's path; nil for the built-in face.
  package var path: String?
  /// The bytes, memory-mapped if possible.
  package var file: FontFile
  /// The face's index in a collection.
  package var faceIndex: Int
  /// The file's SHA-256 in hexadecimal.
  package var sha256: String
  /// Whether that hash is the manifest's; nil for a user's copy of San Francisco, for which the manifest has none.
  package var hashKnown: Bool?
  /// Whether it is a user's copy of San Francisco, whose widths are the reference and need no correction.
  package var isUsersOwn = false
}
