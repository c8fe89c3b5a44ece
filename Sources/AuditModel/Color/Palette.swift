public import ColorContrast
public import DynamicType

/// The colours of one app or file, and how they meet.
public struct Palette: Hashable, Codable, Sendable {
  /// States of one thing that mean different things.
  public struct StateGroup: Hashable, Codable, Sendable {
    /// What the states are of.
    public var name: String
    /// The colours, one a state.
    public var colors: [NamedColor]
    /// Further ways in which the states are told apart, such as `icon`.
    public var cues: [String]
    /// Whether the group was only guessed from the names of its colours.
    public var isGuessed: Bool
    /// Where the group stands.
    public var location: SourceLocation

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - name: What the states are of.
    ///   - colors: The colours, one a state.
    ///   - cues: Further ways in which the states are told apart.
    ///   - isGuessed: Whether the group was only guessed from the names of its colours.
    ///   - location: Where the group stands.
    public init(
      name: String, colors: [NamedColor], cues: [String], isGuessed: Bool = false, location: SourceLocation
    ) {
      self.name = name
      self.colors = colors
      self.cues = cues
      self.isGuessed = isGuessed
      self.location = location
    }
  }

  /// What a file says of the app it belongs to; nil is not said, and what the user asks for comes before it.
  public struct StatedConditions: Hashable, Codable, Sendable {
    /// The iOS releases whose system colours count.
    public var generation: SystemGeneration?
    /// The smallest category the app supports.
    public var smallestCategory: ContentSizeCategory?
    /// From which size on text counts as large.
    public var largeText: ColorConditions.LargeTextPolicy?

    /// Creates conditions that say nothing.
    public init() {}

    /// These conditions in place of others, where something is said.
    ///
    /// - Parameter conditions: What holds where nothing is said.
    /// - Returns: The conditions as the file states them.
    public func applied(to conditions: ColorConditions) -> ColorConditions {
      var applied = conditions
      applied.generation = generation ?? conditions.generation
      applied.smallestCategory = smallestCategory ?? conditions.smallestCategory
      applied.largeText = largeText ?? conditions.largeText
      return applied
    }
  }

  /// What it is called: the file's or catalog's name, or what the file says.
  public var name: String
  /// Where it stands.
  public var location: SourceLocation
  /// Every named colour, in the order of the file.
  public var colors: [NamedColor]
  /// Pairs that the file says meet; when there is any, roles make no further text and background pairs with these firsts.
  public var pairs: [ColorPair]
  /// Groups of states.
  public var states: [StateGroup]
  /// The key colour's name.
  public var keyColor: String?
  /// Bars.
  public var bars: [PaletteBar]
  /// What the file says of the app; options of the user come before it.
  public var conditions: StatedConditions

  /// Creates a palette without declared pairs, states and bars.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - location: Where it stands.
  ///   - colors: Every named colour.
  public init(name: String, location: SourceLocation, colors: [NamedColor]) {
    self.name = name
    self.location = location
    self.colors = colors
    pairs = []
    states = []
    keyColor = nil
    bars = []
    conditions = StatedConditions()
  }
}
