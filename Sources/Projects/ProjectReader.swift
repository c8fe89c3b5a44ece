import Documents

/// Reads the projects of a folder on disk.
package enum ProjectReader {
  /// The targets of a folder and the files that each takes.
  ///
  /// - Parameters:
  ///   - root: The folder.
  ///   - files: Its files, from it on, as a walk found them. The project files must be among them.
  /// - Returns: The targets and what they take.
  package static func map(root: String, files: [String]) -> ProjectMap {
    ProjectMap(files: files) { path in
      // A project may name any path; nothing outside of the folder is opened.
      guard !path.isEmpty, !ProjectPath.isAbove(path) else { return nil }
      // One byte more than a project file may have is enough to refuse it.
      return FileBytes.read("\(root)/\(path)", limit: PropertyListFile.largest + 1)
    }
  }
}
