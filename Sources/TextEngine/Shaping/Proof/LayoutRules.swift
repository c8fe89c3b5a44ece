/// A reader that converts the lookups of a GSUB or GPOS table to rules, which list the glyphs needed to apply them.
///
/// Source: OpenType 1.9.1, "OpenType Layout Common Table Formats", "GSUB", "GPOS".
struct LayoutRules {
  private(set) var table: OpenTypeTable
  private let isSubstitution: Bool
  private let glyphCount: Int
  /// Whether everything read so far has a supported format.
  private(set) var isUnderstood = true
  private var coverages: [Int: BitSet] = [:]
  private var classes: [Int: [Int: BitSet]] = [:]

  /// Opens a table of a face.
  init(_ name: String, of face: OpaquePointer, glyphCount: Int) {
    table = OpenTypeTable(name, of: face)
    isSubstitution = name == "GSUB"
    self.glyphCount = glyphCount
    isUnderstood = table.isEmpty || table.number(at: 0) == 1
  }

  /// Returns whether features vary with the variation axes, which is not supported.
  mutating func hasFeatureVariations() -> Bool {
    !table.isEmpty && table.number(at: 2) > 0 && table.longNumber(at: 10) != 0
  }

  /// Returns the number of lookups.
  mutating func lookupCount() -> Int { table.isEmpty ? 0 : table.number(at: table.number(at: 8)) }

  /// Returns the glyphs that a lookup skips.
  mutating func skippedGlyphs(in lookup: Int) -> SkippedGlyphs {
    let list = table.number(at: 8)
    return SkippedGlyphs(flags: table.number(at: list + table.number(at: list + 2 + 2 * lookup) + 2))
  }

  /// Returns the rules of a lookup.
  mutating func rules(of lookup: Int) -> [LayoutRule] {
    let list = table.number(at: 8)
    let place = list + table.number(at: list + 2 + 2 * lookup)
    let kind = table.number(at: place)
    return table.array(at: place + 4).values.flatMap { rules(at: place + $0, kind: kind) }
  }

  private mutating func rules(at place: Int, kind: Int) -> [LayoutRule] {
    if kind == (isSubstitution ? 7 : 9) {
      let inner = table.number(at: place + 2)
      // An extension that contains an extension is invalid.
      guard inner != kind else { return [LayoutRule(kind: .unknown, places: [])] }
      return rules(at: place + table.longNumber(at: place + 4), kind: inner)
    }
    let format = table.number(at: place)
    guard Self.formats(ofKind: kind, isSubstitution: isSubstitution).contains(format) else {
      return [LayoutRule(kind: .unknown, places: [])]
    }
    switch (isSubstitution, kind) {
    case (true, 1...3), (true, 8): return [LayoutRule(kind: .substitution, places: [covered(at: place)])]
    case (true, 4): return ligatures(at: place)
    case (true, 5...6), (false, 7...8):
      let isChained = kind == (isSubstitution ? 6 : 8)
      if format == 3 { return [coveredContext(at: place, isChained: isChained)] }
      return listedContexts(at: place, isChained: isChained, byClass: format == 2)
    case (false, 1): return [LayoutRule(kind: .single, places: [covered(at: place)])]
    case (false, 2):
      let movesSecond = table.number(at: place + 6) != 0
      return [LayoutRule(kind: .pair(movesSecond: movesSecond), places: [covered(at: place), .any])]
    // Marks attach to preceding glyphs, but only if a mark is present.
    case (false, 3...6): return [LayoutRule(kind: .attachment, places: [covered(at: place)])]
    default: return [LayoutRule(kind: .unknown, places: [])]
    }
  }

  /// Returns the supported subtable formats of a lookup type.
  private static func formats(ofKind kind: Int, isSubstitution: Bool) -> ClosedRange<Int> {
    switch (isSubstitution, kind) {
    case (true, 1), (false, 1...2): 1...2
    case (true, 5...6), (false, 7...8): 1...3
    default: 1...1
    }
  }

  private mutating func ligatures(at place: Int) -> [LayoutRule] {
    let first = coveredGlyphs(at: target(of: place + 2, from: place))
    return zip(first, table.array(at: place + 4).values).flatMap { glyph, offset in
      table.array(at: place + offset).values.map { ligature in
        let start = place + offset + ligature
        let rest = (0..<max(0, table.number(at: start + 2) - 1)).map { table.number(at: start + 4 + 2 * $0) }
        return LayoutRule(kind: .substitution, places: ([glyph] + rest).map { .glyph($0) })
      }
    }
  }

  // MARK: Contexts

  private mutating func coveredContext(at place: Int, isChained: Bool) -> LayoutRule {
    var offsets: [Int] = []
    if isChained {
      let back = table.array(at: place + 2)
      let input = table.array(at: back.end)
      offsets = back.values.reversed() + input.values + table.array(at: input.end).values
    } else {
      // The number of lookups to invoke is stored between the glyph count and the coverage offsets.
      offsets = (0..<table.number(at: place + 2)).map { table.number(at: place + 6 + 2 * $0) }
    }
    return LayoutRule(kind: .substitution, places: offsets.map { .anyOf(coverage(of: $0 == 0 ? nil : place + $0)) })
  }

