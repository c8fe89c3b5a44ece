public import ColorContrast

/// A navigation bar, toolbar or tab bar with an app's colours.
public struct PaletteBar: Hashable, Codable, Sendable {
  /// Which bar it is; the system draws them in different materials.
  public enum Kind: String, CaseIterable, Codable, Sendable {
    case navigation, toolbar, tab
  }

  /// What it is called.
  public var name: String
  /// Which bar it is.
  public var kind: Kind
  /// `tintColor`: buttons and symbols; nil is the system's tint.
  public var tint: NamedColor?
  /// The title's colour; nil is the system's label.
  public var title: NamedColor?
  /// `barTintColor` (or the background colour of an opaque appearance); nil is the system's material.
  public var barTint: NamedColor?
  /// The bar's own layers, topmost first, instead of the system's; empty means the system's.
  public var layers: [NamedColor]
  /// Whether the bar is translucent.
  public var isTranslucent: Bool
  /// The iOS releases it runs on.
  public var generations: [SystemGeneration]
  /// Where it stands.
  public var location: SourceLocation

  /// Creates a translucent navigation bar of the system's material on every generation.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - location: Where it stands.
  public init(name: String, location: SourceLocation) {
    self.name = name
    kind = .navigation
    tint = nil
    title = nil
    barTint = nil
    layers = []
    isTranslucent = true
    generations = SystemGeneration.allCases
    self.location = location
  }
}
