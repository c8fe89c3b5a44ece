/// The files of a folder, as the readers of project files need them.
struct ProjectFolder {
  /// All files, sorted.
  let files: [String]
  /// The bytes of a file as it is written in ``files``; nil if it cannot be read.
  let bytes: (String) -> [UInt8]?
  /// The configuration and included files by their folded path.
  private let byFoldedPath: [String: String]

  init(files: [String], bytes: @escaping (String) -> [UInt8]?) {
    self.files = files
    self.bytes = bytes
    let named = files.filter { [".xcconfig", ".yml", ".yaml"].contains(where: $0.lowercased().hasSuffix) }
    byFoldedPath = Dictionary(named.map { (ProjectPath.folded($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The bytes of a file that a project names, whatever case it writes; nil if there is none or it cannot be read.
  func read(_ path: String) -> [UInt8]? { byFoldedPath[ProjectPath.folded(path)].flatMap(bytes) }

  /// The project files of all kinds, sorted; those in other people's folders are none of the app's.
  var projectFiles: [String] {
    files.filter { ProjectContent.isProject($0) && !KnownKind.isForeign($0) }
  }

  /// Whether there is a file in a folder.
  func hasFiles(in folder: String) -> Bool {
    let start = folder + "/"
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if files[middle] < start { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].hasPrefix(start)
  }
}

/// The content of one project file.
struct ProjectContent {
  /// The folder that it says something about.
  var folder: String
  /// Whether all of its targets are known.
  var isWhole = true
  var targets: [ProjectTarget] = []
  /// The files and folders of the targets; each names its target by the index in ``targets``.
  var claims: [Claim] = []
  var warnings: [ProjectWarning] = []

  init(of file: String) { folder = Self.folder(of: file) }

  /// The folder that a project file says something about: the one that an Xcode project is in, not the project itself.
  static func folder(of file: String) -> String {
    let folder = ProjectPath.folder(of: file)
    return ProjectPath.name(of: file) == "project.pbxproj" ? ProjectPath.folder(of: folder) : folder
  }

  static func isProject(_ path: String) -> Bool {
    switch ProjectPath.name(of: path) {
    case "project.pbxproj": ProjectPath.folder(of: path).lowercased().hasSuffix(".xcodeproj")
    case "project.yml", "project.yaml", "Package.swift": true
    default: false
    }
  }

  /// Reads a project file.
  ///
  /// - Returns: nil for a file that only has the name of a project file.
  /// - Throws: ``ProjectFault`` if it cannot be read.
  static func read(_ bytes: [UInt8], file: String, in folder: ProjectFolder) throws(ProjectFault) -> ProjectContent? {
    switch ProjectPath.name(of: file) {
    case "project.pbxproj": try XcodeProjectReader.read(bytes, file: file, in: folder)
    case "Package.swift": try ManifestReader.read(bytes, file: file, in: folder)
    default: try XcodeGenReader.read(bytes, file: file, in: folder)
    }
  }
}
