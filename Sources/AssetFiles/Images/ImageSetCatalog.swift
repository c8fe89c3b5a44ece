package import AuditModel
import Documents

/// The image sets of one or more inputs.
package struct ImageSetCatalog: Sendable {
  /// The sets, in the order of the inputs and sorted within each input.
  package var sets: [ImageSet] = []
  /// Problems in the inputs, including files that could not be read.
  package var issues: [InputIssue] = []
  /// The number of files read.
  package var filesRead = 0
  /// Counts of skipped items, by reason; empty if the inventory counts for all loaders.
  package var leftOut: [String: Int] = [:]
}
