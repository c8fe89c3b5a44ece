/// Arrays of four numbers, such as frames, stored outside the tree of values.
///
/// A layout has one per element and environment. In the tree, they would take most of the memory.
package struct JSONQuads {
  /// An object whose members are stored separately: its key and the nesting depth of its members.
  package typealias Holder = (key: String, depth: Int)

  /// The object whose members are stored separately, or nil if there is none.
  let holder: Holder?
  /// The numbers of each array.
  package private(set) var all: [SIMD4<Double>] = []

  init(in holder: Holder?) { self.holder = holder }

  /// Stores four numbers and returns their index.
  mutating func append(_ numbers: SIMD4<Double>) -> Int {
    all.append(numbers)
    return all.count - 1
  }
}

extension JSONParser {
  /// Reads an array of four numbers; for any other value, returns nil and reads nothing.
  mutating func quad() -> LocatedJSON.Content? {
    guard let holder = quads.holder, frames.count == holder.depth, frames[holder.depth - 2].key == holder.key else {
      return nil
    }
    let start = offset
    var numbers = SIMD4<Double>()
    offset += 1
    for index in 0..<4 {
      skipSpaces()
      guard let number = plainNumber() else { return back(to: start) }
      numbers[index] = number
      skipSpaces()
      guard offset < bytes.count, bytes[offset] == (index == 3 ? Byte.closeBracket : Byte.comma) else {
        return back(to: start)
      }
      offset += 1
    }
    return .quad(quads.append(numbers))
  }

  /// Reads a number if one comes next; an invalid number is reported when the tree reader reads it again.
  private mutating func plainNumber() -> Double? {
    guard offset < bytes.count, bytes[offset] == Byte.minus || Byte.zero...Byte.nine ~= bytes[offset] else {
      return nil
    }
    return try? number()
  }

  /// Skips spaces and tabs.
  ///
  /// A line break ends the fast path, because lines must be counted.
  private mutating func skipSpaces() {
    while offset < bytes.count, bytes[offset] == Byte.space || bytes[offset] == Byte.tab { offset += 1 }
  }

  private mutating func back(to start: Int) -> LocatedJSON.Content? {
    offset = start
    return nil
  }
}
