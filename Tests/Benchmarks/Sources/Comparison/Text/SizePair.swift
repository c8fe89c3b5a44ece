import TypeCheckKit

/// A size and weight that cells of the type scale have; peers need no more than the different ones.
struct SizePair: Hashable {
  let points: Double
  let weight: Int
  /// How many cells have it.
  let cells: Int

  /// The different pairs of a question's cells, in the order they are met.
  static func distinct(of question: MatrixQuestion) -> [SizePair] {
    let scale = TypeScale(platform: question.platform)
    var found: [SizePair] = []
    for style in question.styles {
      for category in question.categories {
        guard let size = scale.size(style, category) else { continue }
        let weight = size.weight.cssWeight
        if let place = found.firstIndex(where: { $0.points == size.size && $0.weight == weight }) {
          found[place] = SizePair(points: size.size, weight: weight, cells: found[place].cells + 1)
        } else {
          found.append(SizePair(points: size.size, weight: weight, cells: 1))
        }
      }
    }
    return found
  }
}
