import Yams

/// The files of a folder, whose content the readers of project files can load.
struct ProjectFolder {
  /// The paths of all files relative to the folder, sorted.
  let files: [String]
  /// The count of the steps that all readers take.
  let effort = ReadingEffort()
  /// The function that reads a file in ``files``.
  private let bytes: (String) throws(ProjectFault) -> [UInt8]
  /// The configuration and YAML files, by their folded path.
  private let byFoldedPath: [String: String]

  /// The components of the folder's own path.
  private let place: [Substring]

  init(files: [String], root: String = "", bytes: @escaping (String) throws(ProjectFault) -> [UInt8]) {
    self.files = files
    place = root.split(separator: "/")
    self.bytes = bytes
    let named = files.filter { [".xcconfig", ".yml", ".yaml"].contains(where: $0.lowercased().hasSuffix) }
    byFoldedPath = Dictionary(named.map { (ProjectPath.folded($0), $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Reads a file that a project names, ignoring letter case; returns nil if the folder does not contain it.
  ///
  /// - Throws: ``ProjectFault`` if the file exists but cannot be read.
  func read(_ path: String) throws(ProjectFault) -> [UInt8]? {
    guard let file = byFoldedPath[ProjectPath.folded(path)] else { return nil }
    return try bytes(file)
  }

  /// Reads the lines of a configuration file like ``read(_:)``, once even if several files include it.
  func configuration(_ path: String) throws(ProjectFault) -> [ConfigurationLine]? {
    let file = name(of: path)
    if let lines = configurations.known[file] { return lines }
    guard let bytes = try read(path) else { return nil }
    effort.addSteps(ofBytes: bytes.count)
    let lines = try ConfigurationLine.all(in: bytes)
    configurations.known[file] = lines
    return lines
  }

  /// Parses an included specification file once; returns nil if the folder does not contain it.
  func specification(_ path: String) throws(ProjectFault) -> Node? {
    let file = name(of: path)
    if let node = configurations.specifications[file] { return try node.get() }
    guard let bytes = try read(path) else { return nil }
    try effort.parse(bytes.count)
    let node = Result { () throws(ProjectFault) in try XcodeGenFile.root(bytes, counting: effort) }
    configurations.specifications[file] = node
    return try node.get()
  }

  private let configurations = Configurations()

  /// A cache of configuration files and included specifications.
  private final class Configurations {
    var known: [String: [ConfigurationLine]] = [:]
    var specifications: [String: Result<Node, ProjectFault>] = [:]
  }

  /// Returns a path in the letter case of the actual file, or unchanged if the folder does not contain it.
  func name(of path: String) -> String { byFoldedPath[ProjectPath.folded(path)] ?? path }

  /// The project files of all kinds, sorted, without those in third-party folders.
  var projectFiles: [String] {
    files.filter { ProjectContent.isProject($0) && !KnownKind.isForeign($0) }
  }

  /// The Xcode configuration files, sorted, without those in third-party folders.
  var configurationFiles: [String] {
    files.filter { $0.lowercased().hasSuffix(".xcconfig") && !KnownKind.isForeign($0) }
  }

  /// Returns a path without a detour out of the folder and back, as in `../Kite/A` for the folder Kite.
  ///
  /// Other paths in the folder are returned unchanged. Nil for paths outside the folder.
  func inside(_ path: String) -> String? {
    guard ProjectPath.isAbove(path) else { return path }
    let parts = path.split(separator: "/")
    let steps = parts.prefix { $0 == ".." }.count
    guard !path.hasPrefix("/"), steps <= place.count,
      parts[steps...].prefix(steps).map({ $0.lowercased() }) == place.suffix(steps).map({ $0.lowercased() })
    else { return nil }
    return parts[(2 * steps)...].joined(separator: "/")
  }

  /// Returns whether a folder contains any file, at any depth.
  func hasFiles(in folder: String) -> Bool { first(from: folder + "/")?.hasPrefix(folder + "/") == true }

  /// Returns whether a file exists at a path.
  func hasFile(_ path: String) -> Bool { first(from: path) == path }

  /// Returns the first file at or after a path in sorted order, or nil if there is none.
  private func first(from path: String) -> String? {
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if files[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low < files.count ? files[low] : nil
  }

  /// Returns the content of an optional file, or nil if it cannot be read or exceeds a size limit.
  func content(of path: String, limit: Int) -> [UInt8]? {
    guard hasFile(path), let bytes = try? bytes(path), bytes.count <= limit else { return nil }
    effort.addSteps(ofBytes: bytes.count)
    return bytes
  }
}
