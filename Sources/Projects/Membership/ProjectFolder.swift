import Yams

/// The files of a folder, with access to their content for the readers of project files.
struct ProjectFolder {
  /// The paths of all files relative to the folder, sorted.
  let files: [String]
  /// The count of the steps of all readers.
  let effort = ReadingEffort()
  /// The function that reads a file in ``files``.
  private let bytes: (String) throws(ProjectFault) -> [UInt8]
  /// The configuration files and YAML files, by their folded path.
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

  /// Reads a file that a project names, ignoring letter case; returns nil if it is not in the folder.
  ///
  /// - Throws: ``ProjectFault`` if it is there but cannot be read.
  func read(_ path: String) throws(ProjectFault) -> [UInt8]? {
    guard let file = byFoldedPath[ProjectPath.folded(path)] else { return nil }
    return try bytes(file)
  }

  /// Reads the lines of a configuration file, like ``read(_:)``; several files may include it, so it is read once.
  func configuration(_ path: String) throws(ProjectFault) -> [ConfigurationLine]? {
    let file = name(of: path)
    if let lines = configurations.known[file] { return lines }
    guard let bytes = try read(path) else { return nil }
    effort.addSteps(ofBytes: bytes.count)
    let lines = try ConfigurationLine.all(in: bytes)
    configurations.known[file] = lines
    return lines
  }

  /// Reads a file that specifications include, like ``read(_:)``, once; returns nil if it is not in the folder.
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

  /// The configuration files and included specifications so far.
  private final class Configurations {
    var known: [String: [ConfigurationLine]] = [:]
    var specifications: [String: Result<Node, ProjectFault>] = [:]
  }

  /// Returns the path of a file in the letter case of its name; the same path if it is not in the folder.
  func name(of path: String) -> String { byFoldedPath[ProjectPath.folded(path)] ?? path }

  /// The project files of all kinds, sorted, without those in third-party folders.
  var projectFiles: [String] {
    files.filter { ProjectContent.isProject($0) && !KnownKind.isForeign($0) }
  }

  /// The configuration files of Xcode, sorted, without those in third-party folders.
  var configurationFiles: [String] {
    files.filter { $0.lowercased().hasSuffix(".xcconfig") && !KnownKind.isForeign($0) }
  }

  /// Returns a path that leaves the folder and enters it again, such as `../Kite/A` in Kite, without the detour.
  ///
  /// Other paths in the folder are returned unchanged, and the result is nil for paths outside of it.
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

  /// Returns whether there is a file with a path.
  func hasFile(_ path: String) -> Bool { first(from: path) == path }

  /// Returns the first file that is not before a path; nil if there is none.
  private func first(from path: String) -> String? {
    var (low, high) = (0, files.count)
    while low < high {
      let middle = (low + high) / 2
      if files[middle] < path { low = middle + 1 } else { high = middle }
    }
    return low < files.count ? files[low] : nil
  }

  /// Returns the content of a file that is only a hint; nil if it cannot be read or is larger than a limit.
  func content(of path: String, limit: Int) -> [UInt8]? {
    guard hasFile(path), let bytes = try? bytes(path), bytes.count <= limit else { return nil }
    effort.addSteps(ofBytes: bytes.count)
    return bytes
  }
}
