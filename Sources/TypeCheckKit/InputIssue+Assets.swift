import AuditModel
import Documents

extension [InputIssue] {
  /// Returns the issues, with errors about single sets of an asset catalog as warnings.
  ///
  /// A picture or colour that cannot be read does not affect the results for texts and other colours. It remains an
  /// error if the user names the asset catalog or set, if a link leads out of the checked folder, or if the file has a
  /// merge conflict.
  func withoutStopping(_ inventory: Inventory) -> [InputIssue] {
    let asked = inventory.inputs.map(\.entry).filter { Self.isAsset($0.shown) || $0.kind == .file }
    return map { issue in
      let file = issue.location.file
      guard issue.severity == .error, !Self.stopping.contains(issue.message), Self.isAsset(file),
        !asked.contains(where: { file == $0.shown || file.hasPrefix($0.shown + "/") })
      else { return issue }
      var warning = issue
      warning.severity = .warning
      return warning
    }
  }

  /// Returns whether a path is that of an asset catalog, or inside one.
  static func isAsset(_ path: String) -> Bool {
    path.split(separator: "/").contains { $0.hasSuffix(".xcassets") }
  }

  /// The messages of problems that are errors everywhere.
  private static var stopping: [String] {
    [InputIssue.found("", shown: "", .outside).message, GitTrace.conflictMessage]
  }
}
