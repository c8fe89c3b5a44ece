public import ColorContrast
public import DynamicType

/// The colours of one app or file, and how they are combined.
public struct Palette: Hashable, Codable, Sendable {
  /// A group of colours for different states of the same thing.
  public struct StateGroup: Hashable, Codable, Sendable {
    /// The name of the thing that has the states.
    public var name: String
    /// The colours, one per state.
    public var colors: [NamedColor]
    /// Other cues that distinguish the states, such as `icon`.
    public var cues: [String]
    /// Whether the group was guessed from the names of its colours.
    public var isGuessed: Bool
    /// The location of the group.
    public var location: SourceLocation

    /// Creates a group.
    ///
    /// - Parameters:
    ///   - name: The name of the thing that has the states.
    ///   - colors: The colours, one per state.
    ///   - cues: Other cues that distinguish the states.
    ///   - isGuessed: Whether the group was guessed from the names of its colours.
    ///   - location: The location of the group.
    public init(name: String, colors: [NamedColor], cues: [String], isGuessed: Bool = false, location: SourceLocation) {
      self.name = name
      self.colors = colors
      self.cues = cues
      self.isGuessed = isGuessed
      self.location = location
    }
  }

  /// The settings that a palette file declares for its app.
  ///
  /// A setting is nil if the file does not declare it. The user's options override all of them.
  public struct StatedConditions: Hashable, Codable, Sendable {
    /// The iOS releases whose system colours are used.
    public var generation: SystemGeneration?
    /// The smallest size category that the app supports.
    public var smallestCategory: ContentSizeCategory?
    /// The definition of large text.
    public var largeText: ColorConditions.LargeTextPolicy?

    /// Creates conditions that declare nothing.
    public init() {}

    /// Returns conditions with the settings that the file declares in place of the given ones.
    ///
    /// - Parameter conditions: The conditions to use where the file declares nothing.
    /// - Returns: The combined conditions.
    public func applied(to conditions: ColorConditions) -> ColorConditions {
      var applied = conditions
      applied.generation = generation ?? conditions.generation
      applied.smallestCategory = smallestCategory ?? conditions.smallestCategory
      applied.largeText = largeText ?? conditions.largeText
      return applied
    }
  }

  /// The name that the file declares, or else the name of the file or catalog.
  public var name: String
  /// The location of the palette.
  public var location: SourceLocation
  /// Every named colour, in file order.
  public var colors: [NamedColor]
  /// The pairs that the file declares.
  ///
  /// If a colour comes first in a declared text or symbol pair, its roles form no such pairs.
  public var pairs: [ColorPair] = []
  /// The groups of state colours that the file declares or that names suggest.
  public var states: [StateGroup] = []
  /// The key colour's name; nil if the file declares none.
  public var keyColor: String?
  /// The app's navigation bars, toolbars and tab bars.
  public var bars: [PaletteBar] = []
  /// The settings that the file declares; the user's options override them.
  public var conditions = StatedConditions()

  /// Creates a palette without declared pairs, states and bars.
  ///
  /// - Parameters:
  ///   - name: The name.
  ///   - location: The location of the palette.
  ///   - colors: Every named colour.
  public init(name: String, location: SourceLocation, colors: [NamedColor]) {
    self.name = name
    self.location = location
    self.colors = colors
  }
}
