/// The content of one project file.
struct ProjectContent {
  /// The folder that the project describes.
  var folder: String
  /// Whether all targets of the project are known.
  var isWhole = true
  /// Whether the project lists every file that its targets contain, as Xcode does.
  ///
  /// A manifest of a package does not: the app may contain other files of its folder.
  var listsFiles = false
  /// Whether a file may be in a target although no claim names it.
  var isOpen = false
  var targets: [ProjectTarget] = []
  /// The language of texts in code and in `Base.lproj`, as the project writes it; nil if it does not state one.
  var developmentRegion: String?
  /// Whether a target links a library that the project does not build, other than those of the system.
  var linksLibraries = false
  /// The files and folders of the targets; each refers to its target by an index in ``targets``.
  var claims: [Claim] = []
  var issues: [ProjectIssue] = []

  init(of file: String) { folder = Self.folder(of: file) }

  /// Whether a target other than tests contains any file.
  var hasProducts: Bool {
    let products = Set(targets.indices.filter { !targets[$0].kind.isTest })
    return claims.contains { !products.isDisjoint(with: $0.owners.targets) }
  }

  /// The same files without the targets, which the manifest for other versions of Swift has too; tests are omitted.
  private var withoutTargets: ProjectContent {
    var content = self
    content.targets = []
    content.claims = claims.filter { $0.owners.targets.contains { !targets[$0].kind.isTest } }
    for index in content.claims.indices { content.claims[index].owners = Owners([]) }
    return content
  }

  /// Leaves open which property lists the targets contain, if their settings do not say it.
  mutating func openPropertyLists() {
    guard let pattern = PathPattern("**/*.plist") else { return }
    claims.append(
      Claim(
        owners: Owners([]), path: folder, place: ProjectPlace(file: folder, line: 1),
        rule: SharedRule(FolderRule(included: [pattern]))))
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

  /// Returns whether a file is the manifest of a package, or of a package for one version of Swift.
  ///
  /// Source: docs.swift.org, Swift Package Manager, Version-specific manifest selection.
  static func isManifest(_ path: String) -> Bool {
    let name = ProjectPath.name(of: path)
    return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  /// Reads a project file of any kind.
  ///
  /// - Returns: The content, or nil for a YAML file that is not an XcodeGen specification.
  /// - Throws: ``ProjectFault`` if the file cannot be read.
  static func read(_ bytes: [UInt8], file: String, in folder: ProjectFolder) throws(ProjectFault) -> ProjectContent? {
    let content: ProjectContent? =
      switch ProjectPath.name(of: file) {
      case "project.pbxproj": try XcodeProjectReader.read(bytes, file: file, in: folder)
      case "Package.swift": try ManifestReader.read(bytes, file: file, in: folder)
      case _ where isManifest(file): try ManifestReader.read(bytes, file: file, in: folder).withoutTargets
      default: try XcodeGenReader.read(bytes, file: file, in: folder)
      }
    if folder.effort.isExhausted { throw ReadingEffort.fault }
    return content
  }
}
