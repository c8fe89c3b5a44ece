/// The code because of which a property of a text is not known, or its key is not followed.
public struct BlockingCode: Hashable, Sendable {
  /// The kind of code.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    /// An expression for a font.
    case font
    /// A modifier or style that may change fonts and sizes.
    case modifier
    /// A container that may change fonts and sizes.
    case container
    /// A length that is not understood, or a view that may be wider than the window.
    case length
    /// A modifier that changes the widths of letters.
    case letters
    /// A place that draws the text, for which no statement about its looks was found.
    case place
    /// A declaration or call through which the view or key goes.
    case path
    /// An argument of a view that the sources do not declare.
    case argument
    /// A function that takes literals that are keys.
    case localizer
    /// Code in Objective-C, of which only the texts are read.
    case objectiveC
    /// Any other code.
    case other
  }

  /// The kind.
  public var kind: Kind
  /// The name as in Swift, such as `Theme.font(_:)`; nil for code without a name.
  public var name: String?
  /// The location of the declaration; nil if the sources do not declare it.
  public var declaration: SourceLocation?
  /// Whether the value differs between instances or calls, so that one statement cannot describe it.
  public var isVarying = false
  /// The statement of a configuration that describes the code; nil if no statement helps.
  public var statement: UnknownDeclaration?

  /// Creates a description of code.
  ///
  /// - Parameters:
  ///   - kind: The kind.
  ///   - name: The name as in Swift.
  ///   - declaration: The location of the declaration.
  ///   - statement: What a configuration can describe.
  public init(
    _ kind: Kind, _ name: String? = nil, declaration: SourceLocation? = nil, statement: UnknownDeclaration? = nil
  ) {
    (self.kind, self.name, self.declaration, self.statement) = (kind, name, declaration, statement)
  }
}
