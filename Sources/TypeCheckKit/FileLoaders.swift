import AssetFiles
import AuditModel
package import Documents
import LayoutFiles
import TextFiles

/// All loaders of files, in the order in which an inventory asks them.
///
/// Formats with names of their own come first. Texts come last: any file that the user names may hold texts.
package enum FileLoaders {
  /// The loaders of a check.
  package static let all: [any FileLoader.Type] = special + [CatalogLoader.self]

  /// The loaders of everything except texts.
  private static let special: [any FileLoader.Type] = [
    ImageSetLoader.self, PaletteLoader.self, LayoutLoader.self, WebPageLoader.self,
  ]

  /// The files with texts of inputs, and counts of the files that only `check` reads.
  static func texts(in inputs: [String]) -> Inventory { Inventory(inputs, for: [CatalogLoader.self], beside: special) }

  /// The error for a document in memory that is not read for its texts; nil for texts.
  static func refusal(of document: [UInt8], named name: String) -> InputIssue? {
    Inventory.refusal(of: document, named: name, by: special)
  }

  /// The paths of everything that a command may read from inputs, so that no report overwrites it.
  ///
  /// - Parameter inputs: Paths of files and folders.
  /// - Returns: The paths of files.
  package static func paths(in inputs: [String]) -> [String] {
    // A folder that is read as one item is a set of an asset catalog.
    Inventory(inputs, for: all).read.map { $0.kind == .folder ? "\($0.path)/Contents.json" : $0.path }
  }
}
