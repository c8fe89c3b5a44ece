import TypeCheckKit

/// Whether answers from advances that are used again equal those of shaping every text whole, uncached: the lines and
/// verdicts of all cells, and the width itself at the weights that the cells have.
struct Exactness {
  /// A text whose answers differ.
  struct Difference {
    let text: SampleText
    let script: String
    /// How many cells differ.
    let cells: Int
    /// The first of them, in words.
    let first: String
  }

  let count: Int
  let differences: [Difference]

  /// The share of texts with all cells equal, in per cent.
  var percent: Double { count == 0 ? 100 : 100 * Double(count - differences.count) / Double(count) }

  init(_ run: MatrixRun, scripts: [String]) throws {
    let reusing = try MatrixMeasurer(run.question, stack: run.stack)
    let whole = try MatrixMeasurer(run.question, stack: run.stack, reusesAdvances: false)
    let widths = try Widths(run.stack)
    var (one, other): ([MatrixCell], [MatrixCell]) = ([], [])
    var differences: [Difference] = []
    for (text, script) in zip(run.texts, scripts) {
      try reusing.measure(text.text, language: text.language, into: &one)
      try whole.measure(text.text, language: text.language, into: &other)
      if one == other {
        guard let difference = try widths.difference(of: text) else { continue }
        differences.append(Difference(text: text, script: script, cells: 0, first: difference))
        continue
      }
      let places = one.indices.filter { one[$0] != other[$0] }
      let first = places.first.map { place in
        let widths = run.question.widths.count
        let categories = run.question.categories.count
        let style = run.question.styles[place / (categories * widths)]
        let category = run.question.categories[place / widths % categories]
        return "\(style) \(category) \(Figure.text(run.question.widths[place % widths], 0)) pt: "
          + "\(Self.words(one[place])), uncached \(Self.words(other[place]))"
      }
      differences.append(Difference(text: text, script: script, cells: places.count, first: first ?? ""))
    }
    count = run.texts.count
    self.differences = differences
  }

  /// The widths of texts on one line, shaped both ways.
  private struct Widths {
    let reusing: TextShaper
    let whole: TextShaper
    let size: SizeScale

    init(_ stack: FontStack) throws {
      reusing = try TextShaper(stack: stack)
      whole = try TextShaper(stack: stack, reusesAdvances: false)
      size = SizeScale(size: 17, tracking: -0.43, stack: stack, displayScale: 3)
    }

    /// Both widths in words, where they differ.
    func difference(of text: SampleText) throws -> String? {
      for weight in [400, 600] {
        let widths = try [reusing, whole].map { shaper in
          let shaped = try shaper.shape(text.text, language: text.language, weight: weight)
          return TextLayout(shaped, shaper: shaper).naturalWidth(at: size)
        }
        guard abs(widths[0] - widths[1]) <= 1e-9 else {
          return "\(weight), 17 pt: \(Figure.text(widths[0], 6)) pt, uncached \(Figure.text(widths[1], 6)) pt"
        }
      }
      return nil
    }
  }

  private static func words(_ cell: MatrixCell) -> String { "\(cell.lineCount) lines, \(cell.verdict)" }

  /// The differing texts as a table.
  var table: Table {
    Table(
      title: "Texts whose answers differ from uncached shaping",
      note: "\(differences.count) of \(count) texts; \(Figure.text(percent, 4)) % have all cells equal, all styles and "
        + "categories at three widths, and the same width on one line at regular and semibold, to a billionth of a point.",
      columns: ["text", "language", "script", "cells", "first"],
      rows: differences.map {
        [
          .text($0.text.text), .text($0.text.language), .text($0.script),
          .number(Double($0.cells), digits: 0), .text($0.first),
        ]
      }, shown: 20)
  }
}
