extension ProjectMap {
  /// The apps whose texts are checked, without samples.
  package var checkedApps: [ProjectTarget] {
    targets.filter { $0.kind == .app && $0.use == .users && $0.platforms.mayBeChecked }
  }

  /// Returns the apps for iOS that contain files, alone or in targets that they depend on.
  ///
  /// If one of the files is in a target that no app is known to depend on, such as a package, all apps may have it.
  ///
  /// - Parameter paths: The paths of files with texts, relative to the folder.
  /// - Returns: The apps without samples; all of them if none of them contains the files.
  package func apps(withTextsIn paths: [String]) -> [ProjectTarget] {
    let apps = targets.filter { $0.kind == .app && $0.use == .users && $0.platforms.mayInclude(.ios) }
    guard apps.count > 1 else { return apps }
    let owners = paths.reduce(into: Set<String>()) { $0.formUnion(membership(of: $1).takers.checkedNames) }
    var dependencies: [String: Set<String>] = [:]
    for target in targets { dependencies[target.name, default: []].formUnion(target.dependencies) }
    let parts = apps.map { Self.parts(of: $0.name, dependencies) }
    guard owners.isSubset(of: parts.reduce(into: []) { $0.formUnion($1) }) else { return apps }
    let having = zip(apps, parts).filter { !$1.isDisjoint(with: owners) }.map(\.0)
    return having.isEmpty ? apps : having
  }

  /// Returns a target and everything that it depends on, by name.
  private static func parts(of target: String, _ dependencies: [String: Set<String>]) -> Set<String> {
    var (parts, waiting): (Set<String>, [String]) = ([], [target])
    while let next = waiting.popLast() {
      if parts.insert(next).inserted { waiting += dependencies[next] ?? [] }
    }
    return parts
  }
}
