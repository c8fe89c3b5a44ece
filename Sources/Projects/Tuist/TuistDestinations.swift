/// The device families that manifests of Tuist name, which are never executed.
///
/// Source: docs.tuist.dev, Manifests; ProjectDescription, `Destination` and `Destinations`.
enum TuistDestinations {
  /// The maximum size of a manifest in bytes (our own limit).
  private static let largest = 256 << 10
  /// The maximum number of tokens of a type, as in `destinations: Set<Destination> = [` (our own limit).
  private static let mostBetween = 8

  /// The families of each destination; other destinations are no iPhones or iPads.
  private static let families: [String: Set<TargetDevices.Family>] = [
    "iPhone": [.iphone], "iPad": [.ipad], "iOS": [.iphone, .ipad],
  ]

  /// Returns the families of all manifests in a folder; nil if they name none, or if one of them is not read.
  static func families(in folder: ProjectFolder) -> Set<TargetDevices.Family>? {
    var found: Set<TargetDevices.Family> = []
    for file in folder.files where isManifest(file) {
      guard let bytes = folder.content(of: file, limit: largest),
        bytes.firstRange(of: "ProjectDescription".utf8) != nil, let tokens = try? SwiftTokens.of(bytes)
      else { continue }
      for (index, token) in tokens.enumerated() where token.word == "destinations" {
        switch value(after: index, in: tokens) {
        case .named(let names): for name in names { found.formUnion(families[name] ?? []) }
        case .passed: continue
        case .open: return nil
        }
      }
    }
    return found.isEmpty ? nil : found
  }

  private static func isManifest(_ file: String) -> Bool {
    ProjectPath.name(of: file) == "Project.swift"
      || file.contains("ProjectDescriptionHelpers/") && file.hasSuffix(".swift")
  }

  /// The value of a label or variable with the name `destinations`.
  private enum Value {
    case named([String])
    /// Another variable or parameter with the same name, or no value.
    case passed
    case open
  }

  /// Returns the value after a name, as in `destinations: [.iPad, .macWithiPadDesign]`.
  private static func value(after name: Int, in tokens: [SwiftToken]) -> Value {
    var rest = tokens.dropFirst(name + 1)
    guard let mark = rest.popFirst(), mark.isMark(":") || mark.isMark("=") else { return .passed }
    if mark.isMark(":"), let start = rest.first, start.word != nil {
      // A type is before the value of a declaration.
      let type = rest.prefix(mostBetween).prefix {
        $0.line == start.line && !$0.isMark("=") && !$0.isMark(",") && !$0.isMark(")")
      }
      guard type.count < mostBetween, rest.dropFirst(type.count).first?.isMark("=") == true else {
        let path = rest.prefix { $0.word != nil || $0.isMark(".") }
        // `destinations: environment.destinations`, or a parameter without a default.
        return path.last?.word == "destinations" || path.last?.word == "Destinations" ? .passed : .open
      }
      rest = rest.dropFirst(type.count + 1)
    }
    guard let first = rest.popFirst() else { return .open }
    var names: [String] = []
    if first.isMark("[") {
      names = rest.prefix { !$0.isMark("]") }.compactMap(\.word)
      rest = rest.drop { !$0.isMark("]") }.dropFirst()
    } else if first.isMark("."), let name = rest.popFirst()?.word {
      names = [name]
    } else {
      return first.word == "destinations" ? .passed : .open
    }
    let isWhole = rest.first.map { $0.isMark(",") || $0.isMark(")") || $0.isMark("}") || $0.word != nil } ?? true
    return isWhole ? .named(names) : .open
  }
}
