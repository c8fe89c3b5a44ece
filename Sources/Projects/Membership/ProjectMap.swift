/// The targets in a folder and the files that each contains.
package struct ProjectMap: Hashable, Sendable {
  /// The targets, in the order of the project files and as each project lists them.
  package private(set) var targets: [ProjectTarget] = []
  /// The project files that were read, sorted.
  package private(set) var projects: [String] = []
  /// The development regions that projects state, as written, in the order of the projects.
  package private(set) var developmentRegions: [String] = []
  /// Whether the app has libraries that no project builds, other than those of the system.
  package private(set) var usesLibraries: Bool
  /// The warnings about parts that could not be read, sorted by location.
  package private(set) var warnings: [ProjectWarning] = []

  /// The claims of all targets, by their folded path.
  private var claims: [String: [Claim]] = [:]
  /// The projects that were not read completely, by the folded folder that they describe.
  private var unread: [String: [String]] = [:]
  private let landmarks: KnownKind.Landmarks

  /// The files in which CocoaPods and Carthage list libraries.
  private static let libraryFiles: Set<String> = ["Podfile", "Cartfile"]

  /// Reads the projects of a folder.
  ///
  /// - Parameters:
  ///   - files: The paths of all files relative to the folder, with `/` between components. Third-party folders may
  ///     be omitted.
  ///   - read: Reads the bytes of a file; returns nil if it cannot be read.
  package init(files: [String], read: @escaping (String) -> [UInt8]?) {
    let files = files.sorted()
    landmarks = KnownKind.Landmarks(files)
    usesLibraries = files.contains { Self.libraryFiles.contains(String(ProjectPath.name(of: $0))) }
    let folder = ProjectFolder(files: files, bytes: read)
    for file in folder.projectFiles {
      do throws(ProjectFault) {
        guard let bytes = read(file) else {
          throw ProjectFault(1, "the project file may not be read", "check its permissions")
        }
        if let content = try ProjectContent.read(bytes, file: file, in: folder) { add(content, of: file) }
      } catch {
        warnings.append(error.warning(in: file))
        unread[ProjectPath.folded(ProjectContent.folder(of: file)), default: []].append(file)
      }
    }
    warnings.sort { ($0.place, $0.message) < ($1.place, $1.message) }
  }

  private mutating func add(_ content: ProjectContent, of file: String) {
    projects.append(file)
    warnings += content.warnings
    if !content.isWhole { unread[ProjectPath.folded(ProjectContent.folder(of: file)), default: []].append(file) }
    for var claim in content.claims {
      claim.target += targets.count
      claims[ProjectPath.folded(claim.path), default: []].append(claim)
    }
    targets += content.targets
    if let region = content.developmentRegion { developmentRegions.append(region) }
    usesLibraries = usesLibraries || content.linksLibraries
  }

  /// Finds the targets that contain a file.
  ///
  /// - Parameter path: The path relative to the folder; it need not be among the files.
  /// - Returns: The targets that contain the file, and what else is known about it.
  package func membership(of path: String) -> Membership {
    let whole = ProjectPath.folded(path)
    var takings: [Int: Taking] = [:]
    var unread: [String] = []
    var above = whole
    while true {
      let relative = above.isEmpty ? whole[...] : whole.dropFirst(above.count + 1)
      for claim in claims[above] ?? [] where claim.takes(relative) { take(claim, whole, relative, &takings) }
      unread += self.unread[above] ?? []
      if above.isEmpty { break }
      above = ProjectPath.folder(of: above)
    }
    return Membership(
      path: path, takings: takings.sorted { $0.key < $1.key }.map(\.value), unread: unread.sorted(),
      kind: KnownKind.of(path, folded: whole, near: landmarks),
      folder: takings.isEmpty ? PlatformFolder(above: path) : nil)
  }

  /// Adds a claim; several claims of one target become one for all their platforms.
  private func take(_ claim: Claim, _ path: String, _ relative: Substring, _ takings: inout [Int: Taking]) {
    let target = targets[claim.target]
    var platforms = target.platforms
    if let filter = claim.platforms(of: relative) {
      if case .known(let known) = platforms {
        platforms = .known(known.intersection(filter))
      } else {
        platforms = .known(filter)
      }
      // If the filter leaves no platform, the target does not contain the file.
      if platforms == .known([]) { return }
    }
    guard let before = takings[claim.target] else {
      let isForDevelopment = target.developmentPaths.contains { ProjectPath.isInside(path, ProjectPath.folded($0)) }
      takings[claim.target] = Taking(
        target: target, isForDevelopment: isForDevelopment, place: claim.place, platforms: platforms)
      return
    }
    if case (.known(let one), .known(let other)) = (before.platforms, platforms) {
      takings[claim.target]?.platforms = .known(one.union(other))
    } else if case .unknown = platforms {
      takings[claim.target]?.platforms = platforms
    }
  }
}
