public import AuditModel
import Documents

/// The web pages of one or more inputs.
public struct WebPageCatalog: Sendable {
  /// The pages, in the order of the inputs and sorted within each.
  public var pages: [WebPage]
  /// Problems that did not stop the files from being read.
  public var issues: [InputIssue]
  /// The number of files read.
  public var filesRead: Int

  /// Creates an empty catalog.
  public init() {
    pages = []
    issues = []
    filesRead = 0
  }
}