  /// Reads contexts listed by the first glyph or by its class; the other places hold glyphs or classes alike.
  private mutating func listedContexts(at place: Int, isChained: Bool, byClass: Bool) -> [LayoutRule] {
    let firsts = coveredGlyphs(at: target(of: place + 2, from: place))
    let covered = coverage(of: target(of: place + 2, from: place))
    var definitions: [Int?] = []
    if byClass { definitions = (0..<(isChained ? 3 : 1)).map { target(of: place + 4 + 2 * $0, from: place) } }
    let lists = table.array(at: place + 4 + 2 * definitions.count).values
    var found: [LayoutRule] = []
    for (index, offset) in lists.enumerated() where offset != 0 {
      let first: LayoutRule.Place
      if byClass {
        var both = covered
        both.formIntersection(glyphs(ofClass: index, by: definitions[isChained ? 1 : 0]))
        first = .anyOf(both)
      } else {
        guard index < firsts.count else { continue }
        first = .glyph(firsts[index])
      }
      for rule in table.array(at: place + offset).values {
        let names = sequence(at: place + offset + rule, isChained: isChained)
        let places = names.enumerated().map { part, values in
          values.map { value -> LayoutRule.Place in
            byClass ? .anyOf(glyphs(ofClass: value, by: definitions[isChained ? part : 0])) : .glyph(value)
          }
        }
        found.append(
          LayoutRule(kind: .substitution, places: places[0].reversed() + [first] + places[1] + places[2]))
      }
    }
    return found
  }

  /// Reads the backtrack sequence, the input without its first glyph, and the lookahead sequence.
  private mutating func sequence(at place: Int, isChained: Bool) -> [[Int]] {
    var start = place
    var back: [Int] = []
    if isChained { (back, start) = table.array(at: place) }
    let count = table.number(at: start)
    // In an unchained rule, the number of lookups to invoke follows the count.
    let input = start + (isChained ? 2 : 4)
    let rest = (0..<max(0, count - 1)).map { table.number(at: input + 2 * $0) }
    guard isChained else { return [[], rest, []] }
    return [back, rest, table.array(at: input + 2 * rest.count).values]
  }

  // MARK: Glyphs

  private var all: BitSet { BitSet(count: glyphCount, isFull: true) }

  /// Resolves the offset stored at a position; nil if it is 0, which means absent.
  private mutating func target(of offset: Int, from place: Int) -> Int? {
    let distance = table.number(at: offset)
    return distance == 0 ? nil : place + distance
  }

  /// Returns the coverage whose offset is the second field of a subtable.
  private mutating func covered(at place: Int) -> LayoutRule.Place {
    .anyOf(coverage(of: target(of: place + 2, from: place)))
  }

  private mutating func coverage(of place: Int?) -> BitSet {
    guard let place else { return BitSet(count: glyphCount) }
    if let known = coverages[place] { return known }
    var set = BitSet(count: glyphCount)
    switch table.number(at: place) {
    case 1: for glyph in table.array(at: place + 2).values { set.insert(glyph) }
    case 2: for range in ranges(at: place + 2) { set.insert(range.glyphs) }
    default:
      set = all
      isUnderstood = false
    }
    coverages[place] = set
    return set
  }

  /// Returns the glyphs of a coverage in table order.
  private mutating func coveredGlyphs(at place: Int?) -> [Int] {
    guard let place else { return [] }
    switch table.number(at: place) {
    case 1: return table.array(at: place + 2).values
    case 2: return Array(ranges(at: place + 2).lazy.map(\.glyphs).joined().prefix(glyphCount))
    default:
      isUnderstood = false
      return []
    }
  }

  /// Returns the glyphs of a class; without a class definition, all glyphs are in class 0.
  private mutating func glyphs(ofClass wanted: Int, by place: Int?) -> BitSet {
    guard let place else { return wanted == 0 ? all : BitSet(count: glyphCount) }
    if classes[place] == nil { classes[place] = readClasses(at: place) }
    if let set = classes[place]?[wanted] { return set }
    guard wanted == 0 else { return BitSet(count: glyphCount) }
    var rest = all
    for set in classes[place, default: [:]].values { rest.subtract(set) }
    classes[place, default: [:]][0] = rest
    return rest
  }

  private mutating func readClasses(at place: Int) -> [Int: BitSet] {
    var found: [Int: BitSet] = [:]
    let empty = BitSet(count: glyphCount)
    switch table.number(at: place) {
    case 1:
      let start = table.number(at: place + 2)
      for (index, name) in table.array(at: place + 4).values.enumerated() where name != 0 {
        found[name, default: empty].insert(start + index)
      }
    case 2:
      for range in ranges(at: place + 2) where range.value != 0 {
        found[range.value, default: empty].insert(range.glyphs)
      }
    default: isUnderstood = false
    }
    return found
  }

  private mutating func ranges(at place: Int) -> [(glyphs: ClosedRange<Int>, value: Int)] {
    (0..<table.number(at: place)).compactMap { index in
      let start = place + 2 + 6 * index
      let (first, last) = (table.number(at: start), table.number(at: start + 2))
      return first <= last && !table.isDamaged ? (first...last, table.number(at: start + 4)) : nil
    }
  }
}
