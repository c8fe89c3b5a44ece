/// The parts of a written type.
package struct TypeName: Hashable, Sendable {
  /// The name without generic arguments and `?`; for a list, its element type.
  package var name: String
  /// Whether the type is an array or set.
  package var isList = false

  /// Wrappers with the members of the wrapped value.
  private static let wrappers = APIList.transparentWrappers.names
  private static let lists = APIList.listTypes.names

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
        guard Self.wrappers.contains(outer) || Self.lists.contains(outer) else {
          name = outer
          return
        }
        rest = rest[rest.index(after: open)...].dropLast()
      } else {
        name = String(rest)
        return
      }
    }
  }
}

extension String {
  /// The name of a type without its enclosing types.
  package var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}
