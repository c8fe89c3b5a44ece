import AuditModel
import Documents
import Foundation
import LayoutFiles
import Projects

/// The projects of the folder that the inputs belong to.
struct AppProjects {
  private let root: String
  private let map: ProjectMap
  private let manifests: AppManifests
  /// The path of each input relative to the root; empty for the root itself.
  private let prefixes: [String]
  /// The apps for users; if there are several, only those with texts.
  private let apps: [ProjectTarget]
  /// The errors about project folders that are files, and about project files that are folders.
  private let misplaced: [InputIssue]
  /// The folders outside of which nothing is read; empty for no limit.
  private let borders: [String]

  /// The maximum number of entries to search for projects in a folder above the inputs.
  ///
  /// This is our own limit: a home folder has more entries, and a large app has fewer.
  private static let mostEntries = 200_000

  init(of inventory: Inventory, readsOutside: Bool = false) {
    // The surroundings of a path that leads out of its repository are not read.
    let folders = inventory.inputs.filter { $0.entry.kind != .outside }.map { input in
      FilePath.absolute(input.entry.kind == .folder ? input.entry.path : FilePath.folder(of: input.entry.path))
    }
    let shared = Self.shared(folders)
    var (root, borders, outside) = (shared, folders, [FileEntry]())
    // If the common folder has no project, it contains the inputs by chance, so nothing else in it is read.
    if !folders.isEmpty, let project = Self.project(at: shared) {
      let around = folders.contains(project) ? nil : Self.walk(project, around: Set(folders))
      if around?.isCut != true { (root, outside) = (project, around?.entries ?? []) }
      borders.append(root)
    }
    self.root = root
    misplaced = Self.misplaced(in: inventory)
    prefixes = inventory.inputs.map { input in
      let path = FilePath.relative(input.entry.path, to: root)
      return path == "." ? "" : path
    }
    let skipped = root.hasSuffix("/") ? root.count : root.count + 1
    var files: [String] = []
    var obstacles: [String: FileKind] = [:]
    func add(_ entry: FileEntry, at path: String) {
      guard entry.kind == .file || ProjectReader.mayRead(path) else { return }
      files.append(path)
      if entry.kind != .file { obstacles[path] = entry.kind }
    }
    for entry in outside { add(entry, at: String(entry.path.dropFirst(skipped))) }
    for entry in inventory.entries {
      add(entry, at: Self.joined(prefixes[entry.input], inventory.path(belowInput: entry)))
    }
    if readsOutside { borders = [] }
    self.borders = borders
    var map = ProjectReader.map(root: root, files: files, obstacles: obstacles, borders: borders)
    map.mayHaveOtherProjects = Self.isBelowProject(root)
    apps = map.apps(withTextsIn: files.filter { Self.textEndings.contains(FilePath.ending(of: $0)) })
    self.map = map
    manifests = AppManifests(
      Set(map.targets.filter(\.platforms.mayBeChecked).flatMap(\.infoPlists)), in: root, borders: borders)
  }

  private static func misplaced(in inventory: Inventory) -> [InputIssue] {
    let files = inventory.entries.filter { $0.kind == .file && $0.ending == "xcodeproj" }
    let folders = inventory.folders.filter { $0.ending != "xcodeproj" && isMark($0.name) }
    return files.map {
      .error(
        startOf: $0.shown, "this is a file, but an Xcode project is a folder", fix: "restore it from version control")
    }
      + folders.map {
        .error(startOf: $0.shown, "this is a folder, but \($0.name) is a project file", fix: "rename the folder")
      }
  }

  private static func joined(_ folder: String, _ path: Substring) -> String {
    folder.isEmpty ? String(path) : path.isEmpty ? folder : "\(folder)/\(path)"
  }

  /// Returns the files in a folder, without those in the inputs.
  private static func walk(_ root: String, around inputs: Set<String>) -> FolderWalk {
    var entry = FileEntry(path: root, shown: root, name: "", depth: 0, kind: .folder, isNamed: true)
    entry.border = root
    return FolderWalk(entry, limit: mostEntries) { folder in
      if inputs.contains(folder.path) { return .skip("an input") }
      return ForeignFolder.reason(folder.name).map(FolderWalk.Step.skip) ?? .descend
    }
  }

