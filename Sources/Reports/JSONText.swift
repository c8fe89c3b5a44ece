/// Makes JSON from another encoder as harmless as that of ``JSONWriter``.
package enum JSONText {
  /// Returns the JSON with escapes for characters that could disturb a terminal or a build server's log.
  ///
  /// These characters only occur inside strings, so a parser reads the same values.
  package static func harmless(_ json: String) -> String {
    var writer = JSONWriter(capacity: json.utf8.count + 64)
    writer.append(json, isEncoded: true)
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}
