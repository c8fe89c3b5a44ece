/// The answer to a request.
package struct Response: Sendable {
  /// The content of an answer.
  package enum Body: Sendable {
    /// Bytes that are complete.
    case bytes([UInt8])
    /// Events that are sent as they occur.
    case events(EventStream)
  }

  /// The HTTP status code.
  package var status: Int
  /// The headers in their order.
  package var headers: [(name: String, value: String)]
  /// The content.
  package var body: Body

  /// Creates an answer.
  package init(_ status: Int = 200, type: String, _ body: Body) {
    self.status = status
    headers = [("Content-Type", type)]
    self.body = body
  }

  /// Creates an answer with JSON.
  static func json(_ bytes: [UInt8]) -> Response { Response(type: "application/json; charset=utf-8", .bytes(bytes)) }

  /// Creates the refusal of a request, with the reason as a sentence.
  static func refusal(_ status: Int, _ sentence: String) -> Response {
    Response(status, type: "text/plain; charset=utf-8", .bytes(Array("\(sentence)\n".utf8)))
  }

  /// Returns the value of a header, spelled as in ``headers``; nil without the header.
  package func value(of name: String) -> String? { headers.first { $0.name == name }?.value }

  /// Returns the answer with one more header.
  func with(_ name: String, _ value: String) -> Response {
    var response = self
    response.headers.append((name, value))
    return response
  }
}
