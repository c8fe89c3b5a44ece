/// The build settings of one configuration of a target, at all levels.
struct BuildSettings {
  /// The value of a setting.
  enum Value: Hashable {
    case text(String)
    /// The value cannot be determined; the reason is one clause.
    case unknown(String)

    var text: String? { if case .text(let text) = self { text } else { nil } }
  }

  /// The settings at one level.
  ///
  /// The levels are the target, its configuration file, the project, and the project's configuration file.
  struct Level: Hashable {
    var values: [String: String] = [:]
    /// The values for iOS devices, which take precedence over ``values``.
    var deviceValues: [String: String] = [:]
    /// The names of settings with conditions that may or may not apply to the app on a device.
    var conditional: Set<String> = []
    /// The path of an unreadable configuration file, which may contain any setting; nil if none is missing.
    var missing: String?
  }

  /// The maximum nesting of variables; only circular references exceed it (our own limit).
  private static let deepest = 16

  /// The steps for looking up a value, in addition to those for its bytes.
  private static let steps = 16

  /// The maximum length of a value in bytes, far above any list of paths or flags (our own limit).
  private static let longest = 1 << 16

  var levels: [Level]
  /// The variables that Xcode defines itself.
  var builtIn: [String: String]
  /// The counter for the bytes of values.
  var effort: ReadingEffort

  /// Creates the settings from their levels, the highest first.
  init(levels: [Level], builtIn: [String: String], effort: ReadingEffort = ReadingEffort()) {
    // A value for devices may inherit the unconditional one, so it gets a separate level.
    self.levels = levels.flatMap { level in
      if level.deviceValues.isEmpty { return [level] }
      var plain = level
      (plain.deviceValues, plain.conditional) = ([:], [])
      return [Level(values: level.deviceValues, conditional: level.conditional), plain]
    }
    (self.builtIn, self.effort) = (builtIn, effort)
  }

  /// Returns the variables that Xcode defines; paths are relative to the project's folder, whose variables are `.`.
  static func builtIn(_ target: String) -> [String: String] {
    ["SRCROOT": ".", "PROJECT_DIR": ".", "SOURCE_ROOT": ".", "TARGET_NAME": target, "TARGETNAME": target]
  }

  /// Returns whether any level that was read contains a setting.
  func isStated(_ name: String) -> Bool {
    levels.contains { $0.values[name] != nil || $0.conditional.contains(name) }
  }

  /// Returns the value of a setting, or nil if no level contains it.
  func value(_ name: String) -> Value? {
    var known: [Place: Value?] = [:]
    return value(name, from: 0, depth: 0, &known)
  }

  /// A setting, and the first level to search.
  private struct Place: Hashable {
    var name: String
    var level: Int
  }

  /// Returns a value; `known` caches values, because variables may be used any number of times.
  private func value(_ name: String, from first: Int, depth: Int, _ known: inout [Place: Value?]) -> Value? {
    guard depth < Self.deepest else { return .unknown("\(name) is set by variables that refer to each other") }
    let place = Place(name: name, level: first)
    if let value = known[place] { return value }
    guard effort.spend(Self.steps) else { return Self.tooLong(name) }
    let value = stated(name, from: first, depth: depth, &known)
    known[place] = .some(value)
    return value
  }

  private func stated(_ name: String, from first: Int, depth: Int, _ known: inout [Place: Value?]) -> Value? {
    for index in levels.indices.dropFirst(first) {
      if levels[index].conditional.contains(name) {
        return .unknown("\(name) has a value whose condition is not understood")
      }
      if let raw = levels[index].values[name] { return resolved(raw, name, at: index, depth: depth, &known) }
      if let missing = levels[index].missing {
        return .unknown("\(name) may be set by \(missing), which is not in the folder")
      }
    }
    return builtIn[name].map { .text($0) }
  }

  /// Returns a value with its variables replaced.
  private func resolved(
    _ raw: String, _ name: String, at level: Int, depth: Int, _ known: inout [Place: Value?]
  ) -> Value {
    guard raw.utf8.count <= Self.longest, effort.spend(raw.utf8.count / 4) else {
      return Self.tooLong(name)
    }
    guard raw.utf8.contains(UInt8(ascii: "$")) else { return .text(raw) }
    var (rest, out) = (raw[...], "")
    while let dollar = rest.firstIndex(of: "$") {
      out += rest[..<dollar]
      guard let variable = Self.variable(rest[rest.index(after: dollar)...]) else {
        return .unknown("\(name) is \(raw.prefix(100))")
      }
      rest = variable.rest
      let isInherited = variable.name == "inherited" || variable.name == name
      let part =
        isInherited
        ? value(name, from: level + 1, depth: depth + 1, &known)
        : value(variable.name, from: 0, depth: depth + 1, &known)
      switch part {
      case .text(let text): out += text
      case nil where isInherited: break
      case nil: return .unknown("\(name) is \(raw.prefix(100)), and \(variable.name.prefix(100)) is not set")
      case .unknown(let reason): return .unknown(reason)
      }
      guard out.utf8.count <= Self.longest else { return Self.tooLong(name) }
    }
    effort.spend(out.utf8.count / 4)
    return .text(out + rest)
  }

  private static func tooLong(_ name: String) -> Value { .unknown("\(name) has more than \(longest) bytes") }

  /// Returns the variable after a dollar sign: `$(NAME)`, `${NAME}` or `$NAME`.
  ///
  /// Nil for variables with operators or other variables in their names.
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
  /// Creates a level from a dictionary of settings in a project file.
  init(_ settings: PropertyValue?) {
    for member in settings?.members ?? [] {
      let text = member.value.text ?? member.value.list.compactMap(\.text).joined(separator: " ")
      set(member.key, text)
    }
  }

  /// Sets a value; values for other SDKs, such as `[sdk=macosx*]`, are ignored.
  mutating func set(_ written: String, _ value: String) {
    let setting = SettingName(written)
    switch setting.scope {
    case .all: values[setting.name] = value
    case .devices: deviceValues[setting.name] = value
    case .elsewhere: break
    case .unknown: conditional.insert(setting.name)
    }
  }
}
