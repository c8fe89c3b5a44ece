import Yams

extension XcodeGenSpec {
  /// The keys that list the build scripts of a target.
  ///
  /// Source: XcodeGen, Docs/ProjectSpec.md, Target, Aggregate Target, Build Script and Build Rule.
  private static let scripts = [
    "preBuildScripts", "prebuildScripts", "postCompileScripts", "postBuildScripts", "postbuildScripts", "buildScripts",
    "buildRules",
  ]

  /// Returns the files and folders that the scripts of targets and aggregate targets name.
  func scriptPaths(
    of targets: [(name: String, line: ProjectPlace, parts: [Part])], beside claims: [Claim], _ folder: ProjectFolder
  ) -> [String] {
    let aggregates = parts.flatMap { part in
      (part.node.value("aggregateTargets")?.entries ?? []).map { key, node in
        var part = part
        part.node = node
        return (name: key.single ?? "", part: part)
      }
    }
    let variables = ScriptVariables(
      targets: targets.map(\.name) + aggregates.map(\.name), project: value("name")?.single ?? "")
    var places: [String: ScriptPaths] = [:]
    for part in targets.flatMap(\.parts) + aggregates.map(\.part) {
      for script in Self.scripts.flatMap({ part.node.value($0)?.listed ?? [] }) {
        var paths = places[part.folder] ?? ScriptPaths(variables: variables, root: part.folder, folder: folder)
        func texts(_ key: String) -> [String] { (script.value(key)?.listed ?? []).compactMap(\.single) }
        paths.texts.formUnion([script.value("script")?.single].compactMap(\.self))
        paths.inputs.formUnion(texts("inputFiles") + [script.value("path")?.single].compactMap(\.self))
        paths.lists.formUnion(texts("inputFileLists"))
        places[part.folder] = paths
      }
    }
    return Set(places.values.flatMap { $0.named(beside: claims) }).sorted()
  }
}
