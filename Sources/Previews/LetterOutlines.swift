import AuditModel
import DynamicType
import TextEngine

/// A maker of the outlines of a text's letters, positioned relative to each letter.
final class LetterOutlines {
  private let pictures: PictureFonts
  private let placer: GlyphPlacer
  private let scale: SizeScale
  private var paths: [Shape: String] = [:]

  private struct Shape: Hashable {
    var outline: GlyphOutline
    var share: Double
  }

  /// The size at which letters are drawn, in points; the page scales them.
  ///
  /// A font with several designs uses the design for this size, the size of Body at Large.
  private static let size = 17.0

  init(stack: FontStack, tracking: Tracking, displayScale: Double, pictures: PictureFonts) {
    self.pictures = pictures
    placer = GlyphPlacer(stack: stack)
    scale = SizeScale(
      size: Self.size, tracking: tracking.points(at: Self.size), stack: stack, displayScale: displayScale)
  }

  /// Returns the outlines of each letter.
  ///
  /// `offsets` are the UTF-16 offsets at which letters start, and the end of the text. The result has one list per
  /// letter.
  ///
  /// - Throws: `TextEngineError` when an installed font cannot be read.
  func outlines(of layout: TextLayout, at offsets: [Int], locale: String) throws -> [[SharedLetters.Outline]] {
    var found = [[SharedLetters.Outline]](repeating: [], count: max(1, offsets.count - 1))
    let placed = try layout.place(
      limit: .infinity, lineLimit: nil, cut: nil, at: scale, reach: 0, mostLines: .max, by: placer)
    for line in placed.lines { add(line.placed, to: &found, at: offsets, locale: locale) }
    return found
  }

  /// A letter of a part of a text, with its own width.
  struct PartLetter {
    /// The width in em.
    var em = 0.0
    var outlines: [SharedLetters.Outline] = []
  }

  /// Returns the letters of a part of the text, drawn on a separate line.
  ///
  /// `offsets` are the UTF-16 offsets at which the letters start, and the end of the part.
  func letters(of layout: TextLayout, at offsets: [Int], locale: String) -> [PartLetter] {
    guard let first = offsets.first, let last = offsets.last, first < last else { return [] }
    let line = layout.placePart(first..<last, at: scale, by: placer)
    var found = [[SharedLetters.Outline]](repeating: [], count: offsets.count - 1)
    add(line, to: &found, at: offsets, locale: locale)
    var letters = found.map { PartLetter(outlines: $0) }
    for cluster in line.clusters {
      guard let start = cluster.range?.lowerBound else { continue }
      letters[Self.letter(at: start, in: offsets)].em += cluster.advance / scale.size
    }
    return letters
  }

  /// Adds the outlines of a line's clusters to their letters.
  private func add(
    _ line: PlacedLine, to found: inout [[SharedLetters.Outline]], at offsets: [Int], locale: String
  ) {
    var lefts: [Int: Double] = [:]
    for cluster in line.clusters {
      guard let start = cluster.range?.lowerBound else { continue }
      let letter = Self.letter(at: start, in: offsets)
      let left = lefts[letter] ?? cluster.x
      lefts[letter] = left
      found[letter] += outlines(of: cluster, from: left, locale: locale)
    }
  }

  /// Returns the index of the letter that contains an offset.
  private static func letter(at offset: Int, in offsets: [Int]) -> Int {
    var (low, high) = (0, offsets.count - 1)
    while low + 1 < high {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func outlines(of cluster: PlacedCluster, from left: Double, locale: String) -> [SharedLetters.Outline] {
    guard cluster.origin != .face else {
      return cluster.glyphs.filter { !$0.outline.isEmpty }.map { glyph in
        outline(glyph.outline, x: glyph.x - left, y: glyph.y, em: glyph.em)
      }
    }
    let picture = pictures.picture(
      of: cluster.text, script: cluster.script, language: locale, isEmoji: cluster.origin == .emoji)
    // The page has one colour per text, so bitmaps and coloured layers are boxes.
    guard let picture, picture.bitmaps.isEmpty, picture.layers.allSatisfy({ $0.color == nil }) else {
      return [SharedLetters.Outline(path: nil)]
    }
    let fit = picture.fit(in: cluster, em: scale.size)
    return picture.layers.filter { !$0.outline.isEmpty }.map { layer in
      let x = cluster.x - left + fit.side + layer.place.x * fit.em
      return outline(layer.outline, x: x, y: layer.place.y * fit.em, em: fit.em)
    }
  }

  private func outline(_ outline: GlyphOutline, x: Double, y: Double, em: Double) -> SharedLetters.Outline {
    let shape = Shape(outline: outline, share: em / scale.size)
    let path = paths[shape] ?? outline.shortPath(times: shape.share)
    paths[shape] = path
    return SharedLetters.Outline(path: path, x: units(x), y: units(y))
  }

  private func units(_ points: Double) -> Int {
    let units = (points / scale.size * GlyphOutline.pathUnits).rounded()
    return abs(units) < 1e6 ? Int(units) : 0
  }
}
