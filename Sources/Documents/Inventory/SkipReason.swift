package import AuditModel

/// A reason for skipping a file in a folder.
package struct SkipReason: Hashable, Sendable {
  /// The reason, as shown to users.
  package var text: String
  /// The line of the configuration or of a project file that skips the file, or nil if there is none.
  package var location: SourceLocation?
  /// The suggestion for how to have the file read.
  package var remedy: String
  /// Whether a run without any other file of the kind reports the reason: a project that is read wrongly would hide all
  /// texts.
  package var isReported = false

  /// Creates a reason.
  ///
  /// - Parameters:
  ///   - text: The reason, as shown to users.
  ///   - location: The line that skips the file, or nil if there is none.
  ///   - remedy: The suggestion for how to have the file read.
  package init(
    _ text: String, at location: SourceLocation? = nil, remedy: String = "name a file itself, or change what skips it"
  ) {
    self.text = text
    self.location = location
    self.remedy = remedy
  }
}
