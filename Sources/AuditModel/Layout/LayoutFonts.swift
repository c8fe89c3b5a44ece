public import DynamicType

/// The distinct fonts of an app's layouts at the default text size.
public struct LayoutFonts: Hashable, Sendable {
  /// One font: a family at a size and weight.
  public struct Font: Hashable, Sendable {
    /// The family; nil for the system font.
    public var family: String?
    /// The font size, in points.
    public var size: Double
    /// The font weight.
    public var weight: FontWeight

    /// Creates a font.
    ///
    /// - Parameters:
    ///   - family: The family; nil for the system font.
    ///   - size: The size, in points.
    ///   - weight: The weight.
    public init(family: String?, size: Double, weight: FontWeight) {
      self.family = family
      self.size = size
      self.weight = weight
    }
  }

  /// A font and its first use.
  public struct Use: Hashable, Sendable {
    /// The font that is used.
    public var font: Font
    /// The location of its first use.
    public var location: SourceLocation

    /// Creates a use.
    ///
    /// - Parameters:
    ///   - font: The font.
    ///   - location: The location of its first use.
    public init(font: Font, location: SourceLocation) {
      self.font = font
      self.location = location
    }
  }

  /// The fonts, in the order of their first use.
  public var uses: [Use]

  /// Creates a subject for font rules.
  ///
  /// - Parameter uses: The fonts, in the order of their first use.
  public init(uses: [Use]) { self.uses = uses }
}
