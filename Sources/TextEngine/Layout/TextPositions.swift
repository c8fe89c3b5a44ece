/// The positions of a shaped text's boundaries, which suffice to lay out its lines without shaping again.
///
/// The boundaries are those of grapheme clusters, of line break opportunities and of words. Positions are sums of
/// advances with four parts: em at text sizes, em at display sizes, clusters with the system font's tracking, and
/// emoji.
package struct TextPositions: Sendable {
  /// The position of a boundary inside a line, at the end of a line and at the start of a line.
  package struct Place: Hashable, Sendable {
    /// The UTF-16 offset.
    package var offset: Int
    /// Whether a grapheme cluster starts or the text ends here.
    package var isGrapheme: Bool
    /// The sum of the advances before the boundary.
    package var sum: SIMD4<Double>
    /// The position of a line that ends here, corrected for the break.
    package var end: SIMD4<Double>
    /// The position of a line that starts here, corrected for the break.
    package var start: SIMD4<Double>
  }

  /// A place at which a line may or must end.
  package struct Opportunity: Hashable, Sendable {
    /// The index of the boundary at which the next line starts.
    package var next: Int
    /// The index of the boundary at which the line's visible text ends.
    package var trimmed: Int
    /// Whether the line must end here.
    package var isHard: Bool
    /// Whether a hyphen becomes visible if the line ends here.
    package var isSoftHyphen: Bool
  }

  /// The boundaries in order; the first is the start and the last the end of the text.
  package var places: [Place] = []
  /// The line break opportunities, in order.
  package var opportunities: [Opportunity] = []
  /// The advance of an inserted ellipsis.
  package var ellipsis = SIMD4<Double>()
  /// The advance of the hyphen at a soft hyphen; nil if the text has no soft hyphen.
  package var hyphen: SIMD4<Double>?
}

extension ShapedText {
  /// A place inside a glyph cluster, such as a ligature, at which a text may be cut off.
  package struct ClusterCut: Hashable, Sendable {
    /// The UTF-16 offset.
    package var offset: Int
    /// The UTF-16 range of the cluster.
    package var cluster: Range<Int>
  }

  /// The places inside glyph clusters at which the text may be cut off, in order.
  package var clusterCuts: [ClusterCut] {
    var cuts: [ClusterCut] = []
    var start = 0
    for offset in units.indices {
      if flags[offset].contains(.cluster) { start = offset }
      guard offset > start, flags[offset].contains(.grapheme) else { continue }
      let end = flags[(offset + 1)...].firstIndex { $0.contains(.cluster) } ?? units.count
      cuts.append(ClusterCut(offset: offset, cluster: start..<end))
    }
    return cuts
  }
}

extension TextLayout {
  /// Returns the positions of the text's boundaries; an empty text has one boundary.
  ///
  /// - Throws: ``TextEngineError`` when the font of the ellipsis or hyphen cannot be read.
  package func positions() throws -> TextPositions {
    var positions = TextPositions()
    let count = text.units.count
    var isBoundary = text.flags.map { $0.contains(.grapheme) }
    for (offset, unit) in text.units.enumerated() where CharacterKinds.isSpace(unit) {
      (isBoundary[offset], isBoundary[offset + 1]) = (true, true)
    }
    for point in text.opportunities { (isBoundary[point.offset], isBoundary[point.trimmed]) = (true, true) }
    (isBoundary[0], isBoundary[count]) = (true, true)
    var numbers = [Int](repeating: 0, count: count + 1)
    for offset in 0...count where isBoundary[offset] {
      numbers[offset] = positions.places.count
      positions.places.append(
        TextPositions.Place(
          offset: offset, isGrapheme: text.flags[offset].contains(.grapheme), sum: text.sums[offset],
          end: lineEnd(at: offset), start: lineStart(at: offset)))
    }
    positions.opportunities = text.opportunities.map { point in
      TextPositions.Opportunity(
        next: numbers[point.offset], trimmed: numbers[point.trimmed], isHard: point.isHard,
        isSoftHyphen: point.isSoftHyphen && point.offset < count)
    }
    positions.ellipsis = try ellipsis()
    if positions.opportunities.contains(where: \.isSoftHyphen) { positions.hyphen = try hyphen() }
    return positions
  }
}
