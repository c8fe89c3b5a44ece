extension ProjectMap {
  /// The apps whose texts are checked, without samples.
  package var checkedApps: [ProjectTarget] {
    targets.filter { $0.kind == .app && $0.use == .users && $0.platforms.mayBeChecked }
  }

  /// Returns the iOS apps that contain any of the files, directly or through targets that they depend on.
  ///
  /// Paths are relative to the folder, and samples are excluded. All apps are returned if none contains the files, or
  /// if no app is known to depend on a target with one of the files, such as a package.
  package func apps(withTextsIn paths: [String]) -> [ProjectTarget] {
    let apps = targets.filter { $0.kind == .app && $0.use == .users && $0.platforms.mayInclude(.ios) }
    guard apps.count > 1 else { return apps }
    let owners = paths.reduce(into: Set<String>()) { $0.formUnion(membership(of: $1).takers.checkedNames) }
    var (dependencies, users): ([String: [String]], [String: [String]]) = ([:], [:])
    for target in targets {
      for name in Set(target.dependencies) {
        dependencies[target.name, default: []].append(name)
        users[name, default: []].append(target.name)
      }
    }
    guard owners.isSubset(of: Self.reached(from: apps.map(\.name), by: dependencies)) else { return apps }
    let having = Self.reached(from: owners, by: users)
    let found = apps.filter { having.contains($0.name) }
    return found.isEmpty ? apps : found
  }

  /// Returns the names and everything that links from them lead to.
  ///
  /// The search is iterative, because apps may depend on each other in a long chain.
  private static func reached(from names: some Sequence<String>, by links: [String: [String]]) -> Set<String> {
    var (found, waiting) = (Set(names), Array(names))
    while let next = waiting.popLast() {
      waiting += links[next, default: []].filter { found.insert($0).inserted }
    }
    return found
  }
}
