package import AuditModel

extension [InputIssue] {
  /// Adds a warning.
  package mutating func warn(at location: SourceLocation, key: String? = nil, _ message: String, fix: String) {
    append(.warning(at: location, key: key, message, fix: fix))
  }

  /// Adds an error.
  package mutating func refuse(at location: SourceLocation, key: String? = nil, _ message: String, fix: String) {
    append(.error(at: location, key: key, message, fix: fix))
  }

  /// Adds an error about a whole file or folder.
  package mutating func refuse(startOf file: String, _ message: String, fix: String) {
    append(.error(startOf: file, message, fix: fix))
  }
}
