/// A box or text in the outline of a SwiftUI view.
public struct CodeElement: Hashable, Sendable {
  /// The kind of element.
  public enum Kind: String, Codable, Sendable {
    /// A container, modifier or control of SwiftUI, or a branch of the code.
    case container
    /// A view, property or function of the app, with its content.
    case view
    /// A view of the app that is a screen of its own, without its content.
    case screen
  }

  /// A text that an element draws.
  public struct Text: Hashable, Sendable {
    /// The keys in the app's tables; empty if none is known, several if the code does not show which one is drawn.
    public var keys: [TextKey]
    /// The text as written in the code, with U+FFFC for each interpolation; nil if it is not a literal.
    public var literal: String?
    /// The expression whose value is the text, such as `item.title`; nil if it is not a name.
    public var expression: String?
    /// The use of the text in the code, with an empty key.
    public var use: TextUse

    /// Creates a text.
    ///
    /// - Parameters:
    ///   - keys: The keys in the app's tables.
    ///   - literal: The text as written in the code.
    ///   - expression: The expression that the text is the value of.
    ///   - use: What the code states about the text.
    public init(keys: [TextKey], literal: String?, expression: String?, use: TextUse) {
      self.keys = keys
      self.literal = literal
      self.expression = expression
      self.use = use
    }
  }

  /// The index of the box around it in the screen's elements; nil for the outermost ones.
  public var parent: Int?
  /// The name of the view, modifier, property or function; for a branch of the code `if`, `else` or `case`.
  public var name: String
  /// The kind of element.
  public var kind: Kind
  /// The text; nil for a box without a text of its own.
  public var text: Text?
  /// The location in the code.
  public var location: SourceLocation

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - name: The name of the view, modifier, property or function.
  ///   - kind: The kind of element.
  ///   - location: The location in the code.
  ///   - parent: The number of the box around it.
  ///   - text: The text.
  public init(_ name: String, _ kind: Kind, at location: SourceLocation, in parent: Int?, text: Text? = nil) {
    self.name = name
    self.kind = kind
    self.location = location
    self.parent = parent
    self.text = text
  }
}
