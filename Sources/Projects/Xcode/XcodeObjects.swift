/// The objects of an Xcode project file by their identifier.
struct XcodeObjects {
  /// The project file.
  let file: String
  /// The folder that paths below SOURCE_ROOT start at, from the root of the map on; nil if it is outside.
  let root: String?
  private let objects: [String: PropertyValue]
  /// The PBXProject object.
  let project: PropertyValue

  /// Takes the objects of a property list.
  ///
  /// - Throws: ``ProjectFault`` if it is not that of a project.
  init(_ list: PropertyValue, file: String) throws(ProjectFault) {
    guard let members = list["objects"], members.isDictionary else {
      throw ProjectFault(list.line, "the file has no objects, so it is not an Xcode project")
    }
    // A project that was merged badly may have an object twice; CoreFoundation keeps the last.
    objects = Dictionary(members.members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    guard let project = list["rootObject"]?.text.flatMap({ [objects] in objects[$0] }) else {
      throw ProjectFault(list.line, "rootObject names no object of the file")
    }
    self.file = file
    self.project = project
    let folder = ProjectPath.folder(of: ProjectPath.folder(of: file))
    root = ProjectPath.joined(folder, project["projectDirPath"]?.text ?? "")
  }

  subscript(id: String?) -> PropertyValue? { id.flatMap { objects[$0] } }

  /// The object that a key of another names.
  func object(_ key: String, of value: PropertyValue?) -> PropertyValue? { self[value?[key]?.text] }

  /// The identifiers in a list, with their lines.
  func references(_ key: String, of value: PropertyValue?) -> [(id: String, line: Int)] {
    (value?[key]?.list ?? []).compactMap { element in element.text.map { ($0, element.line) } }
  }

  /// Every object with its identifier.
  var all: [String: PropertyValue] { objects }

  func place(_ line: Int) -> ProjectPlace { ProjectPlace(file: file, line: line) }
}
