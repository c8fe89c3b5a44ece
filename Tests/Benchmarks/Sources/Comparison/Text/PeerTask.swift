import Foundation

/// What peers are asked, and what they may use.
struct PeerTask {
  let texts: PeerTexts
  /// The length of all texts of the question in UTF-16 units, of which peers are given a share.
  let units: Int
  /// The sizes and weights that the cells have.
  let pairs: [SizePair]
  /// The size where one must do, in points.
  let size: Double
  /// The room for a line, in points.
  let width: Double
  let fonts: PeerFonts
  let scratch: Scratch
  /// The mean number of lines that typecheck finds for some texts at all sizes.
  let lines: ([SampleText]) throws -> Double

  /// How much of the question's work some texts are.
  func share(of texts: [SampleText]) -> Double { Double(texts.units) / Double(units) }

  /// What a reader must know of a peer that is asked for every size.
  func words(_ texts: [SampleText]) -> String {
    "\(texts.count) texts, scaled to all by length; \(pairs.count) different sizes and weights instead of 132"
  }

  /// How many lines a peer finds on average, beside typecheck.
  func words(lines sum: Double, of texts: [SampleText]) throws -> String {
    let mean = sum / Double(texts.count * pairs.count)
    return "\(Figure.short(mean)) lines on average, typecheck \(Figure.short(try lines(texts)))"
  }
}
