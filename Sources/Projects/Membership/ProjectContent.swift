/// The content of one project file.
struct ProjectContent {
  /// The folder that the project describes.
  var folder: String
  /// Whether all targets of the project are known.
  var isWhole = true
  /// Whether the project lists every file of its targets, as Xcode does.
  ///
  /// A package manifest does not: the app may contain other files of the folder.
  var listsFiles = false
  /// The folders outside ``folder`` whose files the project also lists, such as `App` for `ios/Kite.xcodeproj`.
  private(set) var listedFolders: Set<String> = []
  /// Whether targets may contain files that no claim names.
  var isOpen = false
  var targets: [ProjectTarget] = []
  /// The language of texts in code and in `Base.lproj`, as written; nil if the project does not state one.
  var developmentRegion: String?
  /// Whether a target links a library that is neither built by the project nor part of the system.
  var linksLibraries = false
  /// The files and folders of the targets; claims refer to targets by their index in ``targets``.
  var claims: [Claim] = []
  var issues: [ProjectIssue] = []

  init(of file: String) { folder = Self.folder(of: file) }

  /// Whether a target that is not a test contains any file.
  var hasProducts: Bool {
    let products = Set(targets.indices.filter { !targets[$0].kind.isTest })
    return claims.contains { !products.isDisjoint(with: $0.owners.targets) }
  }

  /// Adds folders whose files the project lists, except those that enclose its own folder.
  mutating func listFolders(_ paths: [String]) {
    listedFolders.formUnion(
      paths.filter { !ProjectPath.isAbove($0) && isOutside($0) && !ProjectPath.isInside(folder, $0) })
  }

  private func isOutside(_ path: String) -> Bool { !ProjectPath.isInside(path, folder) }

  /// The localised files outside ``folder`` that the project lists, without lproj folders.
  var listedVariants: Set<String> {
    Set(
      claims.lazy.filter { $0.path.contains(".lproj/") && !$0.owners.targets.isEmpty && isOutside($0.path) }
        .map { ProjectPath.aboveLanguage(ProjectPath.folded($0.path)[...]) })
  }

  /// Adds claims for all property lists, because settings do not show which ones the targets contain.
  mutating func openPropertyLists() {
    guard let pattern = PathPattern("**/*.plist") else { return }
    let rule = SharedRule(FolderRule(included: [pattern]))
    let place = ProjectPlace(file: folder, line: 1)
    let folders = [folder] + listedFolders.sorted()
    claims += folders.map { Claim(owners: Owners([]), path: $0, place: place, rule: rule) }
  }

  /// Returns the folder that a project file describes.
  ///
  /// For an Xcode project, it is the folder that contains the `.xcodeproj`.
  static func folder(of file: String) -> String {
    let folder = ProjectPath.folder(of: file)
    return ProjectPath.name(of: file) == "project.pbxproj" ? ProjectPath.folder(of: folder) : folder
  }

  static func isProject(_ path: String) -> Bool {
    switch ProjectPath.name(of: path) {
    case "project.pbxproj": ProjectPath.folder(of: path).lowercased().hasSuffix(".xcodeproj")
    case "project.yml", "project.yaml": true
    default: isManifest(path)
    }
  }

  /// Returns whether a file is a package manifest, or a manifest for one Swift version.
  ///
  /// Source: docs.swift.org, Swift Package Manager, Version-specific manifest selection.
  static func isManifest(_ path: String) -> Bool {
    let name = ProjectPath.name(of: path)
    return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }
}
