/// The advances of a face's characters before one another, for one layout system: what a text at rest is the sum of.
///
/// Each pair is asked of HarfBuzz once, when it is first met, and then is one load. A long-lived object of one thread.
final class PairTable {
  /// One character.
  struct Letter: BitwiseCopyable {
    /// Its nominal glyph.
    let glyph: UInt16
    /// Whether any rule is filed under the glyph, so that its surroundings have to be looked at.
    let hasRules: Bool
    /// Its class.
    let kind: LetterClass
    /// What is added to its advance.
    let correction: LetterCorrection
    /// How far its width may be off.
    let errorClass: ErrorClass
    /// The character.
    let unit: UInt16

    /// Whether it is white space that hangs at a line end.
    let isSpace: Bool
  }

  /// What one character advances before another.
  struct Pair: BitwiseCopyable {
    private let packed: Int32

    static let unknown = Pair(packed: .min)

    private init(packed: Int32) { self.packed = packed }

    /// Packs an advance.
    ///
    /// - Parameters:
    ///   - advance: In 65,536ths of an em, less than 16,384 em.
    ///   - isUnsafe: Whether a break between the two changes it.
    init(advance: Int, isUnsafe: Bool) { packed = Int32(clamping: advance) << 1 | (isUnsafe ? 1 : 0) }

    @inline(__always) var isKnown: Bool { packed != .min }
    /// In em.
    @inline(__always) var advance: Double { Double(packed >> 1) * (1 / FontFace.unitsPerEm) }
    /// Whether a break between the two changes the advance.
    @inline(__always) var isUnsafe: Bool { packed & 1 != 0 }
  }

  /// The characters so far; place 0 stands for the end of a run.
  private let known: Scratch<Letter>
  private var count = 1
  /// The advance of every character before every other, a row a first character.
  private let pairs: Scratch<Pair>
  private var side = 64
  /// The place of each character among the letters; 0 is not asked yet, `notPlain` is none.
  private let places = Scratch<UInt16>(capacity: Int(PlainCharacters.limit), filling: 0)

  private let instance: FontInstance
  private let proof: AdvanceProof
  private let script: Script
  private let language: String
  private let buffer: ShapingBuffer

  private static let notPlain = UInt16.max
  /// More different characters than this in one layout system are shaped as any other text.
  private static let most = 1024

  /// Creates an empty table; nil where the font does not prove that its texts are sums of pairs.
  ///
  /// - Parameters:
  ///   - instance: The face.
  ///   - proof: What the face's tables prove.
  ///   - script: The script of the texts.
  ///   - language: A language of the layout system.
  ///   - buffer: The thread's buffer.
  init?(instance: FontInstance, proof: AdvanceProof, script: Script, language: String, buffer: ShapingBuffer) {
    guard proof.isPairwise, instance.secondary == nil, PlainCharacters.scripts.contains(script) else { return nil }
    self.instance = instance
    self.proof = proof
    self.script = script
    self.language = language
    self.buffer = buffer
    known = Scratch(
      capacity: side,
      filling: Letter(
        glyph: 0, hasRules: false, kind: .none, correction: .none, errorClass: .exact, unit: 0, isSpace: false))
    pairs = Scratch(capacity: side * side, filling: .unknown)
  }

  /// A character by its place.
  @inline(__always)
  func letter(_ place: Int) -> Letter { known.start[place] }

  /// The place of a character among the letters; nil for one that takes part in more than pairs.
  @inline(__always)
  func place(of unit: UInt16) -> Int? {
    guard unit < PlainCharacters.limit else { return nil }
    let place = places.start[Int(unit)]
    if place == Self.notPlain { return nil }
    return place != 0 ? Int(place) : add(unit)
  }

  /// What a character advances before another, both by their places; place 0 is the end of the run.
  @inline(__always)
  func pair(_ first: Int, _ second: Int) -> Pair {
    let pair = pairs.start[first * side + second]
    return pair.isKnown ? pair : learn(first, second)
  }

  /// Whether no rule of the font finds its glyphs in a run.
  ///
  /// - Parameters:
  ///   - letters: The places of the run's characters.
  ///   - count: How many there are.
  ///   - glyphs: Room for as many glyphs.
  /// - Returns: Whether the run is the sum of its pairs.
  func isAtRest(_ letters: UnsafePointer<Int>, count: Int, glyphs: UnsafeMutablePointer<UInt16>) -> Bool {
    let known = known.start
    var hasRules = false
    for index in 0..<count {
      let letter = known[letters[index]]
      glyphs[index] = letter.glyph
      hasRules = hasRules || letter.hasRules
    }
    guard hasRules else { return true }
    let all = UnsafeBufferPointer(start: glyphs, count: count)
    for index in 0..<count where known[letters[index]].hasRules {
      if proof.applies(at: index, of: all) { return false }
    }
    return true
  }

  private func add(_ unit: UInt16) -> Int? {
    places.start[Int(unit)] = Self.notPlain
    guard count < Self.most, PlainCharacters.isPlain(unit), let scalar = Unicode.Scalar(unit),
      let glyph = instance.primary.glyph(of: UInt32(unit)), let small = UInt16(exactly: glyph)
    else { return nil }
    // Lookups may step over a character that only the font calls a mark.
    if case .mark = GlyphKind(of: Int(glyph), in: instance.primary.face) { return nil }
    let place = count
    count += 1
    if count > side { grow() }
    known.reserve(count)[place] = Letter(
      glyph: small, hasRules: proof.hasRules(Int(glyph)), kind: LetterClass(scalar),
      correction: instance.correction(of: scalar),
      errorClass: instance.errorClass(of: CollectionOfOne(scalar), in: UnicodeProperties.script(scalar)), unit: unit,
      isSpace: CharacterKinds.hangsAtLineEnd(unit))
    places.start[Int(unit)] = UInt16(place)
    return place
  }

  /// Doubles the sides of the table, keeping what is known.
  private func grow() {
    let old = (0..<side * side).map { pairs.start[$0] }
    let larger = pairs.reserve(4 * side * side)
    larger.update(repeating: .unknown, count: 4 * side * side)
    for (index, pair) in old.enumerated() { larger[index / side * 2 * side + index % side] = pair }
    side *= 2
  }

  private func learn(_ first: Int, _ second: Int) -> Pair {
    let units = second == 0 ? [letter(first).unit] : [letter(first).unit, letter(second).unit]
    let clusters = buffer.clusters(of: units, script: script, with: instance, language: language)
    let advance = clusters.first.map { ($0.first * FontFace.unitsPerEm).rounded() } ?? 0
    let made = Pair(advance: Int(advance), isUnsafe: clusters.count > 1 && clusters[1].isUnsafe)
    pairs.start[first * side + second] = made
    return made
  }
}

@available(*, unavailable)
extension PairTable: Sendable {}
