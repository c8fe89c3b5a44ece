/// A text laid out for drawing at one size: the visible lines and the text that is cut off.
package struct PlacedText: Sendable {
  /// A visible line.
  package struct Line: Sendable {
    /// The positioned clusters.
    package var placed: PlacedLine
    /// The UTF-16 ranges of the text on the line: two around an ellipsis, otherwise one.
    package var ranges: [Range<Int>]
    /// The visible text of the line, including an ellipsis or hyphen.
    package var text: String
  }

  /// The visible lines from the top, at most the number requested.
  package var lines: [Line] = []
  /// Whether only the beginning of a very long line is placed.
  package var isPartial: Bool { lines.contains { $0.ranges.contains { $0.count > GlyphPlacer.longestPiece } } }
  /// The number of further lines that are not placed.
  package var linesLeftOut = 0
  /// The cut-off text next to the last line, up to the requested width; nil if no text is cut off there.
  package var rest: PlacedLine?
  /// Whether more text is cut off than ``rest`` contains.
  package var restGoesOn = false
  /// Whether the text is cut off before the last line rather than after it.
  package var restIsBefore = false
  /// The UTF-16 range of the cut-off text; nil if the text is complete.
  package var hidden: Range<Int>?
}

extension TextLayout {
  /// Places the visible lines and the adjacent cut-off text for drawing.
  ///
  /// Lines and truncation match those of ``breakLines(at:limit:avoidsOrphans:)`` and ``truncate(_:limit:lineLimit:at:)``. The parts
  /// before and after an ellipsis follow the direction of the paragraph.
  ///
  /// A nil or zero `lineLimit` sets no limit, and a nil `cut` does not truncate. `limit` and `reach`, the maximum width
  /// of cut-off text, are in points. `avoidsOrphans` is as in ``breakLines(at:limit:avoidsOrphans:)``.
  ///
  /// - Throws: ``TextEngineError`` when the font of the ellipsis or hyphen cannot be read.
  package func place(
    limit: Double, lineLimit: Int?, cut: Truncation.Mode?, avoidsOrphans: Bool = false, at scale: SizeScale,
    reach: Double, mostLines: Int, by placer: GlyphPlacer
  ) throws -> PlacedText {
    var result = PlacedText()
    guard let cut, let lineLimit, lineLimit > 0 else {
      if lineLimit == 1, !text.hasHardBreaks {
        result.lines = [try line([.text(0..<contentEnd)], at: scale, by: placer)]
        return result
      }
      let broken = try breakLines(at: scale, limit: limit, avoidsOrphans: avoidsOrphans)
      try place(broken, mostLines, at: scale, by: placer, into: &result)
      return result
    }
    let seen = try truncate(cut, limit: limit, lineLimit: lineLimit, at: scale)
    let hiddenEnd = cut != .head && seen.tail.isEmpty ? contentEnd : seen.tail.lowerBound
    let hidden = seen.head.upperBound..<max(seen.head.upperBound, hiddenEnd)
    if seen.isShown {
      if lineLimit > 1 {
        var above = try breakLines(at: scale, limit: limit)
        above.lines = Array(above.lines.prefix { $0.start < seen.head.lowerBound })
        try place(above, mostLines, at: scale, by: placer, into: &result)
      }
      if result.lines.count < mostLines {
        var pieces: [LinePiece] = [.text(seen.head)]
        if cut.hasEllipsis { pieces.append(.mark("…")) }
        if !seen.tail.isEmpty { pieces.append(.text(seen.tail)) }
        result.lines.append(try line(pieces, at: scale, by: placer))
      } else {
        result.linesLeftOut += 1
      }
    }
    guard !hidden.isEmpty else { return result }
    result.hidden = hidden
    guard let shown = shown(of: hidden, cut, reach: reach, at: scale) else { return result }
    (result.restGoesOn, result.restIsBefore) = (shown != hidden, cut == .head)
    result.rest = try line([.text(shown)], at: scale, by: placer).placed
    return result
  }

  /// Places a part of the text on a line of its own, with the surrounding text as shaping context.
  package func placePart(_ range: Range<Int>, at scale: SizeScale, by placer: GlyphPlacer) -> PlacedLine {
    place(range, of: text, at: scale, isMark: false, by: placer)
  }

  /// Returns the part of the hidden text next to the visible text that fits into `reach`; nil if it is in the middle.
  private func shown(of hidden: Range<Int>, _ cut: Truncation.Mode, reach: Double, at scale: SizeScale) -> Range<Int>? {
    let (start, end) = (hidden.lowerBound, hidden.upperBound)
    switch cut {
    case .tail, .clip, .wrap: return start..<prefixEnd(from: start, to: end, room: reach, at: scale)
    case .head: return suffixStart(from: start, to: end, room: reach, at: scale)..<end
    case .middle: return nil
    }
  }

