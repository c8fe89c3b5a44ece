import TypeCheckKit

/// Whether answers from advances that are used again equal those of shaping every text whole, uncached: the
/// measurements of all cells, and the width itself at the weights that the cells have.
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

  init(_ texts: [SampleText], scripts: [String], widths: [Double], stack: FontStack) throws {
    let reusing = try CellMeasurer(stack)
    let whole = try CellMeasurer(stack, reusesAdvances: false)
    let lines = try Widths(stack)
    var differences: [Difference] = []
    for (text, script) in zip(texts, scripts) {
      var (count, first) = (0, "")
      for style in SizePair.styles {
        for width in widths {
          let pairs = try zip(
            reusing.measure(text, style, width: width), whole.measure(text, style, width: width))
          for (one, other) in pairs where !Self.agree(one, other) {
            if count == 0 {
              first =
                "\(style) \(one.category) \(Figure.text(width, 0)) pt: \(Self.words(one)), uncached "
                + Self.words(other)
            }
            count += 1
          }
        }
      }
      if count == 0, let difference = try lines.difference(of: text) { first = difference }
      if !first.isEmpty { differences.append(Difference(text: text, script: script, cells: count, first: first)) }
    }
    count = texts.count
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
        guard abs(widths[0] - widths[1]) <= Exactness.tolerance else {
          return "\(weight), 17 pt: \(Figure.text(widths[0], 6)) pt, uncached \(Figure.text(widths[1], 6)) pt"
        }
      }
      return nil
    }
  }

  /// A billionth of a point, because sums of the same advances in another order differ by rounding.
  private static let tolerance = 1e-9

  private static let lengths: [WritableKeyPath<TextMeasurement, Double> & Sendable] = [
    \.naturalWidth, \.uncertainty, \.overBy, \.clippedBy, \.wordOverBy, \.wordOverByAnywhere, \.scale, \.visibleShare,
  ]

  /// Whether two measurements are the same, lengths and shares to within ``tolerance``.
  private static func agree(_ one: TextMeasurement, _ other: TextMeasurement) -> Bool {
    var rounded = other
    for length in lengths where abs(one[keyPath: length] - other[keyPath: length]) <= tolerance {
      rounded[keyPath: length] = one[keyPath: length]
    }
    return one == rounded
  }

  private static func words(_ one: TextMeasurement) -> String {
    "\(one.lineCount) lines, \(one.outcome), widest word over by \(Figure.text(one.wordOverBy, 6)) pt"
  }

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
