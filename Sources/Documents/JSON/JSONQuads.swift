/// Arrays of four numbers, as frames are, kept apart from the tree of values.
///
/// A layout has one for each element in each environment, and as values of the tree they would take most of its room.
package struct JSONQuads {
  /// The object whose members they are, where it is looked for.
  package struct Holder {
    /// The key of the object.
    let key: String
    /// In how many objects and arrays its members stand.
    let depth: Int

    package init(key: String, depth: Int) {
      self.key = key
      self.depth = depth
    }
  }

  /// Where they are looked for; nil is nowhere.
  let holder: Holder?
  /// The four numbers of each.
  package private(set) var all: [SIMD4<Double>] = []

  init(in holder: Holder?) { self.holder = holder }

  /// Keeps four numbers, and gives their place.
  mutating func append(_ numbers: SIMD4<Double>) -> Int {
    all.append(numbers)
    return all.count - 1
  }
}

extension JSONParser {
  /// Reads an array of four numbers of JSON; nil where the next value is another, and nothing was read then.
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

  /// A number of JSON, if one stands here; what is wrong with another is told when it is read again.
  private mutating func plainNumber() -> Double? {
    guard offset < bytes.count, bytes[offset] == Byte.minus || Byte.zero...Byte.nine ~= bytes[offset] else {
      return nil
    }
    return try? number()
  }

  /// Passes spaces; a line's end is for who counts lines.
  private mutating func skipSpaces() {
    while offset < bytes.count, bytes[offset] == Byte.space || bytes[offset] == Byte.tab { offset += 1 }
  }

  private mutating func back(to start: Int) -> LocatedJSON.Content? {
    offset = start
    return nil
  }
}
