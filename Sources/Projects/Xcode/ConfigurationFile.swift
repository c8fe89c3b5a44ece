import Documents

/// A reader of `.xcconfig` files and the files that they include.
struct ConfigurationFile {
  /// The maximum number of files to read, far above that of any project (our own limit).
  ///
  /// It also ends circular includes whose paths keep changing.
  private static let mostFiles = 64

  let folder: ProjectFolder
  private var level = BuildSettings.Level()
  private var seen: Set<String> = []

  /// Returns the settings of a file; `missing` of the result is a required file that was not found.
  static func level(_ path: String, in folder: ProjectFolder) -> BuildSettings.Level {
    var reader = ConfigurationFile(folder: folder)
    reader.add(path, isOptional: false)
    return reader.level
  }

  private init(folder: ProjectFolder) { self.folder = folder }

  private mutating func add(_ path: String, isOptional: Bool) {
    guard seen.count < Self.mostFiles, seen.insert(path).inserted else { return }
    guard let bytes = folder.read(path) else {
      if !isOptional, !Self.isOfPods(path) { level.missing = path }
      return
    }
    for line in Self.withoutComments(String(decoding: bytes, as: UTF8.self)).split(whereSeparator: \.isNewline) {
      let line = line.drop(while: \.isWhitespace)
      if line.hasPrefix("#include") {
        include(line.dropFirst("#include".count), from: path)
      } else if let equals = Self.assignment(in: line) {
        let value = line[line.index(after: equals)...].drop(while: \.isWhitespace)
        let end = value.last == ";" ? value.dropLast() : value
        level.set(String(line[..<equals]).trimmingWhitespace, String(end).trimmingWhitespace)
      }
    }
  }

  /// Returns whether CocoaPods generates a file when it installs pods.
  ///
  /// Many projects do not commit these files. They set search paths and flags, never an SDK or a platform.
  ///
  /// Source: CocoaPods, generator/xcconfig: the settings of an aggregate target.
  private static func isOfPods(_ path: String) -> Bool {
    path.hasPrefix("Pods/") || path.contains("/Pods/") || ProjectPath.name(of: path).hasPrefix("Pods-")
  }

  private mutating func include(_ rest: Substring, from path: String) {
    let isOptional = rest.hasPrefix("?")
    guard let open = rest.firstIndex(of: "\""), let close = rest.lastIndex(of: "\""), open < close else { return }
    let name = String(rest[rest.index(after: open)..<close])
    if let file = ProjectPath.joined(ProjectPath.folder(of: path), name) { add(file, isOptional: isOptional) }
  }

  /// Returns the equals sign after a setting's name, ignoring those in conditions such as `[sdk=iphoneos*]`.
  private static func assignment(in line: Substring) -> Substring.Index? {
    var isInCondition = false
    for index in line.indices {
      switch line[index] {
      case "[": isInCondition = true
      case "]": isInCondition = false
      case "=" where !isInCondition: return index
      default: break
      }
    }
    return nil
  }

  /// A text without comments; one that spans lines ends its line.
  private static func withoutComments(_ text: String) -> String {
    text.replacing(/\/\/.*|\/\*(?s:.*?)(?:\*\/\h*|\z)/) { $0.output.contains(where: \.isNewline) ? "\n" : "" }
  }
}
