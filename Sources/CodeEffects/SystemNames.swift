package import SwiftTrees
internal import Vocabulary

/// The names that the system declares, so that using them does not count as unread code.
///
/// Source: `system-members.csv` and `apple-modules.csv`.
package enum SystemNames {
  /// The members of views and of common values, and global functions.
  package static let members: Set<String> = names(EmbeddedResources.system_members_csv, "system-members", "member")

  private static let modules: Set<String> = names(EmbeddedResources.apple_modules_csv, "apple-modules", "module")

  private static func names(_ text: StaticString, _ name: String, _ column: String) -> Set<String> {
    Set(TableDecoder(text, name: name).rows.compactMap { $0[column] })
  }

  /// Returns whether files import a module that is neither Apple's nor named like a folder of the files.
  package static func lackModules(_ trees: [SourceTree]) -> Bool {
    let imports = trees.reduce(into: Set<String>()) { $0.formUnion($1.imports) }.subtracting(modules)
    guard !imports.isEmpty else { return false }
    let folders = trees.reduce(into: Set<Substring>()) { $0.formUnion($1.file.split(separator: "/").dropLast()) }
    return !imports.allSatisfy { folders.contains(Substring($0)) }
  }
}
