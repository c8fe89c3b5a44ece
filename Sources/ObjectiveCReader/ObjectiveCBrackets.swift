/// The open brackets at a position in Objective-C code.
///
/// Only one branch of an `#if` counts, because each may open the same brackets: the first, or the second after `#if 0`.
package struct ObjectiveCBrackets {
  private let deepest: Int
  private var open: [(mark: UInt8, offset: Int)] = []
  /// For each open `#if`, whether its current branch is ignored.
  private var conditions: [Bool] = []
  /// For each open `#if`, whether one of its branches counted.
  private var hasCounted: [Bool] = []
  /// The offset of the first bracket that nests too deeply.
  package private(set) var excess: Int?

  /// Allows at most `deepest` open brackets at a time.
  init(deepest: Int) { self.deepest = deepest }

  /// The offset of the outermost open bracket.
  package var outermost: Int? { open.first?.offset }

  /// Records a bracket; ignores other characters.
  package mutating func add(_ mark: UInt8, at offset: Int) {
    if conditions.contains(true) { return }
    switch mark {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open.append((mark, offset))
      if open.count > deepest { excess = excess ?? offset }
    case UInt8(ascii: ")"): if open.last?.mark == UInt8(ascii: "(") { open.removeLast() }
    case UInt8(ascii: "]"): if open.last?.mark == UInt8(ascii: "[") { open.removeLast() }
    case UInt8(ascii: "}"):
      // A brace also closes open brackets inside it.
      if let partner = open.lastIndex(where: { $0.mark == UInt8(ascii: "{") }) { open.removeLast(open.count - partner) }
    default: break
    }
  }

  /// Records a preprocessor directive, which starts with `#`.
  package mutating func add(directive line: ArraySlice<UInt8>) {
    let words = line.dropFirst().split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.prefix(2)
    guard let name = words.first else { return }
    if name.starts(with: "if".utf8) {
      conditions.append(words.last?.elementsEqual("0".utf8) == true)
      hasCounted.append(conditions.last == false)
    } else if name.starts(with: "el".utf8) {
      guard let last = conditions.indices.last else { return }
      (conditions[last], hasCounted[last]) = (hasCounted[last], true)
    } else if name.starts(with: "endif".utf8) {
      _ = (conditions.popLast(), hasCounted.popLast())
    }
  }
}
