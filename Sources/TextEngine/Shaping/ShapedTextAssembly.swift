/// A ``ShapedText`` under construction from the clusters of its runs.
struct ShapedTextAssembly {
  private let units: [UInt16]
  private var sums: [ShapedText.Advance]
  private var flags: [ShapedText.Flags]
  private var clusters = 0
  private let gaps: [ShapedText.Gap]

  /// Starts a text without clusters.
  init(units: [UInt16], graphemes: [Int], gaps: [ShapedText.Gap]) {
    self.units = units
    self.gaps = gaps
    sums = [ShapedText.Advance](repeating: .zero, count: units.count + 1)
    for gap in gaps { sums[gap.place + 1] += [gap.em, gap.em, 0, 0] }
    flags = [ShapedText.Flags](repeating: [], count: units.count + 1)
    for offset in graphemes { flags[offset].insert(.grapheme) }
    flags[units.count].formUnion([.grapheme, .cluster])
    for (offset, unit) in units.enumerated() where CharacterKinds.hangsAtLineEnd(unit) {
      flags[offset].insert(.space)
    }
  }

  /// Adds a cluster, storing its advance at its own offset until the run is closed.
  mutating func add(_ offset: Int, _ advance: ShapedText.Advance, unsafe: Bool) {
    sums[offset + 1] += advance
    flags[offset].insert(unsafe ? [.cluster, .unsafe] : .cluster)
    clusters += 1
  }

  /// Closes a run by counting its clusters and converting its advances to running sums.
  ///
  /// A break before the first cluster is safe, because HarfBuzz uses the preceding run only as joining context.
  mutating func close(_ run: inout ShapedText.Run) {
    for offset in run.start..<run.end { sums[offset + 1] += sums[offset] }
    flags[run.start].remove(.unsafe)
    run.clusters = clusters
    clusters = 0
  }

  /// Creates the shaped text from all runs, in logical order.
  consuming func finish(
    runs: [ShapedText.Run], opportunities: [ShapedText.Opportunity], weight: Int, language: String, missing: [String],
    unavailable: [ShapedText.UnavailableScript], isRightToLeft: Bool
  ) -> ShapedText {
    // A line break removes a gap, just as it removes kerning.
    var flags = flags
    for gap in gaps { flags[gap.offset].insert(.unsafe) }
    var fonts: Set<String> = []
    for run in runs {
      switch run.choice {
      case .face(let instance): fonts.insert(instance.id)
      case .fixed(_, let rule): fonts.insert(rule)
      case .emoji: fonts.insert("emoji")
      case .none, .missing: break
      }
    }
    return ShapedText(
      units: units, sums: sums, flags: flags, endGains: [], needsReshaping: true, runs: runs,
      opportunities: opportunities, gaps: gaps, weight: weight, language: language, missing: missing,
      unavailableScripts: unavailable, fonts: fonts.sorted(), hasTallScript: runs.contains { $0.script.isTall },
      isRightToLeft: isRightToLeft)
  }

  /// Finds the line break opportunities of a text, in order; the last is the end of the text.
  static func opportunities(
    of units: [UInt16], language: String, by segmentation: Segmentation
  ) -> [ShapedText.Opportunity] {
    var found: [ShapedText.Opportunity] = []
    var previous = 0
    units.withUnsafeBufferPointer { units in
      segmentation.forEachLineBreak(of: units, language: language) { offset, isHard in
        var trimmed = offset
        while trimmed > previous, CharacterKinds.hangsAtLineEnd(units[trimmed - 1]) { trimmed -= 1 }
        previous = offset
        let isSoftHyphen = trimmed == offset && trimmed > 0 && units[trimmed - 1] == 0x00AD
        found.append(
          ShapedText.Opportunity(offset: offset, trimmed: trimmed, isHard: isHard, isSoftHyphen: isSoftHyphen))
      }
    }
    return found
  }
}
