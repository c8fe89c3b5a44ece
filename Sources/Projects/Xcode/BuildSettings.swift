/// The build settings of one configuration of a target, those that win first.
struct BuildSettings {
  /// The value of a setting.
  enum Value: Hashable {
    case text(String)
    /// It is set, but not to a value that can be read; the reason is one clause.
    case unknown(String)

    var text: String? { if case .text(let text) = self { text } else { nil } }
  }

  /// The settings at one level: the target's own, its configuration file, the project's, its configuration file.
  struct Level: Hashable {
    var values: [String: String] = [:]
    /// The names that have values for single SDKs or architectures only.
    var conditional: Set<String> = []
    /// A configuration file that could not be read, so that it may set anything; nil if all is known.
    var missing: String?
  }

  /// Deeper chains of variables are circles (our own limit).
  private static let deepest = 16

  var levels: [Level]
  /// Variables that Xcode sets itself.
  var builtIn: [String: String]

  /// Whether a level that was read has a setting.
  func isStated(_ name: String) -> Bool {
    levels.contains { $0.values[name] != nil || $0.conditional.contains(name) }
  }

  /// The value of a setting; nil if no level has it.
  func value(_ name: String) -> Value? { value(name, from: 0, depth: 0) }

  private func value(_ name: String, from first: Int, depth: Int) -> Value? {
    guard depth < Self.deepest else { return .unknown("\(name) is set by variables that refer to each other") }
    for index in levels.indices.dropFirst(first) {
      if let raw = levels[index].values[name] { return resolved(raw, name, at: index, depth: depth) }
      if levels[index].conditional.contains(name) { return .unknown("\(name) is set for single SDKs") }
      if let missing = levels[index].missing {
        return .unknown("\(name) may be set by \(missing), which is not in the folder")
      }
    }
    return builtIn[name].map { .text($0) }
  }

  /// A value with its variables replaced.
  private func resolved(_ raw: String, _ name: String, at level: Int, depth: Int) -> Value {
    guard raw.contains("$") else { return .text(raw) }
    var (rest, out) = (raw[...], "")
    while let dollar = rest.firstIndex(of: "$") {
      out += rest[..<dollar]
      guard let variable = Self.variable(rest[rest.index(after: dollar)...]) else {
        return .unknown("\(name) is \(raw)")
      }
      rest = variable.rest
      let isInherited = variable.name == "inherited" || variable.name == name
      let part =
        isInherited ? value(name, from: level + 1, depth: depth + 1) : value(variable.name, from: 0, depth: depth + 1)
      switch part {
      case .text(let text): out += text
      case nil where isInherited: break
      case nil: return .unknown("\(name) is \(raw), and \(variable.name) is not set")
      case .unknown(let reason): return .unknown(reason)
      }
    }
    return .text(out + rest)
  }

  /// The variable after a dollar sign: `$(NAME)`, `${NAME}` or `$NAME`; nil for operators and variables in variables.
  private static func variable(_ text: Substring) -> (name: String, rest: Substring)? {
    func isName(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
    guard let first = text.first else { return nil }
    guard first == "(" || first == "{" else {
      let name = text.prefix(while: isName)
      return name.isEmpty ? nil : (String(name), text[name.endIndex...])
    }
    guard let end = text.firstIndex(of: first == "(" ? ")" : "}") else { return nil }
    let name = text[text.index(after: text.startIndex)..<end]
    guard !name.isEmpty, name.allSatisfy(isName) else { return nil }
    return (String(name), text[text.index(after: end)...])
  }
}

extension BuildSettings.Level {
  /// The settings of a dictionary in a project file.
  init(_ settings: PropertyValue?) {
    for member in settings?.members ?? [] {
      let text = member.value.text ?? member.value.list.compactMap(\.text).joined(separator: " ")
      set(member.key, text)
    }
  }

  /// Sets a value; of one with a condition such as `[sdk=macosx*]` only the name is kept.
  mutating func set(_ name: String, _ value: String) {
    if let bracket = name.firstIndex(of: "[") {
      conditional.insert(String(name[..<bracket]))
    } else {
      values[name] = value
    }
  }
}
