public import ColorContrast
public import DynamicType

/// The colour of a text and the colour behind it, as an app's code, storyboards and xibs state them.
public struct CodeColorPair: Hashable, Sendable {
  /// A colour in code.
  public enum Value: Hashable, Sendable {
    /// A colour of the system, such as `systemRed`.
    case system(String)
    /// A colour set, by its name.
    case set(String)
    /// A colour set by its generated symbol, or a UIKit colour.
    case symbol(String)
    /// A colour value.
    case color(Color)
    /// A colour set, by its name, with the value that Xcode stored in the document.
    case stored(String, Color?)
    /// A colour that is not known.
    case unknown

    /// Whether the colour is the same in every appearance, as far as it is known.
    public var isFixed: Bool {
      switch self {
      case .color, .unknown: true
      case .system, .set, .symbol, .stored: false
      }
    }
  }

  /// The colour of the text.
  public var text: Value
  /// The colour behind it.
  public var background: Value
  /// The colours below a background that may be translucent, topmost first.
  public var layers: [Value] = []
  /// The reason why the colours may not be those on the screen; nil if they are stated.
  public var doubt: Doubt?
  /// Whether the app is always dark; false if it is always light, nil if it follows the system.
  public var isAlwaysDark: Bool?
  /// Whether the colours may not be those on the screen.
  public var isAssumed: Bool { doubt != nil }
  /// Whether all colours are the same in every appearance.
  public var isFixed: Bool { text.isFixed && background.isFixed && layers.allSatisfy(\.isFixed) }
  /// The size of the text in points, if no setting changes it.
  public var pointSize: Double?
  /// The name of the text's object in a storyboard or xib; nil for a text in code.
  public var object: String?
  /// The text style; nil if it is not known.
  public var style: TextStyle?
  /// The font weight, if it differs from the style's.
  public var weight: FontWeight?
  /// The location of the text.
  public var location: SourceLocation

  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - text: The colour of the text.
  ///   - background: The colour behind it.
  ///   - isAssumed: Whether no code around the text states one of the colours.
  ///   - location: The location of the text.
  public init(text: Value, on background: Value, isAssumed: Bool, at location: SourceLocation) {
    self.text = text
    self.background = background
    doubt = isAssumed ? .systemColor : nil
    self.location = location
  }
}
