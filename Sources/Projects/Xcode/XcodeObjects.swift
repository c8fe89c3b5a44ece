/// The objects of an Xcode project file, by their identifiers.
struct XcodeObjects {
  /// The path of the project file, relative to the map's root.
  let file: String
  /// The folder that SOURCE_ROOT refers to, relative to the map's root; nil if it is an absolute path.
  let root: String?
  private let objects: [String: PropertyValue]
  /// The PBXProject object.
  let project: PropertyValue

  /// Reads the objects of a property list.
  ///
  /// - Throws: ``ProjectFault`` if the list is not an Xcode project.
  init(_ list: PropertyValue, file: String) throws(ProjectFault) {
    guard let members = list["objects"], members.isDictionary else {
      throw ProjectFault(list.line, "the file has no objects, so it is not an Xcode project")
    }
    // After a bad merge, an object may occur twice; CoreFoundation keeps the last one.
    objects = Dictionary(members.members.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    guard let project = list["rootObject"]?.text.flatMap({ [objects] in objects[$0] }) else {
      throw ProjectFault(list.line, "rootObject refers to no object in the file")
    }
    self.file = file
    self.project = project
    let folder = ProjectPath.folder(of: ProjectPath.folder(of: file))
    root = ProjectPath.joined(folder, project["projectDirPath"]?.text ?? "")
  }

  subscript(id: String?) -> PropertyValue? { id.flatMap { objects[$0] } }

  /// Returns the object that another object refers to under a key.
  func object(_ key: String, of value: PropertyValue?) -> PropertyValue? { self[value?[key]?.text] }

  /// Returns the identifiers in a list, with their lines.
  func references(_ key: String, of value: PropertyValue?) -> [(id: String, line: Int)] {
    (value?[key]?.list ?? []).compactMap { element in element.text.map { ($0, element.line) } }
  }

  /// All objects, by their identifiers.
  var all: [String: PropertyValue] { objects }

  func place(_ line: Int) -> ProjectPlace { ProjectPlace(file: file, line: line) }
}
