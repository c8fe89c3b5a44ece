import AuditModel
import Documents
import Foundation
import LayoutFiles
import Projects

/// The membership of files in the app, which its projects define.
///
/// Files of other platforms, of tests and of the system are not part of the app.
///
/// The projects are read when the membership of the first file is requested.
final class AppMembership {
  /// The maximum number of entries to search for projects in a folder above the inputs.
  ///
  /// This is our own limit: a home folder has more entries, and a large app has fewer.
  private static let mostEntries = 200_000

  private let inventory: Inventory
  private lazy var projects = Projects(of: inventory)
  private var known: [String: SkipReason?] = [:]

  /// Whether to read the projects although no file's membership is requested.
  private let isNeeded: Bool

  /// Creates the membership of the files of an inventory.
  ///
  /// `isNeeded` has the projects read although no file's membership is requested.
  init(_ inventory: Inventory, isNeeded: Bool = false) {
    self.inventory = inventory
    self.isNeeded = isNeeded
  }

  /// Returns the reason to skip a file, or nil if it is part of the app or no project mentions it.
  func reasonToSkip(_ entry: FileEntry) -> SkipReason? {
    let unit = projects.unit(of: entry, in: inventory)
    if let reason = known[unit.key] { return reason }
    let reason = projects.reasonToSkip(unit.path)
    known[unit.key] = .some(reason)
    return reason
  }

  /// The targets of the app's projects, in the order of the projects.
  var targets: [UsesReport.Target] { projects.targets }

  /// The Info.plist files of an app without a project.
  var manifests: [AppManifest] = []

  /// The devices that the app runs on; without a project, only what Info.plist files state is known.
  var devices: AppDevices {
    isUnread ? AppDevices() : projects.targets.isEmpty ? AppDevices(of: manifests) : projects.devices
  }

  /// The names of the storyboards that the system shows at launch; empty if no target and no Info.plist states one.
  var mainStoryboards: Set<String> {
    isUnread || projects.targets.isEmpty
      ? Set(manifests.lazy.flatMap(\.mainStoryboards)) : projects.mainStoryboards
  }

  /// Whether the app may have libraries that no project builds; without a project, nothing is known of them.
  var mayUseLibraries: Bool { isUnread || projects.targets.isEmpty || projects.usesLibraries }

  /// The development language of the projects, as a BCP 47 tag; nil if they differ or none states it.
  var developmentLanguage: String? { isUnread ? nil : projects.developmentLanguage }

  /// Returns the highest version of iOS that a target with a file requires, as a major number.
  ///
  /// The result is nil if no target is known to contain the file. An extension of an app may require a later version
  /// than the app.
  func system(of file: String) -> Int? { projects.system(of: file) }

  /// Returns the names of the targets with a file; empty if none is known.
  func targets(of file: String) -> Set<String> { isUnread ? [] : projects.targets(of: file) }

  /// Returns the value of `UIUserInterfaceStyle` for each target with a file, nil for one without a value.
  ///
  /// A file of a library has the values of the apps. The result is empty if no target is known.
  func interfaceStyles(of file: String) -> [String?] { isUnread ? [] : projects.interfaceStyles(of: file) }

  /// Whether the build settings or the specification of a target state `UIUserInterfaceStyle`.
  var statesInterfaceStyle: Bool { !isUnread && projects.statesInterfaceStyle }

  /// The highest major version of iOS that a target requires; nil if no target states one.
  var latestSystem: Int? { projects.latestSystem }

  /// The name of the only Xcode project in the topmost folder with one; nil if there are several or no project was read.
  var name: String? { isUnread ? nil : projects.name }

  /// Whether nothing has requested the projects.
  private var isUnread: Bool { known.isEmpty && !isNeeded }

  /// The warnings about project files that could not be read; empty if no project was read.
  var issues: [InputIssue] { known.isEmpty ? [] : projects.issues }
}

extension AppMembership {
  /// The projects of the folder that the inputs belong to.
  private struct Projects {
    private let root: String
    private let map: ProjectMap
    /// The path of each input relative to the root; empty for the root itself.
    private let prefixes: [String]

    init(of inventory: Inventory) {
      let folders = inventory.inputs.map { input in
        FilePath.absolute(input.entry.kind == .folder ? input.entry.path : FilePath.folder(of: input.entry.path))
      }
      let shared = Self.shared(folders)
      var root = Self.project(at: shared) ?? shared
      var outside: [FileEntry] = []
      if !folders.contains(root) {
        let around = Self.walk(root, around: Set(folders))
        if around.isCut { root = shared } else { outside = around.entries }
      }
      self.root = root
      prefixes = inventory.inputs.map { input in
        let path = FilePath.relative(input.entry.path, to: root)
        return path == "." ? "" : path
      }
      let skipped = root.hasSuffix("/") ? root.count : root.count + 1
      var files = outside.map { String($0.path.dropFirst(skipped)) }
      for entry in inventory.entries where entry.kind == .file {
        files.append(Self.joined(prefixes[entry.input], inventory.path(belowInput: entry)))
      }
      map = ProjectReader.map(root: root, files: files)
    }

    private static func joined(_ folder: String, _ path: Substring) -> String {
      folder.isEmpty ? String(path) : path.isEmpty ? folder : "\(folder)/\(path)"
    }

