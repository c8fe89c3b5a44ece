internal import DynamicType
internal import SwiftTrees

/// The range over all size categories for a length that SwiftUI scales with the text size.
///
/// Source: Apple documentation of SwiftUI, `ScaledMetric`; ``FontScaling`` has the factors.
struct ScaledLength {
  /// The smallest length, in points.
  private(set) var least: Double
  /// The largest length, in points.
  private(set) var most: Double

  /// The text styles of iPhone and iPad.
  private static let scale = TypeScale(platform: .ios)
  private static let categories = ContentSizeCategory.standard + ContentSizeCategory.accessibility

  /// The maximum rounding of a scaled length, in points: half a point, as on a 1x display.
  private static let rounding = 0.5

  /// Reads a length from a property with the wrapper `ScaledMetric`; `points` is the length at Large, in points.
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
