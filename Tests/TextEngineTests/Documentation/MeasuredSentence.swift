import DynamicType
import Foundation

@testable import TextEngine

/// One sentence of many scripts on its way from characters to lines: the tables of the article *How text is measured*.
struct MeasuredSentence {
  static let text = "Gate 7: رحلة 482 → 東京 ✈️"
  static let language = "en"
  /// The available width of a line, in points.
  static let availableWidth = 150.0
  static let style = TextStyle.body
  static let categories: [ContentSizeCategory] = [.large, .accessibilityExtraLarge]

  private let shaper: TextShaper
  private let shaped: ShapedText
  private let layout: TextLayout
  private let levels: [UInt8]

  init() throws {
    shaper = try TextShaper(stack: FontStack(locator: FontLocator(fontDirectories: [], localDirectories: [])))
    shaped = try shaper.shape(Self.text, language: Self.language, weight: 400)
    layout = TextLayout(shaped, shaper: shaper)
    levels = BidiParagraph().levels(of: shaped.units, baseDirection: .automatic)
  }

  /// The tables by their headings.
  func tables() throws -> [[[String]]] { [runs, clusters, sizes, widths, places, try lines, try cuts] }

  /// The text between two offsets, as code; a space alone would not be visible.
  private func shown(_ start: Int, _ end: Int) -> String {
    let text = shaped.units.text(from: start, to: end)
    return text == " " ? "space" : "`\(text)`"
  }

  private func shown(_ run: ShapedText.Run) -> String { shown(run.start, run.end) }

  // MARK: Runs

  private var runs: [[String]] {
    [["run", "text", "code units", "script", "level", "widths from"]]
      + shaped.runs.enumerated().map { number, run in
        [
          "\(number + 1)", shown(run), "\(run.start)…\(run.end - 1)", "\(run.script)", "\(levels[run.start])",
          Self.source(of: run.choice),
        ]
      }
  }

  private static func source(of choice: FontChoice) -> String {
    switch choice {
    case .face(let instance): "face `\(instance.id)`"
    case .fixed(let em, let rule): "rule `\(rule)`: \(em) em a character"
    case .emoji: "rule `emoji`, by size"
    case .missing: "no glyph: 1 em ± 0.5 em"
    case .none: "nothing"
    }
  }

  // MARK: Clusters

  /// The clusters of the first run in each face.
  private var clusters: [[String]] {
    var rows = [["cluster", "run", "class", "shaped (em)", "correction (em)", "sum (em)", "tracking"]]
    var seen: Set<String> = []
    for (number, run) in shaped.runs.enumerated() {
      guard case .face(let instance) = run.choice, seen.insert(instance.id).inserted else { continue }
      let known = LanguageShaping(language: Self.language)
      let buffer = ShapingBuffer()
      buffer.shape(shaped.units, run: run, with: instance, language: known.language)
      var found: [(offset: Int, first: Double)] = []
      buffer.forEachCluster(from: run.start, to: run.end) { offset, first, _, _ in found.append((offset, first)) }
      let ends = found.dropFirst().map(\.offset) + [run.end]
      for (one, end) in zip(found, ends) {
        let letter = LetterClass(shaped.units.scalar(at: one.offset))
        let sum = shaped.sums[end] - shaped.sums[one.offset]
        rows.append([
          shown(one.offset, end), "\(number + 1)", letter.name, Self.number(one.first, 4),
          Self.number(sum[0] - one.first, 4), Self.number(sum[0], 4), "\(Int(sum[2]))",
        ])
      }
    }
    return rows
  }

  // MARK: Sizes

  private func scale(_ category: ContentSizeCategory) -> (size: Double, tracking: Double, scale: SizeScale) {
    let size = TypeScale(platform: .ios)[Self.style, category]?.size ?? 0
    let tracking = Tracking(platform: .ios).points(at: size)
    return (size, tracking, SizeScale(size: size, tracking: tracking, stack: shaper.stack, displayScale: 3))
  }

  private var sizes: [[String]] {
    [["category", "size (pt)", "tracking (pt)", "display share", "emoji (pt)", "width (pt)", "error margin (pt)"]]
      + Self.categories.map { category in
        let (size, tracking, scale) = scale(category)
        return [
          category.shortName, Self.number(size, 0), Self.number(tracking, 2),
          Self.number(shaper.stack.displayShare(at: size), 2), Self.number(scale.emoji, 2),
          Self.number(layout.naturalWidth(at: scale), 2), "± " + Self.number(layout.uncertainty(at: scale), 2),
        ]
      }
  }

  private var widths: [[String]] {
    let table = shaper.stack.uncertainty
    let heads = Self.categories.flatMap { ["\($0.shortName) (pt)", "\($0.shortName) error (pt)"] }
    return [["run", "text"] + heads]
      + shaped.runs.enumerated().map { number, run in
        ["\(number + 1)", shown(run)]
          + Self.categories.flatMap { category in
            let scale = scale(category).scale
            let width = scale.points(shaped.sums[run.end] - shaped.sums[run.start])
            let error = ErrorClass.error(of: run, width: width, scale: scale, weight: 400, by: table)
            return [Self.number(width, 2), "± " + Self.number(error, 2)]
          }
      }
  }

  // MARK: Lines

  private var places: [[String]] {
    [["a line may end after", "at offset", "what hangs"]]
      + shaped.opportunities.map { point in
        [
          shown(0, point.trimmed), "\(point.offset)",
          point.offset > point.trimmed ? "\(point.offset - point.trimmed) space" : "nothing",
        ]
      }
  }

  private var lines: [[String]] {
    get throws {
      var rows = [["category", "line", "text", "width (pt)"]]
      for category in Self.categories {
        let broken = try layout.breakLines(at: scale(category).scale, limit: Self.availableWidth)
        for (number, line) in broken.lines.enumerated() {
          rows.append([
            category.shortName, "\(number + 1)", shown(line.start, line.end), Self.number(line.width, 2),
          ])
        }
      }
      return rows
    }
  }

  private var cuts: [[String]] {
    get throws {
      try [["category", "visible text on one line", "share of graphemes", "over by (pt)"]]
        + Self.categories.map { category in
          let cut = try layout.truncate(.tail, limit: Self.availableWidth, lineLimit: 1, at: scale(category).scale)
          return [
            category.shortName, "`\(cut.visibleText)`", Self.number(cut.visibleShare, 2), Self.number(cut.overBy, 2),
          ]
        }
    }
  }

  private static func number(_ value: Double, _ decimals: Int) -> String {
    let text = String(format: "%.\(decimals)f", value)
    return Double(text) == 0 ? text.replacingOccurrences(of: "-", with: "") : text
  }
}
