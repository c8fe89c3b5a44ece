/// The parts of a type as code writes it.
package struct TypeName: Hashable, Sendable {
  /// The name without generic arguments and `?`; for a list that of its elements.
  package var name: String
  /// Whether it is an array or set.
  package var isList = false

  /// Wrappers that have the members of the value in them.
  private static let wrappers = APIList.transparentWrappers.names
  private static let lists = APIList.listTypes.names

  /// Reads a type.
  package init(_ written: some StringProtocol) {
    var rest = Substring(written)
    name = ""
    // Each turn removes a mark or a pair of brackets.
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
  /// The name of a type without those around it.
  package var lastPart: String { split(separator: ".").last.map(String.init) ?? self }
}
