/// A request of a browser, with its headers and its complete body.
package struct Request: Sendable {
  /// The method in upper case, such as `GET`.
  package var method: String
  /// The path, percent-encoded, without the query.
  package var path: String
  /// The query without the question mark, percent-encoded; empty if there is none.
  package var query: String
  /// The body.
  package var body: [UInt8]
  /// The headers in their order; names are in lower case.
  private var headers: [(name: String, value: String)]

  /// Creates a request.
  package init(_ method: String, _ target: String, headers: [(name: String, value: String)] = [], body: [UInt8] = []) {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    self.method = method.uppercased()
    path = parts.first.map(String.init) ?? ""
    query = parts.count > 1 ? String(parts[1]) : ""
    self.headers = headers.map { ($0.name.lowercased(), $0.value) }
    self.body = body
  }

  /// Returns all values of a header in their order; `name` must be in lower case.
  package func values(of name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }

  /// Returns the value of a header that occurs exactly once; otherwise nil.
  package func value(of name: String) -> String? {
    let values = values(of: name)
    return values.count == 1 ? values[0] : nil
  }

  /// The parameters of the query; nil if one of them is not valid or occurs twice.
  var parameters: [String: String]? {
    var parameters: [String: String] = [:]
    for part in query.split(separator: "&") {
      let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Self.decoded(sides[0]), let value = sides.count > 1 ? Self.decoded(sides[1]) : "",
        parameters.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    return parameters
  }

  /// Returns a decoded part of a query; nil if its percent-encoding or UTF-8 is not valid.
  ///
  /// Source: WHATWG URL, application/x-www-form-urlencoded: a plus sign is a space.
  private static func decoded(_ part: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = part.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte == UInt8(ascii: "+") ? UInt8(ascii: " ") : byte)
        continue
      }
      let digits = rest.prefix(2).compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
      guard digits.count == 2 else { return nil }
      bytes.append(UInt8(digits[0] * 16 + digits[1]))
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
