/// The parts of a written type.
package struct TypeName: Hashable, Sendable {
  /// The name without generic arguments and `?`; for a list, its element type.
  package var name: String
  /// Whether the type is an array or set.
  package var isList = false
  /// Whether the type is a stream, such as a publisher; ``name`` is that of its elements.
  package var isStream = false

  /// Wrappers with the members of the wrapped value.
  private static let wrappers = APIList.transparentWrappers.names
  private static let lists = APIList.listTypes.names
  private static let streams = APIList.streamTypes.names

  /// Reads a type.
  package init(_ written: some StringProtocol) {
    var rest = Substring(written)
    name = ""
    // Each iteration removes a mark or a pair of brackets.
    while true {
      if rest.last == "?" || rest.last == "!" {
        rest.removeLast()
      } else if rest.first == "[", rest.last == "]", !rest.contains(":") {
        isList = true
        rest = rest.dropFirst().dropLast()
      } else if rest.last == ">", let open = rest.firstIndex(of: "<") {
        let outer = String(rest[..<open])
        isList = isList || Self.lists.contains(outer)
        let isStream = Self.streams.contains(outer)
        guard Self.wrappers.contains(outer) || Self.lists.contains(outer) || isStream else {
          name = outer
          return
        }
        self.isStream = self.isStream || isStream
        rest = rest[rest.index(after: open)...].dropLast()
        if isStream { rest = rest.firstPart }
      } else {
        name = String(rest)
        return
      }
    }
  }
}

extension StringProtocol {
  /// The parts of a list of types, divided at commas outside of brackets; an arrow does not close one.
  package var typeParts: [SubSequence] {
    var parts: [SubSequence] = []
    var (depth, start, last) = (0, startIndex, Character(" "))
    for index in indices {
      switch self[index] {
      case "<", "(", "[": depth += 1
      case ">" where last == "-": break
      case ">", ")", "]": depth -= 1
      case "," where depth == 0:
        parts.append(self[start..<index])
        start = self.index(after: index)
      default: break
      }
      last = self[index]
    }
    return parts + [self[start...]]
  }

  /// The first part of a list of types.
  fileprivate var firstPart: SubSequence { typeParts.first ?? self[...] }
}

extension String {
  /// The name of a type without its enclosing types.
  package var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}
