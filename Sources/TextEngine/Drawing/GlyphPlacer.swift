/// A placer for the glyphs of shaped text, which drawing needs but measuring does not.
///
/// Each cluster keeps its measured advance, and its font positions the glyphs within it. If the manifest names another
/// font for drawing, its glyphs are fitted into the measured advance. Keep one instance and use it from one thread.
package final class GlyphPlacer {
  private let stack: FontStack
  private let buffer = ShapingBuffer()
  private let bidi = BidiParagraph()
  private var outlines: [OutlineKey: GlyphOutline] = [:]
  private var faces: [FontFace] = []
  private var drawingFaces: [String: DrawingFace] = [:]

  /// The longest part of a line that is placed, in UTF-16 code units.
  static let longestPiece = 4_096

  /// Creates a placer.
  package init(stack: FontStack) { self.stack = stack }

  private struct OutlineKey: Hashable {
    var face: ObjectIdentifier
    var glyph: UInt32
  }

  /// A cluster with its glyphs, positioned in em from its left end.
  struct Cluster {
    var range: Range<Int>
    var glyphs: [(outline: GlyphOutline, place: SIMD2<Double>)]
    var advance: ShapedText.Advance
    var origin: PlacedCluster.Origin
    /// The scale of the glyphs, at most 1; below 1 if they would not fit into the measured advance.
    var share = 1.0
    var remedy: String?
  }

  /// Splits part of a text into runs of one direction and font, in visual order from left to right.
  ///
  /// Also returns whether the paragraph runs from right to left.
  func visualRuns(of range: Range<Int>, in text: ShapedText) -> (runs: [ShapedText.Run], isRightToLeft: Bool) {
    _ = bidi.levels(of: text.units, baseDirection: .automatic)
    var runs: [ShapedText.Run] = []
    for part in bidi.visualOrder(range) {
      let inside = text.runs(in: part.range)
      runs += part.level % 2 == 1 ? inside.reversed() : inside
    }
    return (runs, bidi.paragraphLevel(at: range.lowerBound) % 2 == 1)
  }

  /// Returns the clusters of a run or part of a run, from left to right.
  ///
  /// `advance` must return the advance between two offsets of the run.
  func clusters(
    of run: ShapedText.Run, in text: ShapedText, at scale: SizeScale,
    advance: (_ start: Int, _ end: Int) -> ShapedText.Advance
  ) -> [Cluster] {
    let origin: PlacedCluster.Origin
    switch run.choice {
    case .none: return []
    case .face(let instance): return clusters(of: run, in: text, by: instance, at: scale, advance: advance)
    case .fixed(_, let rule): origin = .rule(rule)
    case .emoji: origin = .emoji
    case .missing: origin = .missing
    }
    var starts = (run.start..<run.end).filter { text.flags[$0].contains(.cluster) } + [run.end]
    if starts[0] != run.start { starts.insert(run.start, at: 0) }
    let boxes = zip(starts, starts.dropFirst()).map { start, end in
      let advance = advance(start, end)
      let box = GlyphOutline(boxWidth: scale.points(advance) / scale.size, height: stack.lineMetrics.capHeight)
      return Cluster(range: start..<end, glyphs: [(box, .zero)], advance: advance, origin: origin)
    }
    return run.isRightToLeft ? boxes.reversed() : boxes
  }

  private func clusters(
    of run: ShapedText.Run, in text: ShapedText, by instance: FontInstance, at scale: SizeScale,
    advance: (_ start: Int, _ end: Int) -> ShapedText.Advance
  ) -> [Cluster] {
    let face = instance.master(at: scale)
    let drawing = drawingFace(of: instance, weight: text.weight)
    let glyphs = buffer.glyphs(
      of: text.units, run: run, face: face, features: instance.features, language: text.language)
    var clusters: [Cluster] = []
    var first = 0
    while first < glyphs.count {
      let start = glyphs[first].cluster
      let end = glyphs[first...].firstIndex { $0.cluster != start } ?? glyphs.count
      // In a left-to-right run the following text is to the right; in a right-to-left run it is to the left.
      let neighbour = run.isRightToLeft ? (first > 0 ? first - 1 : nil) : (end < glyphs.count ? end : nil)
      let next = neighbour.map { glyphs[$0].cluster } ?? run.end
      var cluster = Cluster(range: start..<next, glyphs: [], advance: advance(start, next), origin: .face)
      cluster.share = instance.widthScale
      var pen = 0.0
      for glyph in glyphs[first..<end] {
        cluster.glyphs.append((outline(of: glyph.id, in: face), SIMD2(pen + glyph.x, glyph.y) * cluster.share))
        pen += glyph.advance
      }
      if case .installed(let drawing) = drawing { draw(&cluster, of: run, in: text, by: drawing, at: scale) }
      if case .missing(let remedy) = drawing { cluster.remedy = remedy }
      clusters.append(cluster)
      first = end
    }
    return clusters
  }

  /// The font that draws the text measured with a face.
  private enum DrawingFace {
    case itself
    case installed(FontInstance)
    case missing(remedy: String)
  }

  private func drawingFace(of instance: FontInstance, weight: Int) -> DrawingFace {
    let key = "\(instance.id):\(weight)"
    if let known = drawingFaces[key] { return known }
    var found = DrawingFace.itself
    if let entry = stack.manifest.drawingFace(of: instance.id) {
      // An unreadable font file counts as missing, because no measurement depends on it.
      let face = (try? stack.instance(of: entry, weight: weight)) ?? nil
      found = face.map(DrawingFace.installed) ?? .missing(remedy: entry.installHint)
    }
    drawingFaces[key] = found
    return found
  }

  /// Replaces a cluster's glyphs with those of another face, centred in the measured advance and no wider.
  private func draw(
    _ cluster: inout Cluster, of run: ShapedText.Run, in text: ShapedText, by instance: FontInstance,
    at scale: SizeScale
  ) {
    let face = instance.master(at: scale)
    var part = run
    (part.start, part.end) = (cluster.range.lowerBound, cluster.range.upperBound)
    let glyphs = buffer.glyphs(
      of: text.units, run: part, face: face, features: instance.features, language: text.language)
    let natural = glyphs.reduce(0) { $0 + $1.advance }
    let room = scale.points(cluster.advance) / scale.size
    guard natural > 0, room > 0, !glyphs.contains(where: { $0.id == 0 }) else { return }
    cluster.share = min(1, room / natural)
    var pen = (room - natural * cluster.share) / 2
    cluster.glyphs = glyphs.map { glyph in
      defer { pen += glyph.advance * cluster.share }
      return (outline(of: glyph.id, in: face), SIMD2(pen + glyph.x * cluster.share, glyph.y * cluster.share))
    }
  }

  private func outline(of glyph: UInt32, in face: FontFace) -> GlyphOutline {
    let key = OutlineKey(face: ObjectIdentifier(face), glyph: glyph)
    if let known = outlines[key] { return known }
    // Retain the face: if it were freed, another face could get the same object identifier.
    if !faces.contains(where: { $0 === face }) { faces.append(face) }
    let made = GlyphOutline(glyph: glyph, face: face)
    outlines[key] = made
    return made
  }
}

extension ShapedText {
  /// Returns the runs or parts of runs in a range, in logical order.
  func runs(in range: Range<Int>) -> [Run] {
    let first = runs.firstPlace { $0.end > range.lowerBound }
    return runs[first...].prefix { $0.start < range.upperBound }.map { run in
      var part = run
      part.start = max(run.start, range.lowerBound)
      part.end = min(run.end, range.upperBound)
      return part
    }
  }
}

extension FontInstance {
  /// Returns the master that has the larger share in the blend at a size.
  fileprivate func master(at scale: SizeScale) -> FontFace {
    guard let secondary else { return primary }
    let share =
      switch blend {
      case .none: 0.0
      case .weight(let share): share
      case .optical: scale.factors[1] / scale.size
      }
    return share > 0.5 ? secondary : primary
  }
}
