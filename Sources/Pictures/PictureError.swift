/// An error for a picture that cannot be read or written, with the problem and its fix.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The category of the error.
  public enum Kind: Hashable, Sendable {
    /// The file does not exist, access is denied, or reading failed.
    case unreadable
    /// The file is not a PNG or JPEG, or uses a variant that is not supported.
    case unsupported
    /// The file is truncated, corrupt or empty.
    case damaged
    /// The picture has too many pixels.
    case tooLarge
    /// The target cannot be written: access is denied, or the disk is full.
    case unwritable
  }

  /// The category of the error.
  public var kind: Kind
  /// The path as the user gave it.
  public var file: String
  /// The problem, as a clause such as "it is empty".
  public var what: String
  /// The fix, as a clause such as "save it as PNG or JPEG".
  public var remedy: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - kind: The category of the error.
  ///   - file: The path as the user gave it.
  ///   - what: What is wrong.
  ///   - remedy: How to fix it.
  public init(_ kind: Kind, _ file: String, _ what: String, remedy: String) {
    (self.kind, self.file, self.what, self.remedy) = (kind, file, what, remedy)
  }

  /// The whole error as one sentence.
  public var description: String {
    "cannot \(kind == .unwritable ? "write" : "read") \(file): \(what); \(remedy)"
  }

  /// Returns an error for a file whose content is incomplete or corrupt.
  static func damaged(_ file: String, _ what: String) -> PictureError {
    PictureError(.damaged, file, what, remedy: "export or copy it again")
  }
}
