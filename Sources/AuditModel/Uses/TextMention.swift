/// A mention of a key in code that was not followed to a place on the screen.
public struct TextMention: Hashable, Codable, Sendable {
  /// The kind of expression at which a mention was not followed any further.
  public enum Ending: String, CaseIterable, Codable, Sendable {
    /// The value of a property, local or default value.
    case property
    /// The result of a function, closure or computed property.
    case result
    /// An argument of a call that is not known to draw it.
    case argument
    /// Assigned to a property that is not known to be a text.
    case assignment
    /// Compared with another value.
    case comparison
    /// A string literal that equals a key, but is not localized anywhere.
    case literal
    /// Drawn only by code that never runs: a view that no code names, or private code that no code calls.
    case unreachable
    /// The key of a storyboard or xib that no longer has the object.
    case missingObject
    /// Any other expression.
    case other
  }

  /// The key.
  public var key: TextKey
  /// The location of the mention.
  public var location: SourceLocation
  /// The expression at which it was not followed any further.
  public var ending: Ending
  /// The location of the code that stops the search; nil if the mention itself does.
  public var blockedAt: SourceLocation?
  /// The function, property or declaration at ``blockedAt`` as in Swift, such as `Theme.font(_:)`; nil if it has no
  /// name.
  public var blockedBy: String?
  /// The argument of a view at ``blockedAt``, if the sources do not declare the view.
  public var open: UnknownDeclaration?

  /// Creates a mention.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - location: The location of the mention.
  ///   - ending: The expression at which it was not followed any further.
  ///   - blockedAt: The location of the code that stops the search.
  ///   - blockedBy: The name of the function, property or declaration there.
  public init(
    key: TextKey, location: SourceLocation, ending: Ending, blockedAt: SourceLocation? = nil, blockedBy: String? = nil
  ) {
    self.key = key
    self.location = location
    self.ending = ending
    self.blockedAt = blockedAt
    self.blockedBy = blockedBy
  }
}
