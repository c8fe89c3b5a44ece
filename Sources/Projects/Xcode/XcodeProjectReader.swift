/// A reader for the targets of an Xcode project and their files.
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
      objects: objects, folder: folder, paths: XcodePaths(objects, counting: folder.effort),
      content: ProjectContent(of: file))
    reader.content.developmentRegion = objects.project["developmentRegion"]?.text
    reader.readTargets()
    reader.content.linksLibraries = reader.linksLibraries
    reader.content.listsFiles = true
    if reader.paths.hasUnknown { reader.content.isOpen = true }
    reader.readScripts()
    return reader.content
  }

  private mutating func readTargets() {
    var settings = XcodeSettings(objects, in: folder)
    var indices: [String: Int] = [:]
    var owners: [(phase: String, targets: [Int])] = []
    var places: [String: Int] = [:]
    for (id, _) in objects.references("targets", of: objects.project) {
      guard let target = objects[id] else { continue }
      // Aggregate and legacy targets build no product, but files that they copy may end up in one.
      let index = target["isa"]?.text == "PBXNativeTarget" ? content.targets.count : nil
      if let index {
        indices[id] = index
        content.targets.append(settings.target(target, paths: &paths))
        let place = content.targets[index].place
        for path in content.targets[index].infoPlists { claim(Claim(target: index, path: path, place: place)) }
      }
      // A phase shared by several targets is read once, because it may have a thousand targets and files.
      for (phase, _) in objects.references("buildPhases", of: target) {
        let number = places[phase] ?? owners.count
        if number == owners.count { owners.append((phase, [])) }
        places[phase] = number
        if let index, owners[number].targets.last != index { owners[number].targets.append(index) }
      }
    }
    for (phase, targets) in owners { readPhase(phase, of: Owners(targets)) }
    content.issues += settings.issues
    content.listFolders(paths.groupFolders)
    let phases = places.compactMapValues { owners[$0].targets.first }
    readSynchronizedFolders(indices, phases)
    if settings.hasUnknownInfoPlist { content.openPropertyLists() }
  }

  /// Whether the project uses a package, or a target links a library that is neither its own nor the system's.
  private var linksLibraries: Bool {
    let all = objects.all
    let products = Set(all.values.compactMap { $0["productReference"]?.text })
    return all.values.contains { object in
      guard let kind = object["isa"]?.text else { return false }
      guard kind == "PBXFrameworksBuildPhase" else { return kind.contains("SwiftPackage") }
      return objects.references("files", of: object).contains { file in
        guard let id = objects[file.id]?["fileRef"]?.text, !products.contains(id) else { return false }
        return !XcodePaths.systemTrees.contains(objects[id]?["sourceTree"]?.text ?? "")
      }
    }
  }

  /// Adds the files that scripts of all targets name; they may end up in any target.
  private mutating func readScripts() {
    guard let root = objects.root else { return }
    let targets = objects.references("targets", of: objects.project).compactMap { objects[$0.id]?["name"]?.text }
    let bundle = ProjectPath.name(of: ProjectPath.folder(of: objects.file))
    let variables = ScriptVariables(targets: targets, project: String(bundle.dropLast(".xcodeproj".count)))
    var scripts = ScriptPaths(variables: variables, root: root, folder: folder)
    for object in objects.all.values {
      switch object["isa"]?.text {
      case "PBXShellScriptBuildPhase":
        scripts.texts.formUnion([object["shellScript"]?.text].compactMap(\.self))
        scripts.inputs.formUnion((object["inputPaths"]?.list ?? []).compactMap(\.text))
        scripts.lists.formUnion((object["inputFileListPaths"]?.list ?? []).compactMap(\.text))
      case "PBXBuildRule": scripts.texts.formUnion([object["script"]?.text].compactMap(\.self))
      default: break
      }
    }
    let place = objects.place(objects.project.line)
    for path in scripts.named(beside: content.claims) { claim(Claim(owners: Owners([]), path: path, place: place)) }
  }

  /// The build phases that add files to a product.
  private static let phases: Set<String> = ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase", "PBXCopyFilesBuildPhase"]

  private mutating func readPhase(_ id: String, of owners: Owners) {
    guard let phase = objects[id], let kind = phase["isa"]?.text, Self.phases.contains(kind) else { return }
    var seen: Set<Reference> = []
    for (fileID, line) in objects.references("files", of: phase) {
      guard let file = objects[fileID], let reference = file["fileRef"]?.text else { continue }
      let filter = Self.filter(of: file)
      guard seen.insert(Reference(id: reference, filter: filter)).inserted else { continue }
      // The phase entry also names the file, and is the line that a user would delete.
      let place = objects.place(line)
      // One entry may be a group, which can contain any number of files.
      let files = paths.files(of: reference)
      guard folder.effort.spend(max(0, files.count - 1) * ReadingEffort.claim) else { return }
      for path in files { claim(Claim(owners: owners, path: path, place: place, filter: filter)) }
    }
  }

  /// A file or group in a build phase, for ignoring repeated entries.
  private struct Reference: Hashable {
    var id: String
    var filter: Set<ProjectPlatform>?
  }

  /// Adds a file or folder of a target.
  mutating func claim(_ claim: Claim) { content.claims.append(claim) }

  /// Returns the platforms of a filter: `platformFilter = ios;` or `platformFilters = (ios, maccatalyst, );`.
  static func filter(of value: PropertyValue) -> Set<ProjectPlatform>? {
    platforms((value["platformFilters"]?.list ?? []) + [value["platformFilter"]].compactMap { $0 })
  }

  /// Returns the platforms that filters name, or nil if there is no filter or one is unknown.
  static func platforms(_ names: [PropertyValue]) -> Set<ProjectPlatform>? {
    Set(known: names.map { $0.text.flatMap { ProjectPlatform(name: $0) } })
  }
}
