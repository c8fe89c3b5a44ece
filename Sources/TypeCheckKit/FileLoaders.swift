import AssetFiles
import AuditModel
package import Documents
import InterfaceBuilder
import LayoutFiles
import TextFiles

/// The loaders of files, in the order in which an inventory tries them.
///
/// Formats with specific file names come first. Texts come last, because any file that the user names may contain
/// texts.
package enum FileLoaders {
  /// The loaders of a check.
  package static let all: [any FileLoader.Type] = special + [CatalogLoader.self]

  /// The loaders of everything except texts.
  private static let special: [any FileLoader.Type] = [
    ImageSetLoader.self, PaletteLoader.self, LayoutLoader.self, WebPageLoader.self, InterfaceLoader.self,
  ]

  /// Returns the inventory of the files with texts, which also counts the files that only `check` reads.
  ///
  /// If `readsOutside` is true, links may lead out of the folders.
  static func texts(in inputs: [String], readsOutside: Bool = false) -> Inventory {
    Inventory(inputs, for: [CatalogLoader.self], beside: special, readsOutside: readsOutside)
  }

  /// Returns an error if a document in memory does not have a format with texts; otherwise nil.
  static func refusal(of document: [UInt8], named name: String) -> InputIssue? {
    Inventory.refusal(of: document, named: name, by: special)
  }

  /// Returns the paths of all files that a command may read from inputs, so that no report overwrites them.
  package static func paths(in inputs: [String], readsOutside: Bool) -> [String] {
    // A folder that is read as one item is a set in an asset catalog.
    Inventory(inputs, for: all, readsOutside: readsOutside).read.map {
      $0.kind == .folder ? "\($0.path)/Contents.json" : $0.path
    }
  }
}