    /// Returns the files in a folder, without those in the inputs.
    private static func walk(_ root: String, around inputs: Set<String>) -> FolderWalk {
      let entry = FileEntry(path: root, shown: root, name: "", depth: 0, kind: .folder, isNamed: true)
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
      [".git", "Package.swift", "project.yml", "project.yaml"].contains(name) || name.hasSuffix(".xcodeproj")
    }

    /// Returns the path whose membership decides about an entry, and a key that entries with the same decision share.
    ///
    /// All files of an asset catalog, an exported localization or a bundle have the same decision.
    func unit(of entry: FileEntry, in inventory: Inventory) -> (key: String, path: String) {
      let path = Self.joined(prefixes[entry.input], inventory.path(belowInput: entry))
      if let folder = Self.catalog(around: path) { return (folder, folder) }
      // The path of a file in the bundle shows that the bundle is a folder.
      if let range = path.range(of: ".bundle/") { return (String(path[..<range.upperBound]), path) }
      return (path, path)
    }

    func reasonToSkip(_ path: String) -> SkipReason? {
      guard case .skip(let ground) = map.membership(of: path).decision else { return nil }
      return SkipReason(
        ground.text, at: ground.place.map(location), remedy: "name the files, or use --all-files to read them all")
    }

    var targets: [UsesReport.Target] {
      map.targets.map { target in
        var platforms: Set<ProjectPlatform> = []
        if case .known(let known) = target.platforms { platforms = known }
        return UsesReport.Target(
          name: target.name, platforms: platforms.map(\.displayName).sorted(),
          deploymentTarget: target.deploymentTarget?.description)
      }
    }

    var devices: AppDevices {
      AppDevices(of: map.targets, location: location, manifest: manifest)
    }

    var mainStoryboards: Set<String> {
      map.targets.filter { $0.kind == .app && $0.platforms.mayBeChecked }.reduce(into: []) { names, target in
        names.formUnion(target.devices.mainStoryboards.union(target.infoProperties.mainStoryboards))
        for path in target.infoPlists { names.formUnion(manifest(path)?.mainStoryboards ?? []) }
      }
    }

    var usesLibraries: Bool { map.usesLibraries }

    var developmentLanguage: String? {
      let languages = Set(map.developmentRegions.map { LanguageTag(folder: $0[...]).identifier })
      return languages.count == 1 ? languages.first.flatMap { LanguageTag.isKnown($0) ? $0 : nil } : nil
    }

    private func manifest(_ path: String) -> AppManifest? {
      guard let bytes = FileBytes.read(FilePath.joined(root, path), limit: Self.largestManifest) else { return nil }
      return InfoPlistReader.manifest(bytes, path: path)
    }

    private func takings(of file: String) -> [Taking] {
      map.membership(of: FilePath.relative(file, to: root)).takings.filter(\.mayBeChecked)
    }

    func targets(of file: String) -> Set<String> {
      Set(takings(of: Self.catalog(around: file) ?? file).map(\.target.name))
    }

    /// Returns the asset catalog or exported localization around a file, which a target has as a whole.
    private static func catalog(around path: String) -> String? {
      let found = [".xcassets/", ".xcloc/"].lazy.compactMap { path.range(of: $0) }.first
      return found.map { String(path[..<path.index(before: $0.upperBound)]) }
    }

    func interfaceStyles(of file: String) -> [String?] {
      let own = takings(of: file).map(\.target).filter(\.kind.hasManifest)
      let apps = map.targets.filter { $0.kind == .app && $0.platforms.mayBeChecked }
      return (own.isEmpty ? apps : own).map { target in
        if let style = target.infoProperties.interfaceStyle { return style }
        let stated = target.infoPlists.map { manifest($0)?.interfaceStyle }
        guard let first = stated.first, let style = first, stated.allSatisfy({ $0 == style }) else {
          return target.devices.interfaceStyle
        }
        return style
      }
    }

    var statesInterfaceStyle: Bool {
      map.targets.contains { ($0.infoProperties.interfaceStyle ?? $0.devices.interfaceStyle) != nil }
    }

    func system(of file: String) -> Int? {
      takings(of: file).compactMap(\.target.devices.system).max()?.major
    }

    var latestSystem: Int? { map.targets.compactMap(\.devices.system).max()?.major }

    var name: String? {
      let ending = ".xcodeproj"
      let bundles = map.projects.map { $0.split(separator: "/") }.compactMap { parts in
        parts.firstIndex { $0.hasSuffix(ending) }.map { (depth: $0, name: parts[$0].dropLast(ending.count)) }
      }
      let top = bundles.map(\.depth).min()
      let names = bundles.filter { $0.depth == top }.map(\.name)
      return names.count == 1 ? names.first.map(String.init) : nil
    }

    /// The maximum size of an Info.plist in bytes (our own limit, far above any).
    private static let largestManifest = 4 << 20

    private func location(_ place: ProjectPlace) -> SourceLocation {
      SourceLocation(file: FilePath.shown(FilePath.joined(root, place.file)), line: place.line, column: 1)
    }

    var issues: [InputIssue] {
      map.warnings.map { warning in
        .warning(at: location(warning.place), warning.message, fix: warning.remedy)
      }
    }
  }
}

extension ProductKind {
  /// Whether the product has an Info.plist that decides how its views look.
  fileprivate var hasManifest: Bool { self == .app || self == .appClip || self == .appExtension }
}
