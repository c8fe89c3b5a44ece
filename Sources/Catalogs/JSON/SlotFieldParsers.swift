public import DynamicType

/// How the names in an item become values.
///
/// The command passes the parsers its own options use, so that an item and an option understand the same names.
public struct SlotFieldParsers: Sendable {
  let style: @Sendable (String) throws -> TextStyle
  let category: @Sendable (String) throws -> ContentSizeCategory
  let weight: @Sendable (String) throws -> FontWeight

  /// Creates parsers from one function a kind of name; each throws an error whose description names the known ones.
  ///
  /// - Parameters:
  ///   - style: Reads a text style's name.
  ///   - category: Reads a size category's name.
  ///   - weight: Reads a font weight's name.
  public init(
    style: @escaping @Sendable (String) throws -> TextStyle,
    category: @escaping @Sendable (String) throws -> ContentSizeCategory,
    weight: @escaping @Sendable (String) throws -> FontWeight
  ) {
    self.style = style
    self.category = category
    self.weight = weight
  }
}

extension SlotFieldParsers {
  /// Names as the command line accepts them.
  public static let standard = SlotFieldParsers(
    style: { try TextStyle(name: $0) }, category: { try ContentSizeCategory(name: $0) },
    weight: { try FontWeight(name: $0) })
}
