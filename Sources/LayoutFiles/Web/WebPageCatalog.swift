package import AuditModel
import Documents

/// The web pages of one or more inputs.
package struct WebPageCatalog: Sendable {
  /// The pages, in the order of the inputs and sorted within each.
  package var pages: [WebPage] = []
  /// Problems that did not stop the files from being read.
  package var issues: [InputIssue] = []
  /// The number of files read.
  package var filesRead = 0
}