  /// Returns the innermost folder that contains all given folders.
  private static func shared(_ folders: [String]) -> String {
    var parts = folders.first?.split(separator: "/") ?? []
    for folder in folders.dropFirst() {
      parts = zip(parts, folder.split(separator: "/")).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + parts.joined(separator: "/")
  }

  /// Returns the nearest folder with a project or repository, starting with the given one; nil if there is none.
  private static func project(at folder: String) -> String? {
    var folder = folder
    while true {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if names.contains(where: isMark) { return folder }
      if folder == "/" { return nil }
      folder = FilePath.folder(of: folder)
    }
  }

  private static func isMark(_ name: String) -> Bool {
    name == ".git" || name == "Package.swift" || listsFiles(name)
  }

  /// Returns whether a name is that of a project that may contain files outside its folder.
  private static func listsFiles(_ name: String) -> Bool {
    ["project.yml", "project.yaml"].contains(name) || name.hasSuffix(".xcodeproj")
  }

  /// Returns whether a folder above `root`, in the same repository if there is one, has a project.
  private static func isBelowProject(_ root: String) -> Bool {
    var (folder, isBelow) = (root, false)
    while true {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      if folder != root, names.contains(where: listsFiles) { isBelow = true }
      if names.contains(".git") { return isBelow }
      if folder == "/" { return isBelow }
      folder = FilePath.folder(of: folder)
    }
  }

  /// The extensions of files with texts of an app.
  private static let textEndings: Set<String> = ["strings", "stringsdict", "xcstrings", "storyboard", "xib"]

  /// Returns the path whose membership applies to an entry, and a key that entries with the same decision share.
  ///
  /// All files of an asset catalog, an exported localization or a bundle have the same decision.
  func unit(of entry: FileEntry, in inventory: Inventory) -> (key: String, path: String) {
    let path = Self.joined(prefixes[entry.input], inventory.path(belowInput: entry))
    if let folder = Self.catalog(around: path) { return (folder, folder) }
    // The path of a file in the bundle shows that the bundle is a folder.
    if let range = path.range(of: ".bundle/") { return (String(path[..<range.upperBound]), path) }
    return (path, path)
  }

  /// Returns whether users may get a file, which a run with all files also reads otherwise.
  func ships(_ file: String) -> Bool {
    groundToSkip(FilePath.relative(Self.catalog(around: file) ?? file, to: root)) == nil
  }

  func groundToSkip(_ path: String) -> SkipGround? {
    if case .skip(let ground) = map.membership(of: path).decision { ground } else { nil }
  }

  func reason(_ ground: SkipGround) -> SkipReason {
    var reason = SkipReason(
      ground.text, at: ground.place.map(location), remedy: "name the files, or use --all-files to read them all")
    switch ground {
    case .noTarget, .samples: reason.isReported = true
    default: break
    }
    return reason
  }

  var targets: [AppUses.Target] {
    map.targets.map { target in
      var platforms: Set<ProjectPlatform> = []
      if case .known(let known) = target.platforms { platforms = known }
      var shown = AppUses.Target(
        name: target.name, platforms: platforms.map(\.displayName).sorted(),
        deploymentTarget: target.deploymentTarget?.description)
      guard target.platforms.mayBeChecked else { return shown }
      shown.assetNames = target.assets.names.union(target.infoProperties.texts)
      shown.hasOpenColors = target.assets.hasOpenColors
      shown.infoPlists = target.infoPlists.map { FilePath.joined(root, $0) }.filter {
        FileKind(at: $0) == .file && !ProjectReader.isOutside($0, of: borders)
      }
      return shown
    }
  }

  var devices: AppDevices {
    AppDevices(of: apps, location: location, manifest: manifests.manifest)
  }

  /// The families in manifests of Tuist, which generates the projects; nil if there is an app, or they name none.
  var tuistFamilies: Set<TargetDevices.Family>? { map.checkedApps.isEmpty ? map.tuistFamilies : nil }

  var mainStoryboards: Set<String> {
    map.checkedApps.reduce(into: []) { names, target in
      names.formUnion(target.devices.mainStoryboards.union(target.infoProperties.mainStoryboards))
      for path in target.infoPlists { names.formUnion(manifests.manifest(path)?.mainStoryboards ?? []) }
    }
  }

  var usesLibraries: Bool { map.usesLibraries }

  var developmentLanguage: String? {
    let projects = Set(apps.map(\.place.file))
    let own = map.developmentRegions.filter { projects.contains($0.project) }
    let regions = own.isEmpty ? map.developmentRegions : own
    let languages = Set(regions.map { LanguageTag(folder: $0.region[...]).identifier })
    return languages.count == 1 ? languages.first.flatMap { LanguageTag.isKnown($0) ? $0 : nil } : nil
  }

  private func takers(of file: String) -> Takers { map.membership(of: FilePath.relative(file, to: root)).takers }

  func targets(of file: String) -> Set<String> {
    takers(of: Self.catalog(around: file) ?? file).checkedNames
  }

  func apps(of file: String) -> Set<String> {
    let targets = takers(of: Self.catalog(around: file) ?? file).checked
    return targets.allSatisfy(\.kind.hasManifest) ? Set(targets.map(\.name)) : []
  }

  /// Returns the asset catalog or exported localization that contains a file; targets contain it as a whole.
  private static func catalog(around path: String) -> String? {
    let found = [".xcassets/", ".xcloc/"].lazy.compactMap { path.range(of: $0) }.first
    return found.map { String(path[..<path.index(before: $0.upperBound)]) }
  }

  func interfaceStyles(of file: String) -> [String?] {
    let takers = takers(of: file)
    let own = takers.checked.filter(\.kind.hasManifest)
    return (own.isEmpty ? map.checkedApps : own).map(interfaceStyle)
  }

  private func interfaceStyle(of target: ProjectTarget) -> String? {
    if let style = target.infoProperties.interfaceStyle { return style }
    let stated = target.infoPlists.map { manifests.manifest($0)?.interfaceStyle }
    guard let first = stated.first, let style = first, stated.allSatisfy({ $0 == style }) else {
      return target.devices.interfaceStyle
    }
    return style
  }

  var statesInterfaceStyle: Bool {
    map.targets.contains { $0.use == .users && ($0.infoProperties.interfaceStyle ?? $0.devices.interfaceStyle) != nil }
  }

  func families(ofInfoPlist file: String) -> Set<TargetDevices.Family>? {
    map.families(ofInfoPlist: FilePath.relative(file, to: root))
  }

  func families(ofAppsWith file: String) -> Set<TargetDevices.Family>? {
    map.families(ofAppsWith: FilePath.relative(Self.catalog(around: file) ?? file, to: root))
  }

  func system(of file: String) -> Int? {
    takers(of: file).highestSystem?.major
  }

  var latestSystem: Int? { map.targets.filter { $0.use == .users }.compactMap(\.devices.system).max()?.major }

  var name: String? {
    let ending = ".xcodeproj"
    let bundles = map.projects.map { $0.split(separator: "/") }.compactMap { parts in
      parts.firstIndex { $0.hasSuffix(ending) }.map { (depth: $0, name: parts[$0].dropLast(ending.count)) }
    }
    let top = bundles.map(\.depth).min()
    let names = bundles.filter { $0.depth == top }.map(\.name)
    return names.count == 1 ? names.first.map(String.init) : nil
  }

  private func location(_ place: ProjectPlace) -> SourceLocation {
    SourceLocation(file: FilePath.shown(FilePath.joined(root, place.file)), line: place.line, column: 1)
  }

  var issues: [InputIssue] {
    misplaced
      + map.issues.map { issue in
        InputIssue(
          severity: issue.isError ? .error : .warning, location: location(issue.place), message: issue.message,
          remedy: issue.remedy)
      } + Set(map.targets.filter(\.platforms.mayBeChecked).flatMap(\.infoPlists)).sorted().flatMap(manifests.issues)
  }
}
