/// The brackets of Objective-C that are open at a place.
///
/// Of the branches of an `#if`, only the first counts, because each may open the same brackets.
package struct ObjectiveCBrackets {
  private let deepest: Int
  private var open: [(mark: UInt8, offset: Int)] = []
  /// Whether each open `#if` is in a branch that does not count.
  private var conditions: [Bool] = []
  /// The offset of the first bracket that nests too deeply.
  package private(set) var excess: Int?

  /// Creates brackets of which `deepest` may be open at a time.
  init(deepest: Int) { self.deepest = deepest }

  /// The offset of the outermost bracket that is open.
  package var outermost: Int? { open.first?.offset }

  /// Notes a bracket; other marks change nothing.
  package mutating func add(_ mark: UInt8, at offset: Int) {
    if conditions.contains(true) { return }
    switch mark {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      open.append((mark, offset))
      if open.count > deepest { excess = excess ?? offset }
    case UInt8(ascii: ")"): if open.last?.mark == UInt8(ascii: "(") { open.removeLast() }
    case UInt8(ascii: "]"): if open.last?.mark == UInt8(ascii: "[") { open.removeLast() }
    case UInt8(ascii: "}"):
      // A brace also ends what is open inside of it.
      if let partner = open.lastIndex(where: { $0.mark == UInt8(ascii: "{") }) { open.removeLast(open.count - partner) }
    default: break
    }
  }

  /// Notes a line of the preprocessor, from its number sign on.
  package mutating func add(directive line: ArraySlice<UInt8>) {
    let words = line.dropFirst().split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.prefix(2)
    guard let name = words.first else { return }
    if name.starts(with: "if".utf8) {
      conditions.append(words.last?.elementsEqual("0".utf8) == true)
    } else if name.starts(with: "el".utf8) {
      if !conditions.isEmpty { conditions[conditions.count - 1] = true }
    } else if name.starts(with: "endif".utf8) {
      _ = conditions.popLast()
    }
  }
}
