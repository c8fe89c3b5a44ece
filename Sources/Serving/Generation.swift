internal import Foundation

/// A result that the page shows, numbered within the server's run.
package struct Generation: Sendable {
  /// The name of the server's run, unique per start, so that no page mistakes an old result for a new one.
  package let run: String
  /// The number of the result; 1 is the first.
  package let number: Int
  /// The result.
  package let result: ServedResult

  /// Creates a generation.
  package init(run: String, number: Int, _ result: ServedResult) {
    (self.run, self.number, self.result) = (run, number, result)
  }

  /// The id of the generation in events.
  package var id: String { "\(run).\(number)" }
  /// The entity tag of the data.
  ///
  /// Source: RFC 9110, 8.8.3.
  package var etag: String { "\"\(id)\"" }

  var page: [UInt8] { result.page }
  var policy: String { result.policy }
  var data: [UInt8] { result.data }

  /// Returns the generation after this one.
  package func next(_ result: ServedResult) -> Generation { Generation(run: run, number: number + 1, result) }
}

/// The result of a check, ready to send.
package struct ServedResult: Hashable, Sendable {
  /// The page without data.
  package var page: [UInt8]
  /// The content security policy of the page.
  package var policy: String
  /// The data of the page as JSON.
  package var data: [UInt8]
  /// The hash of each text's verdicts and measurements.
  package var texts: [TextQuery: Int]
  /// The hash of each finding by its id.
  package var findings: [String: Int]
  /// The exit status of a check with this result.
  package var exit: Int
  /// The errors about inputs, as sentences with places.
  package var errors: [String]

  /// Creates a result.
  package init(
    page: [UInt8], policy: String, data: [UInt8], texts: [TextQuery: Int], findings: [String: Int],
    exit: Int, errors: [String]
  ) {
    (self.page, self.policy, self.data) = (page, policy, data)
    (self.texts, self.findings, self.exit, self.errors) = (texts, findings, exit, errors)
  }
}
