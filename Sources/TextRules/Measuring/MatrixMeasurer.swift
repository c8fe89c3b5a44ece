import AuditModel
import DynamicType
package import TextEngine

/// Lays one text out in every cell of the type scale and returns line counts and verdicts.
///
/// A scale has far fewer pairs of size and weight than cells, and all sizes of a weight share one shaping. So the text
/// is shaped once per weight, and lines are counted once per size, weight and width. The cells only look up their pair.
///
/// A long-lived object used by one thread, like the ``TextShaper`` it holds.
package final class MatrixMeasurer {
  /// The cells to lay out.
  package let matrix: SizeMatrix
  private let shaper: TextShaper
  private let sizes: [WeightSizes]
  /// For every style and category, the index of its first answer.
  ///
  /// The answers for the widths follow each other.
  private let places: [Int]
  /// The answers by weight, then size, then width.
  private let answers: UnsafeMutablePointer<MatrixCell>
  private let limits: [Double]

  /// The answer for a text whose script has no font.
  private static let empty = MatrixCell(lines: 0, verdict: .notApplicable)

  /// Creates a measurer.
  ///
  /// - Parameters:
  ///   - matrix: The cells to lay out.
  ///   - stack: The fonts.
  ///   - reusesAdvances: Whether advances of words are cached. The answers are the same without.
  /// - Throws: ``MeasureError`` when the platform has no such cell, or an error when the line-breaking data cannot be
  ///   opened.
  package init(_ matrix: SizeMatrix, stack: FontStack, reusesAdvances: Bool = true) throws {
    self.matrix = matrix
    shaper = try TextShaper(stack: stack, reusesAdvances: reusesAdvances)
    limits = matrix.widths.map { Slot.roomInPixels($0, displayScale: matrix.displayScale) }
    var options = MeasureOptions(platform: matrix.platform)
    options.categories = matrix.categories
    options.displayScale = matrix.displayScale
    let tables = try matrix.styles.map { style in
      try SizeTable(
        SizeTable.Key(style: style, role: .text, weight: nil, boldText: false, maxCategory: nil, font: nil),
        options: options, stack: stack)
    }
    let weights = Set(tables.map(\.weight.cssWeight)).sorted()
    let byWeight = weights.map { weight in
      Set(tables.filter { $0.weight.cssWeight == weight }.flatMap { $0.rows.map(\.size) }).sorted()
    }
    var next = 0
    let firsts = byWeight.map { sizes in
      defer { next += sizes.count * matrix.widths.count }
      return next
    }
    answers = .allocate(capacity: max(1, next))
    answers.initialize(repeating: Self.empty, count: next)
    places = tables.flatMap { table in
      let weight = weights.firstIndex(of: table.weight.cssWeight) ?? 0
      return table.rows.map { row in
        firsts[weight] + (byWeight[weight].firstIndex(of: row.size) ?? 0) * matrix.widths.count
      }
    }
    let tracking = Tracking(platform: matrix.platform)
    sizes = weights.indices.map { index in
      WeightSizes(
        weight: weights[index],
        scales: byWeight[index].map {
          SizeScale(
            size: $0, tracking: tracking.points(at: $0), stack: stack, displayScale: matrix.displayScale)
        }, firstAnswer: firsts[index])
    }
  }

  deinit { answers.deallocate() }

  /// The number of cells of an answer.
  package var cellCount: Int { places.count * matrix.widths.count }

  /// Lays a text out in every cell.
  ///
  /// - Parameters:
  ///   - text: The text. Explicit line breaks are respected.
  ///   - language: A BCP 47 tag.
  ///   - cells: Receives the answer and loses its old content. Cells are ordered by style, then category, then width,
  ///     each in the matrix's order.
  /// - Throws: ``TextEngineError`` when an installed font cannot be read.
  package func measure(_ text: String, language: String, into cells: inout [MatrixCell]) throws {
    if cells.count != cellCount { cells = [MatrixCell](repeating: Self.empty, count: cellCount) }
    // Word breaking in some languages is not measured.
    let broken: Verdict = Hyphenation.isOpen(in: language) ? .needsReview : .fail
    for weight in sizes {
      let shaped = try shaper.shape(text, language: language, weight: weight.weight)
      guard shaped.unavailableScripts.isEmpty else {
        for cell in cells.indices { cells[cell] = Self.empty }
        return
      }
      try weight.fill(
        TextLayout(shaped, shaper: shaper), limits: limits, lineLimit: matrix.lineLimit, broken: broken, into: answers
      )
    }
    let widths = limits.count
    cells.withUnsafeMutableBufferPointer { cells in
      guard var cell = cells.baseAddress else { return }
      for place in places {
        cell.update(from: answers + place, count: widths)
        cell += widths
      }
    }
  }
}

@available(*, unavailable)
extension MatrixMeasurer: Sendable {}
