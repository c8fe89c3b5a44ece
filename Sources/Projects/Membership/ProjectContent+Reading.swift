extension ProjectContent {
  /// Reads a project file of any kind; returns nil for YAML files other than XcodeGen specifications.
  ///
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

  /// The same files without targets, which a manifest for other Swift versions repeats; tests are omitted.
  private var withoutTargets: ProjectContent {
    var content = self
    content.targets = []
    content.claims = claims.filter { $0.owners.targets.contains { !targets[$0].kind.isTest } }
    for index in content.claims.indices { content.claims[index].owners = Owners([]) }
    return content
  }
}