  private func place(
    _ broken: BrokenLines, _ mostLines: Int, at scale: SizeScale, by placer: GlyphPlacer, into result: inout PlacedText
  ) throws {
    for line in broken.lines.prefix(mostLines) {
      var pieces: [LinePiece] = [.text(line.start..<line.end)]
      if showsHyphen(line) { pieces.append(.mark("-")) }
      result.lines.append(try self.line(pieces, at: scale, by: placer))
    }
    result.linesLeftOut += max(0, broken.lines.count - mostLines)
  }

  /// Returns whether a line ends at a soft hyphen, which is then visible.
  private func showsHyphen(_ line: BrokenLines.Line) -> Bool {
    line.end == line.next && line.end > line.start && line.end < text.units.count
      && text.opportunities.contains { $0.offset == line.next && $0.isSoftHyphen }
  }

  /// A part of a line: a range of the text, or an inserted mark.
  private enum LinePiece {
    case text(Range<Int>)
    case mark(String)
  }

  private func line(
    _ pieces: [LinePiece], at scale: SizeScale, by placer: GlyphPlacer
  ) throws -> PlacedText.Line {
    var placed: [PlacedLine] = []
    var ranges: [Range<Int>] = []
    var words = ""
    // Marks and empty parts have no direction.
    var direction: Bool?
    for piece in pieces {
      switch piece {
      case .text(let range):
        let part = place(range, of: text, at: scale, isMark: false, by: placer)
        if !range.isEmpty { direction = direction ?? part.isRightToLeft }
        ranges.append(range)
        words += text.units.text(from: range.lowerBound, to: range.upperBound)
        placed.append(part)
      case .mark(let mark):
        words += mark
        let shaped = try shaper.shape(mark, language: text.language, weight: text.weight)
        placed.append(place(0..<shaped.units.count, of: shaped, at: scale, isMark: true, by: placer))
      }
    }
    let isRightToLeft = direction ?? text.isRightToLeft
    var line = PlacedLine(isRightToLeft: isRightToLeft)
    for part in isRightToLeft ? placed.reversed() : placed {
      line.clusters += part.clusters.map { $0.moved(by: line.width) }
      line.width += part.width
    }
    return PlacedText.Line(placed: line, ranges: ranges, text: words)
  }

  private func place(
    _ range: Range<Int>, of text: ShapedText, at scale: SizeScale, isMark: Bool, by placer: GlyphPlacer
  ) -> PlacedLine {
    var end = range.upperBound
    if range.count > GlyphPlacer.longestPiece {
      end = range.lowerBound + GlyphPlacer.longestPiece
      while end > range.lowerBound, !text.flags[end].contains(.grapheme) { end -= 1 }
    }
    let (runs, isRightToLeft) = placer.visualRuns(of: range.lowerBound..<end, in: text)
    var line = PlacedLine(isRightToLeft: isRightToLeft)
    for run in runs {
      var sums = [ShapedText.Advance](repeating: .zero, count: run.end - run.start + 1)
      shaper.forEachCluster(of: run, of: text) { sums[$0 - run.start + 1] += $1 }
      for index in sums.indices.dropFirst() { sums[index] += sums[index - 1] }
      let clusters = placer.clusters(of: run, in: text, at: scale) { sums[$1 - run.start] - sums[$0 - run.start] }
      for cluster in clusters {
        let advance = scale.points(cluster.advance)
        let glyphs = cluster.glyphs.map { glyph in
          PlacedGlyph(
            outline: glyph.outline, x: line.width + glyph.place.x * scale.size, y: glyph.place.y * scale.size,
            em: scale.size * cluster.share)
        }
        line.clusters.append(
          PlacedCluster(
            text: text.units.text(from: cluster.range.lowerBound, to: cluster.range.upperBound),
            range: isMark ? nil : cluster.range, script: run.script.description, origin: cluster.origin, x: line.width,
            advance: advance, glyphs: glyphs, remedy: cluster.remedy))
        line.width += advance
      }
    }
    return line
  }
}

extension PlacedCluster {
  /// Returns the cluster and its glyphs moved to the right by a distance in points.
  func moved(by distance: Double) -> PlacedCluster {
    var copy = self
    copy.x += distance
    for index in copy.glyphs.indices { copy.glyphs[index].x += distance }
    return copy
  }
}
