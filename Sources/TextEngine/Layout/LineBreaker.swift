/// The lines a text takes at one size and width.
public struct BrokenLines: Sendable {
  /// One line: UTF-16 offsets of what is seen on it, and its width.
  struct Line: Sendable {
    var start: Int
    var end: Int
    var next: Int
    var width: Double
  }

  /// The lines, from the top.
  var lines: [Line]
  /// Whether a word is wider than the room and was broken inside.
  public var breaksWord: Bool

  /// How many lines there are.
  public var count: Int { lines.count }

  /// The widths of the lines in points, from the top, the white space at their ends left out.
  public var widths: [Double] { lines.map(\.width) }
}

extension TextLayout {
  /// Breaks the text greedily at the places UAX 14 allows.
  ///
  /// A word that is wider than the room is broken between graphemes, and the result says so. White space at a line end
  /// hangs. A soft hyphen shows, and counts, only where a line ends at it.
  ///
  /// - Parameters:
  ///   - scale: The size.
  ///   - limit: The room for one line in points, above 0.
  /// - Returns: The lines; an empty text has one.
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  public func breakLines(at scale: SizeScale, limit: Double) throws -> BrokenLines {
    var lines: [BrokenLines.Line] = []
    let breaksWord = try forEachLine(at: scale, limit: limit) { lines.append($0) }
    return BrokenLines(lines: lines, breaksWord: breaksWord)
  }

  /// How many lines ``breakLines(at:limit:)`` makes.
  ///
  /// - Parameters:
  ///   - scale: The size.
  ///   - limit: The room for one line in points, above 0.
  /// - Returns: The number of lines, at least 1.
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  public func countLines(at scale: SizeScale, limit: Double) throws -> Int {
    var count = 0
    _ = try forEachLine(at: scale, limit: limit) { _ in count += 1 }
    return count
  }

  /// Gives each line in turn and tells whether a word was broken inside.
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
            // The rest may still fit without a hyphen; if it does not, the line ends at an earlier place.
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

  /// The furthest grapheme boundary that still fits, at least one grapheme on.
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
