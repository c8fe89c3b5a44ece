import TypeCheckKit

/// A size and weight that cells of the type scale have; peers need no more than the different ones.
struct SizePair: Hashable {
  let points: Double
  let weight: Int
  /// A cell that has them.
  let style: TextStyle
  let category: ContentSizeCategory

  /// The styles of iOS that have a size at every category.
  static let styles: [TextStyle] = {
    let scale = TypeScale(platform: .ios)
    return scale.styles.filter { style in scale.categories.allSatisfy { scale.size(style, $0) != nil } }
  }()

  /// The different pairs of all cells, in table order.
  static let distinct: [SizePair] = {
    let scale = TypeScale(platform: .ios)
    var found: [SizePair] = []
    for style in styles {
      for category in scale.categories {
        guard let size = scale.size(style, category) else { continue }
        let weight = size.weight.cssWeight
        guard !found.contains(where: { $0.points == size.size && $0.weight == weight }) else { continue }
        found.append(SizePair(points: size.size, weight: weight, style: style, category: category))
      }
    }
    return found
  }()
}
