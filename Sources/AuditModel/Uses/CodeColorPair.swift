public import ColorContrast
public import DynamicType

/// The colour of a text and the colour behind it, as an app's SwiftUI code states them.
public struct CodeColorPair: Hashable, Sendable {
  /// A colour in code.
  public enum Value: Hashable, Sendable {
    /// A colour of the system, such as `systemRed`.
    case system(String)
    /// A colour set, by its name.
    case set(String)
    /// A colour set by the name that Xcode generates for it, or a colour of UIKit.
    case symbol(String)
    /// A colour value.
    case color(Color)
  }

  /// The colour of the text.
  public var text: Value
  /// The colour behind it.
  public var background: Value
  /// Whether no code around the text states one of the colours, so that it is the system's unless other code does.
  public var isAssumed: Bool
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
    self.isAssumed = isAssumed
    self.location = location
  }
}
