/// The advance of each character before each other character, in one face and layout system.
///
/// The advance of a text at rest is the sum of its pairs. HarfBuzz shapes each pair only once, and later lookups are
/// a single load. Keep one instance and use it from one thread.
final class PairTable {
  /// A character and its properties.
  struct Letter: BitwiseCopyable {
    /// The nominal glyph.
    let glyph: UInt16
    /// Whether rules are filed under the glyph, so that its context must be checked.
    let hasRules: Bool
    /// The class that determines the letter's correction.
    let kind: LetterClass
    /// The correction of the letter's advance.
    let correction: LetterCorrection
    /// The class of the letter's error margin.
    let errorClass: ErrorClass
    /// The UTF-16 code unit.
    let unit: UInt16

    /// Whether the letter is white space that hangs at the end of a line.
    let isSpace: Bool
  }

  /// The advance of a character before another.
  struct Pair: BitwiseCopyable {
    private let packed: Int32

    static let unknown = Pair(packed: .min)

    private init(packed: Int32) { self.packed = packed }

    /// Packs an advance in 1/65,536 em, which must be less than 16,384 em.
    init(advance: Int, isUnsafe: Bool) { packed = Int32(clamping: advance) << 1 | (isUnsafe ? 1 : 0) }

    @inline(__always) var isKnown: Bool { packed != .min }
    /// The advance in em.
    @inline(__always) var advance: Double { Double(packed >> 1) * (1 / FontFace.unitsPerEm) }
    /// Whether a break between the two characters changes the advance.
    @inline(__always) var isUnsafe: Bool { packed & 1 != 0 }
  }

  /// The characters added so far; index 0 means the end of a run.
  private let known: Scratch<Letter>
  private var count = 1
  /// The advance of every character before every other, with one row per first character.
  private let pairs: Scratch<Pair>
  private var side = 64
  /// The index of each character in `known`, 0 if it is not looked up yet, or `notPlain` if it cannot be in the table.
  private let places = Scratch<UInt16>(capacity: Int(PlainCharacters.limit), filling: 0)
  /// The indices and glyphs of the current run.
  private let runPlaces = Scratch<Int>(capacity: 64, filling: 0)
  private let runGlyphs = Scratch<UInt16>(capacity: 64, filling: 0)

  private let instance: FontInstance
  private let proof: AdvanceProof
  private let script: Script
  private let language: String
  private let buffer: ShapingBuffer

  private static let notPlain = UInt16.max
  /// The maximum number of characters in a table; text with further characters is shaped in full.
  private static let most = 1024

  /// Creates an empty table, or returns nil if the font's tables do not prove that texts are sums of pairs.
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

  /// Returns a character by its index.
  @inline(__always)
  func letter(_ place: Int) -> Letter { known.start[place] }

  /// Returns the index of a character; nil if pairs may not be sufficient for it.
  @inline(__always)
  func place(of unit: UInt16) -> Int? {
    guard unit < PlainCharacters.limit else { return nil }
    let place = places.start[Int(unit)]
    if place == Self.notPlain { return nil }
    return place != 0 ? Int(place) : add(unit)
  }

  /// Returns the advance of a character before another, by their indices; index 0 is the end of the run.
  @inline(__always)
  func pair(_ first: Int, _ second: Int) -> Pair {
    let pair = pairs.start[first * side + second]
    return pair.isKnown ? pair : learn(first, second)
  }

  /// Returns the indices of the characters of a run at rest, whose advance is the sum of its pairs.
  ///
  /// The indices are valid until the next call. The result is nil if a character is not plain or a rule matches.
  func restingPlaces(of units: [UInt16], from start: Int, count: Int) -> UnsafePointer<Int>? {
    let (places, glyphs) = (runPlaces.reserve(count), runGlyphs.reserve(count))
    var hasRules = false
    for index in 0..<count {
      guard let place = place(of: units[start + index]) else { return nil }
      let letter = letter(place)
      places[index] = place
      glyphs[index] = letter.glyph
      hasRules = hasRules || letter.hasRules
    }
    guard hasRules else { return UnsafePointer(places) }
    let all = UnsafeBufferPointer(start: glyphs, count: count)
    for index in 0..<count where letter(places[index]).hasRules && proof.applies(at: index, of: all) { return nil }
    return UnsafePointer(places)
  }

  private func add(_ unit: UInt16) -> Int? {
    places.start[Int(unit)] = Self.notPlain
    guard count < Self.most, PlainCharacters.isPlain(unit), let scalar = Unicode.Scalar(unit),
      let glyph = instance.primary.glyph(of: UInt32(unit)), let small = UInt16(exactly: glyph)
    else { return nil }
    // Lookups may skip a character that only the font classifies as a mark.
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

  /// Doubles both dimensions of the table, keeping the known pairs.
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
