/// The variables in paths in scripts.
struct ScriptVariables {
  /// The paths that a word may name, relative to the project's folder.
  struct Paths {
    /// The paths; an empty one is the project itself.
    var all: [String]
    /// The folder to use if none of ``all`` exists, because a variable may have another value.
    var fallback: String?
    /// Whether the word starts at the project's folder and continues with something unknown.
    var isUnknown = false
  }

  /// Variables for the project's folder.
  private static let roots: Set<Substring> = ["SRCROOT", "PROJECT_DIR", "SOURCE_ROOT"]

  /// Variables for build products, and for files that target settings name.
  private static let known: Set<Substring> = [
    "BUILT_PRODUCTS_DIR", "BUILD_DIR", "BUILD_ROOT", "CONFIGURATION_BUILD_DIR", "TARGET_BUILD_DIR", "TARGET_TEMP_DIR",
    "DERIVED_FILE_DIR", "DERIVED_SOURCES_DIR", "DWARF_DSYM_FOLDER_PATH", "OBJROOT", "SYMROOT", "DSTROOT", "PODS_ROOT",
    "INFOPLIST_FILE", "INFOPLIST_PATH", "CODE_SIGN_ENTITLEMENTS",
  ]

  /// The variable for the product name, which is the target's name unless a setting changes it.
  private static let product: Substring = "PRODUCT_NAME"

  /// The possible values of variables; any target may run a script.
  private let values: [Substring: [String]]

  init(targets: [String], project: String) {
    values = ["TARGET_NAME": targets, "TARGETNAME": targets, Self.product: targets, "PROJECT_NAME": [project]]
  }

  /// Returns the paths that a word may name, or nil if it is outside the project or too long.
  ///
  /// `own` are the script's own variables, which may contain the project's folder.
  func paths(of word: Substring, own: Set<Substring>, _ effort: ReadingEffort) -> Paths? {
    var rest = word.drop { "([{".contains($0) }
    guard rest.utf8.count <= ProjectPath.longest else { return nil }
    var (isRooted, isOwn) = (false, false)
    if let (name, after) = Self.variable(rest) {
      (isRooted, isOwn) = (Self.roots.contains(name), own.contains(name))
      if isRooted || isOwn { rest = after.drop { $0 == ")" } }
    }
    rest = rest.drop { $0 == "/" }
    var paths = Paths(all: [""])
    while let end = rest.firstIndex(where: { "$*?[{".contains($0) }) {
      for index in paths.all.indices { paths.all[index] += rest[..<end] }
      rest = rest[end...]
      let variable = Self.variable(rest)
      if let variable, Self.known.contains(variable.name) { return nil }
      guard let variable, let values = values[variable.name] else {
        // A pattern or unknown value may name any file in its folder. Nothing shows where an unknown value begins.
        let folders = paths.all.map(ProjectPath.folder).filter {
          !$0.isEmpty || isRooted || !isOwn && rest.first != "$"
        }
        return Paths(all: folders, fallback: paths.fallback, isUnknown: isRooted)
      }
      if variable.name == Self.product, isRooted { paths.fallback = ProjectPath.folder(of: paths.all.first ?? "") }
      guard paths.all.count * values.count <= Self.mostPaths, effort.spend(paths.all.count * values.count) else {
        return Paths(all: paths.all.map(ProjectPath.folder), isUnknown: isRooted)
      }
      paths.all = paths.all.flatMap { path in values.map { path + $0 } }
      rest = variable.rest
    }
    while let last = rest.last, "/)]}\\".contains(last) { rest.removeLast() }
    for index in paths.all.indices { paths.all[index] += rest }
    return isOwn && rest.isEmpty ? nil : paths
  }

  /// The maximum number of paths per word (our own limit); projects have fewer targets.
  private static let mostPaths = 10_000

  /// Returns the variable at the start of a text, and the text after it.
  private static func variable(_ text: Substring) -> (name: Substring, rest: Substring)? {
    guard text.first == "$" else { return nil }
    var rest = text.dropFirst()
    let end: Character? = rest.first == "{" ? "}" : rest.first == "(" ? ")" : nil
    if end != nil { rest.removeFirst() }
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    rest = rest[name.endIndex...]
    if let end {
      guard rest.first == end else { return nil }
      rest.removeFirst()
    }
    return name.isEmpty ? nil : (name, rest)
  }
}
