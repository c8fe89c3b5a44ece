public import DynamicType

/// The fonts that the texts of an app's layouts are drawn in at the default text size, each once.
public struct LayoutFonts: Hashable, Sendable {
  /// One font: a family at a size and weight.
  public struct Font: Hashable, Sendable {
    /// The family; nil is the system font.
    public var family: String?
    /// The size, in points.
    public var size: Double
    /// The weight.
    public var weight: FontWeight

    /// Creates a font.
    ///
    /// - Parameters:
    ///   - family: The family; nil is the system font.
    ///   - size: The size, in points.
    ///   - weight: The weight.
    public init(family: String?, size: Double, weight: FontWeight) {
      self.family = family
      self.size = size
      self.weight = weight
    }
  }

  /// A font, and where it is met first.
  public struct Use: Hashable, Sendable {
    /// The font.
    public var font: Font
    /// Where it is met first.
    public var location: SourceLocation

    /// Creates a use.
    ///
    /// - Parameters:
    ///   - font: The font.
    ///   - location: Where it is met first.
    public init(font: Font, location: SourceLocation) {
      self.font = font
      self.location = location
    }
  }

  /// The fonts in the order in which they are met.
  public var uses: [Use]

  /// Creates a subject.
  ///
  /// - Parameter uses: The fonts in the order in which they are met.
  public init(uses: [Use]) { self.uses = uses }
}
