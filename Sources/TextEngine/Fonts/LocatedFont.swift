/// A face found for an entry of the manifest, with the bytes used for measuring.
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
  /// Whether ``sha256`` matches the manifest; nil for a user's copy of San Francisco, for which the manifest
  /// has no hash.
  package var hashKnown: Bool?
  /// Whether the face is a user's copy of San Francisco, whose widths need no correction.
  package var isUsersOwn = false
}
