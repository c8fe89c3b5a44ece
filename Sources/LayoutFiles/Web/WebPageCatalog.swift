package import AuditModel
import Documents

/// The web pages of one or more inputs.
package struct WebPageCatalog: Sendable {
  /// The pages, in the order of the inputs and sorted within each input.
  package var pages: [WebPage] = []
  /// Problems in the files.
  package var issues: [InputIssue] = []
  /// The number of pages that were read.
  package var filesRead = 0
}
