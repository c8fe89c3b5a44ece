package import AuditModel
import Documents

/// The image sets of one or more inputs.
package struct ImageSetCatalog: Sendable {
  /// The sets, in the order of the inputs and sorted within each.
  package var sets: [ImageSet] = []
  /// Problems that did not stop the files from being read.
  package var issues: [InputIssue] = []
  /// The number of files read.
  package var filesRead = 0
  /// Counts of skipped items, by reason; empty if an inventory counts them for several loaders.
  package var leftOut: [String: Int] = [:]
}
