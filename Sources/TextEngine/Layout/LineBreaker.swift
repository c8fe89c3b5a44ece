/// The lines of a text at one size and width.
package struct BrokenLines: Sendable {
  /// A line, with the UTF-16 offsets of its visible text and of the next line, and its width in points.
  struct Line: Sendable {
    var start: Int
    var end: Int
    var next: Int
    var width: Double
  }

  /// The lines, from the top.
  var lines: [Line]
  /// Whether a word is wider than the available width and had to be broken.
  package var breaksWord: Bool

  /// The number of lines.
  package var count: Int { lines.count }

  /// The widths of the lines in points, from the top, without trailing white space.
  package var widths: [Double] { lines.map(\.width) }
}

extension TextLayout {
  /// Breaks the text greedily at the opportunities defined by UAX 14.
  ///
  /// A word wider than the available width is broken between graphemes, and ``BrokenLines/breaksWord`` is then true.
  /// White space at the end of a line hangs. A soft hyphen is visible and has a width only at the end of a line.
  ///
  /// The available width is in points, above 0. Even an empty text has one line. With `avoidsOrphans`, a word moves down
  /// to a short word that would be alone on the last line, see ``pullDown(_:at:limit:)``.
  ///
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  package func breakLines(at scale: SizeScale, limit: Double, avoidsOrphans: Bool = false) throws -> BrokenLines {
    var lines: [BrokenLines.Line] = []
    let breaksWord = try forEachLine(at: scale, limit: limit) { lines.append($0) }
    if avoidsOrphans { pullDown(&lines, at: scale, limit: limit) }
    return BrokenLines(lines: lines, breaksWord: breaksWord)
  }

  /// Counts the lines of ``breakLines(at:limit:)``, at least 1.
  ///
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  package func countLines(at scale: SizeScale, limit: Double) throws -> Int {
    var count = 0
    _ = try forEachLine(at: scale, limit: limit) { _ in count += 1 }
    return count
  }

  /// Passes each line to a closure and returns whether a word was broken.
  private func forEachLine(
    at scale: SizeScale, limit: Double, _ body: (BrokenLines.Line) -> Void
  ) throws -> Bool {
    let room = limit + LineFiller.rounding
    var breaksWord = false
    var start = 0
    var index = 0
    let points = text.opportunities
    while index < points.count {
      var best: BrokenLines.Line?
      while index < points.count {
        let point = points[index]
        var width = width(from: start, to: point.trimmed, at: scale)
        if width > room { break }
        if point.isSoftHyphen, point.offset < text.units.count {
          width += scale.points(try hyphen())
          if width > room {
            // The following text may still fit without a hyphen; if it does not, the line ends at an earlier place.
            index += 1
            continue
          }
        }
        best = BrokenLines.Line(start: start, end: max(point.trimmed, start), next: point.offset, width: width)
        index += 1
        if point.isHard { break }
      }
      if let best {
        body(best)
        start = best.next
        while index > 0, points[index - 1].offset > start { index -= 1 }
      } else {
        while index > 0, points[index - 1].offset > start { index -= 1 }
        let end = longestPrefix(from: start, to: points[index].trimmed, at: scale, limit: room)
        breaksWord = true
        var line = BrokenLines.Line(
          start: start, end: end, next: end, width: width(from: start, to: end, at: scale))
        start = end
        if end >= points[index].trimmed {
          start = points[index].offset
          line.next = start
          index += 1
        }
        body(line)
      }
    }
    if points.isEmpty { body(BrokenLines.Line(start: 0, end: 0, next: text.units.count, width: 0)) }
    return breaksWord
  }

  /// Returns the last grapheme boundary up to which the text fits, after at least one grapheme.
  private func longestPrefix(from start: Int, to end: Int, at scale: SizeScale, limit: Double) -> Int {
    var fitting = start
    var offset = start + 1
    while offset <= end {
      if text.flags[offset].contains(.grapheme) {
        let fits = width(from: start, to: offset, at: scale) <= limit
        if fits || fitting == start { fitting = offset }
        if !fits { break }
      }
      offset += 1
    }
    return max(fitting, start + 1)
  }
}
