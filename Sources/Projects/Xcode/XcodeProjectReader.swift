/// A reader of the targets of an Xcode project and their files.
struct XcodeProjectReader {
  let objects: XcodeObjects
  let folder: ProjectFolder
  var paths: XcodePaths
  var content: ProjectContent

  /// Reads a project file.
  ///
  /// - Throws: ``ProjectFault`` if it is not a valid project file.
  static func read(_ bytes: [UInt8], file: String, in folder: ProjectFolder) throws(ProjectFault) -> ProjectContent {
    let objects = try XcodeObjects(PropertyListFile.read(bytes), file: file)
    var reader = XcodeProjectReader(
      objects: objects, folder: folder, paths: XcodePaths(objects), content: ProjectContent(of: file))
    reader.content.developmentRegion = objects.project["developmentRegion"]?.text
    reader.readTargets()
    reader.content.linksLibraries = reader.linksLibraries
    return reader.content
  }

  private mutating func readTargets() {
    var settings = XcodeSettings(objects, in: folder)
    var indices: [String: Int] = [:]
    for (id, _) in objects.references("targets", of: objects.project) {
      // Aggregate and legacy targets build no product that contains files.
      guard let target = objects[id], target["isa"]?.text == "PBXNativeTarget" else { continue }
      let index = content.targets.count
      indices[id] = index
      content.targets.append(settings.target(target, paths: &paths))
      for path in content.targets[index].infoPlists {
        claim(Claim(target: index, path: path, place: content.targets[index].place))
      }
      readPhases(of: target, index)
    }
    content.warnings += settings.warnings
    readSynchronizedFolders(indices)
  }

  /// The places of libraries that belong to the system.
  private static let systemTrees: Set<String> = ["SDKROOT", "DEVELOPER_DIR"]

  /// Whether the project names a package, or a target links a library that is neither the system's nor one of its own.
  private var linksLibraries: Bool {
    let all = objects.all
    let products = Set(all.values.compactMap { $0["productReference"]?.text })
    return all.values.contains { object in
      guard let kind = object["isa"]?.text else { return false }
      guard kind == "PBXFrameworksBuildPhase" else { return kind.contains("SwiftPackage") }
      return objects.references("files", of: object).contains { file in
        guard let id = objects[file.id]?["fileRef"]?.text, !products.contains(id) else { return false }
        return !Self.systemTrees.contains(objects[id]?["sourceTree"]?.text ?? "")
      }
    }
  }

  /// The build phases that add files to a product.
  private static let phases: Set<String> = ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXCopyFilesBuildPhase"]

  private mutating func readPhases(of target: PropertyValue, _ index: Int) {
    for (id, _) in objects.references("buildPhases", of: target) {
      guard let phase = objects[id], let kind = phase["isa"]?.text, Self.phases.contains(kind) else { continue }
      for (fileID, line) in objects.references("files", of: phase) {
        guard let file = objects[fileID], let reference = file["fileRef"]?.text else { continue }
        // The entry in the phase also names the file, and it is the line that a user would delete.
        let place = objects.place(line)
        for path in paths.files(of: reference) {
          claim(Claim(target: index, path: path, place: place, filter: Self.filter(of: file)))
        }
      }
    }
  }

  /// Adds a file or folder of a target; a path above the root of the map is ignored.
  mutating func claim(_ claim: Claim) {
    if !ProjectPath.isAbove(claim.path) { content.claims.append(claim) }
  }

  /// Returns the platforms of a filter: `platformFilter = ios;` or `platformFilters = (ios, maccatalyst, );`.
  static func filter(of value: PropertyValue) -> Set<ProjectPlatform>? {
    platforms((value["platformFilters"]?.list ?? []) + [value["platformFilter"]].compactMap { $0 })
  }

  /// Returns the platforms that filters name, or nil if there is no filter or one of them is unknown.
  static func platforms(_ names: [PropertyValue]) -> Set<ProjectPlatform>? {
    Set(known: names.map { $0.text.flatMap { ProjectPlatform(name: $0) } })
  }
}
