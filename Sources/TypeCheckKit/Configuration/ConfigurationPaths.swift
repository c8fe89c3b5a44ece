import AuditModel
import Documents
import TextRules

/// The paths that a configuration names, relative to its folder.
struct ConfigurationPaths {
  /// The folder of the configuration.
  let folder: String
  /// Whether the paths are those of a file that was read, so that fonts are opened.
  let opensFonts: Bool
  /// Whether a path that leads out of the folder is a problem.
  ///
  /// Whoever proposes a change to the configuration could otherwise have any file of the machine read.
  let hasBorder: Bool

  /// Returns the path of a file as written at `node`, and reports one that is out of bounds.
  ///
  /// `option` is the option that takes such a path from the command line.
  func path(_ name: String, _ node: ConfigurationNode, option: String) -> String {
    let path = FilePath.joined(folder, name)
    if isOutside(path) {
      node.problem(
        "the path \(Quotation(name)) leads out of the folder of the configuration",
        "move the file there, or name it with \(option)")
    }
    return path
  }

  /// Returns the path of a font, and reports one that is out of bounds or that cannot be used.
  func font(_ name: String, _ node: ConfigurationNode) -> String {
    let path = path(name, node, option: "--font")
    if opensFonts, !isOutside(path), let problem = AppFont.problem(with: path) {
      node.problem("the font \(Quotation(name)) cannot be used: \(problem.what)", problem.remedy)
    }
    return path
  }

  private func isOutside(_ path: String) -> Bool { hasBorder && FilePath.leaves(folder, path) }
}
