internal import DynamicType
internal import SwiftTrees

/// A length that SwiftUI scales with the reader's text size, over all size categories.
///
/// Source: Apple documentation of SwiftUI, `ScaledMetric`; ``FontScaling`` has the factors.
struct ScaledLength {
  /// The smallest length, in points.
  private(set) var least: Double
  /// The largest length, in points.
  private(set) var most: Double

  /// The styles and size categories of a reader's iPhone or iPad.
  private static let scale = TypeScale(platform: .ios)
  private static let categories = ContentSizeCategory.standard + ContentSizeCategory.accessibility

  /// The largest distance of a scaled length from its exact value, in points: half a point, as on a 1x display.
  private static let rounding = 0.5

  /// Reads a length.
  ///
  /// - Parameters:
  ///   - property: The property with the wrapper `ScaledMetric`.
  ///   - points: The length at Large, in points.
  init(_ property: SourceNode, _ points: Double) {
    let wrapper = property.children.first(where: \.isScaledMetricWrapper)
    let stated = wrapper?.argument(at: .label("relativeTo"))
    let styles: [TextStyle] =
      if let stated { (try? TextStyle(name: stated.name)).map { [$0] } ?? TextStyle.allCases } else { [.body] }
    let factors = styles.flatMap { style in
      Self.categories.compactMap { Self.scale.scaling(style, $0)?.factor }
    }
    let lengths = factors.map { $0 * points } + [points]
    let rounding = points == 0 ? 0 : Self.rounding
    least = lengths.reduce(points, min) - rounding
    most = lengths.reduce(points, max) + rounding
  }
}
