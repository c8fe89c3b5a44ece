internal import AuditModel
internal import DynamicType

/// The distinct fonts of an app's layouts at the default text size.
package struct LayoutFonts: Hashable, Sendable {
  /// One font: a family at a size and weight.
  package struct Font: Hashable, Sendable {
    /// The family; nil for the system font.
    var family: String?
    /// The size, in points.
    var size: Double
    /// The weight.
    var weight: FontWeight
  }

  /// A font and its first use.
  package struct Use: Hashable, Sendable {
    /// The font.
    var font: Font
    /// The location of its first use.
    var location: SourceLocation
  }

  /// The fonts, in the order of their first use.
  var uses: [Use]
}
