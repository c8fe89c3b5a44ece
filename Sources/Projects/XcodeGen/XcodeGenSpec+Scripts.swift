import Yams

extension XcodeGenSpec {
  /// The keys of a target under which scripts of its build are listed.
  ///
  /// Source: XcodeGen, Docs/ProjectSpec.md, Target and Build Script.
  private static let scripts = [
    "preBuildScripts", "prebuildScripts", "postCompileScripts", "postBuildScripts", "postbuildScripts",
  ]

  /// Returns the files and folders that the scripts of targets name.
  static func scriptPaths(of targets: [Part], _ folder: ProjectFolder) -> [String] {
    var texts: [String: Set<String>] = [:]
    for part in targets {
      for script in scripts.flatMap({ part.node.value($0)?.listed ?? [] }) {
        let files = (script.value("inputFiles")?.listed ?? []) + (script.value("inputFileLists")?.listed ?? [])
        let all = [script.value("script"), script.value("path")].compactMap(\.self) + files
        texts[part.folder, default: []].formUnion(all.compactMap(\.single))
      }
    }
    return Set(texts.flatMap { ScriptPaths.named(in: $1, at: $0, folder) }).sorted()
  }
}
