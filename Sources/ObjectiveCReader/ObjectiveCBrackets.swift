/// The open brackets at a position in Objective-C code.
///
/// Only one branch of an `#if` counts, because each may open the same brackets: the first, or the second after `#if 0`.
package struct ObjectiveCBrackets {
  private let deepest: Int
  private var open: [(mark: UInt8, offset: Int)] = []
  /// The open `#if`: whether the current branch is ignored, and whether a branch counted.
  private var conditions: [(isIgnored: Bool, hasCounted: Bool)] = []
  /// The number of open `#if` with an ignored branch.
  private var ignored = 0
  /// The offset of the first bracket that nests too deeply.
  package private(set) var excess: Int?

  /// Allows at most `deepest` open brackets at a time.
  init(deepest: Int) { self.deepest = deepest }

  /// The offset of the outermost open bracket.
  package var outermost: Int? { open.first?.offset }

  /// Records a bracket; ignores other characters.
  package mutating func add(_ mark: UInt8, at offset: Int) {
    if ignored > 0 { return }
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
      let isIgnored = words.last?.elementsEqual("0".utf8) == true
      conditions.append((isIgnored, !isIgnored))
      if isIgnored { ignored += 1 }
    } else if name.starts(with: "el".utf8) {
      guard let last = conditions.popLast() else { return }
      conditions.append((last.hasCounted, true))
      ignored += (last.hasCounted ? 1 : 0) - (last.isIgnored ? 1 : 0)
    } else if name.starts(with: "endif".utf8), conditions.popLast()?.isIgnored == true {
      ignored -= 1
    }
  }
}
