import AuditModel
import Documents

/// An answer from WebDriverAgent's server: JSON with the XML of a page source as `value`.
struct PageSourceAnswer {
  /// The XML; nil if the answer contains none.
  let xml: [UInt8]?
  /// The problems in the answer.
  let issues: [InputIssue]

  /// Extracts the XML from an answer, or returns nil if the file is not a JSON object.
  ///
  /// In JSON, the XML is on a single line with `\n` for line breaks, so issues refer to that line.
  init?(_ source: LayoutSource) {
    guard FileBytes.firstVisible(source.bytes) == UInt8(ascii: "{") else { return nil }
    let (root, problems) = LocatedJSON.parse(anyEncoding: source.bytes)
    var notes = JSONNotes(file: source.path, problems)
    xml = Self.xml(in: root, &notes)
    issues = notes.issues
  }

  private static func xml(in root: LocatedJSON?, _ notes: inout JSONNotes) -> [UInt8]? {
    guard let root, case .object(let all) = root.content, !notes.isFatal else {
      if !notes.hasErrors { notes.error(.start, "the file is not a WebDriverAgent response", remedy) }
      return nil
    }
    guard let value = notes.members(all)["value"]?.value else {
      return notes.refused(root.place, "missing \"value\" in this WebDriverAgent response", remedy)
    }
    guard let text = value.text else {
      return notes.refused(
        value.place, "the value of this response is \(value.kind), not the XML of a page source", remedy)
    }
    return inOneLine(text, value.place.line)
  }

  /// Returns the XML without its declaration, on its line in the JSON.
  private static func inOneLine(_ text: String, _ line: Int) -> [UInt8] {
    var body = Substring(text).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    if body.hasPrefix("<?xml"), let end = body.firstIndex(of: ">") { body = body[body.index(after: end)...] }
    let bytes = body.utf8.map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
    return [UInt8](repeating: 0x0A, count: max(0, line - 1)) + bytes
  }

  private static let remedy = "save the whole response to GET /source, or the XML in its value"
}
