public import AuditModel

/// Why a file in a folder is not to be read.
public struct SkipReason: Hashable, Sendable {
  /// The reason, for a person.
  public var text: String
  /// Where somebody asked for it; nil where nobody did.
  public var location: SourceLocation?

  /// Creates a reason.
  ///
  /// - Parameters:
  ///   - text: The reason, for a person.
  ///   - location: Where somebody asked for it; nil where nobody did.
  public init(_ text: String, at location: SourceLocation? = nil) {
    self.text = text
    self.location = location
  }
}
