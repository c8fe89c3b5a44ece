package import AuditModel

/// A reason for skipping a file in a folder.
package struct SkipReason: Hashable, Sendable {
  /// The reason, as shown to users.
  package var text: String
  /// The place in the configuration that asks for it; nil if there is none.
  package var location: SourceLocation?

  /// Creates a reason.
  ///
  /// - Parameters:
  ///   - text: The reason, as shown to users.
  ///   - location: Where the configuration asks for it; nil if it does not.
  package init(_ text: String, at location: SourceLocation? = nil) {
    self.text = text
    self.location = location
  }
}
