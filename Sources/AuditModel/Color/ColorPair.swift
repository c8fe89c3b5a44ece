public import DynamicType

/// Two colours used together: one on the other, or two that must be distinguishable.
public struct ColorPair: Hashable, Codable, Sendable {
  /// The relation of the two colours.
  public enum Relation: String, CaseIterable, Codable, Sendable {
    /// The first colour is text on the second.
    case text
    /// The first colour is a symbol, control or graphic on the second.
    case nonText = "non-text"
    /// The two colours show different states of the same thing.
    case states
    /// The first colour is used for interactive elements, the second for text that is not interactive.
    case interactivity
    /// The first colour is the key colour, the second another colour of the palette.
    case key
  }

  /// A reason why WCAG exempts a pair from its contrast requirements.
  public enum Exemption: String, CaseIterable, Codable, Sendable {
    case disabled, decorative, logotype
  }

  /// The relation of the two colours.
  public var relation: Relation
  /// The text, symbol, first state, interactive or key colour.
  public var first: NamedColor
  /// The background, second state or other colour.
  public var second: NamedColor
  /// The layers below a translucent second colour, topmost first.
  public var layers: [NamedColor] = []
  /// The text style of a text pair; nil if unknown.
  public var style: TextStyle?
  /// The font weight, if it differs from the style's.
  public var weight: FontWeight?
  /// Other cues that distinguish the two, such as `icon` or `underline`.
  public var cues: [String] = []
  /// The reason that the pair is exempt from contrast requirements; nil if it is not exempt.
  public var exemption: Exemption?
  /// Whether the pair exists only because of roles that were guessed from names.
  public var isGuessed: Bool
  /// Whether the pair was formed from roles; false if a file declares it.
  public var comesFromRoles = false
  /// The reason why the colours may not be those on the screen; nil for colours that a file or code states.
  public var doubt: Doubt?
  /// Whether the app is always dark; false if it is always light, nil if it follows the system.
  public var isAlwaysDark: Bool?
  /// The size of the text in points, if no setting changes it.
  public var pointSize: Double?
  /// The names and lines of the texts in a storyboard or xib that have the colours, in order.
  public var texts: [PairText] = []
  /// Whether the names share a stem, as in `WarningText` and `WarningBackground`, so they belong together.
  public var sharesStem = false
  /// The location of the pair if a file declares it, otherwise of its first colour.
  public var location: SourceLocation

  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - relation: The relation of the two colours.
  ///   - first: The text, symbol, first state, interactive or key colour.
  ///   - second: The background, second state or other colour.
  ///   - location: The location of the pair; the first colour's if nil.
  public init(_ relation: Relation, _ first: NamedColor, _ second: NamedColor, location: SourceLocation? = nil) {
    self.relation = relation
    self.first = first
    self.second = second
    isGuessed = first.rolesAreGuessed || second.rolesAreGuessed
    self.location = location ?? first.location
  }

  /// Whether the colours may not be those on the screen.
  public var isAssumed: Bool { doubt != nil }

  /// Whether too little is known of a text of a storyboard or xib for a verdict or a review.
  ///
  /// Code that was not read may set the colours, or a system colour is on an unknown background.
  public var isLeftOpen: Bool {
    guard !texts.isEmpty, let doubt else { return false }
    return doubt == .unreadCode || doubt.category == .unplaced && first.origin == .system
  }

  /// The pair's name in reports: `ink on paper` or `ok / error`.
  public var name: String {
    switch relation {
    case .text, .nonText: "\(first.name) on \(second.name)"
    case .states, .interactivity, .key: "\(first.name) / \(second.name)"
    }
  }
}

/// A text in a storyboard or xib that a pair of colours belongs to.
public struct PairText: Hashable, Codable, Sendable {
  /// The name as Xcode's outline shows it, such as `Sign In · Label "Password"`.
  public var name: String
  /// The line of the object.
  public var line: Int

  /// Creates a text.
  ///
  /// - Parameters:
  ///   - name: The name as Xcode's outline shows it.
  ///   - line: The line of the object.
  public init(name: String, line: Int) { (self.name, self.line) = (name, line) }
}
