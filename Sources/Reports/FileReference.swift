internal import AuditModel

/// A file's path in the form that machine-readable reports use.
struct FileReference {
  /// The path without a leading `./`, with `/` as the separator.
  let path: String

  init(_ file: String) {
    var path = file[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    self.path = path.isEmpty ? file : String(path)
  }

  /// Creates the path from the root of a repository; a file outside of it keeps its path.
  init(_ file: String, in repository: RepositoryPlace?) {
    self.init(file)
    guard let repository, !isAbsolute else { return }
    let (parts, root) = ("\(repository.folder)/\(path)".pathSteps, repository.root.pathSteps)
    guard parts.count > root.count, parts.starts(with: root) else { return }
    self.init(parts.dropFirst(root.count).joined(separator: "/"))
  }

  /// Whether the path is absolute, and therefore only valid on one machine.
  var isAbsolute: Bool { path.hasPrefix("/") }

  /// The path as a URI reference (RFC 3986), with all bytes escaped except unreserved ones and separators.
  var uri: String {
    var uri = isAbsolute ? "file://" : ""
    guard !path.utf8.allSatisfy(Self.isPlain) else { return uri + path }
    for byte in path.utf8 {
      if Self.isPlain(byte) {
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        uri += digits.utf8.count == 1 ? "%0" : "%"
        uri += digits
      }
    }
    return uri
  }

  /// Returns whether a byte can occur in a URI's path without an escape.
  private static func isPlain(_ byte: UInt8) -> Bool { byte.isLetterOrDigit || "-._~/".utf8.contains(byte) }
}
