public import DynamicType

/// Two colours that meet: one on the other, or two that must be told apart.
public struct ColorPair: Hashable, Codable, Sendable {
  /// How the two meet.
  public enum Relation: String, CaseIterable, Codable, Sendable {
    /// The first is text on the second.
    case text
    /// The first is a symbol, control or graphic on the second.
    case nonText = "non-text"
    /// The two are states of one thing and mean different things.
    case states
    /// The first can be touched, the second cannot.
    case interactivity
    /// The first is the key colour, the second another colour of the palette.
    case key
  }

  /// Why no contrast is asked for.
  public enum Exemption: String, CaseIterable, Codable, Sendable {
    case disabled, decorative, logotype
  }

  /// How the two meet.
  public var relation: Relation
  /// The text, symbol, first state, interactive or key colour.
  public var first: NamedColor
  /// The background, second state or other colour.
  public var second: NamedColor
  /// What lies beneath a translucent second colour, topmost first.
  public var layers: [NamedColor]
  /// The text style, where it is text; nil is not said.
  public var style: TextStyle?
  /// The weight instead of the style's own.
  public var weight: FontWeight?
  /// Further ways in which the two are told apart, such as `icon` or `underline`.
  public var cues: [String]
  /// Why no contrast is asked for.
  public var exemption: Exemption?
  /// Whether the two were only brought together by roles guessed from their names.
  public var isGuessed: Bool
  /// Whether the roles of the two brought them together; false where a file says that they meet.
  public var comesFromRoles: Bool
  /// Whether the names of the two share a stem, as `WarningText` and `WarningBackground`: the ground is the first's own.
  public var sharesStem: Bool
  /// Where the pair, or its first colour, stands.
  public var location: SourceLocation

  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - relation: How the two meet.
  ///   - first: The text, symbol, first state, interactive or key colour.
  ///   - second: The background, second state or other colour.
  ///   - location: Where the pair stands; where the first colour stands if nil.
  public init(_ relation: Relation, _ first: NamedColor, _ second: NamedColor, location: SourceLocation? = nil) {
    self.relation = relation
    self.first = first
    self.second = second
    layers = []
    style = nil
    weight = nil
    cues = []
    exemption = nil
    isGuessed = first.rolesAreGuessed || second.rolesAreGuessed
    comesFromRoles = false
    sharesStem = false
    self.location = location ?? first.location
  }

  /// The pair as a key: `ink on paper`, `ok / error`.
  public var name: String {
    switch relation {
    case .text, .nonText: "\(first.name) on \(second.name)"
    case .states, .interactivity, .key: "\(first.name) / \(second.name)"
    }
  }
}
