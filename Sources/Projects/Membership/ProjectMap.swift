/// The targets in a folder and the files that each contains.
package struct ProjectMap {
  /// The targets, in the order of the project files and within each project.
  package private(set) var targets: [ProjectTarget] = []
  /// The project files that were read, sorted.
  package private(set) var projects: [String] = []
  /// The development regions that projects state, as written, in project order.
  package private(set) var developmentRegions: [(project: String, region: String)] = []
  /// Whether a project outside the folder may contain its files; then no file is known to have no target.
  package var mayHaveOtherProjects = false
  /// Whether the app uses libraries that are neither built by a project nor part of the system.
  package private(set) var usesLibraries: Bool
  /// The device families that manifests of Tuist name; nil if there are none.
  package private(set) var tuistFamilies: Set<TargetDevices.Family>?
  /// The issues found when reading the projects, without those that only arise from membership queries.
  private var readIssues: [ProjectIssue] = []

  /// The claims of all targets.
  private var claims = ClaimTable()
  /// The projects that were not read completely, by their folded folder.
  private var unread: [String: [String]] = [:]
  /// Whether one of the unread projects may contain files of any folder; a package contains only its own.
  private var hasUnreadList = false
  /// The projects that list every file of their targets, by their folded folder.
  private var lists: [String: [String]] = [:]
  /// The projects that list localised files outside their folders, by the folded path without the lproj folder.
  private var variants: [String: String] = [:]
  private let landmarks: KnownKind.Landmarks
  private let effort: ReadingEffort
  private let memberships: MembershipCache
  /// Whether reading the projects used up all steps, which is an issue of one of them.
  private var wasExhausted = false

  /// The files in which CocoaPods and Carthage list libraries.
  private static let libraryFiles: Set<String> = ["Podfile", "Cartfile"]

  /// The maximum number of issues per project file (our own limit); more usually have one cause.
  private static let mostIssues = 100

  /// Reads the projects of a folder.
  ///
  /// The `files` are the paths of all files relative to the folder, with `/` between components. Third-party folders
  /// may be omitted. `root` is the path of the folder, which a project may leave and enter again by name. `read`
  /// returns the bytes of a file, or throws ``ProjectFault``.
  package init(files: [String], root: String = "", read: @escaping (String) throws(ProjectFault) -> [UInt8]) {
    let files = files.sorted()
    landmarks = KnownKind.Landmarks(files)
    usesLibraries = files.contains { Self.libraryFiles.contains(String(ProjectPath.name(of: $0))) }
    let folder = ProjectFolder(files: files, root: root, bytes: read)
    effort = folder.effort
    effort.addSteps(ofFiles: files.count)
    memberships = MembershipCache()
    for file in folder.projectFiles {
      do throws(ProjectFault) {
        let bytes = try read(file)
        effort.addSteps(ofBytes: bytes.count)
        if var content = try ProjectContent.read(bytes, file: file, in: folder) {
          content.claims = content.claims.compactMap { claim in
            var claim = claim
            guard let path = folder.inside(claim.path) else { return nil }
            claim.path = path
            return claim
          }
          add(content, of: file)
        }
      } catch {
        readIssues.append(error.issue(in: file))
        addUnread(file)
      }
    }
    tuistFamilies = TuistDestinations.families(in: folder)
    checkConfigurationFiles(of: folder)
    let open = lists.isEmpty ? [] : OpenFolders.claims(in: folder)
    claims.add(open, offset: 0)
    wasExhausted = effort.isExhausted
    claims.seal()
    nameSamples(next: OpenFolders.ofOtherBuilders(open))
    memberships.addDevelopmentPaths(of: targets)
    // Several projects may report the same issue of one file.
    readIssues = Set(readIssues).sorted { ($0.place, $0.message) < ($1.place, $1.message) }
  }

  private mutating func add(_ content: ProjectContent, of file: String) {
    projects.append(file)
    readIssues += content.issues.prefix(Self.mostIssues)
    if !content.isWhole { addUnread(file) }
    let place = ProjectPlace(file: file, line: 1)
    let open = content.isOpen ? [Claim(owners: Owners([]), path: content.folder, place: place)] : []
    claims.add(content.claims + open, offset: targets.count)
    if content.listsFiles, content.hasProducts {
      // A file with an unknown path may be anywhere.
      let folders = content.isOpen ? [] : content.listedFolders
      for folder in folders.union([content.folder]) { lists[ProjectPath.folded(folder), default: []].append(file) }
      for path in content.isOpen ? [] : content.listedVariants { variants[path] = file }
    }
    for target in content.targets {
      var target = target
      for path in target.infoPlists where ProjectPath.isAbove(path) {
        readIssues.append(.outside(path, at: target.place))
      }
      target.infoPlists.removeAll(where: ProjectPath.isAbove)
      targets.append(target)
    }
    if let region = content.developmentRegion { developmentRegions.append((file, region)) }
    usesLibraries = usesLibraries || content.linksLibraries
  }

  private mutating func addUnread(_ file: String) {
    unread[ProjectPath.folded(ProjectContent.folder(of: file)), default: []].append(file)
    if !ProjectContent.isManifest(file) { hasUnreadList = true }
  }

  /// Marks the targets of samples and tools, which are only known next to an app with another name.
  ///
  /// `folders` may contain such an app without a target.
  private mutating func nameSamples(next folders: [String]) {
    guard let samples = SampleTargets(targets, next: folders).indices else { return }
    for index in samples { targets[index].use = .samples }
    for index in targets.indices where targets[index].kind == .tool { targets[index].use = .tools }
  }

  /// Finds unreadable or conflicted configuration files, even if no project names them.
  private mutating func checkConfigurationFiles(of folder: ProjectFolder) {
    let known = Set(readIssues.map(\.place.file))
    for file in folder.configurationFiles where !known.contains(file) {
      do throws(ProjectFault) {
        _ = try folder.configuration(file)
      } catch {
        readIssues.append(error.issue(in: file))
      }
    }
  }

  /// The issues of projects, sorted by location; an issue from membership queries comes last.
  package var issues: [ProjectIssue] {
    guard effort.isExhausted, !wasExhausted, let project = projects.first else { return readIssues }
    return readIssues + [
      ProjectIssue(
        place: ProjectPlace(file: project, line: 1),
        message: "the projects assign files by too many patterns and targets, so files of other targets are read too",
        remedy: "use fewer patterns, or check a smaller folder")
    ]
  }

  /// Returns the targets that contain a file, and other facts about the file.
  ///
  /// The path is relative to the folder, and need not be among the files.
  package func membership(of path: String) -> Membership {
    let whole = ProjectPath.folded(path)
    let chain = memberships.chain(of: whole, claims, unread, lists)
    let parts = parts(of: whole, chain)
    effort.spend(4 + parts.count + chain.developers.count)
    var takers = takers(parts, developers: chain.developers)
    // A file whose targets were not all found may still be part of the app.
    if effort.isExhausted { takers = memberships.none }
    let open = open(parts)
    let folder = takers.all.isEmpty && !effort.isExhausted ? platformFolder(of: path, folded: whole, below: open) : nil
    let places = parts.map(\.run.entries)
    let isListed =
      takers.all.isEmpty && !mayHaveOtherProjects && !hasUnreadList && !effort.isExhausted && open == nil
    return Membership(
      path: path, takers: takers, unread: effort.isExhausted ? projects : chain.unread.sorted(),
      list: isListed ? chain.lists.first ?? variants[ProjectPath.aboveLanguage(whole[...])] : nil,
      kind: KnownKind.of(path, folded: whole, near: landmarks), folder: folder,
      taking: { [targets, claims] in taking(takers.all[$0], places, targets, claims) })
  }

  /// Returns the claims that include a file, nearest first.
  private func parts(of whole: String, _ chain: MembershipCache.Chain) -> [MembershipCache.Part] {
    chain.links.compactMap { link in
      if let kind = link.run.kind { return MembershipCache.Part(run: link.run, depth: link.depth, key: .run(kind)) }
      let entry = claims.entries[link.run.entries.lowerBound]
      guard let rule = entry.rule?.rule else { return nil }
      let relative = link.depth == 0 ? whole[...] : Substring(whole.utf8.dropFirst(link.depth + 1))
      guard effort.spend(rule.steps(for: relative)), rule.takes(relative) else { return nil }
      let filter = rule.filters[ProjectPath.aboveLanguage(relative)] ?? entry.filter
      return MembershipCache.Part(run: link.run, depth: link.depth, key: .list(entry.owners, filter))
    }
  }

  /// Returns the nearest part with a claim without targets, or nil if there is none.
  private func open(_ parts: [MembershipCache.Part]) -> MembershipCache.Part? {
    parts.first { part in
      part.run.entries.contains { claims.targets(claims.entries[$0].owners).isEmpty }
    }
  }

  /// Returns the enclosing folder that is named after another platform, or nil if there is none.
  ///
  /// A folder that a script or podspec names is ignored, and so are the folders around it.
  private func platformFolder(of path: String, folded: String, below open: MembershipCache.Part?) -> PlatformFolder? {
    let found = memberships.platformFolder(above: path)
    guard found != nil, let open, open.depth > 0 else { return found }
    let folders = folded.utf8.prefix(open.depth).count { $0 == UInt8(ascii: "/") } + 1
    let below = path.split(separator: "/").dropFirst(folders).joined(separator: "/")
    return PlatformFolder(above: below) == nil ? nil : found
  }

  /// Returns the targets for all files that the same claims include.
  private func takers(_ parts: [MembershipCache.Part], developers: [Int]) -> Takers {
    let key = MembershipCache.Key(parts: parts.map(\.key), developers: developers)
    return memberships.takers(key) {
      var found: [Int: Takers.Taker] = [:]
      let developers = Set(developers)
      for (run, part) in parts.enumerated() {
        for (claim, index) in part.run.entries.enumerated() {
          let entry = claims.entries[index]
          var filter = entry.filter
          if case .list(_, let own) = part.key { filter = own }
          let owners = claims.targets(entry.owners)
          guard effort.spend(owners.count * ReadingEffort.taker) else { break }
          for target in owners {
            take(target, filter, developers, &found) {
              Takers.Taker(target: target, platforms: $0, isForDevelopment: $1, run: run, claim: claim)
            }
          }
        }
      }
      return Takers(found.values.sorted { $0.target < $1.target }, of: targets)
    }
  }

  /// Adds a target; several claims on one target are merged, with the platforms of all of them.
  private func take(
    _ index: Int, _ filter: Set<ProjectPlatform>?, _ developers: Set<Int>, _ found: inout [Int: Takers.Taker],
    _ taker: (ProjectTarget.Platforms, Bool) -> Takers.Taker
  ) {
    var platforms = targets[index].platforms
    if let filter {
      if case .known(let known) = platforms {
        platforms = .known(known.intersection(filter))
      } else {
        platforms = .known(filter)
      }
      // If the filter allows none of the platforms, the target does not contain the file.
      if platforms == .known([]) { return }
    }
    guard let before = found[index] else {
      found[index] = taker(platforms, developers.contains(index))
      return
    }
    if case (.known(let one), .known(let other)) = (before.platforms, platforms) {
      found[index]?.platforms = .known(one.union(other))
    } else if case .unknown = platforms {
      found[index]?.platforms = platforms
    }
  }
}

private func taking(
  _ taker: Takers.Taker, _ places: [Range<Int>], _ targets: [ProjectTarget], _ claims: ClaimTable
) -> Taking {
  let entry = claims.entries[places[taker.run].lowerBound + taker.claim]
  return Taking(
    target: targets[taker.target], isForDevelopment: taker.isForDevelopment, place: entry.place,
    platforms: taker.platforms)
}
