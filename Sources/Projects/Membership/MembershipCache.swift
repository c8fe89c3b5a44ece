/// A cache of the memberships of a map's files.
///
/// Files in one folder share the claims on enclosing folders, and usually their targets. Both are found once.
final class MembershipCache {
  /// A run of claims on an enclosing folder.
  struct Link {
    var run: ClaimTable.Run
    /// The length of the folder's path in bytes.
    var depth: Int
  }

  /// The data from a path's enclosing folders that affects its membership, nearest first.
  struct Chain {
    var links: [Link] = []
    var unread: [String] = []
    /// The projects that list every file of their targets, nearest first.
    var lists: [String] = []
    /// The targets for which the path is a development asset.
    var developers: [Int] = []
  }

  /// A claim that includes a file.
  struct Part {
    var run: ClaimTable.Run
    /// The length of the claim's path in bytes.
    var depth: Int
    var key: PartKey
  }

  /// The targets and filters of a part, which determine the targets of a file.
  enum PartKey: Hashable {
    case run(Int)
    case list(Int, Set<ProjectPlatform>?)
  }

  /// All inputs that determine a file's targets.
  struct Key: Hashable {
    var parts: [PartKey]
    var developers: [Int]
  }

  /// No targets.
  let none = Takers([], of: [])

  private var folders: [String: Chain] = [:]
  private var known: [Key: Takers] = [:]
  private var developers: [String: [Int]] = [:]
  private var platformFolders: [String: PlatformFolder?] = [:]

  /// Adds the development assets of all targets.
  func addDevelopmentPaths(of targets: [ProjectTarget]) {
    for (index, target) in targets.enumerated() {
      for path in target.developmentPaths { developers[ProjectPath.folded(path), default: []].append(index) }
    }
  }

  /// Returns the claims on a path and on its enclosing folders.
  func chain(
    of path: String, _ claims: ClaimTable, _ unread: [String: [String]], _ lists: [String: [String]]
  ) -> Chain {
    // Finds the nearest known folder, and the folders below it.
    var waiting: [String] = []
    var above = path
    while folders[above] == nil {
      waiting.append(above)
      if above.isEmpty { break }
      above = ProjectPath.folder(of: above)
    }
    var chain = folders[above] ?? Chain()
    for folder in waiting.reversed() {
      let links = claims.runs(at: folder).map { Link(run: $0, depth: folder.utf8.count) }
      chain.links = links + chain.links
      chain.unread += unread[folder] ?? []
      chain.lists = (lists[folder] ?? []) + chain.lists
      chain.developers += developers[folder] ?? []
      // Only the file itself needs its own claims.
      if folder != path { folders[folder] = chain }
    }
    return chain
  }

  /// Returns the targets for a set of claims; calls `find` only if they are not cached.
  func takers(_ key: Key, _ find: () -> Takers) -> Takers {
    if let takers = known[key] { return takers }
    let takers = find()
    known[key] = takers
    return takers
  }

  /// Returns the nearest enclosing folder named after another platform, if any.
  func platformFolder(above path: String) -> PlatformFolder? {
    let folder = ProjectPath.folder(of: path)
    if let known = platformFolders[folder] { return known }
    let found = PlatformFolder(above: path)
    platformFolders[folder] = .some(found)
    return found
  }
}
