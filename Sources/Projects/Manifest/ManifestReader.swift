/// A reader of the literal parts of a `Package.swift`, which is never executed.
///
/// Source: SwiftPM, PackageDescription.md, for names, default folders and platforms.
struct ManifestReader {
  /// The maximum size of a manifest in bytes, about ten times the largest known ones (our own limit).
  private static let largest = 1 << 20

  private let tokens: [SwiftToken]
  private let file: String
  private let folder: ProjectFolder
  private var content: ProjectContent

  /// Reads a manifest.
  ///
  /// - Throws: ``ProjectFault`` if it is not Swift source.
  static func read(_ bytes: [UInt8], file: String, in folder: ProjectFolder) throws(ProjectFault) -> ProjectContent {
    if let fault = ProjectFault.size(of: bytes, limit: largest, "a package manifest") { throw fault }
    if let fault = ProjectFault.git(in: bytes) { throw fault }
    var reader = ManifestReader(
      tokens: try SwiftTokens.of(bytes), file: file, folder: folder, content: ProjectContent(of: file))
    if let fault = Self.openBracket(in: reader.tokens) { throw fault }
    let isPackage = zip(reader.tokens, reader.tokens.dropFirst()).contains { name, mark in
      name.word == "Package" && mark.isMark("(")
    }
    if !isPackage, reader.tokens.isEmpty || isManifest(bytes, reader.tokens) {
      reader.content.isWhole = false
      reader.content.issues = [
        ProjectIssue(
          place: ProjectPlace(file: file, line: 1), message: "the file declares no package",
          remedy: "restore it from version control, or remove it", isError: false)
      ]
    }
    reader.readTargets()
    // `.package(url:)` or `.package(path:)` among the dependencies.
    reader.content.linksLibraries = zip(reader.tokens, reader.tokens.dropFirst()).contains { mark, name in
      mark.isMark(".") && name.word == "package"
    }
    return reader.content
  }

  /// Returns whether a file is meant as a package manifest, rather than another source with the same name.
  private static func isManifest(_ bytes: [UInt8], _ tokens: [SwiftToken]) -> Bool {
    bytes.prefix(64).firstRange(of: "swift-tools-version".utf8) != nil
      || tokens.contains { $0.word == "PackageDescription" }
  }

  /// The closing brackets with the matching opening brackets.
  private static let brackets: [UInt8: UInt8] = [
    UInt8(ascii: ")"): UInt8(ascii: "("), UInt8(ascii: "]"): UInt8(ascii: "["), UInt8(ascii: "}"): UInt8(ascii: "{"),
  ]

  /// Returns the fault about an unbalanced bracket, as in a truncated file, or nil if all brackets match.
  private static func openBracket(in tokens: [SwiftToken]) -> ProjectFault? {
    func fault(_ line: Int, _ bracket: UInt8, _ problem: String) -> ProjectFault {
      ProjectFault(line, "the bracket '\(Character(Unicode.Scalar(bracket)))' on this line \(problem)")
    }
    var open: [(mark: UInt8, line: Int)] = []
    for token in tokens {
      guard case .mark(let mark) = token.kind else { continue }
      if brackets.values.contains(mark) { open.append((mark, token.line)) }
      guard let opening = brackets[mark] else { continue }
      guard let last = open.popLast() else { return fault(token.line, mark, "has no opening bracket") }
      if last.mark != opening { return fault(last.line, last.mark, "is not closed") }
    }
    return open.last.map { fault($0.line, $0.mark, "is not closed") }
  }

  /// The functions that declare targets, with the kind of product that each target builds.
  private static let kinds: [String: ProductKind] = [
    "target": .library, "executableTarget": .tool, "testTarget": .unitTests, "macro": .tool, "plugin": .tool,
    "systemLibrary": .library,
  ]

  private mutating func readTargets() {
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
      // The arguments are skipped, because `.target(name:)` in a list of dependencies declares no target.
      index = arguments.end
    }
    // In an app playground, an executable is an app (SwiftPM, AppleProductTypes: iOSApplication).
    if tokens.contains(where: { $0.word == "iOSApplication" }) {
      for index in targets.indices where targets[index].kind == .tool { targets[index].kind = .library }
    }
    let version = deploymentTarget
    let isAlone = targets.count { !$0.kind.isTest } == 1
    for (kind, arguments, line) in targets {
      guard let name = arguments.text("name") else {
        content.isOpen = true
        continue
      }
      let place = ProjectPlace(file: file, line: line)
      let target = content.targets.count
      content.targets.append(
        ProjectTarget(
          name: name, kind: kind,
          platforms: .unknown("platforms in a package manifest are minimum versions; they do not exclude a platform"),
          deploymentTarget: version, devices: TargetDevices(system: version), place: place))
      if let path = path(of: name, kind, arguments, isAlone) {
        content.claims.append(
          Claim(target: target, path: path, place: place, rule: arguments.rule.map(SharedRule.init)))
      } else {
        content.isOpen = true
      }
    }
  }

  /// The lowest iOS version, as in `.iOS(.v16)` or `.iOS("16.4")`; nil if the manifest states none.
  private var deploymentTarget: DeploymentTarget? {
    for index in tokens.indices.dropLast(4) {
      guard tokens[index].isMark("."), tokens[index + 1].word == "iOS", tokens[index + 2].isMark("(") else { continue }
      if case .text(let text) = tokens[index + 3].kind { return DeploymentTarget(text) }
      guard tokens[index + 3].isMark("."), let name = tokens[index + 4].word, name.hasPrefix("v") else { return nil }
      return DeploymentTarget(name.dropFirst().replacing("_", with: "."))
    }
    return nil
  }

  /// Returns the folder of a target, or nil if it is computed, outside the package's folder, or missing.
  private func path(of name: String, _ kind: ProductKind, _ arguments: ManifestArguments, _ isAlone: Bool) -> String? {
    if arguments.isGiven("path") {
      guard let path = arguments.text("path").flatMap({ ProjectPath.joined(content.folder, $0) }) else { return nil }
      return ProjectPath.isAbove(path) ? nil : path
    }
    let sources = ["Sources", "Source", "src", "srcs"]
    let folders = kind.isTest ? ["Tests"] + sources : sources + ["Plugins"]
    let candidates = folders.compactMap { ProjectPath.joined(content.folder, "\($0)/\(name)") }
    if let path = candidates.first(where: folder.hasFiles) { return path }
    // From tools version 5.9, a package's only target may have its files directly in Sources.
    guard isAlone, !kind.isTest else { return nil }
    return sources.compactMap { ProjectPath.joined(content.folder, $0) }.first(where: folder.hasFiles)
  }
}
