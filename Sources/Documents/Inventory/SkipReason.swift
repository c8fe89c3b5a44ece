package import AuditModel

/// A reason for skipping a file in a folder.
package struct SkipReason: Hashable, Sendable {
  /// The reason, as shown to users.
  package var text: String
  /// The line in the configuration or a project file that skips the file, or nil if there is none.
  package var location: SourceLocation?
  /// The suggestion for including the file.
  package var remedy: String
  /// Whether the reason is reported if no other file of the kind is read: a misread project would hide all texts.
  package var isReported = false

  /// Creates a reason; `location` is nil if no line skips the file.
  package init(
    _ text: String, at location: SourceLocation? = nil,
    remedy: String = "name the file explicitly, or change the setting that skips it"
  ) {
    self.text = text
    self.location = location
    self.remedy = remedy
  }
}
