import Documents

/// A reader of the projects in a folder on disk.
package enum ProjectReader {
  /// Reads the targets in a folder and the files that each contains.
  ///
  /// - Parameters:
  ///   - root: The path of the folder.
  ///   - files: The paths of its files relative to the folder, including the project files.
  /// - Returns: The targets and their files.
  package static func map(root: String, files: [String]) -> ProjectMap {
    ProjectMap(files: files) { path in
      // A project may name any path, but files outside the folder are never opened.
      guard !path.isEmpty, !ProjectPath.isAbove(path) else { return nil }
      // One byte more than the limit is enough to reject the file.
      return FileBytes.read("\(root)/\(path)", limit: PropertyListFile.largest + 1)
    }
  }
}
