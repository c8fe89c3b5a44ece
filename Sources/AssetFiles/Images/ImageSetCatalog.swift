public import AuditModel
import Documents

/// The image sets of one or more inputs.
public struct ImageSetCatalog: Sendable {
  /// The sets, in the order of the inputs, sorted in each.
  public var sets: [ImageSet]
  /// What was wrong in the files that reading survived.
  public var issues: [InputIssue]
  /// How many files were read.
  public var filesRead: Int
  /// Folders that were not looked into, counted by reason.
  public var leftOut: [String: Int]
  /// What else asset catalogs hold, counted by reason.
  public var leftOutAssets: [String: Int]

  /// Creates an empty catalog.
  public init() {
    sets = []
    issues = []
    filesRead = 0
    leftOut = [:]
    leftOutAssets = [:]
  }
}
