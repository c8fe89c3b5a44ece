/// Reads synchronised folders: a target contains a folder, and exception sets override that for single files.
///
/// An exception set names a target and files. If the target has the folder, these files are excluded. Any other target
/// contains only these files of the folder.
///
/// Source: project files of Xcode 16 (objectVersion 70 and later).
extension XcodeProjectReader {
  /// Reads the synchronised folders of targets; `phases` maps each build phase to its first target.
  mutating func readSynchronizedFolders(_ targets: [String: Int], _ phases: [String: Int]) {
    var owners: [String: [(target: Int, line: Int)]] = [:]
    for (id, index) in targets.sorted(by: { $0.value < $1.value }) {
      for (folder, line) in objects.references("fileSystemSynchronizedGroups", of: objects[id]) {
        owners[folder, default: []].append((index, line))
      }
    }
    let folders = objects.all.filter { $0.value["isa"]?.text == "PBXFileSystemSynchronizedRootGroup" }
    for (id, folder) in folders.sorted(by: { $0.value.line < $1.value.line }) {
      guard let path = paths.path(of: id) else {
        content.isOpen = true
        continue
      }
      content.listFolders([path])
      read(folder, at: path, owners: owners[id] ?? [], targets, phases)
    }
  }

  private mutating func read(
    _ folder: PropertyValue, at path: String, owners: [(target: Int, line: Int)], _ targets: [String: Int],
    _ phases: [String: Int]
  ) {
    var rules: [Int: FolderRule] = [:]
    let owning = Set(owners.map(\.target))
    for (id, _) in objects.references("exceptions", of: folder) {
      guard let set = objects[id], let target = target(of: set, targets, phases) else { continue }
      let files =
        (set["membershipExceptions"]?.list.count ?? 0) + (set["platformFiltersByRelativePath"]?.members.count ?? 0)
      guard self.folder.effort.spend(ReadingEffort.claim * (1 + files)) else { return }
      // An exception set for a build phase only moves files to that phase; they stay in the target.
      let isPhase = set["buildPhase"] != nil
      if owning.contains(target), !isPhase {
        rules[target, default: FolderRule()].add(set)
      } else {
        include(set, in: path, target)
      }
    }
    for owner in owners {
      claim(
        Claim(
          target: owner.target, path: path, place: objects.place(owner.line),
          rule: rules[owner.target].map(SharedRule.init)))
    }
  }

  private func target(of set: PropertyValue, _ targets: [String: Int], _ phases: [String: Int]) -> Int? {
    if let id = set["target"]?.text { return targets[id] }
    return set["buildPhase"]?.text.flatMap { phases[$0] }
  }

  /// Adds the files in an exception set to a target.
  private mutating func include(_ set: PropertyValue, in path: String, _ target: Int) {
    let filters = FolderRule.filters(of: set)
    for element in set["membershipExceptions"]?.list ?? [] {
      guard let name = element.text else { continue }
      let entry = FolderRule.entry(name)
      let (place, filter) = (objects.place(element.line), filters[ProjectPath.folded(entry.path)])
      let folder = entry.isLocalized ? ProjectPath.folder(of: entry.path) : entry.path
      guard let whole = ProjectPath.joined(path, folder) else { continue }
      var rule: FolderRule?
      if entry.isLocalized {
        rule = FolderRule(localized: [ProjectPath.folded(String(ProjectPath.name(of: entry.path)))])
      }
      claim(Claim(target: target, path: whole, place: place, filter: filter, rule: rule.map(SharedRule.init)))
    }
  }
}

extension FolderRule {
  /// Adds the exceptions and filters of an exception set; its target has the folder.
  fileprivate mutating func add(_ set: PropertyValue) {
    for element in set["membershipExceptions"]?.list ?? [] {
      if let name = element.text { excluded.insert(ProjectPath.folded(Self.entry(name).path)) }
    }
    filters.merge(Self.filters(of: set)) { $1 }
  }

  fileprivate static func filters(of set: PropertyValue) -> [String: Set<ProjectPlatform>] {
    var filters: [String: Set<ProjectPlatform>] = [:]
    for member in set["platformFiltersByRelativePath"]?.members ?? [] {
      let names = member.value.list.isEmpty ? [member.value] : member.value.list
      filters[ProjectPath.folded(entry(member.key).path)] = XcodeProjectReader.platforms(names)
    }
    return filters
  }

  /// Parses a path in an exception set.
  ///
  /// A localised file is written `/Localized: Main.strings`, or `/Localized/Main.strings` in some Xcode versions. The
  /// path omits the lproj folder.
  fileprivate static func entry(_ name: String) -> (path: String, isLocalized: Bool) {
    for prefix in ["/Localized: ", "/Localized/"] where name.hasPrefix(prefix) {
      return (String(name.dropFirst(prefix.count)), true)
    }
    return (name, false)
  }
}
