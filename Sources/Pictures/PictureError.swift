/// Why a picture cannot be read or written: what is wrong with which file, and what to do.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What sort of trouble it is.
  public enum Kind: Hashable, Sendable {
    /// The file is not there, may not be read, or reading failed.
    case unreadable
    /// The file is no PNG or JPEG, or is one of a sort that is not read.
    case unsupported
    /// The file is cut off, corrupt or empty.
    case damaged
    /// The picture has more pixels than can be worked on.
    case tooLarge
    /// The target may not be written, or has no room.
    case unwritable
  }

  /// What sort of trouble it is.
  public var kind: Kind
  /// The file, as its user named it.
  public var file: String
  /// What is wrong.
  public var what: String
  /// What to do about it.
  public var remedy: String

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - kind: What sort of trouble it is.
  ///   - file: The file, as its user named it.
  ///   - what: What is wrong.
  ///   - remedy: What to do about it.
  public init(_ kind: Kind, _ file: String, _ what: String, remedy: String) {
    self.kind = kind
    self.file = file
    self.what = what
    self.remedy = remedy
  }

  /// One sentence with all of it.
  public var description: String {
    "cannot \(kind == .unwritable ? "write" : "read") \(file): \(what); \(remedy)"
  }
}
