public import ColorContrast

/// A navigation bar, toolbar or tab bar with an app's colours.
public struct PaletteBar: Hashable, Codable, Sendable {
  /// The kind of bar; the system draws each kind with its own material.
  public typealias Kind = SystemBarKind

  /// The name of the bar.
  public var name: String
  /// The kind of bar.
  public var kind = Kind.navigation
  /// The colour of buttons and symbols (`tintColor`); nil for the system's tint.
  public var tint: NamedColor?
  /// The title's colour; nil for the system's label colour.
  public var title: NamedColor?
  /// The `barTintColor`, or the background colour of an opaque appearance; nil for the system's material.
  public var barTint: NamedColor?
  /// The bar's custom layers, topmost first; empty for the system's layers.
  public var layers: [NamedColor] = []
  /// Whether the bar is translucent.
  public var isTranslucent = true
  /// The iOS releases that the app supports.
  public var generations = SystemGeneration.allCases
  /// The location of the bar's definition.
  public var location: SourceLocation

  /// Creates a translucent navigation bar with the system's material, for every supported generation.
  ///
  /// - Parameters:
  ///   - name: The name of the bar.
  ///   - location: The location of the bar's definition.
  public init(name: String, location: SourceLocation) {
    self.name = name
    self.location = location
  }
}
