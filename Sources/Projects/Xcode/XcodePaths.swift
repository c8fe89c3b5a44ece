/// A resolver for the paths of file references and groups in an Xcode project.
struct XcodePaths {
  private let objects: XcodeObjects
  /// The identifier of the group that contains each reference.
  private let parents: [String: String]
  private var known: [String: String?] = [:]

  init(_ objects: XcodeObjects) {
    self.objects = objects
    var parents: [String: String] = [:]
    for (id, object) in objects.all where object["children"] != nil {
      for child in objects.references("children", of: object) { parents[child.id] = id }
    }
    self.parents = parents
  }

  /// Returns the path of a reference, relative to the map's root.
  ///
  /// The result is nil for built products, files of the SDK, custom source trees and absolute paths.
  mutating func path(of id: String) -> String? {
    if let path = known[id] { return path }
    // This ends the recursion for groups that contain each other, which have no path.
    known[id] = .some(nil)
    let path = resolve(id)
    known[id] = .some(path)
    return path
  }

  private mutating func resolve(_ id: String) -> String? {
    guard let object = objects[id] else { return nil }
    let own = object["path"]?.text ?? ""
    let base: String? =
      switch object["sourceTree"]?.text {
      case "<group>", nil: parents[id].map { path(of: $0) } ?? objects.root
      case "SOURCE_ROOT": objects.root
      default: nil
      }
    return base.flatMap { ProjectPath.joined($0, own) }
  }

  /// Returns the files of a reference: the members of a localised file or of a group, or the reference itself.
  ///
  /// A version group counts as one file, which contains its versions.
  mutating func files(of id: String) -> [String] {
    var (waiting, files, seen) = ([id], [String](), Set<String>())
    while let next = waiting.popLast() {
      guard seen.insert(next).inserted, let object = objects[next] else { continue }
      switch object["isa"]?.text {
      case "PBXVariantGroup", "PBXGroup": waiting += objects.references("children", of: object).reversed().map(\.id)
      default: if let path = path(of: next), !path.isEmpty { files.append(path) }
      }
    }
    return files
  }
}
