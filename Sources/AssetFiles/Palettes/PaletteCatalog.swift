package import AuditModel
import Documents

/// The palettes of one or more inputs.
package struct PaletteCatalog: Sendable {
  /// The palettes, in the order of the inputs and sorted within each.
  package var palettes: [Palette]
  /// Problems that did not stop the files from being read.
  package var issues: [InputIssue]
  /// The number of files read.
  package var filesRead: Int
  /// Counts of deliberately skipped items, by reason.
  package var leftOut: [String: Int]
  /// Paths of pictures that the user names, for callers that check pictures.
  package var pictures: [String]

  /// Creates an empty catalog.
  package init() {
    palettes = []
    issues = []
    filesRead = 0
    leftOut = [:]
    pictures = []
  }

  /// Adds the content of another catalog.
  ///
  /// - Parameter other: The catalog to add after this one.
  package mutating func append(_ other: PaletteCatalog) {
    palettes += other.palettes
    issues += other.issues
    filesRead += other.filesRead
    leftOut.merge(other.leftOut, uniquingKeysWith: +)
    pictures += other.pictures
  }
}
