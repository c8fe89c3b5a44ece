import Foundation
import PackagePlugin

/// Turns a target's `Tables/`, `Templates/`, `HTML/Templates/` and `HTML/Page/` into one Swift file of string literals.
///
/// `TextEngine` also gets the manifest and the font from `Fonts/`.
@main
struct EmbedResourcesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folders = ["Tables", "Templates", "HTML/Templates", "HTML/Page"]
    var inputs = folders.flatMap { files(in: target.directoryURL.appending(path: $0)) }
    if target.name == "TextEngine" {
      let fonts = context.package.directoryURL.appending(path: "Fonts")
      inputs += ["manifest.json", "Inter-subset.ttf"].map { fonts.appending(path: $0) }
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedResources.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(inputs.count) resources in \(target.name)",
        executable: try context.tool(named: "EmbedResources").url,
        arguments: [output.path] + inputs.map(\.path), inputFiles: inputs, outputFiles: [output])
    ]
  }

  private func files(in folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    // A schema describes data for other programs, and is not needed to write them.
    let used = (found ?? []).filter { file in
      let name = file.lastPathComponent
      return !name.hasPrefix(".") && !name.hasSuffix(".schema.json") && file.pathExtension != "swift"
    }
    return used.sorted { $0.path < $1.path }
  }
}
