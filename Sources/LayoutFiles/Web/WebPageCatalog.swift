public import AuditModel
import Documents

/// The web pages of one or more inputs.
public struct WebPageCatalog: Sendable {
  /// The pages, in the order of the inputs, sorted in each.
  public var pages: [WebPage]
  /// What was wrong in the files that reading survived.
  public var issues: [InputIssue]
  /// How many files were read.
  public var filesRead: Int

  /// Creates an empty catalog.
  public init() {
    pages = []
    issues = []
    filesRead = 0
  }
}
