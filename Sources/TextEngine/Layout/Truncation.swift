/// What a reader sees of a text that is cut.
public struct Truncation: Sendable {
  /// Where the ellipsis goes; `clip` shows none.
  public enum Mode: String, Sendable {
    case tail, middle, head, clip
  }

  /// The text that is seen, ellipsis included.
  public var visibleText: String
  /// The share of graphemes seen, 0…1.
  public var visibleShare: Double
  /// How much wider than the room the last visible line would be with all the rest on it, in points.
  public var overBy: Double
  /// What is seen on the last line before the ellipsis, as UTF-16 offsets.
  public var head: Range<Int>
  /// What is seen after the ellipsis; empty where the ellipsis is the end.
  public var tail: Range<Int>
  /// Whether there is room for anything at all.
  public var isShown = true
}

extension TextLayout {
  /// Cuts the text to a number of lines.
  ///
  /// Lines before the last visible one are wrapped at words; the last takes the rest and is cut between graphemes. The
  /// ellipsis is a run of its own and is not kerned with the text. Less room than the ellipsis needs shows nothing.
  ///
  /// - Parameters:
  ///   - mode: Where the ellipsis goes.
  ///   - limit: The room for one line, in points.
  ///   - lineLimit: How many lines may be seen, from 1.
  ///   - scale: The size.
  ///   - trimsWhitespace: Whether white space before the ellipsis is dropped; what iOS does is not documented.
  /// - Returns: What is seen.
  /// - Throws: ``TextEngineError`` when the ellipsis' font cannot be read.
  public func truncate(
    _ mode: Truncation.Mode, limit: Double, lineLimit: Int, at scale: SizeScale,
    trimsWhitespace: Bool = false
  ) throws -> Truncation {
    let start = try lastVisibleStart(limit: limit, lineLimit: lineLimit, at: scale)
    let end = contentEnd
    let overBy = overBy(from: start, limit: limit, at: scale)
    let ellipsis = mode == .clip ? 0 : scale.points(try ellipsis())
    guard ellipsis <= limit else {
      return Truncation(
        visibleText: "", visibleShare: 0, overBy: overBy, head: 0..<0, tail: end..<end, isShown: false)
    }
    let room = limit - ellipsis
    let mark = mode == .clip ? "" : "…"
    let lineEnd = paragraphEnd(from: start)
    let lastStart = max(start, lastParagraphStart)
    var head = start
    var tail = end
    switch mode {
    case .tail, .clip: head = prefixEnd(from: start, to: lineEnd, room: room, at: scale)
    case .head: tail = suffixStart(from: lastStart, to: end, room: room, at: scale)
    case .middle:
      tail = suffixStart(from: lastStart, to: end, room: room / 2, at: scale)
      let left = room - width(from: tail, to: end, at: scale)
      head = prefixEnd(from: start, to: min(lineEnd, tail), room: left, at: scale)
      tail = suffixStart(
        from: max(head, lastStart), to: end, room: room - width(from: start, to: head, at: scale), at: scale)
    }
    if trimsWhitespace {
      while head > start, text.flags[head - 1].contains(.space) { head -= 1 }
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

  /// How much wider than the room the last visible line would be with all the rest on it, without cutting the text.
  ///
  /// - Parameters:
  ///   - limit: The room for one line, in points.
  ///   - lineLimit: How many lines may be seen, from 1.
  ///   - scale: The size.
  /// - Returns: The ``Truncation/overBy`` that cutting it would tell.
  /// - Throws: ``TextEngineError`` when the hyphen's font cannot be read.
  public func overBy(limit: Double, lineLimit: Int, at scale: SizeScale) throws -> Double {
    overBy(from: try lastVisibleStart(limit: limit, lineLimit: lineLimit, at: scale), limit: limit, at: scale)
  }

  private func overBy(from start: Int, limit: Double, at scale: SizeScale) -> Double {
    width(from: start, to: contentEnd, at: scale) - limit
  }

  /// Where the text ends, the white space at its end left out.
  var contentEnd: Int { text.opportunities.last?.trimmed ?? text.units.count }

  /// Where the paragraph that an offset stands in ends.
  private func paragraphEnd(from start: Int) -> Int {
    let point = text.opportunities.first { $0.offset > start && ($0.isHard || $0.offset == text.units.count) }
    return max(point?.trimmed ?? text.units.count, start)
  }

  /// Where the last paragraph starts: what stands before it is on other lines.
  private var lastParagraphStart: Int {
    text.opportunities.last { $0.isHard && $0.offset < contentEnd }?.offset ?? 0
  }

  private func graphemes(from start: Int, to end: Int) -> Int {
    text.flags[start..<max(start, end)].count { $0.contains(.grapheme) }
  }

  /// Where the last line that may be seen begins.
  private func lastVisibleStart(limit: Double, lineLimit: Int, at scale: SizeScale) throws -> Int {
    guard lineLimit > 1 else { return 0 }
    let lines = try breakLines(at: scale, limit: limit).lines
    return lines[min(lineLimit, lines.count) - 1].start
  }

  /// The furthest grapheme boundary up to which the text fits.
  func prefixEnd(from start: Int, to end: Int, room: Double, at scale: SizeScale) -> Int {
    var low = start
    var high = end
    while low < high {
      let middle = (low + high + 1) / 2
      if scale.points(text.sums[middle] - text.sums[start]) <= room { low = middle } else { high = middle - 1 }
    }
    while low > start, !text.flags[low].contains(.grapheme) { low -= 1 }
    while low > start, width(from: start, to: low, at: scale) > room { low = boundary(before: low, from: start) }
    while low < end, case let next = boundary(after: low, to: end), width(from: start, to: next, at: scale) <= room {
      low = next
    }
    return low
  }

  /// The first grapheme boundary from which the rest of the text fits.
  func suffixStart(from start: Int, to end: Int, room: Double, at scale: SizeScale) -> Int {
    var low = start
    var high = end
    while low < high {
      let middle = (low + high) / 2
      if scale.points(text.sums[end] - text.sums[middle]) <= room { high = middle } else { low = middle + 1 }
    }
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
