internal import Foundation

/// A message to all open pages.
///
/// Source: WHATWG HTML, server-sent events.
package struct ServerEvent: Sendable {
  /// The bytes of the message.
  package let bytes: [UInt8]

  /// A comment, which keeps the connection open and reports nothing.
  static let keepAlive = ServerEvent(frame: ":\n\n")

  private init(frame: String) { bytes = Array(frame.utf8) }

  /// Creates a message.
  ///
  /// The JSON has no line breaks, so one `data` line holds it.
  private init(_ name: String, id: String?, _ message: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(message)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    self.init(frame: "event: \(name)\n\(id.map { "id: \($0)\n" } ?? "")data: \(data)\n\n")
  }

  private struct Current: Encodable {
    var generation: String
  }

  private struct Checking: Encodable {
    var files: Int
  }

  private struct Failed: Encodable {
    var message: String
  }

  private struct Text: Encodable {
    var key: String
    var locale: String

    init(_ text: TextQuery) { (key, locale) = (text.key, text.locale) }
  }

  private struct Counts: Encodable {
    var changed: Int
    var fixed: Int
    var new: Int
  }

  private struct Changed: Encodable {
    var counts: Counts
    var findings: [String]
    var generation: String
    var removed: [Text]
    var texts: [Text]
    var verdict: Int
  }

  /// The most texts and findings that a message names; with more, a page shows none individually.
  private static let mostNamed = 500

  /// Returns the first message of a connection, with the server's current generation.
  package static func current(_ generation: Generation) -> ServerEvent {
    ServerEvent("current", id: generation.id, Current(generation: generation.id))
  }

  /// Returns the message that changed files are being checked.
  package static func checking(files: Int) -> ServerEvent { ServerEvent("checking", id: nil, Checking(files: files)) }

  /// Returns the message about individual changed texts, which precedes the complete result.
  package static func texts(_ data: [UInt8]) -> ServerEvent {
    // A line break would end the message. In JSON it occurs only between values.
    let line = String(decoding: data.filter { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    return ServerEvent(frame: "event: texts\ndata: \(line)\n\n")
  }

  /// Returns the message that a check gave the same result as before.
  package static func unchanged(_ generation: Generation) -> ServerEvent {
    ServerEvent("unchanged", id: generation.id, Current(generation: generation.id))
  }

  /// Returns the message that there is no new result, with the reason.
  package static func failed(_ message: String) -> ServerEvent {
    ServerEvent("failed", id: nil, Failed(message: message))
  }

  /// Returns the message about a new generation.
  package static func changed(_ generation: Generation, _ change: ResultChange) -> ServerEvent {
    let counts = Counts(changed: change.altered.count, fixed: change.fixed.count, new: change.new.count)
    return ServerEvent(
      "changed", id: generation.id,
      Changed(
        counts: counts, findings: Array((change.new + change.altered).prefix(mostNamed)), generation: generation.id,
        removed: change.removed.prefix(mostNamed).map(Text.init),
        texts: change.changed.prefix(mostNamed).map(Text.init),
        verdict: change.exit))
  }
}
