package import Documents

/// A reader of the projects in a folder on disk.
package enum ProjectReader {
  /// Reads the targets in a folder and the files that each contains.
  ///
  /// `files` are paths relative to `root`, including the project files. `obstacles` are files that cannot be read.
  /// Files outside all `borders` are not read, even through a link; nil means `root`, and an empty list no limit.
  package static func map(
    root: String, files: [String], obstacles: [String: FileKind] = [:], borders: [String]? = nil
  ) -> ProjectMap {
    ProjectMap(files: files, root: root) { path throws(ProjectFault) in
      let whole = "\(root)/\(path)"
      // A project may name any path, but files outside the folder are never opened.
      guard !path.isEmpty, !ProjectPath.isAbove(path), !isOutside(whole, of: borders ?? [root]) else { throw outside }
      if let fault = fault(of: obstacles[path] ?? FileKind(at: whole), whole) { throw fault }
      // One byte more than the limit is enough to reject the file.
      guard let bytes = FileBytes.read(whole, limit: PropertyListFile.largest + 1) else { throw forbidden }
      return bytes
    }
  }

  private static let outside = ProjectFault(
    1, "this link leads out of the checked folder, so it is not followed", "replace it with a copy")
  private static let forbidden = ProjectFault(1, "the project file cannot be read", "check its permissions")

  private static func fault(of kind: FileKind, _ path: String) -> ProjectFault? {
    switch kind {
    case .file, .folder: nil
    case .missing where FileKind.isLink(path): ProjectFault(1, "the link target is missing", "correct or remove it")
    case .missing, .forbidden: forbidden
    case .special: ProjectFault(1, "this is not a regular file", "remove it or replace it with a file")
    // A link out of an input may stay inside the enclosing folder.
    case .outside: nil
    }
  }

  /// Returns whether a file, with links resolved, is outside all given folders; false without folders.
  package static func isOutside(_ path: String, of borders: [String]) -> Bool {
    !borders.isEmpty && borders.allSatisfy { FilePath.leaves($0, path) }
  }

  /// Returns whether a file that cannot be read may define targets or their settings.
  package static func mayRead(_ path: String) -> Bool {
    ProjectContent.isProject(path) || ["xcconfig", "yml", "yaml"].contains(FilePath.ending(of: path))
  }
}
