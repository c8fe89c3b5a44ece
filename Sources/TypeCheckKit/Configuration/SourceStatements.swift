package import AuditModel

extension UnknownDeclaration {
  /// A value that the user replaces by a text style; it is not a valid one.
  package static let placeholder = "STYLE"

  /// The section of `sources` that can describe the declaration.
  package var section: String {
    switch self {
    case .font: "fonts"
    case .view: "views"
    case .surroundings: "neutral"
    case .localizer: "localizers"
    }
  }

  /// Returns the entries of a section in YAML, in the order in which their names occur.
  ///
  /// The arguments of one view are one entry, because a name may be in a mapping once.
  package static func entries(_ declarations: [UnknownDeclaration]) -> [String] {
    var names: [String] = []
    var arguments: [String: [String]] = [:]
    for declaration in declarations {
      switch declaration {
      case .font(let name): names.append("\(quoted(name)): \(placeholder)")
      case .surroundings(let name), .localizer(let name): names.append(quoted(name))
      case .view(let name, let argument):
        if arguments[name] == nil { names.append(name) }
        arguments[name, default: []].append("\(quoted(argument)): {style: \(placeholder)}")
      }
    }
    return names.map { name in
      arguments[name].map { "\(quoted(name)): {\($0.joined(separator: ", "))}" } ?? name
    }
  }

  /// Whether the section is a list.
  package var isListed: Bool {
    switch self {
    case .font, .view: false
    case .surroundings, .localizer: true
    }
  }

  /// The declaration in words, for sorting.
  var words: String { "\(section) \(Self.entries([self])[0])" }

  /// Returns a statement about declarations of one section, as one line of YAML.
  package static func line(_ declarations: [UnknownDeclaration]) -> String? {
    guard let first = declarations.first else { return nil }
    let entries = entries(declarations).joined(separator: ", ")
    return "sources: {\(first.section): \(first.isListed ? "[\(entries)]" : "{\(entries)}")}"
  }

  /// Returns a name, in double quotation marks unless it is plain.
  private static func quoted(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy { byte in
      let lower = byte | 0x20
      return (0x61...0x7A).contains(lower) || (0x30...0x39).contains(byte) || byte == 0x5F || byte == 0x2E
    }
    let isWord = name.utf8.first.map { $0 | 0x20 }.map { (0x61...0x7A).contains($0) } ?? false
    if isPlain, isWord, !["true", "false", "null", "yes", "no", "on", "off"].contains(name.lowercased()) {
      return name
    }
    if name == "_" { return name }
    return "\"\(name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}
