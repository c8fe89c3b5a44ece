/// A resolver for the paths of Xcode's file references and groups.
struct XcodePaths {
  private let objects: XcodeObjects
  private let effort: ReadingEffort
  /// The identifier of the group that contains each reference.
  private let parents: [String: String]
  private var known: [String: String?] = [:]
  /// The results of ``isBuilt(_:)``; thousands of files may be in deeply nested groups.
  private var built: [String: Bool] = [:]
  /// The groups that contain files of targets.
  private var groups: Set<String> = []
  /// Whether a target's file has no path in the folder, although it is neither built nor part of the system.
  private(set) var hasUnknown = false

  init(_ objects: XcodeObjects, counting effort: ReadingEffort) {
    self.objects = objects
    self.effort = effort
    var parents: [String: String] = [:]
    for (id, object) in objects.all where object["children"] != nil {
      for child in objects.references("children", of: object) { parents[child.id] = id }
    }
    self.parents = parents
  }

  /// Returns the path of a reference, relative to the map's root.
  ///
  /// Nil for build products, SDK files, custom source trees and absolute paths.
  mutating func path(of id: String) -> String? {
    // Groups can be nested deeper than the stack allows, so the enclosing groups are collected first.
    var waiting: [(id: String, own: String)] = []
    var next = id
    var base: String?
    while true {
      if let path = known[next] {
        base = path
        break
      }
      // Groups that contain each other have no path; this ends the search.
      known[next] = .some(nil)
      guard let object = objects[next] else { break }
      waiting.append((next, object["path"]?.text ?? ""))
      let tree = object["sourceTree"]?.text ?? "<group>"
      if tree == "<group>", let parent = parents[next] {
        next = parent
      } else {
        if tree == "<group>" || tree == "SOURCE_ROOT" { base = objects.root }
        break
      }
    }
    for (id, own) in waiting.reversed() {
      base = base.flatMap { ProjectPath.joined($0, own) }
      known[id] = .some(base)
    }
    return base
  }

  /// Returns the files of a reference: the members of a variant group or group, or the reference itself.
  ///
  /// A version group counts as one file that contains its versions.
  mutating func files(of id: String) -> [String] {
    guard let first = objects[id] else { return [] }
    var group = parents[id]
    while let id = group, groups.insert(id).inserted { group = parents[id] }
    // Nearly all references are single files.
    if !Self.isGroup(first) { return file(id).map { [$0] } ?? [] }
    var (waiting, files, seen) = ([id], [String](), Set<String>())
    while let next = waiting.popLast() {
      guard effort.spend(2) else { return [] }
      guard seen.insert(next).inserted, let object = objects[next] else { continue }
      if Self.isGroup(object) {
        waiting += objects.references("children", of: object).reversed().map(\.id)
      } else if let path = file(next) {
        files.append(path)
      }
    }
    return files
  }

  /// The folders of groups that contain files of targets, if the groups state one, sorted.
  var groupFolders: [String] {
    mutating get {
      var folders: Set<String> = []
      for id in groups where objects[id]?["path"] != nil { folders.formUnion([path(of: id)].compactMap(\.self)) }
      return folders.sorted()
    }
  }

  private mutating func file(_ id: String) -> String? {
    // A reference to the project's folder states a path, such as `path = .`.
    if let path = path(of: id), !path.isEmpty || objects[id]?["path"] != nil { return path }
    if !isBuilt(id) { hasUnknown = true }
    return nil
  }

  /// The source trees of libraries that belong to the system.
  static let systemTrees: Set<String> = ["SDKROOT", "DEVELOPER_DIR"]

  /// Returns whether a reference is a build product or belongs to the system.
  private mutating func isBuilt(_ id: String) -> Bool {
    var (waiting, next, isBuilt): ([String], String?, Bool) = ([], id, false)
    while !isBuilt, let id = next, let object = objects[id] {
      if let known = built[id] {
        isBuilt = known
        break
      }
      // This also ends the search if groups contain each other.
      built[id] = false
      waiting.append(id)
      let tree = object["sourceTree"]?.text ?? "<group>"
      isBuilt =
        tree == "BUILT_PRODUCTS_DIR" || Self.systemTrees.contains(tree) || object["isa"]?.text == "PBXReferenceProxy"
      next = tree == "<group>" ? parents[id] : nil
    }
    for id in waiting { built[id] = isBuilt }
    return isBuilt
  }

  private static func isGroup(_ object: PropertyValue) -> Bool {
    switch object["isa"]?.text {
    case "PBXVariantGroup", "PBXGroup": true
    default: false
    }
  }
}
