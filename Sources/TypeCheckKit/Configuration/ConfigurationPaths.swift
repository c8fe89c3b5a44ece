import AuditModel
import Documents
import TextRules

/// The paths that a configuration names, relative to its folder.
struct ConfigurationPaths {
  /// The folder of the configuration.
  let folder: String
  /// Whether to open fonts, because the configuration comes from a file.
  let opensFonts: Bool
  /// Whether a path that leads out of the folder is a problem.
  ///
  /// Otherwise, a proposed change to the configuration could read any file of the machine.
  let hasBorder: Bool

  /// Returns the path of a file named at `node`, and reports a path that is out of bounds.
  ///
  /// `option` is the option that takes such a path from the command line.
  func path(_ name: String, _ node: ConfigurationNode, option: String) -> String {
    let path = FilePath.joined(folder, name)
    if isOutside(path) {
      node.problem(
        "the path \(Quotation(name)) leads out of the configuration's folder",
        "move the file into that folder, or name it with \(option)")
    }
    return path
  }

  /// Returns the path of a font, and reports a font that is out of bounds or cannot be used.
  func font(_ name: String, _ node: ConfigurationNode) -> String {
    let path = path(name, node, option: "--font")
    if opensFonts, !isOutside(path), let problem = AppFont.problem(with: path) {
      node.problem("the font \(Quotation(name)) cannot be used: \(problem.what)", problem.remedy)
    }
    return path
  }

  private func isOutside(_ path: String) -> Bool { hasBorder && FilePath.leaves(folder, path) }
}
