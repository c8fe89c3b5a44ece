import TypeCheckKit

/// A size and weight that cells of the type scale have; peers need no more than the different ones.
struct SizePair: Hashable {
  let points: Double
  let weight: Int
  /// The place of the first cell that has it, where cells have one width.
  let cell: Int

  /// The different pairs of a question's cells, in the order they are met.
  static func distinct(of question: SizeMatrix) -> [SizePair] {
    let scale = TypeScale(platform: question.platform)
    var found: [SizePair] = []
    for (row, style) in question.styles.enumerated() {
      for (column, category) in question.categories.enumerated() {
        guard let size = scale.size(style, category) else { continue }
        let weight = size.weight.cssWeight
        guard !found.contains(where: { $0.points == size.size && $0.weight == weight }) else { continue }
        found.append(
          SizePair(points: size.size, weight: weight, cell: row * question.categories.count + column))
      }
    }
    return found
  }
}
