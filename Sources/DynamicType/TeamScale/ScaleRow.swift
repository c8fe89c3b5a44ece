/// One row of a team's own type scale.
public struct ScaleRow: Hashable, Codable, Sendable {
  /// The line in the team's file, from 1.
  public let line: Int
  /// The style; nil for the text of a navigation bar, which has no text style.
  public let style: TextStyle?
  /// The size category.
  public let category: ContentSizeCategory
  /// The point size, above 0.
  public let size: Double
  /// The distance between baselines, in points, above 0; nil if the team does not define one.
  public let leading: Double?
  /// The weight; nil if the team does not define one.
  public let weight: FontWeight?
  /// The tracking, in points per character; nil if the team does not define one.
  public let tracking: Double?

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - line: The line in the team's file, from 1.
  ///   - style: The style; nil for the text of a navigation bar.
  ///   - category: The size category.
  ///   - size: The point size, above 0.
  ///   - leading: The distance between baselines, in points.
  ///   - weight: The weight.
  ///   - tracking: The tracking, in points per character.
  public init(
    line: Int, style: TextStyle?, category: ContentSizeCategory, size: Double, leading: Double? = nil,
    weight: FontWeight? = nil, tracking: Double? = nil
  ) {
    self.line = line
    self.style = style
    self.category = category
    self.size = size
    self.leading = leading
    self.weight = weight
    self.tracking = tracking
  }

  /// The style's name; `navigationTitle` for the text of a navigation bar.
  public var styleName: String { style?.rawValue ?? "navigationTitle" }

  /// The name of the row in messages, such as `body at AX3 (line 12)`.
  public var label: String { "\(styleName) at \(category.shortName) (line \(line))" }
}

extension Double {
  /// The number formatted with at most three decimals, such as `17` or `22.5`.
  package var points: String {
    let rounded = (self * 1000).rounded() / 1000
    return Int(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
  }
}
