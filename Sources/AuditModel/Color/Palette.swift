public import ColorContrast

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
    /// Where the group stands.
    public var location: SourceLocation

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - name: What the states are of.
    ///   - colors: The colours, one a state.
    ///   - cues: Further ways in which the states are told apart.
    ///   - location: Where the group stands.
    public init(name: String, colors: [NamedColor], cues: [String], location: SourceLocation) {
      self.name = name
      self.colors = colors
      self.cues = cues
      self.location = location
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
  }
}
