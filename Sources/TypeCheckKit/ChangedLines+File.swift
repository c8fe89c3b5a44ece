public import AuditModel
import Bytes
import Documents

extension ChangedLines {
  /// Reads a unified diff from a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - checked: A checked file or folder; the paths of the diff are relative to the root of its repository.
  /// - Throws: ``ConfigurationError`` if the file cannot be read, is too large, or is not a unified diff.
  public init(contentsOf path: String, checking checked: String = ".") throws(ConfigurationError) {
    let place = SourceLocation(startOf: path)
    switch FileKind(at: path) {
    case .file: break
    case .missing:
      throw ConfigurationError(
        at: place, "diff not found", remedy: "check the path; write it with git diff origin/main... > FILE")
    case .folder: throw ConfigurationError(at: place, "this is a folder", remedy: "name the diff in it")
    case .special:
      throw ConfigurationError(at: place, "this is not a regular file", remedy: "write the diff to a file first")
    case .forbidden, .outside:
      throw ConfigurationError(at: place, "this diff cannot be read", remedy: "check its permissions")
    }
    guard let bytes = FileBytes.read(path, limit: Self.mostBytes + 1) else {
      throw ConfigurationError(at: place, "this diff cannot be read", remedy: "check its permissions")
    }
    do throws(Failure) {
      self = try ChangedLines(diff: bytes, file: path)
    } catch {
      throw ConfigurationError(issues: [error.issue])
    }
    folder = FilePath.absolute(".")
    // A relative path means that the working folder was deleted.
    if folder.hasPrefix("/") { root = RealPath.repository(around: FilePath.absolute(checked)) }
  }
}
