/// The visible part of a truncated text.
package struct Truncation: Sendable {
  /// The position of the ellipsis; `clip` and `wrap` show none.
  package enum Mode: String, Sendable {
    case tail, middle, head, clip, wrap

    /// Whether an ellipsis replaces the text that is cut off.
    var hasEllipsis: Bool { self != .clip && self != .wrap }
  }

  /// The visible text, including the ellipsis.
  package var visibleText: String
  /// The share of visible graphemes, 0…1.
  package var visibleShare: Double
  /// The distance in points by which all remaining text, if on the last visible line, would exceed the available width.
  package var overBy: Double
  /// The UTF-16 range of the last line that is visible before the ellipsis.
  package var head: Range<Int>
  /// The UTF-16 range that is visible after the ellipsis; empty if the ellipsis ends the text.
  package var tail: Range<Int>
  /// Whether at least the ellipsis fits in the available width.
  package var isShown = true
}

extension TextLayout {
  /// Truncates the text to a number of lines.
  ///
  /// Lines before the last visible line wrap at words. The last visible line is cut between graphemes and never
  /// continues past a hard line break; `wrap` ends it where the next line would begin, but clips a single line. After the ellipsis, `head` and
  /// `middle` show the end of the last paragraph. The ellipsis is shaped separately and not kerned with the text. If
  /// the available width is too small for the ellipsis, nothing is visible.
  ///
  /// The limit is the available width in points; the line limit is at least 1.
  ///
  /// - Throws: ``TextEngineError`` when the font of the ellipsis or hyphen cannot be read.
  package func truncate(
    _ mode: Truncation.Mode, limit: Double, lineLimit: Int, at scale: SizeScale
  ) throws -> Truncation {
    let start = try lastVisibleStart(limit: limit, lineLimit: lineLimit, at: scale)
    let end = contentEnd
    let overBy = overBy(from: start, limit: limit, at: scale)
    let ellipsis = mode.hasEllipsis ? scale.points(try ellipsis()) : 0
    guard ellipsis <= limit else {
      return Truncation(
        visibleText: "", visibleShare: 0, overBy: overBy, head: 0..<0, tail: end..<end, isShown: false)
    }
    let room = limit - ellipsis
    let mark = mode.hasEllipsis ? "…" : ""
    let lineEnd = paragraphEnd(from: start)
    let lastStart = max(start, lastParagraphStart)
    var head = start
    var tail = end
    switch mode {
    // One line cannot wrap, so that it is clipped (UILabel, `Tests/Fixtures/accuracy/pictures.csv`).
    case .wrap where lineLimit == 1, .tail, .clip:
      head = prefixEnd(from: start, to: lineEnd, room: room, at: scale)
    case .wrap:
      let lines = try breakLines(at: scale, limit: limit).lines
      head = lines[min(lineLimit, lines.count) - 1].end
    case .head: tail = suffixStart(from: lastStart, to: end, room: room, at: scale)
    case .middle:
      // At most half of the line comes before the ellipsis, and the end fills the rest.
      head = prefixEnd(from: start, to: lineEnd, room: room / 2, at: scale)
      let left = room - width(from: start, to: head, at: scale)
      tail = suffixStart(from: max(head, lastStart), to: end, room: left, at: scale)
    }
    if mode.hasEllipsis {
      // iOS draws no space next to the ellipsis.
      while head > start, CharacterKinds.isSpace(text.units[head - 1]) { head -= 1 }
      while tail < end, CharacterKinds.isSpace(text.units[tail]) { tail += 1 }
    }
    let showsTail = mode == .head || mode == .middle
    var visible = text.units.text(from: 0, to: head) + mark
    if showsTail { visible += text.units.text(from: tail, to: end) }
    let shown = graphemes(from: 0, to: head) + (showsTail ? graphemes(from: tail, to: end) : 0)
    let total = graphemes(from: 0, to: text.units.count)
    return Truncation(
      visibleText: visible, visibleShare: total == 0 ? 1 : Double(shown) / Double(total), overBy: overBy,
      head: start..<max(start, head), tail: showsTail ? tail..<end : end..<end)
  }

  /// Returns the distance by which the last visible line would exceed the available width without truncation.
  ///
  /// The distance is in points, the same as ``Truncation/overBy``. The line limit is at least 1.
  ///
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  package func overBy(limit: Double, lineLimit: Int, at scale: SizeScale) throws -> Double {
    overBy(from: try lastVisibleStart(limit: limit, lineLimit: lineLimit, at: scale), limit: limit, at: scale)
  }

  private func overBy(from start: Int, limit: Double, at scale: SizeScale) -> Double {
    width(from: start, to: contentEnd, at: scale) - limit
  }

  /// The end of the text without trailing white space.
  var contentEnd: Int { text.opportunities.last?.trimmed ?? text.units.count }

  /// Returns the end of the paragraph that contains an offset, without trailing white space.
  private func paragraphEnd(from start: Int) -> Int {
    let point = text.opportunities.first { $0.offset > start && ($0.isHard || $0.offset == text.units.count) }
    return max(point?.trimmed ?? text.units.count, start)
  }

  /// The start of the last paragraph.
  private var lastParagraphStart: Int {
    text.opportunities.last { $0.isHard && $0.offset < contentEnd }?.offset ?? 0
  }

  private func graphemes(from start: Int, to end: Int) -> Int {
    text.flags[start..<max(start, end)].count { $0.contains(.grapheme) }
  }

  /// Returns the start of the last visible line.
  private func lastVisibleStart(limit: Double, lineLimit: Int, at scale: SizeScale) throws -> Int {
    guard lineLimit > 1 else { return 0 }
    let lines = try breakLines(at: scale, limit: limit).lines
    return lines[min(lineLimit, lines.count) - 1].start
  }

  /// Returns the last grapheme boundary up to which the text fits in a width.
  func prefixEnd(from start: Int, to end: Int, room: Double, at scale: SizeScale) -> Int {
    var low = (start..<max(start, end)).firstPlace { scale.points(text.sums[$0 + 1] - text.sums[start]) > room }
    while low > start, !text.flags[low].contains(.grapheme) { low -= 1 }
    while low > start, width(from: start, to: low, at: scale) > room { low = boundary(before: low, from: start) }
    while low < end, case let next = boundary(after: low, to: end), width(from: start, to: next, at: scale) <= room {
      low = next
    }
    return low
  }

  /// Returns the first grapheme boundary from which the remaining text fits in a width.
  func suffixStart(from start: Int, to end: Int, room: Double, at scale: SizeScale) -> Int {
    var low = (start..<max(start, end)).firstPlace { scale.points(text.sums[end] - text.sums[$0]) <= room }
    while low < end, !text.flags[low].contains(.grapheme) { low += 1 }
    while low < end, width(from: low, to: end, at: scale) > room { low = boundary(after: low, to: end) }
    while low > start, case let next = boundary(before: low, from: start), width(from: next, to: end, at: scale) <= room
    {
      low = next
    }
    return low
  }

  private func boundary(after offset: Int, to end: Int) -> Int {
    var next = offset + 1
    while next < end, !text.flags[next].contains(.grapheme) { next += 1 }
    return min(next, end)
  }

  private func boundary(before offset: Int, from start: Int) -> Int {
    var next = offset - 1
    while next > start, !text.flags[next].contains(.grapheme) { next -= 1 }
    return max(next, start)
  }
}
