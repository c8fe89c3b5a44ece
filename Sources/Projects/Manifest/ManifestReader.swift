/// Reads the literal parts of a `Package.swift`; nothing in it is executed.
///
/// Source: SwiftPM, PackageDescription.md, for names, default folders and platforms.
struct ManifestReader {
  /// Bytes that a manifest may have (our own limit).
  private static let largest = 4 << 20

  private let tokens: [SwiftToken]
  private let file: String
  private let folder: ProjectFolder
  private var content: ProjectContent

  /// Reads a manifest.
  ///
  /// - Throws: ``ProjectFault`` if it is not Swift source.
  static func read(_ bytes: [UInt8], file: String, in folder: ProjectFolder) throws(ProjectFault) -> ProjectContent {
    guard bytes.count <= largest else {
      throw ProjectFault(
        1, "the file is \(bytes.count) bytes in size, more than the limit of \(largest)",
        "check that it is a package manifest")
    }
    var reader = ManifestReader(
      tokens: try SwiftTokens.of(bytes), file: file, folder: folder,
      content: ProjectContent(of: file))
    reader.readTargets()
    return reader.content
  }

  /// The functions that declare targets, and what each makes.
  private static let kinds: [String: ProductKind] = [
    "target": .library, "executableTarget": .tool, "testTarget": .unitTests, "macro": .tool, "plugin": .tool,
    "systemLibrary": .library,
  ]

  private mutating func readTargets() {
    let minimums = minimums()
    var targets: [(kind: ProductKind, arguments: ManifestArguments, line: Int)] = []
    var index = 0
    while index + 2 < tokens.count {
      guard tokens[index].isMark("."), let name = tokens[index + 1].word, let kind = Self.kinds[name],
        tokens[index + 2].isMark("(")
      else {
        index += 1
        continue
      }
      let arguments = ManifestArguments(tokens, from: index + 3)
      targets.append((kind, arguments, tokens[index + 1].line))
      // Past the arguments: a `.target(name:)` among the dependencies declares nothing.
      index = arguments.end
    }
    let isAlone = targets.count { !$0.kind.isTest } == 1
    for (kind, arguments, line) in targets {
      guard let name = arguments.text("name") else { continue }
      let place = ProjectPlace(file: file, line: line)
      let target = content.targets.count
      content.targets.append(
        ProjectTarget(
          name: name, kind: kind,
          platforms: .unknown("platforms in a package manifest are minimum versions, and exclude no platform"),
          deploymentTargets: minimums, place: place))
      if let path = path(of: name, kind, arguments, isAlone) {
        content.claims.append(
          Claim(target: target, path: path, means: .packageFolder, place: place, rule: arguments.rule))
      }
    }
  }

  /// The folder of a target; nil if it is computed, outside of the package's folder, or not there.
  private func path(
    of name: String, _ kind: ProductKind, _ arguments: ManifestArguments, _ isAlone: Bool
  ) -> String? {
    if arguments.isGiven("path") {
      guard let path = arguments.text("path").flatMap({ ProjectPath.joined(content.folder, $0) }) else { return nil }
      return path == ".." || path.hasPrefix("../") ? nil : path
    }
    let sources = ["Sources", "Source", "src", "srcs"]
    let folders = kind.isTest ? ["Tests"] + sources : sources + ["Plugins"]
    let candidates = folders.compactMap { ProjectPath.joined(content.folder, "\($0)/\(name)") }
    if let path = candidates.first(where: folder.hasFiles) { return path }
    // From tools version 5.9 on, the only target of a package may have its files right in Sources.
    guard isAlone, !kind.isTest else { return nil }
    return sources.compactMap { ProjectPath.joined(content.folder, $0) }.first(where: folder.hasFiles)
  }

  /// The minimum versions of the package: `platforms: [.iOS(.v16), .macOS("13.1")]`.
  private func minimums() -> [ProjectPlatform: String] {
    var versions: [ProjectPlatform: String] = [:]
    for index in tokens.indices.dropLast(2) where tokens[index].word == "platforms" {
      // `.when(platforms: [.iOS])` has names only, and no element below matches.
      guard tokens[index + 1].isMark(":"), tokens[index + 2].isMark("[") else { continue }
      var next = index + 3
      while next + 3 < tokens.count, tokens[next].isMark("."), let name = tokens[next + 1].word,
        tokens[next + 2].isMark("(")
      {
        let isCase = tokens[next + 3].isMark(".") && next + 4 < tokens.count
        if let platform = ProjectPlatform(name: name) {
          versions[platform] = Self.version(tokens[isCase ? next + 4 : next + 3])
        }
        guard let end = tokens[next...].firstIndex(where: { $0.isMark(")") }) else { break }
        next = end + 1
        if next < tokens.count, tokens[next].isMark(",") { next += 1 }
      }
    }
    return versions
  }

  /// `v10_15` or `"10.15"`.
  private static func version(_ token: SwiftToken) -> String? {
    switch token.kind {
    case .word(let word) where word.hasPrefix("v"):
      let version = word.dropFirst().split(separator: "_").joined(separator: ".")
      return TargetPlatforms.isVersion(version) ? version : nil
    case .text(let text): return TargetPlatforms.isVersion(text) ? text : nil
    default: return nil
    }
  }
}
