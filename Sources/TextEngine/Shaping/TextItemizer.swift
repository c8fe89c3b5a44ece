/// An analysis of a text that splits it into runs of one direction, script and font.
///
/// A font is selected for each grapheme cluster. Marks, joiners and variation selectors therefore stay with their
/// base, and the emoji rule applies to whole emoji sequences.
struct TextItemizer {
  /// The offsets at which grapheme clusters start, and the end of the text.
  let graphemes: [Int]
  /// Whether the paragraph runs from right to left.
  let isRightToLeft: Bool
  /// The characters that no available font covers, in order.
  private(set) var missing: [String] = []
  /// The scripts of the text for which no font is installed.
  private(set) var unavailable: [ShapedText.UnavailableScript] = []

  private let units: [UInt16]
  private let levels: [UInt8]
  private let scripts: [ScriptItemizer.Run]

  /// Analyses a text.
  init(units: [UInt16], script: Script?, segmentation: Segmentation, bidi: BidiParagraph) {
    self.units = units
    graphemes = [0] + segmentation.graphemeBoundaries(of: units)
    levels = bidi.levels(of: units, baseDirection: .automatic)
    isRightToLeft = bidi.paragraphLevel % 2 == 1
    scripts = ScriptItemizer.runs(of: units, preferring: script)
  }

  /// Splits the whole text into runs, in logical order.
  ///
  /// - Throws: ``TextEngineError`` when an installed font cannot be read.
  mutating func runs(choosing selector: FontFallback) throws -> [ShapedText.Run] {
    var runs: [ShapedText.Run] = []
    var scriptIndex = 0
    var kinds = LetterKinds()
    // The properties of the current run, which the next cluster usually shares.
    var open = (place: -1, script: Script.unknown, isOdd: false)
    for index in graphemes.indices.dropLast() {
      let start = graphemes[index]
      let end = graphemes[index + 1]
      while scriptIndex + 1 < scripts.count, scripts[scriptIndex].range.upperBound <= start { scriptIndex += 1 }
      let script = scripts[scriptIndex].script
      let isOdd = levels[start] % 2 == 1
      let first = units.scalar(at: start)
      var place = -1
      if end - start == 1 || (end - start == 2 && first.value > 0xFFFF) {
        place = try selector.place(of: first, in: script)
      }
      if place >= 0, place == open.place, script == open.script, isOdd == open.isOdd {
        runs[runs.count - 1].end = end
      } else {
        let cluster = Cluster(units: units, start: start, end: end)
        let selection = place >= 0 ? selector.selection(at: place) : try selector.select(cluster, in: script)
        note(selection, cluster)
        if let last = runs.indices.last, end - start <= Self.longestCluster,
          runs[last].continues(selection, in: script, isRightToLeft: isOdd)
        {
          runs[last].end = end
          runs[last].errorClass = runs[last].errorClass.widened(by: selection.errorClass)
        } else {
          for piece in Self.pieces(start, end) {
            runs.append(
              ShapedText.Run(
                start: piece.lowerBound, end: piece.upperBound, script: script, isRightToLeft: isOdd,
                choice: selection.choice, errorClass: selection.errorClass))
          }
          kinds = LetterKinds()
        }
        open = (selection.choice.standsAlone ? -1 : place, script, isOdd)
      }
      kinds.insert(LetterClass(first))
      runs[runs.count - 1].isAllCapitals = kinds.isAllCapitals
      runs[runs.count - 1].isOnlyMarks = kinds.isOnlyMarks
    }
    return runs
  }

  /// The length of the longest cluster that is shaped as a whole, in code units.
  ///
  /// The limit is needed because HarfBuzz takes quadratic time for the marks on a base. Stream-safe text (UAX 15,
  /// section 13) has at most 30 marks in a row.
  private static let longestCluster = 128

  private static func pieces(_ start: Int, _ end: Int) -> [Range<Int>] {
    stride(from: start, to: end, by: longestCluster).map { $0..<min($0 + longestCluster, end) }
  }

  private mutating func note(_ selection: FontFallback.Selection, _ cluster: Cluster) {
    if let script = selection.unavailable, !unavailable.contains(script) { unavailable.append(script) }
    if case .missing = selection.choice, selection.unavailable == nil { missing.append(cluster.text) }
  }

  /// A grapheme cluster of a text.
  struct Cluster {
    let units: [UInt16]
    let start: Int
    let end: Int

    /// The first code point.
    var first: Unicode.Scalar { units.scalar(at: start) }

    /// Whether the cluster consists of one code point.
    var isSingle: Bool { end - start == 1 || (end - start == 2 && first.value > 0xFFFF) }

    /// The code points.
    var scalars: [Unicode.Scalar] {
      var found: [Unicode.Scalar] = []
      units.forEachScalar(from: start, to: end) { found.append($1) }
      return found
    }

    /// The cluster as a string.
    var text: String { String(decoding: units[start..<end], as: UTF16.self) }
  }
}

extension ShapedText.Run {
  /// Returns whether the cluster after the run can be part of the run.
  fileprivate func continues(
    _ selection: FontFallback.Selection, in script: Script, isRightToLeft: Bool
  ) -> Bool {
    choice.isSame(as: selection.choice) && self.isRightToLeft == isRightToLeft
      && (self.script == script || !choice.dependsOnScript) && !choice.standsAlone
  }
}

extension FontChoice {
  /// Whether each cluster must be a separate run.
  fileprivate var standsAlone: Bool {
    switch self {
    case .emoji, .missing: true
    case .face, .fixed, .none: false
    }
  }

  /// Whether characters of different scripts must be in separate runs.
  fileprivate var dependsOnScript: Bool {
    if case .face = self { true } else { false }
  }
}
