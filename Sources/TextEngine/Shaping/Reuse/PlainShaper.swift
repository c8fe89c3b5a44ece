/// A fast shaper for plain text.
///
/// Plain text has one script, direction and face, one cluster per character, and no applicable font rules.
///
/// Most texts in the Latin, Cyrillic and Greek scripts are plain. A single pass looks up each character and pair, and
/// adds their advances. ``TextShaper`` shapes all other texts, and would return identical results for plain text.
final class PlainShaper {
  private let instance: FontInstance
  private let pairs: PairTable
  private let script: Script
  private let selector: FontFallback
  /// Whether the selector chooses the face for a character: 0 is not known yet, 1 yes, 2 no.
  private let selected = Scratch<UInt8>(capacity: Int(PlainCharacters.limit), filling: 0)
  private let fonts: [String]

  /// Creates a shaper.
  init(instance: FontInstance, pairs: PairTable, script: Script, selector: FontFallback) {
    self.instance = instance
    self.pairs = pairs
    self.script = script
    self.selector = selector
    fonts = [instance.id]
  }

  /// Shapes a text of plain characters in the shaper's script, which must not be empty.
  ///
  /// The result is nil if the text is not at rest (``AdvanceProof``) or needs another font.
  ///
  /// - Throws: ``TextEngineError`` when an installed font cannot be read.
  func shape(_ units: [UInt16], by segmentation: Segmentation) throws -> ShapedText? {
    let count = units.count
    for unit in units where try !isSelected(unit) { return nil }
    guard let places = pairs.restingPlaces(of: units, from: 0, count: count) else { return nil }
    var run = ShapedText.Run(start: 0, end: count, script: script, choice: .face(instance), clusters: count)
    var kinds = LetterKinds()
    var errorClass = ErrorClass.exact
    var hasGains = false
    var flags = [ShapedText.Flags](repeating: [.cluster, .grapheme], count: count + 1)
    let sums = flags.withUnsafeMutableBufferPointer { flags in
      [ShapedText.Advance](unsafeUninitializedCapacity: count + 1) { sums, initialized in
        var sum = ShapedText.Advance.zero
        sums[0] = sum
        for index in 0..<count {
          let letter = pairs.letter(places[index])
          let pair = pairs.pair(places[index], index + 1 < count ? places[index + 1] : 0)
          sum += instance.advance(pair.advance, pair.advance, by: letter.correction)
          sums[index + 1] = sum
          if pair.isUnsafe {
            flags[index + 1].insert(.unsafe)
            hasGains = true
          }
          if letter.isSpace { flags[index].insert(.space) }
          kinds.insert(letter.kind)
          errorClass = errorClass.widened(by: letter.errorClass)
        }
        initialized = count + 1
      }
    }
    run.errorClass = errorClass
    run.isAllCapitals = kinds.isAllCapitals
    run.isOnlyMarks = kinds.isOnlyMarks
    return ShapedText(
      units: units, sums: sums, flags: flags, endGains: hasGains ? endGains(places, flags) : [], needsReshaping: false,
      runs: [run],
      opportunities: ShapedTextAssembly.opportunities(of: units, language: selector.language, by: segmentation),
      gaps: [], weight: selector.weight, language: selector.language, missing: [], unavailableScripts: [], fonts: fonts,
      hasTallScript: false, isRightToLeft: false)
  }

  /// Returns the change in width of a line that ends at each offset, in em.
  ///
  /// It is the advance of the last character before the end of a run, minus its advance before the next character.
  private func endGains(_ places: UnsafePointer<Int>, _ flags: [ShapedText.Flags]) -> [Double] {
    var gains = [Double](repeating: 0, count: flags.count)
    for offset in 1..<flags.count where flags[offset].contains(.unsafe) {
      let (before, after) = (places[offset - 1], places[offset])
      gains[offset] = pairs.pair(before, 0).advance - pairs.pair(before, after).advance
    }
    return gains
  }

  @inline(__always)
  private func isSelected(_ unit: UInt16) throws -> Bool {
    let known = selected.start[Int(unit)]
    return known != 0 ? known == 1 : try ask(unit)
  }

  private func ask(_ unit: UInt16) throws -> Bool {
    let selection = try selector.select(TextItemizer.Cluster(units: [unit], start: 0, end: 1), in: script)
    var isOwn = false
    if case .face(let face) = selection.choice { isOwn = face === instance }
    selected.start[Int(unit)] = isOwn ? 1 : 2
    return isOwn
  }
}
