package import Documents

/// The answers of the readers of other kinds of files about a file that may hold texts.
///
/// A JSON file may be a palette or a layout, and an XML file a recorded screen. This module does not know these formats.
package struct OtherReaders: Sendable {
  /// Returns why a file's bytes are not texts, from the bytes, the path and whether the user named the file; nil if no
  /// other reader takes it.
  let refusal: @Sendable (_ bytes: [UInt8], _ path: String, _ isNamed: Bool) -> String?
  /// Returns why a JSON file in a folder is skipped, as ``LeftOutReason`` counts it; nil if no other reader takes it.
  let reason: @Sendable (_ path: String, _ kind: FileKind, _ listings: FolderListings) -> String?

  package init(
    refusal: @escaping @Sendable (_ bytes: [UInt8], _ path: String, _ isNamed: Bool) -> String?,
    reason: @escaping @Sendable (_ path: String, _ kind: FileKind, _ listings: FolderListings) -> String?
  ) {
    self.refusal = refusal
    self.reason = reason
  }

  /// No other readers: every file is taken for texts.
  package static let none = OtherReaders(refusal: { _, _, _ in nil }, reason: { _, _, _ in nil })
}
