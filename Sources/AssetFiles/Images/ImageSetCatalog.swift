public import AuditModel
import Documents

/// The image sets of one or more inputs.
public struct ImageSetCatalog: Sendable {
  /// The sets, in the order of the inputs and sorted within each.
  public var sets: [ImageSet]
  /// Problems that did not stop the files from being read.
  public var issues: [InputIssue]
  /// The number of files read.
  public var filesRead: Int
  /// Counts of skipped items, by reason; empty if an inventory counts them for several loaders.
  public var leftOut: [String: Int]

  /// Creates an empty catalog.
  public init() {
    sets = []
    issues = []
    filesRead = 0
    leftOut = [:]
  }
}
